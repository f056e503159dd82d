internal import Drawing
internal import Foundation

/// What a part of a control or of a list shows once frames are known.
enum ControlDrawing {
  /// One of Apple's symbols, in the middle of its bounds.
  case symbol(TextContent)
  /// What stands for an image that is not there: a frame with a name in it.
  case framedName(TextContent)
  /// A line with a knob at a part of its length.
  case slider(Double, TextStyle, knob: Paint)
  /// Lines between the children of a column.
  case separators(Paint)
  /// Lines between the children of a row, as high as the row.
  case columns(Paint)
  /// Lines between the children of a row, and a mark before the chosen one.
  case segments(Paint, chosen: Int?, Paint)
  /// A frame.
  case frame(Paint)
  /// Cards and lines of a list of pixels; the host draws them, who knows what the rows are.
  case rows(ListDrawing)
  /// What a screen of pixels shows for it.
  case pixels(PixelDrawing)

  /// The label of a leaf in `layout --json`; nil for containers.
  var label: String? {
    switch self {
    case .symbol, .framedName: "image"
    case .slider: "slider"
    case .pixels(let drawing): drawing.label
    case .separators, .columns, .segments, .frame, .rows: nil
    }
  }

  /// Whether it is a picture: a row's line begins after one, at the text.
  var isImage: Bool {
    switch self {
    case .symbol, .framedName: true
    case .pixels(let drawing): drawing.isImage
    case .slider, .separators, .columns, .segments, .frame, .rows: false
    }
  }

  func items(_ frame: CGRect, cell: CGSize, children: [CGRect], hidden: Set<Int> = []) -> [DisplayList.Content] {
    switch self {
    case .symbol(let text): return centred(text, in: frame)
    case .framedName(let text):
      let inside = frame.insetBy(dx: cell.width * 2, dy: 0)
      var items: [DisplayList.Content] = [.border(frame, width: 1, text.style.paint)]
      if inside.width >= cell.width, frame.height >= cell.height { items += centred(text, in: inside) }
      return items
    case .slider(let fraction, let style, let knob):
      let columns = max(Int(bounded: (frame.width / cell.width).rounded(.down)), 1)
      let place = max(min(Int(bounded: (Double(columns - 1) * fraction).rounded()), columns - 1), 0)
      if columns > Self.longestLine { return long(frame, cell, place: place, style, knob) }
      let line = String(repeating: "━", count: place) + "●" + String(repeating: "─", count: columns - 1 - place)
      let bounds = CGRect(x: frame.minX, y: frame.midY - cell.height / 2, width: CGFloat(columns) * cell.width, height: cell.height)
      return [.text(DisplayList.TextRun(lines: [line], frame: bounds, font: style.font, paint: knob))]
    case .separators(let paint):
      return children.indices.dropFirst().filter { !hidden.contains($0) && !hidden.contains($0 - 1) }.map { (children[$0 - 1], children[$0]) }.filter {
        $0.0.isFinite && $0.1.isFinite
      }.map { above, below in
        .fill(.rectangle(CGRect(x: frame.minX, y: (above.maxY + below.minY) / 2 - 0.5, width: frame.width, height: 1)), paint)
      }
    case .columns(let paint):
      return zip(children, children.dropFirst()).filter { $0.0.isFinite && $0.1.isFinite }.map { before, after in
        .fill(.rectangle(CGRect(x: (before.maxX + after.minX) / 2 - 0.5, y: frame.minY, width: 1, height: frame.height)), paint)
      }
    case .segments(let paint, let chosen, let mark):
      var items: [DisplayList.Content] = children.dropFirst().filter(\.isFinite).map {
        .fill(.rectangle(CGRect(x: $0.minX - 0.5 - cell.width / 2, y: frame.minY - cell.height, width: 1, height: frame.height + cell.height * 2)), paint)
      }
      if let chosen, children.indices.contains(chosen), children[chosen].isFinite, children[chosen].width >= cell.width * 2 {
        let bounds = CGRect(x: children[chosen].minX, y: frame.midY - cell.height / 2, width: cell.width, height: cell.height)
        items.append(.text(DisplayList.TextRun(lines: ["●"], frame: bounds, font: ResolvedFont(), paint: mark)))
      }
      return items
    case .frame(let paint): return [.border(frame, width: 1, paint)]
    case .pixels(let drawing): return drawing.draw(frame, children)
    case .rows: return []
    }
  }

  /// A line of more columns is no text: no screen shows all of it.
  private static let longestLine = 10_000
  /// A slider that is longer than any screen: a thin line, and the knob on it.
  private func long(_ frame: CGRect, _ cell: CGSize, place: Int, _ style: TextStyle, _ knob: Paint) -> [DisplayList.Content] {
    let at = CGRect(x: frame.minX + CGFloat(place) * cell.width, y: frame.midY - cell.height / 2, width: cell.width, height: cell.height)
    return [
      .fill(.rectangle(CGRect(x: frame.minX, y: frame.midY - 0.5, width: frame.width, height: 1)), knob),
      .text(DisplayList.TextRun(lines: ["●"], frame: at, font: style.font, paint: knob)),
    ]
  }

  /// A text of one size in the middle of a frame, cut off where it is too long.
  private func centred(_ text: TextContent, in frame: CGRect) -> [DisplayList.Content] {
    if text.layout.metrics.isProportional { return text.centred(in: frame) }
    let lines = text.layout.lines(width: frame.width, height: min(frame.height, text.layout.character.height))
    let width = CGFloat(lines.first?.columns ?? 0) * text.layout.character.width
    let bounds = CGRect(
      x: frame.minX + ((frame.width - width) / 2 / text.layout.character.width).rounded(.down) * text.layout.character.width, y: frame.midY - text.layout.character.height / 2,
      width: width, height: text.layout.character.height)
    return [.text(DisplayList.TextRun(lines: lines.map(\.text), frame: bounds, font: text.style.font, paint: text.style.paint))]
  }
}
