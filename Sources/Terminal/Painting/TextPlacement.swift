internal import Drawing
internal import Foundation

/// Where the lines of a text stand, in cells from the root.
struct TextPlacement {
  struct Line {
    /// Cleaned: safe for a terminal.
    var text: String
    var columns: Int
    /// The columns of a cell between and after its characters.
    var gaps: Int
  }
  var lines: [Line]
  var column: Int
  var row: Int
  /// How many cells wide and high a character is.
  var scale: Int
  /// What follows each character, in columns of a cell.
  var tracking = 0
  /// Where each character of a turned text stands; nil for an upright one.
  var letters: [Letter]?

  struct Letter {
    var cluster: String
    var columns: Int
    var column: Int
    var row: Int
  }

  func cells(ofLine index: Int) -> CellRect {
    CellRect(left: column, top: row + index * scale, right: column + lines[index].columns * scale + lines[index].gaps, bottom: row + (index + 1) * scale)
  }
  var extent: CellRect {
    if let letters {
      return letters.reduce(CellRect(columns: 0, rows: 0)) {
        $0.union(CellRect(left: $1.column, top: $1.row, right: $1.column + $1.columns, bottom: $1.row + 1))
      }
    }
    let widest = lines.map { $0.columns * scale + $0.gaps }.max() ?? 0
    return CellRect(left: column, top: row, right: column + widest, bottom: row + lines.count * scale)
  }
}

extension Rasteriser {
  /// nil for what is no visible text.
  func placement(of content: DisplayList.Content, _ transform: CGAffineTransform) -> TextPlacement? {
    guard case .text(let run) = content, run.paint.isVisible, transform.isFinite else { return nil }
    let lines = run.lines.map { line in
      let text = cleaned(line, keepsLineBreaks: false)
      return TextPlacement.Line(text: text, columns: columns(of: text), gaps: run.tracking == 0 ? 0 : text.count { columns(of: $0) > 0 } * run.tracking)
    }
    if transform.b != 0 || transform.c != 0 || transform.a < 0 || transform.d < 0 { return turned(run, lines, transform) }
    if !run.places.isEmpty { return letters(run, lines, transform) }
    let growth = CGFloat(run.font.scale) * transform.d
    let scale = transform.d == 1 ? run.font.scale : max(1, min(64, Int(bounded: growth.rounded())))
    var corner = run.frame.origin
    if transform.a != 1 || transform.d != 1 {
      // letters do not grow by parts of cells: the text keeps its middle
      let middle = CGPoint(x: run.frame.midX, y: run.frame.midY).applying(transform)
      let width = CGFloat(lines.map { $0.columns * scale + $0.gaps }.max() ?? 0) * cell.width
      corner = CGPoint(x: middle.x - width / 2, y: middle.y - CGFloat(lines.count * scale) * cell.height / 2)
    } else {
      corner = corner.applying(transform)
    }
    guard let place = rect(CGRect(origin: corner, size: .zero)) else { return nil }
    return TextPlacement(lines: lines, column: place.left, row: place.top, scale: scale, tracking: run.tracking)
  }

  /// A text of a screen of pixels: a character in a cell, each line where its letters are. A line that is too narrow for its characters keeps its middle.
  private func letters(_ run: DisplayList.TextRun, _ lines: [TextPlacement.Line], _ transform: CGAffineTransform) -> TextPlacement? {
    var letters: [TextPlacement.Letter] = []
    for (line, place) in zip(lines, run.places) where line.columns > 0 {
      let span = place.span
      // The middle of small letters decides the row.
      let left = CGPoint(x: run.frame.minX + span.left, y: run.frame.minY + place.baseline - run.font.pointSize * 0.26).applying(transform)
      let room = (span.right - span.left) * transform.a
      let excess = max(0, CGFloat(line.columns) * cell.width - room)
      guard let start = rect(CGRect(x: left.x - excess / 2, y: left.y, width: 0, height: 0)) else { continue }
      let row = Int(bounded: (left.y / cell.height).rounded(.down))
      var column = start.left
      for character in line.text {
        let width = columns(of: character)
        if width == 0 { continue }
        if character != " " { letters.append(TextPlacement.Letter(cluster: String(character), columns: width, column: column, row: row)) }
        column += width
      }
    }
    return TextPlacement(lines: [], column: 0, row: 0, scale: 1, letters: letters)
  }

  /// A turned text: letters stay upright, and step by whole cells along the direction in which the text now runs (our choice).
  private func turned(_ run: DisplayList.TextRun, _ lines: [TextPlacement.Line], _ transform: CGAffineTransform) -> TextPlacement? {
    let along = CGVector(dx: transform.a, dy: transform.b)
    let isSteep = abs(along.dy) / cell.height > abs(along.dx) / cell.width
    var letters: [TextPlacement.Letter] = []
    for (index, line) in lines.enumerated() {
      let middle = CGPoint(x: run.frame.midX, y: run.frame.minY + (CGFloat(index) + 0.5) * cell.height * CGFloat(run.font.scale)).applying(transform)
      guard line.columns > 0 else { continue }
      var position = -CGFloat(line.columns + line.gaps) / 2
      for character in line.text {
        let width = columns(of: character)
        if width == 0 { continue }
        let place = position + CGFloat(width) / 2
        position += CGFloat(width + run.tracking)
        let (x, y): (CGFloat, CGFloat)
        if isSteep {
          y = (middle.y / cell.height) + place * (along.dy > 0 ? 1 : -1)
          x = middle.x / cell.width + place * cell.height * along.dx / max(abs(along.dy), 1e-9) / cell.width
        } else {
          x = middle.x / cell.width + place * (along.dx > 0 ? 1 : -1)
          y = middle.y / cell.height + place * cell.width * along.dy / max(abs(along.dx), 1e-9) / cell.height
        }
        guard abs(x) < 1e8, abs(y) < 1e8 else { continue }
        letters.append(
          TextPlacement.Letter(
            cluster: String(character), columns: width, column: Int(bounded: (x - CGFloat(width) / 2 + 1e-6).rounded()), row: Int(bounded: (y - 0.5 + 1e-6).rounded())))
      }
    }
    return TextPlacement(lines: [], column: 0, row: 0, scale: 1, letters: letters)
  }
}
