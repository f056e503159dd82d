/// A computed property, or a static or global constant.
@MainActor
final class PropertyDeclaration {
  let name: String
  let isStatic: Bool
  let span: SourceFile.Span
  /// The type that it belongs to; nil at the top level.
  let owner: StaticType?
  var type: StaticType = .failed
  /// Finds out the type before its turn has come: what other declarations choose by it.
  var early: (() -> StaticType)?
  /// A protocol asks for it: what is read is found when the program runs.
  var isRequirement = false
  /// It can be given another value.
  var isSettable = false
  /// `@ViewBuilder` stands before it.
  var isViewBuilder = false
  /// What the extension that it stands in demands.
  var conditions: [GenericCondition] = []
  /// The getter of a computed property.
  var getter: BodyID?
  /// What happens when a computed property gets another value.
  var setter: BodyID?
  /// Its setter leaves the value as it is (`nonmutating set`).
  var isNonmutating = false
  /// Reading it needs `try`.
  var isThrowing = false
  /// A subclass has another one.
  var isOverridden = false
  /// The value of a static or global constant, computed at its first use.
  var initial: Expression?
  /// Finds out the type of a constant that does not name it; called once.
  var resolve: (() -> Void)?

  init(_ name: String, isStatic: Bool, owner: StaticType?, span: SourceFile.Span) {
    self.name = name
    self.isStatic = isStatic
    self.owner = owner
    self.span = span
  }
  /// The type, found out now where it was not written.
  var resolvedType: StaticType {
    if let resolve {
      self.resolve = nil
      resolve()
    }
    return type == .failed ? early?() ?? .failed : type
  }
}
