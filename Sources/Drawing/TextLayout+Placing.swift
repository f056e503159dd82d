public import Foundation

extension TextLayout {
  /// A part of a shown line that has one look.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// Which part of the text it belongs to.
    public var part: Int
    /// The font in which it is shown: it may be smaller than the part's.
    public var font: ResolvedFont
    /// What follows each character, in columns of a cell; 0 on a screen of pixels.
    public var tracking: Int
    /// Where the letters stand on a screen of pixels; nil in a grid.
    public var place: DisplayList.LinePlace?
    /// Its upper left corner and its size, in points from the text's upper left corner.
    public var frame: CGRect
  }
  /// A shown line with its place.
  public struct PlacedLine: Hashable, Sendable {
    /// From left to right.
    public var fragments: [Fragment]
    /// In points from the text's upper left corner.
    public var frame: CGRect
    /// Whether something was left out for an ellipsis.
    public var isTruncated: Bool
  }
  /// Where lines stand that are shorter than the widest one.
  public enum LineAlignment: Hashable, Sendable { case left, center, right }

  /// The lines that fit an offer with the places of all they show.
  public func placedLines(width: CGFloat?, height: CGFloat?, alignment: LineAlignment = .left) -> [PlacedLine] {
    let (traits, lines) = broken(width, height)
    let unit = traits.metrics.unit
    let widest = lines.map(\.columns).max() ?? 0
    let isMixed = metrics.isProportional && !isASCII && LetterOrder.mayRunFromRight(string)
    var top: CGFloat = 0
    return lines.map { line in
      let rest = CGFloat(widest - line.columns) * unit
      let left = alignment == .left ? 0 : alignment == .center ? rest / 2 : rest
      var fragments: [Fragment] = []
      var x = left
      for (text, index) in pieces(of: line, traits) {
        let part = traits.parts[index]
        let (ascent, height) = traits.line(part)
        var fragment = Fragment(text: text, part: index, font: part.font, tracking: part.tracking, frame: CGRect(x: x, y: 0, width: 0, height: height))
        fragment.frame.origin.y = top + line.ascent - part.baselineOffset - ascent
        if traits.fonts.isEmpty {
          let clusters = text.count { columns(of: $0) > 0 }
          fragment.frame.size.width = CGFloat(columns(of: text) * part.font.scale + clusters * part.tracking) * unit
        } else {
          let letters = TextLayout.letters(text, traits.fonts[index], part)
          fragment.frame.size.width = letters.last.map { $0.x + $0.width } ?? 0
          fragment.place = DisplayList.LinePlace(baseline: ascent, letters: letters)
          fragment.tracking = 0
        }
        x += fragment.frame.width
        fragments.append(fragment)
      }
      if isMixed { order(&fragments, from: left, fromRight: runsFromRight(at: line.pieces.first?.lowerBound ?? 0)) }
      let frame = CGRect(x: left, y: top, width: CGFloat(line.columns) * unit, height: line.height)
      top += line.height + traits.limits.spacing
      return PlacedLine(fragments: fragments, frame: frame, isTruncated: line.ellipsis != nil)
    }
  }

  /// Whether the paragraph around an offset runs from the right.
  private func runsFromRight(at offset: Int) -> Bool {
    let utf8 = string.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count))
    let start = utf8[..<place].lastIndex(of: 0x0A).map(utf8.index(after:)) ?? utf8.startIndex
    return LetterOrder.runsFromRight(string[start...].prefix { $0 != "\n" })
  }
  /// Puts the letters of a line where their directions have them.
  private func order(_ fragments: inout [Fragment], from left: CGFloat, fromRight: Bool) {
    let places = fragments.indices.flatMap { fragment in (fragments[fragment].place?.letters ?? []).indices.map { (fragment: fragment, letter: $0) } }
    let order = LetterOrder.visual(fragments.map(\.text).joined(), fromRight: fromRight)
    // A mark at the beginning of a part may have joined the letter before: then the line stays as it is.
    guard order.count == places.count else { return }
    var x = left
    for index in order {
      let (fragment, letter) = places[index]
      fragments[fragment].place?.letters[letter].x = x
      x += fragments[fragment].place?.letters[letter].width ?? 0
    }
    for index in fragments.indices {
      guard let span = fragments[index].place?.span, let count = fragments[index].place?.letters.count else { continue }
      fragments[index].frame.origin.x = span.left
      fragments[index].frame.size.width = span.right - span.left
      for letter in 0..<count { fragments[index].place?.letters[letter].x -= span.left }
    }
  }

  /// Where the characters of one line stand, from its left end, in points.
  private static func letters(_ text: String, _ metrics: FontMetrics, _ part: TextPart) -> [DisplayList.Letter] {
    var cursor = CharacterCursor(text, metrics: metrics)
    cursor.isKerned = !part.isTracked
    var letters: [DisplayList.Letter] = []
    letters.reserveCapacity(text.utf8.count)
    var x = 0
    while let cluster = cursor.next() {
      let units = cluster.columns > 0 ? max(0, cluster.columns + part.tracking) : 0
      letters.append(DisplayList.Letter(x: CGFloat(x) / TextMetrics.unitsPerPoint, width: CGFloat(units) / TextMetrics.unitsPerPoint))
      x += units
    }
    return letters
  }

  /// The lines, and what they are made of; those of a plain text as parts of its one font.
  func broken(_ width: CGFloat?, _ height: CGFloat?) -> (traits: TextTraits, lines: [BrokenLine]) {
    if let traits { return fitted(traits, width, height) }
    var part = TextPart(font: font, metrics: metrics)
    part.end = string.utf8.count
    return fitted(TextTraits(parts: [part], limits: TextLimits(), metrics: metrics, string: string), width, height)
  }

  /// The texts of a line, each with its part.
  func pieces(of line: BrokenLine, _ traits: TextTraits) -> [(text: String, part: Int)] {
    var result: [(text: String, part: Int)] = []
    func add(_ text: String, _ part: Int) {
      if text.isEmpty { return }
      if let last = result.last, last.part == part { result[result.count - 1].text += text } else { result.append((text, part)) }
    }
    for (index, piece) in line.pieces.enumerated() {
      if line.ellipsis?.index == index, let part = line.ellipsis?.part { add("…", part) }
      var start = piece.lowerBound
      while start < piece.upperBound {
        let part = traits.part(at: start)
        let end = min(piece.upperBound, max(traits.parts[part].end, start + 1))
        add(text(start..<end), part)
        start = end
      }
    }
    if let ellipsis = line.ellipsis, ellipsis.index >= line.pieces.count { add("…", ellipsis.part) }
    return result
  }
}
