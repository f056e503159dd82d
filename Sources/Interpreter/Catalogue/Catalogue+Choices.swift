internal import Views

/// A type of a few named values: an enumeration without payloads, its type known by the same name in programs.
protocol NamedChoices: LibraryValue, CaseIterable, Hashable {}
extension NamedChoices {
  static var libraryType: LibraryType { LibraryType("\(Self.self)", ["Hashable", "Equatable"]) }
}

/// A type that is known by the same name in programs.
protocol NamedValue: LibraryValue {}
extension NamedValue {
  static var libraryType: LibraryType {
    var protocols: Set<String> = Self.self is any Hashable.Type ? ["Hashable", "Equatable"] : []
    if Self.self is any Comparable.Type { protocols.insert("Comparable") }
    if Self.self is any Codable.Type { protocols.insert("Codable") }
    if Self.self is any CustomStringConvertible.Type { protocols.insert("CustomStringConvertible") }
    return LibraryType("\(Self.self)", protocols)
  }
}

extension Catalogue {
  /// A type with a constant for each of its cases.
  func choices<T: NamedChoices>(_ type: T.Type) {
    add(T.libraryType)
    for choice in T.allCases { constant(choice, "\(choice)", doc: "The choice '\(choice)'.") }
  }
  /// A type with some of its static constants.
  func constants<T: LibraryValue>(_ type: T.Type, _ values: KeyValuePairs<String, T>) {
    add(T.libraryType)
    for (name, value) in values { constant(value, name, doc: "The value '\(name)'.") }
  }
}
