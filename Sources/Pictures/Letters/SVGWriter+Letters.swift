internal import Drawing
internal import Foundation

/// Texts of a screen of pixels: texts still, with a place for each letter.
extension SVGWriter {
  mutating func letters(_ run: DisplayList.TextRun) {
    let (metrics, n) = (FontMetrics.of(run.font), Self.number)
    let fill = attributes("fill", run.paint, run.frame)
    var words = ["font-family=\"\(Self.families(run.font.design))\"", "font-weight=\"\(weight(run.font))\"", fill]
    if run.font.isItalic { words.append("font-style=\"italic\"") }
    if run.font.design == .rounded {
      let line = "stroke-width=\"\(n(metrics.size * LetterFont.roundness))\" stroke-linejoin=\"round\""
      words.append(attributes("stroke", run.paint, run.frame) + " " + line)
    }
    // What knows one place for each text only comes close with this.
    words.append("letter-spacing=\"\(n(metrics.letterSpacing))\"")
    words.append("style=\"font-variant-ligatures:none\" xml:space=\"preserve\"")
    let look = words.joined(separator: " ")
    for (line, place) in zip(run.lines, run.places) where !line.isEmpty {
      let foot = run.frame.minY + place.baseline
      var segments = LetterSegment.segments(of: line, place.letters, metrics, keepsBlanks: true)[...]
      while let first = segments.first {
        // Letters one after the other are one element; what is joined, or no single unit of UTF-16, is one of its own.
        let isSingle = first.text.utf16.count > 1 || first.isJoined || first.isPicture
        let count =
          isSingle
          ? 1
          : segments.prefix { $0.scale == first.scale && $0.text.utf16.count == 1 && !$0.isJoined && !$0.isPicture }
            .count
        body.append(element(Array(segments.prefix(count)), run, foot, metrics, look))
        segments = segments.dropFirst(count)
      }
      for rule in LetterRule.rules(run, place, metrics, scale: style.scale) {
        body.append(
          "<rect x=\"\(n(rule.minX))\" y=\"\(n(rule.minY))\" width=\"\(n(rule.width))\" height=\"\(n(rule.height))\" \(fill)/>"
        )
      }
    }
  }

  private func element(
    _ segments: [LetterSegment], _ run: DisplayList.TextRun, _ foot: CGFloat, _ metrics: FontMetrics, _ look: String
  ) -> String {
    let n = Self.number
    guard let first = segments.first else { return "" }
    let (left, across) = (run.frame.minX + first.x, run.font.width)
    let isStretched = across != 1 && !first.isPicture
    // A font that is wider or narrower is drawn in a room that is.
    let places = segments.map { n(isStretched ? ($0.x - first.x) / across : run.frame.minX + $0.x) }.joined(
      separator: " ")
    let room = isStretched ? " transform=\"matrix(\(n(across)) 0 0 1 \(n(left)) \(n(foot)))\"" : ""
    let length =
      first.isJoined || first.isPicture ? " textLength=\"\(n(first.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    let size = metrics.size * first.scale
    return
      "<text x=\"\(places)\" y=\"\(isStretched ? "0" : n(foot))\"\(room)\(length) font-size=\"\(n(size))\" \(look)>\(escapedForXML(segments.map(\.text).joined()))</text>"
  }
  private func weight(_ font: ResolvedFont) -> Int {
    font.design == .rounded ? max(100, min(900, font.weight) - 100) : max(100, min(900, font.weight))
  }
  /// What draws the letters, the font of the measures first.
  private static func families(_ design: ResolvedFont.Design) -> String {
    switch design {
    case .default, .rounded: "Inter, -apple-system, 'SF Pro Text', 'Helvetica Neue', 'DejaVu Sans', sans-serif"
    case .monospaced: "'JetBrains Mono', 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
    case .serif: "'Noto Serif', 'New York', Georgia, 'DejaVu Serif', serif"
    }
  }
}
