/// A stored property of a struct.
@MainActor
final class FieldDeclaration {
  let name: String
  /// Its place among the struct's stored properties.
  let index: Int
  let isMutable: Bool
  let isPrivate: Bool
  let isViewBuilder: Bool
  let span: SourceFile.Span
  var type: StaticType = .failed
  /// The value that it has when no initialiser gives one.
  var initial: Expression?
  var hasInitial = false

  init(_ name: String, index: Int, isMutable: Bool, isPrivate: Bool, isViewBuilder: Bool, span: SourceFile.Span) {
    self.name = name
    self.index = index
    self.isMutable = isMutable
    self.isPrivate = isPrivate
    self.isViewBuilder = isViewBuilder
    self.span = span
  }
}
