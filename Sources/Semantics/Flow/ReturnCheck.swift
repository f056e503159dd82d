internal import Declarations
internal import SwiftSyntax

/// Each way through a function that gives a value ends with `return`, and each way through the body of a `guard` leaves its block.
struct ReturnCheck {
  let checker: Checker
  let unit: CodeUnit

  func check() {
    if let (result, kind) = wanted { checkEnd(unit.statements, result, kind, unit.end) }
    for statement in unit.statements { visit(.statement(statement)) }
  }

  /// The type that the code must give, and what it is called.
  private var wanted: (Type, String)? {
    switch unit.role {
    case .function:
      guard let function = unit.declaration as? FunctionDeclaration, function.kind == .function else { return nil }
      let kind =
        function.attributes.flags.contains(.classMember)
        ? "class method" : function.isOperator ? operatorKind(function) : function.kindName
      return (checker.interface(of: function).result, kind)
    case .getter:
      if let function = unit.declaration as? FunctionDeclaration {
        return (checker.interface(of: function).result, "getter")
      }
      return (unit.declaration as? VariableDeclaration).map { (checker.type(of: $0), "getter") }
    default: return nil
    }
  }
  private func operatorKind(_ function: FunctionDeclaration) -> String { "operator function" }

  private func checkEnd(_ statements: [Statement], _ result: Type, _ kind: String, _ end: Int) {
    if result == .void || result.hasHole || result.hasVariable || statements.contains(where: \.isBuilder) { return }
    guard Completion.ends(statements, checker) else { return }
    let message =
      checker.isStandard(result, "Never")
      ? "\(kind) with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
      : "missing return in \(kind) expected to return '\(result)'"
    checker.report(message, at: end, in: unit.declaration.place?.file)
  }

  private func visit(_ node: TreeNode) {
    switch node {
    case .statement(let statement):
      if case .guardStatement(_, let body) = statement.kind, Completion.ends(body, checker) {
        checker.report(
          "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
          at: statement.range.end - 1,
          in: unit.declaration.place?.file)
      }
    case .expression(let expression):
      if case .closure(let closure) = expression.kind, case .function(let function) = expression.type {
        if !closure.isExpression {
          checkEnd(closure.body, function.result, "closure", checker.endOffset(of: closure.statements))
        }
      }
    case .pattern: break
    }
    for child in node.children { visit(child) }
  }
}

/// Tells if the end of a block can be reached.
struct Completion {
  private let checker: Checker
  private var frames: [Frame] = []

  private struct Frame {
    let label: String?
    /// True for what `break` without a label leaves.
    let isTarget: Bool
    var isLeft = false
  }

  static func ends(_ statements: [Statement], _ checker: Checker) -> Bool {
    var completion = Completion(checker: checker)
    return completion.ends(statements)
  }
  private init(checker: Checker) { self.checker = checker }

  private mutating func ends(_ statements: [Statement]) -> Bool {
    for statement in statements where !ends(statement) { return false }
    return true
  }

  /// Does something inside of a statement that `break` can leave; true if it was left.
  private mutating func inFrame(_ label: String?, isTarget: Bool, _ body: (inout Completion) -> Bool) -> (
    ends: Bool, isLeft: Bool
  ) {
    frames.append(Frame(label: label, isTarget: isTarget))
    let ends = body(&self)
    return (ends, frames.removeLast().isLeft)
  }

  private mutating func ends(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value): return ends(value)
    case .binding(_, let value, _): return value.map { ends($0) } ?? true
    case .declaration: return true
    case .returnStatement, .throwStatement, .continueStatement, .fallthroughStatement: return false
    case .breakStatement(let label):
      if let index = frames.lastIndex(where: { label == nil ? $0.isTarget : $0.label == label }) {
        frames[index].isLeft = true
      }
      return false
    case .ifStatement(let conditions, let body, let otherwise):
      guard ends(conditions) else { return false }
      let isBodyEnded = ends(body)
      if conditions.areAlwaysTrue { return isBodyEnded }
      let isOtherEnded = otherwise.map { ends($0) } ?? true
      return isBodyEnded || isOtherEnded
    case .guardStatement(let conditions, let body):
      _ = ends(body)
      return ends(conditions)
    case .whileLoop(let label, let conditions, let body):
      let (_, isLeft) = inFrame(label, isTarget: true) { $0.ends(body) }
      return isLeft || !conditions.areAlwaysTrue
    case .repeatLoop(let label, let body, let condition):
      let (isEnded, isLeft) = inFrame(label, isTarget: true) { $0.ends(body) }
      if case .boolean(true) = condition.kind { return isLeft }
      return isEnded || isLeft || body.contains { $0.hasContinue }
    case .forLoop(let label, _, let sequence, _, let body):
      _ = inFrame(label, isTarget: true) { $0.ends(body) }
      return ends(sequence)
    case .switchStatement(let label, let subject, let cases):
      guard ends(subject) else { return false }
      let (isEnded, isLeft) = inFrame(label, isTarget: true) { completion in
        var isAny = false
        for branch in cases where completion.ends(branch.body) { isAny = true }
        return isAny
      }
      return isEnded || isLeft
    case .doBlock(let label, let body, let clauses):
      let (isEnded, isLeft) = inFrame(label, isTarget: false) { completion in
        let isBodyEnded = completion.ends(body)
        var isAny = false
        for clause in clauses where completion.ends(clause.body) { isAny = true }
        return isBodyEnded || isAny && body.contains { $0.canThrow }
      }
      return isEnded || isLeft
    case .deferBlock: return true
    case .builder: return false
    }
  }

  private mutating func ends(_ conditions: [Statement.Condition]) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value):
        if !ends(value) { return false }
      case .availability: break
      }
    }
    return true
  }

  /// False if a value is never there, because something in it never comes back.
  private mutating func ends(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure: return true
    case .statement(let statement): return ends(statement)
    case .ternary(let condition, let first, let second):
      if !ends(condition) { return false }
      let isFirst = ends(first)
      return ends(second) || isFirst
    case .optionalChain: return true
    case .call(let callee, let list):
      if !ends(callee) { return false }
      let parameters = checker.choices[callee]?.interface?.parameters
      for (index, argument) in list.arguments.enumerated() {
        if let parameters, parameters.indices.contains(index), parameters[index].isAutoclosure { continue }
        if parameters == nil || list.arguments.count != parameters?.count { continue }
        if !ends(argument.value) { return false }
      }
      return !checker.isStandard(expression.type, "Never")
    default:
      for case .expression(let part) in expression.children where !ends(part) { return false }
      return true
    }
  }
}

extension [Statement.Condition] {
  /// True for `while true`.
  var areAlwaysTrue: Bool {
    allSatisfy { condition in
      if case .expression(let value) = condition, case .boolean(true) = value.kind { return true }
      return false
    }
  }
}

extension ClosureExpression {
  /// True if the closure gives the one expression that its body is.
  fileprivate var isExpression: Bool {
    guard body.count == 1, case .expression = body[0].kind else { return false }
    return true
  }
}

extension Statement {
  var isBuilder: Bool {
    if case .builder = kind { return true }
    return false
  }
  /// True if a `continue` stands in it, of whatever loop.
  var hasContinue: Bool {
    if case .continueStatement = kind { return true }
    return blocks.contains { $0.contains { $0.hasContinue } }
  }
  /// True if an error may leave it.
  var canThrow: Bool {
    if case .throwStatement = kind { return true }
    return children.contains { $0.canThrow }
  }
}

extension TreeNode {
  fileprivate var canThrow: Bool {
    switch self {
    case .statement(let statement): return statement.canThrow
    case .expression(let expression):
      switch expression.kind {
      case .closure: return false
      case .tryExpression(.plain, _): return true
      default: return expression.children.contains { $0.canThrow }
      }
    case .pattern: return false
    }
  }
}
