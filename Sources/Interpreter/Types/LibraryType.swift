/// A type that the library or the language declares. Its name identifies it.
struct LibraryType: Hashable, Sendable {
  /// The name with its outer types, `Font.Weight`.
  let name: String
  /// The protocols that matter for look-up and for arguments.
  let protocols: [String]

  init(_ name: String, _ protocols: [String] = []) {
    self.name = name
    self.protocols = protocols
  }
  static func == (a: LibraryType, b: LibraryType) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static let bool = LibraryType("Bool", ["Hashable", "Equatable", "CustomStringConvertible", "Codable", "Sendable"])
  static let int = LibraryType("Int", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "SignedInteger", "FixedWidthInteger", "CVarArg", "Codable", "Sendable"])
  static let double = LibraryType("Double", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "BinaryFloatingPoint", "CVarArg", "Codable", "Sendable"])
  static let cgFloat = LibraryType("CGFloat", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "BinaryFloatingPoint", "CVarArg", "Codable", "Sendable"])
  static let string = LibraryType(
    "String", ["Hashable", "Equatable", "Comparable", "StringProtocol", "CustomStringConvertible", "RangeReplaceableCollection", "CVarArg", "Codable", "Sendable"])
  /// A character, kept as a text of one.
  static let character = LibraryType("Character", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "ExpressibleByStringLiteral", "Codable", "Sendable"])
  static let optional = LibraryType("Optional", ["Hashable", "Equatable", "Codable"])
  static let array = LibraryType("Array", ["Hashable", "Equatable", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Codable"])
  static let range = LibraryType("Range", ["Hashable", "Equatable", "RandomAccessCollection", "Codable"])
  static let closedRange = LibraryType("ClosedRange", ["Hashable", "Equatable", "RandomAccessCollection", "Codable"])
  static let dictionary = LibraryType("Dictionary", ["Codable", "Collection", "Hashable", "Equatable", "ExpressibleByDictionaryLiteral"])
  static let set = LibraryType("Set", ["Codable", "Collection", "Hashable", "Equatable"])
  /// The type of an `inout` parameter in a function's type.
  static let reference = LibraryType("inout")
  static let keyPath = LibraryType("KeyPath", ["Hashable", "Equatable"])
}
