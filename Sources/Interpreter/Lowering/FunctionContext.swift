/// The function whose statements are being lowered: its slots, its names, what `self` and `return` mean in it.
@MainActor
final class FunctionContext {
  let parent: FunctionContext?
  /// Names of the surroundings can be used, and are captured.
  let isClosure: Bool
  /// The type whose members can be used without a dot; nil outside of types.
  let owner: StaticType?
  /// In a static member, or outside of types.
  let isStatic: Bool
  var isInitializer = false
  var isMutating = false
  /// The property whose observer it is.
  var observed: FieldDeclaration?
  /// It calls another initialiser.
  var delegates = false
  /// Errors can leave it.
  /// An initialiser that may give nil.
  var isFailable = false
  var isThrowing = false
  /// The only type of errors that can leave it (`throws(E)`); nil for any.
  var thrown: StaticType?
  var tryDepth = 0
  var doDepth = 0
  /// What `return` must give; nil is found out from the first value.
  var result: StaticType?
  var slotCount = 0
  var scopes: [[String: Variable]] = [[:]]
  var captures: [(outer: Variable, inner: Variable)] = []
  var generics: [String: TypeParameter] = [:]
  /// What the extension around demands of generic parameters.
  var conditions: [GenericCondition] = []
  /// Names that the alternatives of the `case` being lowered have bound.
  var alternatives: [String: Variable] = [:]
  /// Closure parameters that were used: `$0` must be.
  var usedShorthand = 0
  /// The label before the statement that is lowered next; those of the loops around.
  var label: String?
  var labels: [String] = []
  /// Functions and types that the function declares, by scope.
  var localFunctions: [String: [LocalFunction]] = [:]
  var localTypes: [String: TypeDeclaration] = [:]
  /// How many loops and switches are around the statement.
  var loopDepth = 0
  var switchDepth = 0

  init(parent: FunctionContext?, isClosure: Bool, owner: StaticType?, isStatic: Bool) {
    self.parent = parent
    self.isClosure = isClosure
    self.owner = owner
    self.isStatic = isStatic
  }

  /// A new variable in the innermost scope.
  func declare(_ name: String, _ type: StaticType, isMutable: Bool) -> Variable {
    let variable = Variable(name, type, isMutable: isMutable, slot: slotCount, owner: self)
    slotCount += 1
    scopes[scopes.count - 1][name] = variable
    return variable
  }
  /// The variable that a name means here, captured from the surroundings if need be.
  func variable(named name: String) -> Variable? {
    for scope in scopes.reversed() {
      if let variable = scope[name] { return variable }
    }
    guard isClosure, let outer = parent?.variable(named: name) else { return nil }
    if let known = captures.first(where: { $0.outer === outer }) { return known.inner }
    let inner = Variable(name, outer.type, isMutable: outer.isMutable, slot: slotCount, owner: self)
    slotCount += 1
    if inner.isMutable {
      outer.isBoxed = true
      inner.isBoxed = true
    }
    captures.append((outer, inner))
    return inner
  }
  /// All names that can be used here.
  var variableNames: [String] { scopes.flatMap(\.keys) + (isClosure ? parent?.variableNames ?? [] : []) }
  func localType(named name: String) -> TypeDeclaration? { localTypes[name] ?? parent?.localType(named: name) }
  func localFunctions(named name: String) -> [LocalFunction] { localFunctions[name] ?? (isClosure ? parent?.localFunctions(named: name) ?? [] : []) }
  /// What a generic parameter conforms to here.
  func protocols(of parameter: TypeParameter) -> [String] {
    var result = parameter.protocols
    for condition in conditions where condition.subject == .parameter(parameter) {
      if case .conforms(let name) = condition.demand { result.append(name) }
    }
    return parent.map { result + $0.protocols(of: parameter).dropFirst(parameter.protocols.count) } ?? result
  }
  func generic(named name: String) -> TypeParameter? { generics[name] ?? parent?.generic(named: name) }
}
