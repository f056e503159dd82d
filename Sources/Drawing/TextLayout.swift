public import Foundation

/// A string measured and broken into lines for one font on a device. All sizes in points.
///
/// Lines break at spaces, on a screen of pixels also where Unicode allows it (UAX #14), then between clusters where one word is longer than a line; blanks at a break hang. Explicit line breaks are kept. A text reports its widest
/// line, never the offered width (WWDC19-237). An empty text is 0 wide and one line high (our choice).
public struct TextLayout: Sendable {
  /// The text without control characters, see ``cleaned(_:keepsLineBreaks:)``; line breaks are `\n`.
  public let string: String
  /// The font that decides the size of a character.
  public let font: ResolvedFont
  /// How letters are measured.
  public let metrics: TextMetrics
  /// One column × one line: the cell times the font's scale. On a screen of pixels a digit × a line, rounded up.
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

  /// A text on a device. A cell that is not finite and positive counts as one point.
  public init(_ string: String, font: ResolvedFont, metrics: TextMetrics) {
    self.font = font
    self.metrics = metrics
    traits = nil
    character = Self.character(of: font, metrics)
    if string.utf8.withContiguousStorageIfAvailable(isPrintableASCII) == true {
      self.string = string
      isASCII = true
      isPlain = true
      (widestLine, widestCluster) = Self.extent(plain: string, font, metrics)
      explicitLines = 1
    } else {
      let clean = cleaned(string)
      self.string = clean
      isPlain = false
      isASCII = clean.utf8.allSatisfy { $0 < 0x80 }
      let letters = metrics.isProportional ? FontMetrics.of(font) : nil
      let bytes =
        isASCII
        ? clean.utf8.withContiguousStorageIfAvailable { bytes in
          letters.map { $0.withLetters { Self.measure(LetterCursor(bytes: bytes, letters: $0)) } } ?? Self.measure(ByteCursor(bytes: bytes))
        } : nil
      (widestLine, widestCluster, explicitLines) = bytes ?? Self.measure(CharacterCursor(clean, metrics: letters))
    }
  }
  /// A text in a grid of cells.
  public init(_ string: String, font: ResolvedFont, cell: CGSize) { self.init(string, font: font, metrics: .cells(cell)) }

  /// A text that is ``isPlain`` by what another one of it said: in a grid nothing is measured again. `character` in points.
  public init(plain string: String, font: ResolvedFont, character: CGSize, metrics: TextMetrics) {
    self.string = string
    self.font = font
    self.metrics = metrics
    self.character = character
    isASCII = true
    isPlain = true
    (widestLine, widestCluster) = Self.extent(plain: string, font, metrics)
    explicitLines = 1
    traits = nil
  }
  /// A cleaned text of parts.
  init(whole string: String, parts: [TextPart], limits: TextLimits, font: ResolvedFont, metrics: TextMetrics) {
    self.font = font
    self.string = string
    self.metrics = metrics
    character = Self.character(of: font, metrics)
    traits = TextTraits(parts: parts, limits: limits, metrics: metrics, string: string)
    isPlain = false
    isASCII = string.utf8.allSatisfy { $0 < 0x80 }
    (widestLine, widestCluster, explicitLines) = Self.measure(CharacterCursor(string))
  }
  private static func character(of font: ResolvedFont, _ metrics: TextMetrics) -> CGSize {
    switch metrics {
    case .cells: return CGSize(width: metrics.unit * CGFloat(font.scale), height: metrics.lineHeight(font))
    case .pixels:
      let letters = FontMetrics.of(font)
      return CGSize(width: CGFloat(letters.units("0")) * metrics.unit, height: metrics.rounded(letters.lineHeight))
    }
  }
  /// What one line of printable ASCII, and its widest cluster, take.
  private static func extent(plain string: String, _ font: ResolvedFont, _ metrics: TextMetrics) -> (line: Int, cluster: Int) {
    guard metrics.isProportional else { return (string.utf8.count, 1) }
    let letters = FontMetrics.of(font)
    var string = string
    return string.withUTF8 { bytes in
      let measured = letters.withLetters { measure(LetterCursor(bytes: bytes, letters: $0)) }
      return (measured.widestLine, measured.widestCluster)
    }
  }
  /// From the top of a line of the text's font to its letters' foot, in points.
  public var ascent: CGFloat { metrics.ascent(font) }
  /// A column, or a part of a point, and the distance of two lines, in points.
  var step: CGSize {
    switch metrics {
    case .cells: character
    case .pixels: CGSize(width: metrics.unit, height: metrics.lineHeight(font))
    }
  }

  /// The answer to an unlimited offer: the widest explicit line by the number of explicit lines.
  public var ideal: CGSize { traits == nil ? points(columns: widestLine, lines: explicitLines) : size(width: nil, height: nil) }
  /// The answer to a zero width: lines as narrow as the widest cluster, at least one column.
  public var least: CGSize {
    guard traits == nil, isASCII, explicitLines == 1, !metrics.isProportional else { return size(width: 0, height: nil) }
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
    var size = points(columns: widest, lines: count)
    // Rounded up to a pixel, the lines still fit.
    if metrics.isProportional, let width { size.width = min(size.width, max(width, CGFloat(widest) * step.width)) }
    return size
  }

  /// A line as it is shown.
  public struct Line: Hashable, Sendable {
    /// The characters of the line.
    public var text: String
    /// How many columns they take, before the font's scale; in a text of parts, columns of a cell. On a screen of pixels parts of a point.
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
  private func points(columns: Int, lines: Int) -> CGSize {
    CGSize(width: metrics.rounded(CGFloat(columns) * step.width), height: metrics.rounded(CGFloat(lines) * step.height))
  }
}
