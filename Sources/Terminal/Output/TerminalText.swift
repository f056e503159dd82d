internal import Drawing

/// Text that may leave the process: what comes from outside is cleaned on its way in, and an escape sequence, a picture's too, comes from ``EscapeSequence`` alone.
///
/// There is no other way to make one, so that nothing that is written to a terminal, a pipe or a log can hold a sequence that a file brought along.
public struct TerminalText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The characters that are sent.
  public private(set) var text: String

  /// A text from anywhere: line breaks and tabs stay, see ``cleaned(_:keepsLineBreaks:keepsTabs:)`` for the rest.
  public init(_ text: some StringProtocol) { self.text = cleaned(text, keepsTabs: true) }
  /// A text of the program's own, cleaned as any other.
  public init(stringLiteral value: String) { self.init(value) }
  /// What a terminal acts on. Only ``EscapeSequence`` makes it.
  init(sequence: String) { text = sequence }

  /// Whether nothing is sent.
  public var isEmpty: Bool { text.isEmpty }
  /// The lines, without their ends; an end of line at the end of the text begins no further one.
  public var lines: [TerminalText] {
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(sequence: String($0)) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  /// Sends more behind it.
  public static func += (text: inout TerminalText, more: TerminalText) { text.text += more.text }
  /// Both in a row.
  public static func + (text: TerminalText, more: TerminalText) -> TerminalText {
    var text = text
    text += more
    return text
  }
}

extension Sequence<TerminalText> {
  /// All of them in a row.
  public func joined(separator: TerminalText = "") -> TerminalText {
    var result: TerminalText = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
