/// The extension around a declaration.
public struct InterfaceContext: Sendable, Hashable {
  /// The module that the extension belongs to.
  public let module: InterfaceModule
  /// Counts the extensions of the module's text, from 1. Like an entry's number, it holds until the text is generated anew.
  public let number: Int

  /// The extension without members, with its attributes, conformances and constraints: `extension Array: Equatable where Element: Equatable {}`.
  public var text: String { module.contents.extensionLine(number) }

  /// The constraints alone, `Element: Equatable`; `nil` when there is none.
  public var whereClause: String? {
    let text = self.text
    guard let range = text.firstRange(of: " where ") else { return nil }
    return String(text[range.upperBound...].dropLast(3))
  }
}
