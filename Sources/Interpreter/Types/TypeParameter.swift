/// A generic parameter of a declaration: `Content` in `struct Box<Content: View>`. It is itself only.
final class TypeParameter: Hashable, Sendable {
  let name: String
  /// What an argument must conform to.
  let protocols: [String]
  /// The types that arguments choose for their protocols, `Data.Element`: parameters of their own, or what a `where` makes them equal to.
  @MainActor var associated: [String: StaticType] = [:]

  init(_ name: String, _ protocols: [String] = []) {
    self.name = name
    self.protocols = protocols
  }
  static func == (a: TypeParameter, b: TypeParameter) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
