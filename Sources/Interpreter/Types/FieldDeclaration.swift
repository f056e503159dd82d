/// A stored property of a struct or a class.
@MainActor
final class FieldDeclaration {
  let name: String
  /// Its place among the type's stored properties, those of superclasses first.
  var index: Int
  let isMutable: Bool
  let isPrivate: Bool
  let isViewBuilder: Bool
  /// The result builder of the file that stands before it.
  var builder: StaticType?
  let span: SourceFile.Span
  var type: StaticType = .failed
  /// Finds out the type before its turn has come: what other declarations choose by it.
  var early: (() -> StaticType)?
  /// The type, or what it will be.
  var foreseenType: StaticType { type == .failed ? early?() ?? .failed : type }
  /// The value that it has when no initialiser gives one.
  var initial: Expression?
  var hasInitial = false
  /// The property wrapper that it carries: then `type` is that of the value, and what is stored is the wrapper's storage.
  var wrapper: PropertyWrapper?
  /// It stores a property wrapper of the file's own: by this name and with this type the memberwise initialiser knows the property.
  var wrapped: (name: String, type: StaticType)?
  /// Makes the storage of a value that is given; nil where the storage itself must be given.
  var wrap: ((Expression) -> Expression)?
  /// The memberwise initialiser can set it.
  var isInMemberwise: Bool {
    switch wrapper?.parameter {
    case nil, .value?: isMutable || !hasInitial
    case .storage?: true
    case PropertyWrapper.Parameter.none?: false
    }
  }
  /// It makes the memberwise initialiser private; one with a wrapper and a value does not (swiftc 6.3).
  var isPrivateInMemberwise: Bool { isPrivate && (wrapper == nil && wrapped == nil || !hasInitial && type.wrapped == nil) }
  /// Its value is made when it is first read.
  var isLazy = false
  /// Makes the value of a `lazy` property.
  var lazyBody: BodyID?
  /// `willSet`.
  var before: BodyID?
  /// `didSet`.
  var after: BodyID?
  /// Setting it says that its object is about to change (`@Published`).
  var isPublished = false
  /// Whoever reads it depends on it (a property of an `@Observable` class).
  var isTracked = false
  var isObserved: Bool { before != nil || after != nil }

  init(_ name: String, index: Int, isMutable: Bool, isPrivate: Bool, isViewBuilder: Bool, span: SourceFile.Span) {
    self.name = name
    self.index = index
    self.isMutable = isMutable
    self.isPrivate = isPrivate
    self.isViewBuilder = isViewBuilder
    self.span = span
  }
}
