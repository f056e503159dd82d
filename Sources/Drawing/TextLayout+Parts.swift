public import Foundation

/// Texts of several fonts, or with something said about their lines.
extension TextLayout {
  /// A text of parts. Where one part has nothing but a font, and nothing is said about the lines, it is a plain text.
  /// - Parameter font: decides the height of lines that are kept free.
  public init(_ parts: [(text: String, part: TextPart)], limits: TextLimits, font: ResolvedFont, metrics: TextMetrics) {
    if limits == TextLimits(), parts.count == 1, parts[0].part.isPlain {
      self.init(parts[0].text, font: parts[0].part.font, metrics: metrics)
      return
    }
    var string = ""
    var placed: [TextPart] = []
    for (text, part) in parts {
      string += cleaned(text)
      var part = part
      part.end = string.utf8.count
      placed.append(part)
    }
    if placed.isEmpty { placed.append(TextPart(font: font, metrics: metrics)) }
    self.init(whole: string, parts: placed, limits: limits, font: font, metrics: metrics)
  }
  /// A text of parts in a grid of cells.
  public init(_ parts: [(text: String, part: TextPart)], limits: TextLimits, font: ResolvedFont, cell: CGSize) {
    self.init(parts, limits: limits, font: font, metrics: .cells(cell))
  }

  /// A line as it is broken: pieces of the text, with an ellipsis between or beside them.
  struct BrokenLine {
    /// In UTF-8 bytes.
    var pieces: [Range<Int>]
    /// Before which piece the ellipsis stands, and in which part's look.
    var ellipsis: (index: Int, part: Int)?
    /// In columns of a cell, the ellipsis included.
    var columns: Int
    var ascent: CGFloat = 0
    var height: CGFloat = 0
  }

  /// The layout that is shown in an offer: this one, or the first with smaller letters in which nothing need be cut, else the smallest that is allowed.
  func fitted(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> (traits: TextTraits, lines: [BrokenLine]) {
    var result = (traits: traits, lines: broken(traits, width, height))
    guard traits.mayShrink else { return result }
    for smaller in traits.smallerForms where result.lines.contains(where: { $0.ellipsis != nil }) {
      let small = TextTraits(parts: smaller, limits: traits.limits, metrics: traits.metrics, string: string, breaks: traits.breaks)
      result = (small, broken(small, width, height))
    }
    return result
  }

  private func broken(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> [BrokenLine] {
    let limits = traits.limits
    let limit = max(traits.widestCluster, TextLayout.fitting(width, traits.metrics, of: traits.metrics.unit))
    let room = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    var breaker = LineBreaker(PartCursor(string, traits.parts, traits.fonts, breaks: traits.breaks), limit: limit)
    var lines: [BrokenLine] = []
    var top: CGFloat = 0
    var last = breaker.cursor
    while true {
      let start = breaker.cursor
      guard let line = breaker.next() else { break }
      var new = BrokenLine(pieces: [line.start..<line.end], columns: line.columns)
      measure(&new, traits)
      // A millionth of a line too high is no reason to cut: offers are sums and quotients.
      let isHigh = lines.count >= max(1, limits.fewestLines) && top + new.height > room + traits.tolerance
      if !lines.isEmpty, isHigh || lines.count >= limits.mostLines ?? .max {
        // The line keeps its height, so that as many lines fit into the height that is reported.
        let whole = lines[lines.count - 1]
        lines[lines.count - 1] = cut(from: last, limit: limit, traits)
        (lines[lines.count - 1].ascent, lines[lines.count - 1].height) = (whole.ascent, whole.height)
        break
      }
      lines.append(new)
      last = start
      top += new.height + limits.spacing
    }
    return lines
  }

  /// Letters stand on one line. On a screen of pixels a part that stands above or below it makes the line higher only by what sticks out.
  private func measure(_ line: inout BrokenLine, _ traits: TextTraits) {
    var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ part: TextPart) {
      let (above, height) = traits.line(part)
      let isProportional = traits.metrics.isProportional
      ascent = max(ascent, above + (isProportional ? max(0, part.baselineOffset) : part.baselineOffset))
      descent = max(descent, height - above - (isProportional ? min(0, part.baselineOffset) : part.baselineOffset))
    }
    for piece in line.pieces where !piece.isEmpty {
      for index in traits.part(at: piece.lowerBound)...traits.part(at: piece.upperBound - 1) { add(traits.parts[index]) }
    }
    if ascent == -.infinity { add(traits.parts[traits.part(at: line.pieces.first?.lowerBound ?? 0)]) }
    (line.ascent, line.height) = (ascent, max(0, ascent + descent))
  }

  // MARK: Cutting

  /// A line for all that is left from a place on.
  private func cut(from start: PartCursor, limit: Int, _ traits: TextTraits) -> BrokenLine {
    traits.limits.truncation == .tail ? cutAtEnd(from: start, limit: limit, traits) : cutBefore(from: start, limit: limit, traits)
  }
  /// As much as fits before an ellipsis, up to the next explicit line break.
  private func cutAtEnd(from start: PartCursor, limit: Int, _ traits: TextTraits) -> BrokenLine {
    let first = traits.part(at: start.offset)
    var line = BrokenLine(pieces: [start.offset..<start.offset], ellipsis: (1, first), columns: traits.ellipsis(first))
    var cursor = start
    var columns = 0
    while let cluster = cursor.next(), cluster.kind != .lineBreak {
      columns += cluster.columns
      if columns > limit { break }
      let whole = columns + traits.ellipsis(cursor.part)
      if whole <= limit, !traits.metrics.isProportional || cluster.kind == .word {
        line = BrokenLine(pieces: [start.offset..<cursor.offset], ellipsis: (1, cursor.part), columns: whole)
      }
    }
    return line
  }
  /// The end of all that is left behind an ellipsis; in the middle mode, its beginning before it. What is cut fills the line.
  private func cutBefore(from start: PartCursor, limit: Int, _ traits: TextTraits) -> BrokenLine {
    var first: [(start: Int, end: Int, columns: Int)] = []
    var last = first
    var isFirst = true
    var cursor = start
    while true {
      let place = cursor.offset
      guard let cluster = cursor.next() else { break }
      if cluster.kind == .lineBreak {
        isFirst = false
        last.removeAll(keepingCapacity: true)
      } else {
        if isFirst { first.append((place, cursor.offset, cluster.columns)) }
        last.append((place, cursor.offset, cluster.columns))
      }
    }
    let part = traits.part(at: start.offset)
    let room = max(0, limit - traits.ellipsis(part))
    func fitting(_ columns: some Sequence<Int>, _ room: Int) -> (count: Int, columns: Int) {
      var result = (count: 0, columns: 0)
      for width in columns {
        if result.columns + width > room { break }
        result = (result.count + 1, result.columns + width)
      }
      return result
    }
    let whole = last.reduce(0) { $0 + $1.columns }
    let half = traits.limits.truncation == .head ? room : room / 2
    let front = traits.limits.truncation == .head ? (count: 0, columns: 0) : fitting(first.map(\.columns), room - min(whole, half))
    let back = fitting(last.reversed().lazy.map(\.columns), room - front.columns)
    let head = front.count == 0 ? start.offset..<start.offset : first[0].start..<first[front.count - 1].end
    let tail = back.count == 0 ? string.utf8.count..<string.utf8.count : last[last.count - back.count].start..<last[last.count - 1].end
    let isWhole = back.count == last.count && (front.count == first.count || traits.limits.truncation == .head)
    let columns = front.columns + traits.ellipsis(part) + back.columns
    return BrokenLine(pieces: [head, tail], ellipsis: (1, part), columns: isWhole || traits.metrics.isProportional ? columns : limit)
  }

  // MARK: Answers

  func size(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let (traits, lines) = fitted(traits, width, height)
    let spacing = traits.limits.spacing
    let missing = max(0, traits.limits.fewestLines - lines.count)
    let free = CGFloat(missing) * (traits.metrics.lineHeight(lowest(traits)) + spacing)
    let tall = lines.reduce(0) { $0 + $1.height } + CGFloat(max(0, lines.count - 1)) * spacing + free
    let exact = CGFloat(lines.map(\.columns).max() ?? 0) * traits.metrics.unit
    var wide = traits.metrics.rounded(exact)
    if metrics.isProportional, let width { wide = min(wide, max(width, exact)) }
    return CGSize(width: wide, height: max(0, traits.metrics.rounded(tall)))
  }
  /// The font of lines that are kept free: the text's, or a smaller one where the letters became smaller.
  private func lowest(_ traits: TextTraits) -> ResolvedFont {
    let height = traits.metrics.lineHeight
    guard let largest = traits.parts.map(\.font).max(by: { height($0) < height($1) }) else { return font }
    return height(largest) < height(font) ? largest : font
  }

  /// How many lines there would be in any height, and how many are shown.
  public func lineCounts(width: CGFloat?, height: CGFloat?) -> (all: Int, shown: Int) {
    guard let traits else {
      var all = 0
      breakLines(limit: columnLimit(width), maximum: TextLayout.unlimited) { _, _, _, _ in all += 1 }
      return (all, min(all, lineLimit(height)))
    }
    let (shown, lines) = fitted(traits, width, height)
    let free = TextTraits(
      parts: shown.parts, limits: TextLimits(), metrics: shown.metrics, string: string, widest: shown.widestCluster, breaks: shown.breaks)
    return (broken(free, width, nil).count, lines.count)
  }
  /// Where the letters of the first and of the last shown line stand, in points from the top.
  public func baselines(width: CGFloat?, height: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    guard let traits else {
      let (ascent, line) = (metrics.ascent(font), step.height)
      let below = metrics.isProportional ? CGFloat(max(1, lineCounts(width: width, height: height).shown)) * line : size(width: width, height: height).height
      return (ascent, below - (line - ascent))
    }
    let (_, lines) = fitted(traits, width, height)
    let above = lines.dropLast().reduce(0) { $0 + $1.height + traits.limits.spacing }
    return (lines.first?.ascent ?? 0, above + (lines.last?.ascent ?? 0))
  }
}
