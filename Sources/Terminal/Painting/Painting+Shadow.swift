internal import Drawing
internal import Foundation

extension Painting {
  /// How opaque items make each part of the cells of `limit`. Texts cover nothing: a letter's own cells are too coarse for that.
  /// - Parameter outer: how many of the items' clips count where the result is painted.
  func alphas(of steps: [PaintStep], in limit: CellRect, moved offset: CGSize = .zero, grownBy margin: Int = 0, clippedBeyond outer: Int = 0) -> AlphaMap {
    var areas: [(coverage: Coverage, brush: Brush)] = []
    var cells = CellRect(columns: 0, rows: 0)
    for step in steps {
      let move = CGAffineTransform(translationX: offset.width, y: offset.height)
      let transform = step.state.transform.concatenating(move)
      guard case .item(let content) = step.content else { continue }
      let (path, paint, area): (Path, Paint, CGRect)
      var isEvenOdd = false
      switch content {
      case .fill(let outline, let fill):
        (path, paint, area) = (outline.path.applying(snapping(outline.bounds)), fill, outline.bounds)
        isEvenOdd = outline.isEvenOdd
      case .backdrop(let outline, let backdrop):
        (path, paint, area) = (outline.path.applying(snapping(outline.bounds)), backdrop.flat, outline.bounds)
        isEvenOdd = outline.isEvenOdd
      case .stroke(let outline, let style, let stroke): (path, paint, area) = (outline.path.applying(snapping(outline.bounds)).strokedPath(style), stroke, outline.bounds)
      case .border(let rect, let width, let border):
        (path, paint, area) = (Path(rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(StrokeStyle(lineWidth: width)), border, rect)
      case .image(let run): (path, paint, area) = (Path(run.frame).applying(snapping(run.frame)), .color(RGBA(red: 0, green: 0, blue: 0, alpha: run.opacity)), run.frame)
      case .text, .layer: continue
      }
      var coverage = coverage(of: path.applying(transform).applying(parts).flattened().map(\.points), isEvenOdd: isEvenOdd, in: limit)
      for clip in step.state.clips.dropFirst(outer) {
        let clip = self.steps.clips[clip]
        coverage = coverage.intersection(self.coverage(of: clip.outline, clip.transform.concatenating(move), in: limit))
      }
      cells = cells.union(coverage.cells)
      areas.append((coverage, Brush(paint, area: area, transform: transform, cell: rasteriser.cell)))
    }
    var map = AlphaMap(cells: (cells.isEmpty ? cells : cells.grown(by: margin)).intersection(limit))
    for (coverage, brush) in areas {
      for row in coverage.cells.rows {
        for column in coverage.cells.columns {
          map.cover(coverage[column, row], column: column, row: row, brush.paint(column: column, row: row).solid(ink: .black).alpha)
        }
      }
    }
    return map
  }

  /// A radius in points as parts of cells, for each of three boxes.
  private func boxes(_ radius: CGFloat) -> (x: Int, y: Int, margin: Int) {
    let radius = min(max(0, radius), 1000) / 2
    let x = Int(bounded: (radius * CGFloat(Mosaic.columns) / rasteriser.cell.width).rounded())
    let y = Int(bounded: (radius * CGFloat(Mosaic.rows) / rasteriser.cell.height).rounded())
    return (x, y, 1 + 3 * max(x / Mosaic.columns, y / Mosaic.rows))
  }

  mutating func shadow(of steps: [PaintStep], _ color: RGBA, radius: CGFloat, offset: CGSize) {
    guard color.alpha > 0.02, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    let box = boxes(radius)
    // What lies outside of the picture blurs into it.
    var map = alphas(of: steps, in: visible.grown(by: box.margin), moved: offset, grownBy: box.margin, clippedBeyond: state.clips.count)
    map.blur(x: box.x, y: box.y)
    let shade: CellColor = color.lightness < 0.25 ? .secondary : CellColor(color)
    let cells = map.cells.intersection(visible)
    for row in cells.rows {
      for column in cells.columns {
        let alphas = limited(map.alphas(column: column, row: row), column: column, row: row)
        if self[column, row] == Cell() {
          // what the paper looks like is not known: a shade says that something is there
          if let most = alphas.max(), most >= 40 { self.shade(column: column, row: row, shade) }
        } else {
          fill(
            alphas.map { UInt8(clamping: Int(bounded: Double($0) * min(1, color.alpha))) }, column: column, row: row,
            .color(RGBA(red: color.red, green: color.green, blue: color.blue)))
        }
      }
    }
  }

  mutating func blurred(_ outline: DisplayList.Outline, _ brush: Brush) {
    let box = boxes(state.blur)
    var map = alphas(
      of: [PaintStep(content: .item(.fill(outline, .color(.black))), text: nil, state: state)], in: visible.grown(by: box.margin), grownBy: box.margin,
      clippedBeyond: state.clips.count)
    map.blur(x: box.x, y: box.y)
    let cells = map.cells.intersection(visible)
    for row in cells.rows {
      for column in cells.columns {
        fill(limited(map.alphas(column: column, row: row), column: column, row: row), column: column, row: row, brush.paint(column: column, row: row))
      }
    }
  }
}
