/// A library that programs import, and its public declarations.
public struct InterfaceModule: Sendable, Hashable {
  /// Its place among all.
  let number: Int

  /// The declarations of that name; see ``InterfaceLibrary/entries(owner:name:)``.
  public func entries(owner: String, name: String) -> [InterfaceEntry] { InterfaceIndex.entries(owner: owner, name: name, in: 1 << number) }

  /// The owners of declarations of that name, sorted; the top of the module is `""`.
  public func owners(named name: String) -> [String] { InterfaceIndex.owners(named: name, in: 1 << number) }

  /// The names of what `owner` declares, sorted by their bytes.
  public func names(of owner: String) -> [String] { InterfaceIndex.names(of: owner, in: 1 << number) }

  /// The names of what stands in the declaration of `owner` itself, without what extensions add, sorted by their bytes.
  public func declaredNames(of owner: String) -> [String] {
    InterfaceIndex.names(of: owner, in: 1 << number, isDeclaredThere: true)
  }

  /// Everything that the module declares, sorted by owner and name.
  public var entries: [(owner: String, name: String, entry: InterfaceEntry)] { InterfaceIndex.all(of: self) }

  /// All of the module's text: Swift source without bodies.
  public var text: String { contents.text.description }
}

extension InterfaceModule: CustomStringConvertible {
  public var description: String { name }
}
