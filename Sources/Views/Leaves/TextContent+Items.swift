internal import Drawing
internal import Foundation

extension TextContent {
  /// What a text shows in its frame: one run, or one for each part of each line.
  func items(in frame: CGRect) -> [DisplayList.Content] {
    if let drawing, !style.isRedacted { return drawing.items(of: self, in: frame) }
    let layout = layout
    if layout.metrics.isProportional, layout.traits == nil, !style.isRedacted { return [letters(layout, in: frame)] }
    if layout.traits == nil, !style.isRedacted {
      let lines = layout.lines(width: frame.width, height: frame.height)
      if style.lines == .left || lines.count < 2 { return [.text(run(lines.map(\.text), in: frame, style, font: layout.font))] }
    }
    let lines = layout.placedLines(width: frame.width, height: frame.height, alignment: style.lines)
    if style.isRedacted { return lines.filter { $0.frame.width > 0 }.map { block(for: $0.frame.offsetBy(dx: frame.minX, dy: frame.minY)) } }
    return lines.flatMap { line in
      line.fragments.flatMap { fragment in
        let look = parts.indices.contains(fragment.part) ? parts[fragment.part] : style
        let paper: [DisplayList.Content] =
          look.background.map { [.fill(.rectangle(fragment.frame.offsetBy(dx: frame.minX, dy: frame.minY)), $0.placed(in: frame))] } ?? []
        if let symbol = look.symbol, let place = fragment.place {
          let foot = CGPoint(x: frame.minX + fragment.frame.minX, y: frame.minY + fragment.frame.minY + place.baseline)
          return paper + symbol.contents(CGRect(origin: CGPoint(x: foot.x, y: foot.y - symbol.baseline), size: symbol.size))
        }
        var run = run([fragment.text], in: fragment.frame.offsetBy(dx: frame.minX, dy: frame.minY), look, font: fragment.font)
        run.paint = look.paint.placed(in: frame)
        run.tracking = fragment.tracking
        run.places = fragment.place.map { [$0] } ?? []
        return paper + [.text(run)]
      }
    }
  }
  /// A text of one font on a screen of pixels: one run, with the places of its letters.
  private func letters(_ layout: TextLayout, in frame: CGRect) -> DisplayList.Content {
    let lines = layout.placedLines(width: frame.width, height: frame.height, alignment: style.lines)
    var run = run(lines.map { $0.fragments.first?.text ?? "" }, in: frame, style, font: lines.first?.fragments.first?.font ?? layout.font)
    run.places = lines.map { line in
      guard let fragment = line.fragments.first, var place = fragment.place else { return DisplayList.LinePlace(baseline: line.frame.minY, letters: []) }
      place.baseline += fragment.frame.minY
      for index in place.letters.indices { place.letters[index].x += fragment.frame.minX }
      return place
    }
    return .text(run)
  }
  private func run(_ lines: [String], in frame: CGRect, _ look: TextStyle, font: ResolvedFont) -> DisplayList.TextRun {
    var run = DisplayList.TextRun(lines: lines, frame: frame, font: font, paint: look.paint.placed(in: frame))
    run.isUnderlined = look.isUnderlined
    run.isStruckThrough = look.isStruckThrough
    return run
  }
  /// What stands for the letters of a line: a bar with round corners in a fainter colour of the text (as SwiftUI draws placeholders).
  private func block(for line: CGRect) -> DisplayList.Content {
    let bar = line.insetBy(dx: 0, dy: line.height / 8)
    return .fill(.roundedRectangle(bar, cornerSize: CGSize(width: 3, height: 3), .continuous), style.paint.opacity(0.25).placed(in: line))
  }
}
