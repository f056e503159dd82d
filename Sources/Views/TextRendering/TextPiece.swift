internal import Drawing
internal import Foundation
/// The letters of one look on a line of a text; lengths in points from the text's corner.
struct TextPiece: Hashable {
  let look: TextStyle
  /// The font in which they are shown: it may be smaller than the look's.
  let font: ResolvedFont
  let characters: [Character]
  /// Where each of them stands, from the piece's left edge.
  let letters: [DisplayList.Letter]
  /// Whether letters have widths of their own.
  let isProportional: Bool
  /// What follows each character, in columns of a cell.
  let tracking: Int
  let frame: CGRect
  /// From the top of the frame to the line on which letters stand.
  let ascent: CGFloat
  /// Where the letters are in the text.
  let indices: [Text.Layout.CharacterIndex]
  /// The bounds of the text, which a gradient fills.
  let whole: CGRect

  /// What room some of the letters take.
  func bounds(_ range: Range<Int>) -> Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    let some = letters[range]
    let left = some.map(\.x).min() ?? 0
    bounds.origin = CGPoint(x: frame.minX + left, y: frame.minY + ascent)
    bounds.width = (some.map { $0.x + $0.width }.max() ?? left) - left
    (bounds.ascent, bounds.descent) = (ascent, frame.height - ascent)
    return bounds
  }

  /// What some of the letters show in a rectangle as large as their room.
  func items(_ range: Range<Int>, in rect: CGRect) -> [DisplayList.Content] {
    let own = bounds(range).rect
    let area = whole.offsetBy(dx: rect.minX - own.minX, dy: rect.minY - own.minY)
    let paper: [DisplayList.Content] = look.background.map { [.fill(.rectangle(rect), $0.placed(in: area))] } ?? []
    if let symbol = look.symbol {
      let top = rect.minY + ascent - symbol.baseline
      return paper + symbol.contents(CGRect(origin: CGPoint(x: rect.minX, y: top), size: symbol.size))
    }
    let text = String(characters[range])
    var run = DisplayList.TextRun(lines: [text], frame: rect, font: font, paint: look.paint.placed(in: area))
    (run.isUnderlined, run.isStruckThrough) = (look.isUnderlined, look.isStruckThrough)
    guard isProportional else {
      run.tracking = tracking
      return paper + [.text(run)]
    }
    let left = own.minX - frame.minX
    let moved = letters[range].map { DisplayList.Letter(x: $0.x - left, width: $0.width) }
    run.places = [DisplayList.LinePlace(baseline: ascent, letters: moved)]
    return paper + [.text(run)]
  }
}

extension TextPiece {
  /// A part of a line as it was placed.
  fileprivate init(
    _ fragment: TextLayout.Fragment, _ look: TextStyle, _ metrics: TextMetrics, in whole: CGRect,
    place: (Character) -> Int
  ) {
    let characters = Array(fragment.text)
    self.look = look
    font = fragment.font
    tracking = fragment.tracking
    frame = fragment.frame
    self.whole = whole
    self.characters = characters
    indices = characters.map { Text.Layout.CharacterIndex(number: place($0)) }
    isProportional = fragment.place != nil
    if let place = fragment.place, place.letters.count == characters.count {
      (letters, ascent) = (place.letters, place.baseline)
      return
    }
    // In a grid three quarters of a letter's height are above its line, as everywhere.
    ascent = fragment.place?.baseline ?? fragment.frame.height * 0.75
    var x: CGFloat = 0
    let widths = characters.map { TextLayout(String($0), font: fragment.font, metrics: metrics).ideal.width }
    let shown = max(1, widths.count { $0 > 0 })
    let spacing = (fragment.frame.width - widths.reduce(0, +)) / CGFloat(shown)
    letters = widths.map { width in
      let room = width > 0 ? width + spacing : 0
      defer { x += room }
      return DisplayList.Letter(x: x, width: room)
    }
  }
}

extension Text.Layout {
  /// The lines of a text in a frame of a size in points.
  init(_ text: TextContent, size: CGSize) {
    let layout = text.layout
    let placed = layout.placedLines(width: size.width, height: size.height, alignment: text.style.lines)
    let whole = CGRect(origin: .zero, size: size)
    let characters = Array(layout.string)
    var next = 0
    // What is not shown, as blanks at the end of a line, counts; an ellipsis stands for the letter at its place.
    func place(_ character: Character) -> Int {
      let found = characters[next...].firstIndex(of: character) ?? next
      next = Swift.min(found + 1, characters.count)
      return found
    }
    lines = placed.map { line in
      let runs = line.fragments.map { fragment in
        let look = text.parts.indices.contains(fragment.part) ? text.parts[fragment.part] : text.style
        let piece = TextPiece(fragment, look, layout.metrics, in: whole, place: place)
        return Run(piece: piece, layoutDirection: piece.direction)
      }
      return Line(runs: runs, line.frame)
    }
    isTruncated = placed.contains(where: \.isTruncated)
  }
}

extension TextPiece {
  /// The direction in which the letters follow each other.
  fileprivate var direction: LayoutDirection {
    guard let first = letters.first, let last = letters.last, letters.count > 1 else { return .leftToRight }
    return last.x < first.x ? .rightToLeft : .leftToRight
  }
}

extension Text.Layout.Line {
  /// Runs in a frame, in points from the text's corner.
  fileprivate init(runs: [Text.Layout.Run], _ frame: CGRect) {
    var bounds = Text.Layout.TypographicBounds()
    let baseline = runs.first.map { $0.typographicBounds.origin.y } ?? frame.maxY
    bounds.origin = CGPoint(x: frame.minX, y: baseline)
    bounds.width = frame.width
    bounds.ascent = Swift.max(0, baseline - frame.minY)
    bounds.descent = Swift.max(0, frame.maxY - baseline)
    self.runs = runs
    paragraphLayoutDirection = runs.first?.layoutDirection ?? .leftToRight
    typographicBounds = bounds
  }
}
