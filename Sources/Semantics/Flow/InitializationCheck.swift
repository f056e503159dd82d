internal import Declarations

/// Definite initialisation: a variable has a value before it is used, a constant is given one once, and an initialiser gives all stored
/// properties their values before `self` is used and before it returns.
///
/// What is known of each variable is followed along the ways through the code, in the order of its text; a loop's body is followed
/// twice, first in silence, for what an earlier round may have done.
struct InitializationCheck {
  let checker: Checker
  let unit: CodeUnit
  /// What is followed: local variables without an initial value, and stored properties of an initialiser's `self`.
  var slots: [VariableDeclaration: Int] = [:]
  var variables: [VariableDeclaration] = []
  var state = State()
  var frames: [Frame] = []
  /// Where errors go: what is known at all places of the innermost `do` that may throw.
  var errors: [State?] = []
  var isSilent = false
  /// That something is left out is told at the first way out.
  var hasToldExit = false
  /// `self` of an initialiser.
  var own: OwnSelf?
  /// Where a constant is used too early: the compiler names the last place first.
  var lastUses: [Int: (message: String, offset: Int)] = [:]
  var captures: [FunctionDeclaration: Set<VariableDeclaration>] = [:]

  init(_ checker: Checker, _ unit: CodeUnit) {
    self.checker = checker
    self.unit = unit
  }

  /// What is known at a place.
  struct State {
    /// The place cannot be reached.
    var isUnreachable = false
    /// What has a value on all ways to the place.
    var definite: Set<Int> = []
    /// What has a value on some way.
    var possible: Set<Int> = []

    static let unreachable = State(isUnreachable: true)

    func joined(_ other: State?) -> State {
      guard let other, !other.isUnreachable else { return self }
      if isUnreachable { return other }
      return State(definite: definite.intersection(other.definite), possible: possible.union(other.possible))
    }
  }

  /// A statement that `break` or `continue` may leave.
  struct Frame {
    let label: String?
    let isLoop: Bool
    /// True for what `break` without a label leaves.
    let isTarget: Bool
    var left = State.unreachable
    var continued = State.unreachable
    var fallen = State.unreachable
  }

  mutating func check() {
    prepareSelf()
    run(unit.statements)
    if !state.isUnreachable { checkExit(at: unit.end) }
    for use in lastUses.values { checker.report(use.message, at: use.offset, in: unit.declaration.place?.file) }
  }

  func report(_ message: String, at offset: Int) {
    if isSilent || state.isUnreachable { return }
    checker.report(message, at: offset, in: unit.declaration.place?.file)
  }

  mutating func slot(_ variable: VariableDeclaration) -> Int {
    if let known = slots[variable] { return known }
    let made = variables.count
    variables.append(variable)
    slots[variable] = made
    return made
  }

  mutating func run(_ statements: [Statement]) {
    for statement in statements { run(statement) }
  }

  mutating func run(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .binding(let pattern, let value, let declared):
      if let value {
        visit(value)
      } else {
        for variable in declared
        where !(checker.optionalObject(variable.type ?? .hole) != nil && !variable.isLet)
          && variable.type?.hasHole == false
        {
          let number = slot(variable)
          state.definite.remove(number)
          state.possible.remove(number)
        }
      }
      visit(pattern)
    case .declaration: break
    case .returnStatement(let value):
      if let value { visit(value) }
      if value == nil, !state.isUnreachable { checkExit(at: statement.range.start) }
      state = .unreachable
    case .throwStatement(let value):
      visit(value)
      noteThrow()
      state = .unreachable
    case .ifStatement(let conditions, let body, let otherwise):
      visit(conditions)
      let before = state
      run(body)
      if conditions.areAlwaysTrue { return }
      let after = state
      state = before
      run(otherwise ?? [])
      state = after.joined(state)
    case .guardStatement(let conditions, let body):
      visit(conditions)
      let before = state
      run(body)
      state = before
    case .whileLoop(let label, let conditions, let body):
      loop(label) { check in
        check.visit(conditions)
        let exit = conditions.areAlwaysTrue ? .unreachable : check.state
        check.run(body)
        return exit
      }
    case .repeatLoop(let label, let body, let condition):
      loop(label) { check in
        check.run(body)
        check.state = check.state.joined(check.frames.last?.continued)
        check.visit(condition)
        if case .boolean(true) = condition.kind { return .unreachable }
        return check.state
      }
    case .forLoop(let label, let pattern, let sequence, let condition, let body):
      visit(sequence)
      loop(label) { check in
        let exit = check.state
        check.visit(pattern)
        if let condition { check.visit(condition) }
        check.run(body)
        return exit
      }
    case .switchStatement(let label, let subject, let cases): runSwitch(label, subject, cases)
    case .doBlock(let label, let body, let clauses): runDo(label, body, clauses)
    case .deferBlock(let body): runLater(body)
    case .breakStatement(let label): leave(label)
    case .continueStatement(let label):
      if let index = frames.lastIndex(where: { label == nil ? $0.isLoop : $0.label == label }) {
        frames[index].continued = frames[index].continued.joined(state)
      }
      state = .unreachable
    case .fallthroughStatement:
      if let index = frames.lastIndex(where: { $0.isTarget && !$0.isLoop }) { frames[index].fallen = state }
      state = .unreachable
    case .builder(let statements, let value):
      run(statements)
      visit(value)
    }
  }

  private mutating func leave(_ label: String?) {
    if let index = frames.lastIndex(where: { label == nil ? $0.isTarget : $0.label == label }) {
      frames[index].left = frames[index].left.joined(state)
    }
    state = .unreachable
  }

  /// Follows a loop; one round gives what is known where the loop ends by its condition.
  private mutating func loop(_ label: String?, _ round: (inout InitializationCheck) -> State) {
    let entry = state
    if !isSilent {
      var first = self
      first.isSilent = true
      first.frames.append(Frame(label: label, isLoop: true, isTarget: true))
      _ = round(&first)
      let back = first.state.joined(first.frames.last?.continued)
      if !back.isUnreachable { state.possible.formUnion(back.possible.filter { $0 < variables.count }) }
    }
    frames.append(Frame(label: label, isLoop: true, isTarget: true))
    let exit = round(&self)
    let back = state
    let frame = frames.removeLast()
    state = exit.joined(frame.left)
    if !entry.isUnreachable, !back.isUnreachable { state.possible.formUnion(back.possible) }
    if !frame.continued.isUnreachable { state.possible.formUnion(frame.continued.possible) }
  }

  private mutating func runSwitch(_ label: String?, _ subject: Expression, _ cases: [Statement.Case]) {
    visit(subject)
    let before = state
    var after = State.unreachable
    frames.append(Frame(label: label, isLoop: false, isTarget: true))
    for branch in cases {
      state = before
      for item in branch.items {
        visit(item.pattern)
        if let condition = item.condition { visit(condition) }
      }
      let fallen = frames[frames.count - 1].fallen
      frames[frames.count - 1].fallen = .unreachable
      state = state.joined(fallen)
      run(branch.body)
      after = after.joined(state)
    }
    state = after.joined(frames.removeLast().left)
  }

  private mutating func runDo(_ label: String?, _ body: [Statement], _ clauses: [Statement.CatchClause]) {
    frames.append(Frame(label: label, isLoop: false, isTarget: false))
    if !clauses.isEmpty { errors.append(nil) }
    run(body)
    var after = state
    if !clauses.isEmpty {
      let caught = errors.removeLast() ?? .unreachable
      for clause in clauses {
        state = caught
        for item in clause.items {
          visit(item.pattern)
          if let condition = item.condition { visit(condition) }
        }
        run(clause.body)
        after = after.joined(state)
      }
    }
    state = after.joined(frames.removeLast().left)
  }

  /// `defer` runs when its block is left: what the block does until then is not followed, so all counts as given.
  private mutating func runLater(_ body: [Statement]) {
    let before = state
    state.definite.formUnion(0..<variables.count)
    let (outerFrames, outerErrors) = (frames, errors)
    run(body)
    (frames, errors) = (outerFrames, outerErrors)
    let given = body.flatMap { Self.assigned($0) }.compactMap { slots[$0] }
    state = before
    state.definite.formUnion(given)
  }

  /// An error may leave the code here.
  mutating func noteThrow() {
    guard let last = errors.indices.last else { return }
    errors[last] = state.joined(errors[last])
  }

  private static func assigned(_ statement: Statement) -> [VariableDeclaration] {
    statement.children.flatMap { assigned($0) }
  }
  private static func assigned(_ node: TreeNode) -> [VariableDeclaration] {
    if case .expression(let expression) = node, case .assignment(let left, _) = expression.kind,
      case .reference(let reference) = left.kind
    {
      return reference.candidates.compactMap { $0 as? VariableDeclaration }
    }
    return node.children.flatMap { assigned($0) }
  }
}
