internal import Drawing
internal import Foundation

/// One pass of a rasteriser over a display list. Places are cells of the root until they reach the grid.
struct Painting {
  let rasteriser: Rasteriser
  var grid: CellGrid
  let texts: [TextPlacement?]
  let occupancy: TextOccupancy
  /// The part of the grid that can be painted, in cells of the root.
  let visible: CellRect
  private let column: Int, row: Int
  /// Where the lines of a cell lead to, for cells that show lines.
  private var junctions: [Int: LineJunction] = [:]
  /// The four colours of cells that are painted in part.
  private var quadrants: [Int: Quadrants] = [:]
  /// Attributes that texts get when all is painted.
  private var decorations: [(cells: CellRect, attributes: Cell.Attributes)] = []

  init(rasteriser: Rasteriser, grid: CellGrid, texts: [TextPlacement?], column: Int, row: Int) {
    self.rasteriser = rasteriser
    self.grid = grid
    self.texts = texts
    // a root far outside every grid must not overflow
    self.column = max(-Int(Rasteriser.farthest), min(Int(Rasteriser.farthest), column))
    self.row = max(-Int(Rasteriser.farthest), min(Int(Rasteriser.farthest), row))
    occupancy = TextOccupancy(texts)
    visible = grid.frame.moved(columns: -self.column, rows: -self.row)
  }

  /// Paints the layers in their order, then the lines that had to become attributes of texts.
  mutating func paint(_ list: DisplayList) {
    for (item, text) in zip(list.items, texts) {
      switch item.content {
      case .fill(let outline, let paint): fill(outline, paint)
      case .border(let bounds, let width, let paint): border(bounds, width: width, paint)
      case .text(let run): if let text { write(text, run) }
      }
    }
    for decoration in decorations {
      for row in decoration.cells.rows {
        for column in decoration.cells.columns {
          if self[column, row].cluster.isEmpty && self[column, row].columns == 1 { self[column, row].cluster = " " }
          self[column, row].attributes.formUnion(decoration.attributes)
        }
      }
    }
  }

  subscript(column: Int, row: Int) -> Cell {
    get { grid[column + self.column, row + self.row] }
    set { grid[column + self.column, row + self.row] = newValue }
  }
  private func index(_ column: Int, _ row: Int) -> Int? { grid.index(column + self.column, row + self.row) }

  // MARK: Cells

  /// Covers whole cells; through a translucent colour, what is there stays to be seen.
  mutating func fill(_ cells: CellRect, _ paint: Paint) {
    let cells = cells.intersection(visible)
    for row in cells.rows {
      for column in cells.columns { fill(column: column, row: row, paint) }
    }
  }

  mutating func fill(column: Int, row: Int, _ paint: Paint) {
    guard let index = index(column, row) else { return }
    if case .color(let color) = paint, color.alpha < 1 {
      let under = self[column, row]
      if let parts = quadrants[index] {
        show(Quadrants(parts.colors.map { rasteriser.mix(paint, over: $0) }), column: column, row: row, index: index)
      } else {
        self[column, row].background = rasteriser.mix(paint, over: under.background)
        if !under.cluster.isEmpty { self[column, row].foreground = rasteriser.mix(paint, over: rasteriser.known(under.foreground)) }
      }
    } else {
      forget(index)
      grid.clearCluster(column: column + self.column, row: row + self.row)
      self[column, row] = Cell(background: rasteriser.mix(paint, over: .standard))
    }
  }

  /// Paints quarters of a cell; texts are spared as long as half the cell stays free.
  mutating func fill(_ quarters: Quadrants.Parts, column: Int, row: Int, _ paint: Paint) {
    guard let index = index(column, row), !quarters.isEmpty else { return }
    let under = self[column, row]
    let isText = quadrants[index] == nil && !under.cluster.isEmpty && junctions[index] == nil || under.columns == 0
    if quarters == .all || isText && quarters.count > 2 || rasteriser.charset == .ascii && quarters.count >= 2 {
      fill(column: column, row: row, paint)
    } else if !isText && rasteriser.charset != .ascii {
      var parts = quadrants[index] ?? Quadrants(Array(repeating: under.background, count: 4))
      for part in 0..<4 where quarters.contains(Quadrants.Parts(rawValue: 1 << UInt8(part))) { parts.colors[part] = rasteriser.mix(paint, over: parts.colors[part]) }
      show(parts, column: column, row: row, index: index)
    }
  }

  private mutating func show(_ parts: Quadrants, column: Int, row: Int, index: Int) {
    junctions[index] = nil
    quadrants[index] = parts
    self[column, row] = parts.cell
  }

  /// A whole cell is painted: what was known about its parts is gone.
  private mutating func forget(_ index: Int) {
    if !junctions.isEmpty { junctions[index] = nil }
    if !quadrants.isEmpty { quadrants[index] = nil }
  }

  // MARK: Lines

  /// Adds line ends to a cell and joins them with those that it has. A cell that holds text keeps it.
  mutating func draw(_ ends: LineJunction, column: Int, row: Int, _ paint: Paint) {
    guard let index = index(column, row), !occupancy.holdsText(columns: column..<column + 1, row: row) else { return }
    let joined = junctions[index, default: []].union(ends)
    let background = self.background(column: column, row: row)
    grid.clearCluster(column: column + self.column, row: row + self.row)
    quadrants[index] = nil
    junctions[index] = joined
    self[column, row] = Cell(joined.glyph(rasteriser.charset), foreground: rasteriser.ink(paint, on: background), background: background)
  }

  /// What a cluster is painted on: of a cell that is painted in part, the colour that most of it has.
  private func background(column: Int, row: Int) -> CellColor {
    if let index = index(column, row), let parts = quadrants[index] { return parts.prevailing }
    return self[column, row].background
  }

  mutating func decorate(_ cells: CellRect, _ attributes: Cell.Attributes) {
    let cells = cells.intersection(visible)
    if !cells.isEmpty { decorations.append((cells, attributes)) }
  }

  // MARK: Clusters

  /// Writes a cluster on what is there.
  mutating func put(_ cluster: String, columns: Int, column: Int, row: Int, _ paint: Paint, _ attributes: Cell.Attributes) {
    for place in column..<column + columns where visible.contains(column: place, row: row) {
      guard let index = index(place, row) else { continue }
      self[place, row].background = background(column: place, row: row)
      forget(index)
    }
    let paper = self[max(column, visible.left), row].background
    let cell = Cell(cluster, columns: Int32(clamping: columns), foreground: rasteriser.ink(paint, on: paper), attributes: attributes)
    grid.put(cell, column: column + self.column, row: row + self.row)
  }

  /// Adds a mark without width to the cluster that ends before `column`.
  mutating func append(_ mark: String, before column: Int, row: Int) {
    if visible.contains(column: column - 1, row: row) { grid.append(mark, before: column + self.column, row: row + self.row) }
  }
}
