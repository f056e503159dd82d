/// What a value is kept under, in the environment, in preferences and for layouts: the type of a key, or the name of one that exists in an interpreted program only.
public struct KeyName: Hashable, Sendable {
  private let type: ObjectIdentifier?
  private let name: String
  /// The key's type.
  public init(_ type: Any.Type) {
    self.type = ObjectIdentifier(type)
    name = ""
  }
  /// The key's name in an interpreted program.
  public init(named name: String) {
    type = nil
    self.name = name
  }
}
