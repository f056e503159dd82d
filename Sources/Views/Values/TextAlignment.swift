/// How the lines of one text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where the ellipsis of a text stands that does not fit.
  public enum TruncationMode: Hashable, CaseIterable, Sendable {
    case head, tail, middle
  }
  /// How letters are shown that have a large and a small form.
  public enum Case: Hashable, CaseIterable, Sendable {
    case uppercase, lowercase

    func applied(to string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
  }
}

/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Something stands for content that is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is no longer true.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
