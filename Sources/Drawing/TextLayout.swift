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
    let scale = CGFloat(font.scale)
    character = CGSize(width: (cell.width.isFinite && cell.width > 0 ? cell.width : 1) * scale, height: (cell.height.isFinite && cell.height > 0 ? cell.height : 1) * scale)
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
  }

  /// The answer to an unlimited offer: the widest explicit line by the number of explicit lines.
  public var ideal: CGSize { points(columns: widestLine, lines: explicitLines) }
  /// The answer to a zero width: lines as narrow as the widest cluster, at least one column.
  public var least: CGSize {
    guard isASCII, explicitLines == 1 else { return size(width: 0, height: nil) }
    // A character on each line; blanks hang at the line before, those at the start on a line of their own.
    let words = string.utf8.count { $0 != UInt8(ascii: " ") }
    let isIndented = words > 0 && string.utf8.first == UInt8(ascii: " ")
    return points(columns: min(widestLine, 1), lines: max(words + (isIndented ? 1 : 0), 1))
  }

  /// What the text answers to an offer; nil, infinite and NaN are "unlimited", a negative offer is 0.
  ///
  /// A height limits the number of lines, of which one is always there; the last is then cut with an ellipsis. Equals the extent of ``lines(width:height:)``.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
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
    /// How many columns they take, before the font's scale.
    public var columns: Int
    /// Whether it ends with an ellipsis for what was left out.
    public var isTruncated: Bool
  }

  /// The lines that fit an offer (see ``size(width:height:)``), at least one.
  public func lines(width: CGFloat?, height: CGFloat?) -> [Line] {
    let limit = columnLimit(width)
    let maximum = lineLimit(height)
    if explicitLines == 1 && limit >= widestLine { return [Line(text: string, columns: widestLine, isTruncated: false)] }
    var lines: [Line] = []
    breakLines(limit: limit, maximum: maximum) { start, end, columns, isTruncated in
      let utf8 = string.utf8
      let text = String(string[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
      lines.append(Line(text: isTruncated ? text + "…" : text, columns: columns, isTruncated: isTruncated))
    }
    return lines
  }

  private func points(columns: Int, lines: Int) -> CGSize { CGSize(width: CGFloat(columns) * character.width, height: CGFloat(lines) * character.height) }
}
