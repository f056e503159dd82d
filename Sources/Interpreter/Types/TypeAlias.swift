/// Another name for a type, found out at its first use.
@MainActor
final class TypeAlias {
  let name: String
  let span: SourceFile.Span
  let parameters: [TypeParameter]
  private var find: (() -> StaticType)?
  private var found: StaticType = .failed

  init(_ name: String, parameters: [TypeParameter], span: SourceFile.Span, find: @escaping () -> StaticType) {
    self.name = name
    self.parameters = parameters
    self.span = span
    self.find = find
  }
  /// What it stands for; an alias of itself stands for nothing.
  var type: StaticType {
    if let find {
      self.find = nil
      found = find()
    }
    return found
  }
}
