internal import Views

/// A type of a few named values: an enumeration without payloads, its type known by the same name in programs.
protocol NamedChoices: LibraryValue, CaseIterable, Hashable {}
extension NamedChoices {
  static var libraryType: LibraryType { LibraryType(_typeName(Self.self, qualified: false), ["Hashable", "Equatable"]) }
}

/// A type that is known by the same name in programs.
protocol NamedValue: LibraryValue {
  static var isHashable: Bool { get }
  static var isComparable: Bool { get }
  static var isCodable: Bool { get }
  static var isDescribed: Bool { get }
}
extension NamedValue {
  // Asking the runtime whether a type conforms costs more than all else that is said of it at a start; the compiler knows.
  static var isHashable: Bool { false }
  static var isComparable: Bool { false }
  static var isCodable: Bool { false }
  static var isDescribed: Bool { false }
  static var libraryType: LibraryType {
    var protocols = isHashable ? ["Hashable", "Equatable"] : []
    if isComparable { protocols.append("Comparable") }
    if isCodable { protocols.append("Codable") }
    if isDescribed { protocols.append("CustomStringConvertible") }
    return LibraryType(_typeName(Self.self, qualified: false), protocols)
  }
}
extension NamedValue where Self: Hashable { static var isHashable: Bool { true } }
extension NamedValue where Self: Comparable { static var isComparable: Bool { true } }
extension NamedValue where Self: Codable { static var isCodable: Bool { true } }
extension NamedValue where Self: CustomStringConvertible { static var isDescribed: Bool { true } }

extension Catalogue {
  /// A type with a constant for each of its cases.
  func choices<T: NamedChoices>(_ type: T.Type) {
    add(T.libraryType)
    for choice in T.allCases {
      let name = caseName(choice)
      constant(choice, name, doc: "The choice '\(name)'.")
    }
  }
  /// A type with some of its static constants.
  func constants<T: LibraryValue>(_ type: T.Type, _ values: KeyValuePairs<String, T>) {
    add(T.libraryType)
    for (name, value) in values { constant(value, name, doc: "The value '\(name)'.") }
  }
}

/// The runtime's name of a case; nil for what is no enumeration. (The standard library prints cases so, after it has looked in vain for a description: that takes most of a start.)
@_silgen_name("swift_EnumCaseName") private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
/// The name of a case without a payload.
func caseName<T>(_ value: T) -> String { runtimeCaseName(value).map { String(cString: $0) } ?? "\(value)" }
