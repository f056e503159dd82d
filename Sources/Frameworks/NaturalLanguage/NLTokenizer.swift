import Foundation

/// Cuts a text into words, sentences or paragraphs.
open class NLTokenizer: NSObject {
  /// What a word is made of.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// It has signs that are no letters.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// It has small pictures.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }
  /// What the text is cut into.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?
  private var language: NLLanguage?

  /// Cuts into a unit.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }
  /// Tells the language. It is kept; all languages are cut the same way.
  open func setLanguage(_ language: NLLanguage) { self.language = language }
  /// The piece around a place; an empty range if there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let pieces = tokens(for: string.startIndex..<string.endIndex)
    return pieces.first { $0.contains(index) } ?? index..<index
  }
  /// From the beginning of the first piece to the end of the last one that a range touches.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    guard let string else { return range }
    let pieces = tokens(for: string.startIndex..<string.endIndex)
    let touched = pieces.filter { $0.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  /// Runs a block for each piece of a range, until it returns false.
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    guard let string else { return }
    for token in tokens(for: range) {
      if !block(token, NLTokenizer.attributes(of: string[token])) { return }
    }
  }
  /// The pieces of a range. Between words there are marks and space, which are no pieces.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let pieces = TextPiece.all(of: string, in: range, unit: unit)
    return pieces.filter { $0.kind == .word || $0.kind == .other }.map { $0.range }
  }
  private static func attributes(of text: Substring) -> Attributes {
    var attributes: Attributes = []
    for character in text {
      if character.isNumber { attributes.insert(.numeric) }
      if character.isSymbol { attributes.insert(.symbolic) }
      if let scalar = character.unicodeScalars.first, scalar.value > 0x2000, scalar.properties.isEmoji {
        attributes.insert(.emoji)
      }
    }
    return attributes
  }
}
