/// A function or an initialiser of the file.
@MainActor
final class FunctionDeclaration {
  let name: String
  let isStatic: Bool
  let isMutating: Bool
  let span: SourceFile.Span
  /// The type that it belongs to; nil at the top level.
  let owner: StaticType?
  var typeParameters: [TypeParameter]
  var parameters: [ParameterSignature] = []
  /// The values of parameters that a call leaves out.
  var defaults: [Expression?] = []
  var result: StaticType = .void
  let body: BodyID
  /// Of a subscript: what happens when it gets another value.
  var setter: BodyID?
  /// A subclass has another one.
  var isOverridden = false
  /// Of an initialiser: it calls another one of its class (`convenience`).
  var isConvenience = false
  /// Of an initialiser: it may give nil.
  var isFailable = false
  /// A call needs `try`.
  var isThrowing = false
  /// The type that `throws(E)` names; nil for errors of any type.
  var thrown: StaticType?
  /// A protocol asks for it: what is called is found when the program runs.
  var isRequirement = false
  /// `@ViewBuilder` stands before it.
  var isViewBuilder = false
  /// Of an initialiser: it stands in an extension, which leaves the memberwise initialiser in place.
  var isInExtension = false
  /// What the extension that it stands in demands.
  var conditions: [GenericCondition] = []

  init(_ name: String, isStatic: Bool, isMutating: Bool, owner: StaticType?, typeParameters: [TypeParameter], body: BodyID, span: SourceFile.Span) {
    self.name = name
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.owner = owner
    self.typeParameters = typeParameters
    self.body = body
    self.span = span
  }
  /// The name with its labels, `row(_:color:)`.
  var fullName: String { parameters.isEmpty ? name + "()" : name + "(" + parameters.map(\.words).joined() + ")" }
}

/// What runs when a function, a getter or a closure is called. Slot 0 holds `self` in members; then come captures, parameters and locals.
@MainActor
final class FunctionBody {
  /// How many slots a call takes.
  var slotCount = 0
  /// Where a closure's captured values go.
  var captureSlots: [Int] = []
  var statements: [Statement] = []
}
