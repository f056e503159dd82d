public import Foundation

/// A string measured and broken into lines for one font on one cell size. All sizes in points.
///
/// Lines break at spaces, then between clusters where one word is longer than a line; blanks at a break hang. Explicit line breaks are kept. A text reports its widest
/// line, never the offered width (WWDC19-237). An empty text is 0 wide and one line high (our choice).
public struct TextLayout: Sendable {
  /// The text without control characters, see ``cleaned(_:keepsLineBreaks:)``; line breaks are `\n`.
  public let string: String
  /// The font that decides the size of a character.
  public let font: ResolvedFont
  /// One column × one line: the cell times the font's scale.
  public let character: CGSize
  /// Its parts in several fonts, and what was said about its lines; nil for a plain text of one font.
  public let traits: TextTraits?
  let widestLine: Int
  let widestCluster: Int
  let explicitLines: Int
  /// Whether a byte is a cluster: printable ASCII and `\n`.
  let isASCII: Bool
  /// Whether it is one line of printable ASCII: string, font and size of a character say all.
  public let isPlain: Bool

  /// A cell that is not finite and positive counts as one point.
  public init(_ string: String, font: ResolvedFont, cell: CGSize) {
    self.font = font
    traits = nil
    character = Self.character(of: font, cell)
    if string.utf8.withContiguousStorageIfAvailable(isPrintableASCII) == true {
      self.string = string
      isASCII = true
      isPlain = true
      widestLine = string.utf8.count
      widestCluster = 1
      explicitLines = 1
    } else {
      let clean = cleaned(string)
      self.string = clean
      isPlain = false
      isASCII = clean.utf8.allSatisfy { $0 < 0x80 }
      let bytes = isASCII ? clean.utf8.withContiguousStorageIfAvailable { Self.measure(ByteCursor(bytes: $0)) } : nil
      (widestLine, widestCluster, explicitLines) = bytes ?? Self.measure(CharacterCursor(clean))
    }
  }

  /// A text that is ``isPlain`` by what another one of it said: nothing is measured again. `character` in points.
  public init(plain string: String, font: ResolvedFont, character: CGSize) {
    self.string = string
    self.font = font
    self.character = character
    isASCII = true
    isPlain = true
    widestLine = string.utf8.count
    widestCluster = 1
    explicitLines = 1
    traits = nil
  }
  /// A cleaned text of parts.
  init(whole string: String, parts: [TextPart], limits: TextLimits, font: ResolvedFont, cell: CGSize) {
    self.font = font
    self.string = string
    character = Self.character(of: font, cell)
    let cell = CGSize(width: character.width / CGFloat(font.scale), height: character.height / CGFloat(font.scale))
    traits = TextTraits(parts: parts, limits: limits, cell: cell, string: string)
    isPlain = false
    isASCII = string.utf8.allSatisfy { $0 < 0x80 }
    (widestLine, widestCluster, explicitLines) = Self.measure(CharacterCursor(string))
  }
  private static func character(of font: ResolvedFont, _ cell: CGSize) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat { (value.isFinite && value > 0 ? value : 1) * CGFloat(font.scale) }
    return CGSize(width: length(cell.width), height: length(cell.height))
  }

  /// The answer to an unlimited offer: the widest explicit line by the number of explicit lines.
  public var ideal: CGSize { traits == nil ? points(columns: widestLine, lines: explicitLines) : size(width: nil, height: nil) }
  /// The answer to a zero width: lines as narrow as the widest cluster, at least one column.
  public var least: CGSize {
    guard traits == nil, isASCII, explicitLines == 1 else { return size(width: 0, height: nil) }
    // A character on each line; blanks hang at the line before, those at the start on a line of their own.
    let words = string.utf8.count { $0 != UInt8(ascii: " ") }
    let isIndented = words > 0 && string.utf8.first == UInt8(ascii: " ")
    return points(columns: min(widestLine, 1), lines: max(words + (isIndented ? 1 : 0), 1))
  }

  /// What the text answers to an offer; nil, infinite and NaN are "unlimited", a negative offer is 0.
  ///
  /// A height limits the number of lines, of which one is always there; the last is then cut with an ellipsis. Equals the extent of ``lines(width:height:)``.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if let traits { return size(traits, width, height) }
    let limit = columnLimit(width)
    let maximum = lineLimit(height)
    if limit >= widestLine && maximum >= explicitLines { return ideal }
    var widest = 0
    var count = 0
    breakLines(limit: limit, maximum: maximum) { _, _, columns, _ in
      widest = max(widest, columns)
      count += 1
    }
    return points(columns: widest, lines: count)
  }

  /// A line as it is shown.
  public struct Line: Hashable, Sendable {
    /// The characters of the line.
    public var text: String
    /// How many columns they take, before the font's scale; in a text of parts, columns of a cell.
    public var columns: Int
    /// Whether an ellipsis stands for what was left out.
    public var isTruncated: Bool
  }

  /// The lines that fit an offer (see ``size(width:height:)``), at least one.
  public func lines(width: CGFloat?, height: CGFloat?) -> [Line] {
    if traits != nil {
      let (traits, lines) = broken(width, height)
      return lines.map { Line(text: pieces(of: $0, traits).map(\.text).joined(), columns: $0.columns, isTruncated: $0.ellipsis != nil) }
    }
    let limit = columnLimit(width)
    let maximum = lineLimit(height)
    if explicitLines == 1 && limit >= widestLine { return [Line(text: string, columns: widestLine, isTruncated: false)] }
    var lines: [Line] = []
    breakLines(limit: limit, maximum: maximum) { start, end, columns, isTruncated in
      let text = self.text(start..<end)
      lines.append(Line(text: isTruncated ? text + "…" : text, columns: columns, isTruncated: isTruncated))
    }
    return lines
  }

  /// Some bytes as a text of their own.
  func text(_ bytes: Range<Int>) -> String {
    let utf8 = string.utf8
    return String(string[utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)])
  }
  private func points(columns: Int, lines: Int) -> CGSize { CGSize(width: CGFloat(columns) * character.width, height: CGFloat(lines) * character.height) }
}
