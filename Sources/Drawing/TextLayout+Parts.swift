public import Foundation

/// Texts of several fonts, or with something said about their lines.
extension TextLayout {
  /// A text of parts. Where one part has nothing but a font, and nothing is said about the lines, it is a plain text.
  /// - Parameter font: decides the height of lines that are kept free.
  public init(_ parts: [(text: String, part: TextPart)], limits: TextLimits, font: ResolvedFont, cell: CGSize) {
    if limits == TextLimits(), parts.count == 1, parts[0].part.isPlain {
      self.init(parts[0].text, font: parts[0].part.font, cell: cell)
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
    if placed.isEmpty { placed.append(TextPart(font: font, cell: cell)) }
    self.init(whole: string, parts: placed, limits: limits, font: font, cell: cell)
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

  /// The layout that is shown in an offer: this one, or the first of a smaller whole scale in which nothing need be cut, else the smallest that is allowed.
  func fitted(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> (traits: TextTraits, lines: [BrokenLine]) {
    let lines = broken(traits, width, height)
    let scale = traits.parts.map(\.font.scale).max() ?? 1
    let least = max(1, Int(bounded: (CGFloat(scale) * max(0, min(1, traits.limits.minimumScale))).rounded(.up)))
    guard least < scale, lines.contains(where: { $0.ellipsis != nil }) else { return (traits, lines) }
    for smaller in (least..<scale).reversed() {
      let parts = traits.parts.map { part in
        var part = part
        part.font.pointSize = 17 * CGFloat(max(1, Int(bounded: (Double(part.font.scale) * Double(smaller) / Double(scale)).rounded())))
        return part
      }
      let small = TextTraits(parts: parts, limits: traits.limits, cell: traits.cell, string: string)
      let lines = broken(small, width, height)
      if smaller == least || !lines.contains(where: { $0.ellipsis != nil }) { return (small, lines) }
    }
    return (traits, lines)
  }

  private func broken(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> [BrokenLine] {
    let limits = traits.limits
    let limit = max(traits.widestCluster, TextLayout.whole(width, of: traits.cell.width))
    let room = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    var breaker = LineBreaker(PartCursor(string, traits.parts), limit: limit)
    var lines: [BrokenLine] = []
    var top: CGFloat = 0
    var last = breaker.cursor
    while true {
      let start = breaker.cursor
      guard let line = breaker.next() else { break }
      var new = BrokenLine(pieces: [line.start..<line.end], columns: line.columns)
      measure(&new, traits)
      // A millionth of a line too high is no reason to cut: offers are sums and quotients.
      let isHigh = lines.count >= max(1, limits.fewestLines) && top + new.height > room + traits.cell.height * 1e-6
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

  /// Letters stand on one line: three quarters of a letter's height are above it (our choice for a grid of cells).
  private func measure(_ line: inout BrokenLine, _ traits: TextTraits) {
    var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ part: TextPart) {
      let height = CGFloat(part.font.scale) * traits.cell.height
      ascent = max(ascent, height * 0.75 + part.baselineOffset)
      descent = max(descent, height * 0.25 - part.baselineOffset)
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
    var line = BrokenLine(pieces: [start.offset..<start.offset], ellipsis: (1, first), columns: traits.parts[first].font.scale)
    var cursor = start
    var columns = 0
    while let cluster = cursor.next(), cluster.kind != .lineBreak {
      columns += cluster.columns
      if columns > limit { break }
      let whole = columns + traits.parts[cursor.part].font.scale
      if whole <= limit { line = BrokenLine(pieces: [start.offset..<cursor.offset], ellipsis: (1, cursor.part), columns: whole) }
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
    let room = max(0, limit - traits.parts[part].font.scale)
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
    let columns = front.columns + traits.parts[part].font.scale + back.columns
    return BrokenLine(pieces: [head, tail], ellipsis: (1, part), columns: isWhole ? columns : limit)
  }

  // MARK: Answers

  func size(_ traits: TextTraits, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let (traits, lines) = fitted(traits, width, height)
    let spacing = traits.limits.spacing
    let missing = max(0, traits.limits.fewestLines - lines.count)
    let free = CGFloat(missing) * (CGFloat(lowest(traits)) * traits.cell.height + spacing)
    let tall = lines.reduce(0) { $0 + $1.height } + CGFloat(max(0, lines.count - 1)) * spacing + free
    return CGSize(width: CGFloat(lines.map(\.columns).max() ?? 0) * traits.cell.width, height: max(0, tall))
  }
  /// The scale of lines that are kept free.
  private func lowest(_ traits: TextTraits) -> Int { min(font.scale, traits.parts.map(\.font.scale).max() ?? 1) }

  /// How many lines there would be in any height, and how many are shown.
  public func lineCounts(width: CGFloat?, height: CGFloat?) -> (all: Int, shown: Int) {
    guard let traits else {
      var all = 0
      breakLines(limit: columnLimit(width), maximum: TextLayout.unlimited) { _, _, _, _ in all += 1 }
      return (all, min(all, lineLimit(height)))
    }
    let (shown, lines) = fitted(traits, width, height)
    let free = TextTraits(parts: shown.parts, limits: TextLimits(), cell: shown.cell, string: string)
    return (broken(free, width, nil).count, lines.count)
  }
  /// Where the letters of the first and of the last shown line stand, in points from the top.
  public func baselines(width: CGFloat?, height: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    guard let traits else { return (character.height * 0.75, size(width: width, height: height).height - character.height / 4) }
    let (_, lines) = fitted(traits, width, height)
    let above = lines.dropLast().reduce(0) { $0 + $1.height + traits.limits.spacing }
    return (lines.first?.ascent ?? 0, above + (lines.last?.ascent ?? 0))
  }
}
