internal import Declarations

/// Makes the typed tree of one body into code: names become slots, choices become calls.
@MainActor
final class Maker {
  enum Slot {
    case plain(Int)
    /// The slot holds a box.
    case boxed(Int)
    /// A local variable with code of its own.
    case computed
  }
  /// It keeps the code that is made, which may keep the maker.
  unowned let evaluation: Evaluation
  let settled: any SettledDeclarations
  let walk: CaptureWalk
  /// The declaration whose body it is.
  let owner: Declaration
  let file: SourceUnit?
  var slots: [Declaration: Slot] = [:]
  var generics: [GenericParameterDeclaration: Int] = [:]
  private(set) var next = 0
  private(set) var highest = 0
  /// The loops and switches around the place that is made, the innermost last.
  var targets: [(label: String?, number: Int, isLoop: Bool)] = []
  var nextTarget = 0
  /// Where the value of an `if` or `switch` goes.
  var branchValue: (slot: Int, type: Type)?
  /// True inside of an initialiser of a class or structure: its own properties are set without observers.
  var isInitializer: Bool { !isClosure && (owner as? FunctionDeclaration)?.kind == .initializer }
  var selfVariable: Declaration?
  /// The parameters that have wrappers.
  var wrappers: [ParameterDeclaration: SettledWrapper] = [:]
  /// True inside of a closure of the body.
  var isClosure = false
  /// The type that the innermost function returns.
  var result: Type = .void
  /// The innermost expression that is made.
  var made: SourceSpan?

  init(_ evaluation: Evaluation, _ owner: Declaration, _ walk: CaptureWalk) {
    self.evaluation = evaluation
    settled = evaluation.program.settled
    self.owner = owner
    self.walk = walk
    file = owner.place?.file
  }

  // MARK: Slots

  func slot() -> Int {
    next += 1
    highest = max(highest, next)
    return next - 1
  }
  /// Gives slots back that were taken since.
  func scope<Result>(_ make: () -> Result) -> (Result, Range<Int>) {
    let start = next
    let made = make()
    let used = start..<next
    next = start
    return (made, used)
  }
  /// A slot for a variable; one that closures share becomes a box.
  func declare(_ declaration: Declaration) -> Slot {
    let slot: Slot = walk.boxed.contains(declaration) ? .boxed(self.slot()) : .plain(self.slot())
    slots[declaration] = slot
    return slot
  }
  /// A place in the program; nil in a library's source: what goes wrong there stands where the library was called.
  func place(_ range: SourceSpan) -> SourcePlace? {
    file.flatMap { $0.module.isLibrary ? nil : SourcePlace($0, range.start, end: range.end) }
  }

  /// Where a call stands: from the function's name to the end.
  func site(of call: Expression) -> SourceSpan {
    guard case .call(let callee, _) = call.kind else { return call.range }
    var named = callee
    if case .specialization(let base, _) = callee.kind { named = base }
    switch named.kind {
    case .member(_, let name), .implicitMember(let name): return SourceSpan(name.range.start, call.range.end)
    case .reference(let reference) where reference.isOperator: return SourceSpan(call.range.start, call.range.start)
    default: return call.range
    }
  }

  /// Code that ends the run: something that cannot be made.
  func fail(_ message: String, _ range: SourceSpan) -> Code {
    let place = place(range)
    return Do { (frame: Frame) throws(Interruption) in
      throw frame.evaluation.fail(message + " is not in the playground yet", at: place)
    }
  }

  // MARK: Types

  func type(_ type: Type) -> TypeCode { TypeCode(known(type), generics, evaluation.types, made.flatMap(place)) }
  /// An associated type of an existential is whatever it is.
  func known(_ type: Type) -> Type {
    guard case .member = type else { return type }
    return type.mapping { part in
      if case .member(.existential, _) = part { return .any }
      return nil
    }
  }

  /// The codes of what stands for a declaration's generic parameters.
  func types(of declaration: Declaration, _ substitution: Substitution) -> [TypeCode] {
    settled.genericParameters(of: declaration).map { type(substitution[$0] ?? .parameter($0)) }
  }
  func standardName(_ type: Type) -> String? {
    if case .nominal(let declaration, _) = type, declaration.isStandard { return declaration.name }
    if case .nominal(let declaration, _) = type, declaration.name == "CGFloat" { return "Double" }
    return nil
  }
  func optionalObject(_ type: Type) -> Type? {
    if case .nominal(let declaration, let arguments) = type, declaration.isStandard, declaration.name == "Optional" {
      return arguments.first
    }
    return nil
  }
  func withoutPlace(_ type: Type) -> Type {
    switch type {
    case .lvalue(let object), .inOut(let object): return withoutPlace(object)
    case .member: return known(type)
    case .tuple(let elements):
      if !elements.contains(where: { if case .lvalue = $0.type { true } else { false } }) { return type }
      return .tuple(elements.map { Type.TupleElement($0.label, withoutPlace($0.type)) })
    default: return type
    }
  }
}

// MARK: Functions

extension Maker {
  /// The code of a function, initialiser or accessor; nil if it has none.
  static func function(_ declaration: Declaration, _ part: CodePart, _ evaluation: Evaluation) -> FunctionCode? {
    let settled = evaluation.program.settled
    guard let code = settled.code(of: declaration, part) else { return nil }
    let walk = CaptureWalk(settled)
    code.parameters.forEach(walk.declare)
    if let own = code.selfVariable { walk.declare(own) }
    let generics = settled.genericParameters(of: declaration)
    let isInitializer = (declaration as? FunctionDeclaration)?.kind == .initializer
    let isValueInitializer = isInitializer && declaration.parentNominal?.hasObjects != true
    let hasSelf = code.selfVariable != nil && !declaration.isStatic && !isValueInitializer
    let isClassMember = evaluation.takesMetatype(declaration)
    let count = generics.count + (hasSelf || isClassMember ? 1 : 0) + code.parameters.count
    let made = FunctionCode(declaration.name, argumentCount: count) { function in
      if let mistake = settled.mistake(around: declaration) {
        return refuse(function, mistake)
      }
      walk.walk(code.statements)
      walk.finish()
      let maker = Maker(evaluation, declaration, walk)
      if isClassMember, let own = code.selfVariable { maker.slots[own] = .plain(maker.slot()) }
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      var entries: [Code] = []
      var exits: [Code] = []
      if hasSelf, let own = code.selfVariable { maker.argument(own, &entries, &exits) }
      maker.selfVariable = code.selfVariable
      for parameter in code.parameters {
        maker.argument(parameter, &entries, &exits)
        maker.wrap(parameter, &entries)
      }
      if let own = code.selfVariable, declaration.isStatic, !isClassMember, let parent = declaration.parentNominal {
        // `self` of a static member is the type.
        let slot = maker.declare(own)
        let type = maker.type(.metatype(maker.selfType(of: parent)))
        if case .plain(let slot) = slot {
          entries.append(
            Do { (frame: Frame) throws(Interruption) in
              if case .metatype(let made) = try type.type(frame).kind { frame.slots[slot] = .metatype(made) }
              return .void
            })
        }
      }
      maker.finish(function, declaration, code, part, entries, exits)
    }
    if isInitializer { made.owner = declaration.parentNominal }
    return made
  }

  func selfType(of nominal: NominalDeclaration) -> Type {
    if let own = nominal.selfParameter { return .parameter(own) }
    return .nominal(nominal, settled.genericParameters(of: nominal).map { .parameter($0) })
  }

  /// A parameter: what closures change is kept in a box while the function runs.
  func argument(_ declaration: Declaration, _ entries: inout [Code], _ exits: inout [Code]) {
    let slot = slot()
    guard walk.boxed.contains(declaration) else {
      slots[declaration] = .plain(slot)
      return
    }
    slots[declaration] = .boxed(slot)
    entries.append(
      Do { (frame: Frame) throws(Interruption) in
        frame.slots[slot] = .box(Box(frame.slots[slot]))
        return .void
      })
    exits.append(
      Do { (frame: Frame) throws(Interruption) in
        if case .box(let box) = frame.slots[slot] { frame.slots[slot] = box.value }
        return .void
      })
  }

  /// A parameter with a wrapper: it is made of the argument.
  func wrap(_ declaration: Declaration, _ entries: inout [Code]) {
    guard let parameter = declaration as? ParameterDeclaration, !parameter.attributes.custom.isEmpty,
      let wrapper = settled.wrapper(ofParameter: parameter), let initializer = wrapper.initializer
    else { return }
    let (type, place) = (type(wrapper.type), self.place(of: parameter))
    wrappers[parameter] = wrapper
    entries.append(
      Do { (frame: Frame) throws(Interruption) in
        let own = try type.type(frame)
        let target = frame.evaluation.bound(initializer, .body, in: own, own: [])
        let values = [try place.read(frame)] + initializer.parameters.dropFirst().map { _ in Value.void }
        try place.write(frame, try frame.evaluation.construct(target, initializer, own, values, nil))
        return .void
      })
  }

  private func finish(
    _ function: FunctionCode, _ declaration: Declaration, _ code: SettledCode, _ part: CodePart, _ entries: [Code],
    _ exits: [Code]
  ) {
    var entries = entries
    switch declaration {
    case let callable as FunctionDeclaration where part == .body: result = settled.interface(of: callable).result
    case let callable as FunctionDeclaration where part == .get: result = settled.interface(of: callable).result
    case let variable as VariableDeclaration where part == .get: result = settled.type(of: variable)
    default: break
    }
    if case .opaque(let opaque) = result, opaque.declaration == declaration {
      result = settled.underlyingType(of: opaque) ?? result
    }
    var last: Code?
    if isInitializer, let nominal = declaration.parentNominal, let own = code.selfVariable {
      if nominal.hasObjects {
        if !delegates(code.statements) { entries.append(initialFields(of: nominal, own)) }
        last = reference(own)
      } else {
        let slot = declare(own)
        if case .boxed(let slot) = slot {
          entries.append(
            Do { (frame: Frame) throws(Interruption) in
              frame.slots[slot] = .box(Box(.void))
              return .void
            })
        }
        if nominal.kind == .structure { entries.append(initialStructure(of: nominal, own)) }
        last = reference(own)
      }
    }
    let statements = block(code.statements, isFunction: true)
    let single = entries.isEmpty && exits.isEmpty && last == nil ? singleValue(code.statements) : nil
    function.slotCount = highest
    if let single {
      function.slotCount = highest
      function.body = single
    } else {
      function.body = FunctionBody(entries, statements, exits, last: last)
    }
    function.slotCount = max(highest, function.argumentCount)
  }

  /// The code of a body that is just `return value`.
  private func singleValue(_ statements: [Statement]) -> Code? {
    guard statements.count == 1, mistaken(statements[0]) == nil, case .returnStatement(let value?) = statements[0].kind else { return nil }
    return expression(value, as: result)
  }

  /// True for an initialiser that calls another one of its own type.
  private func delegates(_ statements: [Statement]) -> Bool {
    func search(_ node: TreeNode) -> Bool {
      if case .expression(let expression) = node, case .call(let callee, _) = expression.kind,
        case .member(let base, let name) = callee.kind, name.name == "init", case .reference(let reference) = base.kind,
        reference.name == "self"
      {
        return true
      }
      if case .expression(let expression) = node, case .closure = expression.kind { return false }
      return node.children.contains(where: search)
    }
    return statements.contains { search(.statement($0)) }
  }

  /// Gives a class's own properties their initial values.
  private func initialFields(of nominal: NominalDeclaration, _ own: Declaration) -> Code {
    let object = reference(own)
    let initial = storedProperties(of: nominal).map { initialValue(of: $0) }
    let start = inheritedCount(of: nominal)
    return Do { (frame: Frame) throws(Interruption) in
      guard case .object(let object) = try object.value(frame) else {
        throw frame.evaluation.mistake("an object was expected")
      }
      for (index, code) in initial.enumerated() {
        if let code { object.fields[start + index] = try code.value(frame) }
      }
      return .void
    }
  }
  private func initialStructure(of nominal: NominalDeclaration, _ own: Declaration) -> Code {
    let initial = storedProperties(of: nominal).map { initialValue(of: $0) }
    let place = place(of: own)
    return Do { (frame: Frame) throws(Interruption) in
      var fields: [Value] = []
      for code in initial { fields.append(try code?.value(frame) ?? .void) }
      try place.write(frame, .structure(fields))
      return .void
    }
  }

  func storedProperties(of nominal: NominalDeclaration) -> [VariableDeclaration] {
    settled.storedProperties(of: nominal)
  }
  /// How many properties the superclasses store.
  func inheritedCount(of nominal: NominalDeclaration) -> Int {
    var count = 0
    var current = settled.superclass(of: nominal)
    while case .nominal(let parent, _)? = current {
      count += storedProperties(of: parent).count
      current = settled.superclass(of: parent)
    }
    return count
  }
  /// The place of a stored property among the fields.
  func fieldIndex(of variable: VariableDeclaration) -> Int? {
    guard let nominal = variable.parentNominal,
      let own = storedProperties(of: nominal).firstIndex(of: variable)
    else { return nil }
    return inheritedCount(of: nominal) + own
  }

  /// What a property begins with: its initial value, or nil of a variable optional. A lazy one begins with nothing.
  func initialValue(of variable: VariableDeclaration) -> Code? {
    if variable.attributes.flags.contains(.lazy) { return nil }
    let type = settled.type(of: variable)
    let wrapper = settled.settledWrapper(of: variable)
    if let value = settled.initialValue(of: variable) {
      if variable.parent != nil, variable.isProperty, variable.isStored {
        return detached(value, as: wrapper?.type ?? destructured(variable, type, value), variable)
      }
    }
    if wrapper == nil, optionalObject(type) != nil, !variable.isLet { return Constant(.none) }
    return nil
  }
  private func destructured(_ variable: VariableDeclaration, _ type: Type, _ value: Expression) -> Type {
    variable.isDestructured ? withoutPlace(value.type) : type
  }

  /// Code of an initial value, in a function of its own that takes the generic parameters of the type.
  private func detached(_ value: Expression, as type: Type, _ variable: VariableDeclaration) -> Code {
    let evaluation = evaluation
    let generics = variable.isStatic || variable.parent == nil ? [] : settled.genericParameters(of: variable)
    let key = Evaluation.TargetKey(declaration: variable, part: .body)
    let code: FunctionCode
    if case .code(let known)? = evaluation.targets[key] {
      code = known
    } else {
      code = FunctionCode(variable.name, argumentCount: generics.count) { function in
        let walk = CaptureWalk(evaluation.program.settled)
        walk.walk(value)
        walk.finish()
        let maker = Maker(evaluation, variable, walk)
        for parameter in generics { maker.generics[parameter] = maker.slot() }
        function.body = maker.mistaken(value) ?? maker.part(of: variable, maker.expression(value, as: type))
        function.slotCount = maker.highest
      }
      evaluation.targets[key] = .code(code)
    }
    return CallCode(code, generics.map { self.type(.parameter($0)) }, variable.place)
  }
  /// Of a destructured binding, the part that a name takes.
  func part(of variable: VariableDeclaration, _ code: Code) -> Code {
    guard variable.isDestructured, let index = settled.destructuredPath(of: variable) else { return code }
    return index.reduce(code) { FieldCode($0, $1) }
  }
}
