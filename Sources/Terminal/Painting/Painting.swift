internal import Drawing
internal import Foundation

/// One pass of a rasteriser over a display list. Places are cells of the root until they reach the grid.
struct Painting {
  let rasteriser: Rasteriser
  var grid: CellGrid
  let steps: PaintSteps
  let occupancy: TextOccupancy
  /// The part of the grid that can be painted, in cells of the root.
  let visible: CellRect
  private let column: Int, row: Int
  /// What is around the item that is being painted.
  var state = PaintState()
  private var clip: Coverage?
  private var masks: [AlphaMap] = []
  private var knownClips: [[Int]: Coverage] = [:]
  private var knownMasks: [Int: AlphaMap] = [:]
  /// Where the lines of a cell lead to, for cells that show lines.
  private var junctions: [Int: LineJunction] = [:]
  /// The dots of cells that show thin curves.
  private var dots: [Int: UInt8] = [:]
  /// The colours of cells that are painted in part.
  private var mosaics: [Int: Mosaic] = [:]
  /// Attributes that texts get when all is painted.
  private var decorations: [(cells: CellRect, attributes: Cell.Attributes)] = []

  init(rasteriser: Rasteriser, grid: CellGrid, steps: PaintSteps, column: Int, row: Int) {
    self.rasteriser = rasteriser
    self.grid = grid
    self.steps = steps
    // a root far outside every grid must not overflow
    self.column = max(-Int.farthest, min(Int.farthest, column))
    self.row = max(-Int.farthest, min(Int.farthest, row))
    occupancy = TextOccupancy(steps.steps.map(\.text))
    visible = grid.frame.moved(columns: -self.column, rows: -self.row)
  }

  /// Paints the layers in their order, then the lines that had to become attributes of texts.
  mutating func paint() {
    for step in steps.steps { paint(step) }
    for decoration in decorations {
      for row in decoration.cells.rows {
        for column in decoration.cells.columns {
          if self[column, row].cluster.isEmpty && self[column, row].columns == 1 { self[column, row].cluster = " " }
          self[column, row].attributes.formUnion(decoration.attributes)
        }
      }
    }
  }
  private mutating func paint(_ step: PaintStep) {
    enter(step.state)
    switch step.content {
    case .item(.fill(let outline, let paint)): fill(outline, paint)
    case .item(.stroke(let outline, let style, let paint)): stroke(outline, style, paint)
    case .item(.border(let bounds, let width, let paint)): border(bounds, width: width, paint)
    case .item(.text(let run)): if let text = step.text { write(text, run) }
    case .item(.image(let run)): image(run)
    case .item(.backdrop(let outline, let backdrop)): fill(outline, backdrop.flat)
    case .item(.layer): break
    case .shadow(let cast, let color, let radius, let offset): shadow(of: cast, color, radius: radius, offset: offset)
    }
  }
  /// Makes the clips and masks of a state count.
  private mutating func enter(_ state: PaintState) {
    self.state = state
    clip = nil
    if !state.clips.isEmpty {
      clip = knownClips[state.clips] ?? state.clips.map { coverage(of: steps.clips[$0].outline, steps.clips[$0].transform) }.reduce(nil) { $0?.intersection($1) ?? $1 }
      knownClips[state.clips] = clip
    }
    masks = state.masks.map { index in
      if let known = knownMasks[index] { return known }
      let map = alphas(of: steps.masks[index], in: visible)
      knownMasks[index] = map
      return map
    }
  }

  subscript(column: Int, row: Int) -> Cell {
    get { grid[column + self.column, row + self.row] }
    set { grid[column + self.column, row + self.row] = newValue }
  }
  private func index(_ column: Int, _ row: Int) -> Int? { grid.index(column + self.column, row + self.row) }

  // MARK: Cells

  /// Covers whole cells; through a translucent colour, what is there stays to be seen.
  mutating func fill(_ cells: CellRect, _ brush: Brush) {
    let cells = cells.intersection(visible)
    for row in cells.rows {
      for column in cells.columns { fill(.all, column: column, row: row, brush.paint(column: column, row: row)) }
    }
  }

  /// Paints parts of a cell as far as clips and masks let it; texts are spared as long as half the cell stays free.
  mutating func fill(_ parts: Mosaic.Parts, column: Int, row: Int, _ paint: Paint) {
    var (parts, paint) = (parts, paint)
    if let clip { parts.formIntersection(clip[column, row]) }
    for mask in masks {
      let alphas = mask.alphas(column: column, row: row)
      guard alphas.allSatisfy({ $0 == alphas[0] }) else {
        return fill(alphas.enumerated().map { parts.contains(part: $0.offset) ? $0.element : 0 }, column: column, row: row, paint)
      }
      paint = paint.opacity(Double(alphas[0]) / 255)
    }
    guard let index = index(column, row), !parts.isEmpty, paint.isVisible else { return }
    let under = self[column, row]
    let isText = mosaics[index] == nil && !under.cluster.isEmpty && junctions[index] == nil && dots[index] == nil || under.columns == 0
    if parts == .all || isText && parts.count > 16 || rasteriser.charset == .ascii && parts.count >= 16 {
      cover(index, column: column, row: row, paint)
    } else if !isText && rasteriser.charset != .ascii {
      var mosaic = mosaics[index] ?? Mosaic(under.background)
      mosaic.change(parts) { mix(paint, over: $0) }
      show(mosaic, column: column, row: row, index: index)
    }
  }

  /// What clips and masks leave of the opacity of a cell's parts, 0 to 255.
  func limited(_ alphas: [UInt8], column: Int, row: Int) -> [UInt8] {
    if clip == nil, masks.isEmpty { return alphas }
    let shown = clip.map { $0[column, row] } ?? .all
    var alphas = alphas.enumerated().map { shown.contains(part: $0.offset) ? $0.element : 0 }
    for mask in masks { alphas = zip(alphas, mask.alphas(column: column, row: row)).map { UInt8(Int($0) * Int($1) / 255) } }
    return alphas
  }
  /// Paints each part of a cell at its own opacity, 0 to 255. On unknown paper what is fainter than a quarter does not show.
  mutating func fill(_ alphas: [UInt8], column: Int, row: Int, _ paint: Paint) {
    let mean = alphas.reduce(0) { $0 + Int($1) } / alphas.count
    guard let index = index(column, row), mean > 0 else { return }
    let under = self[column, row]
    let isText = mosaics[index] == nil && !under.cluster.isEmpty && junctions[index] == nil && dots[index] == nil || under.columns == 0
    if isText || rasteriser.charset == .ascii || alphas.allSatisfy({ $0 == alphas[0] }) {
      if under.background != .standard || mean >= 64 { cover(index, column: column, row: row, paint.opacity(Double(mean) / 255)) }
      return
    }
    var mosaic = mosaics[index] ?? Mosaic(under.background)
    for (part, alpha) in alphas.enumerated() where mosaic.colors[part] != .standard || alpha >= 64 {
      mosaic.colors[part] = mix(paint.opacity(Double(alpha) / 255), over: mosaic.colors[part])
    }
    show(mosaic, column: column, row: row, index: index)
  }

  /// Paints the parts of a cell in colours of their own. On unknown paper what is fainter than a quarter does not show.
  mutating func fill(_ colors: [RGBA], tint: Paint?, opacity: Double, column: Int, row: Int) {
    guard let index = index(column, row) else { return }
    let shown = clip.map { $0[column, row] } ?? .all
    var alphas = colors.enumerated().map { shown.contains(part: $0.offset) ? $0.element.alpha * opacity : 0 }
    for mask in masks { alphas = zip(alphas, mask.alphas(column: column, row: row)).map { $0 * Double($1) / 255 } }
    let total = alphas.reduce(0, +)
    guard total > 0.1 else { return }
    func paint(_ part: Int) -> Paint {
      if let tint { return tint.opacity(alphas[part]) }
      return .color(RGBA(red: colors[part].red, green: colors[part].green, blue: colors[part].blue, alpha: alphas[part]))
    }
    let under = self[column, row]
    let isText = mosaics[index] == nil && !under.cluster.isEmpty && junctions[index] == nil && dots[index] == nil || under.columns == 0
    let isOne = alphas.allSatisfy { $0 == alphas[0] } && (tint != nil || colors.allSatisfy { $0 == colors[0] })
    if isText || isOne || rasteriser.charset == .ascii {
      var mean = RGBA.clear
      for (color, alpha) in zip(colors, alphas) {
        (mean.red, mean.green, mean.blue) = (mean.red + color.red * alpha / total, mean.green + color.green * alpha / total, mean.blue + color.blue * alpha / total)
      }
      mean.alpha = total / Double(colors.count)
      if under.background != .standard || mean.alpha >= 0.25 { cover(index, column: column, row: row, tint?.opacity(mean.alpha) ?? .color(mean)) }
      return
    }
    var mosaic = mosaics[index] ?? Mosaic(under.background)
    for part in colors.indices where alphas[part] > 0 && (mosaic.colors[part] != .standard || alphas[part] >= 0.25) {
      mosaic.colors[part] = mix(paint(part), over: mosaic.colors[part])
    }
    show(mosaic, column: column, row: row, index: index)
  }

  private mutating func cover(_ index: Int, column: Int, row: Int, _ paint: Paint) {
    if !paint.isOpaque || state.blend != .normal {
      let under = self[column, row]
      if var mosaic = mosaics[index] {
        mosaic.change(.all) { mix(paint, over: $0) }
        show(mosaic, column: column, row: row, index: index)
      } else {
        self[column, row].background = mix(paint, over: under.background)
        if !under.cluster.isEmpty { self[column, row].foreground = mix(paint, over: rasteriser.known(under.foreground)) }
      }
    } else {
      forget(index)
      grid.clearCluster(column: column + self.column, row: row + self.row)
      self[column, row] = Cell(background: mix(paint, over: .standard))
    }
  }
  private func mix(_ paint: Paint, over under: CellColor) -> CellColor { rasteriser.mix(paint, over: under, state.blend) }

  private mutating func show(_ mosaic: Mosaic, column: Int, row: Int, index: Int) {
    junctions[index] = nil
    dots[index] = nil
    mosaics[index] = mosaic
    self[column, row] = mosaic.cell(rasteriser.charset)
  }

  /// A whole cell is painted: what was known about its parts is gone.
  private mutating func forget(_ index: Int) {
    if !junctions.isEmpty { junctions[index] = nil }
    if !mosaics.isEmpty { mosaics[index] = nil }
    if !dots.isEmpty { dots[index] = nil }
  }

  /// Whether clips and masks let a character through that stands in a cell.
  func isShown(column: Int, row: Int) -> Bool {
    if let clip, clip[column, row].count < 16 { return false }
    return masks.allSatisfy { $0.alphas(column: column, row: row).reduce(0) { $0 + Int($1) } >= 32 * 64 }
  }

  // MARK: Lines

  /// Adds line ends to a cell and joins them with those that it has. A cell that holds text keeps it.
  mutating func draw(_ ends: LineJunction, column: Int, row: Int, _ paint: Paint) {
    guard let index = index(column, row), !occupancy.holdsText(columns: column..<column + 1, row: row), isShown(column: column, row: row) else { return }
    let joined = junctions[index, default: []].union(ends)
    draw(joined.glyph(rasteriser.charset), column: column, row: row, index: index, paint)
    junctions[index] = joined
  }
  /// Adds dots of a thin curve to a cell. A cell that holds text keeps it.
  mutating func draw(dots added: UInt8, column: Int, row: Int, _ paint: Paint) {
    guard let index = index(column, row), !occupancy.holdsText(columns: column..<column + 1, row: row), isShown(column: column, row: row) else { return }
    let joined = dots[index, default: 0] | added
    draw(BrailleDots.glyph(joined, rasteriser.charset), column: column, row: row, index: index, paint)
    dots[index] = joined
  }
  private mutating func draw(_ glyph: String, column: Int, row: Int, index: Int, _ paint: Paint) {
    let background = self.background(column: column, row: row)
    grid.clearCluster(column: column + self.column, row: row + self.row)
    forget(index)
    self[column, row] = Cell(glyph, foreground: rasteriser.ink(paint, on: background), background: background)
  }
  /// Shows a shade where nothing was painted and no text stands.
  mutating func shade(column: Int, row: Int, _ color: CellColor) {
    guard index(column, row) != nil, self[column, row] == Cell(), !occupancy.holdsText(columns: column..<column + 1, row: row), isShown(column: column, row: row) else { return }
    self[column, row] = Cell(rasteriser.charset == .ascii ? "." : "░", foreground: color)
  }

  /// What a cluster is painted on: of a cell that is painted in part, the colour that most of it has.
  private func background(column: Int, row: Int) -> CellColor {
    if let index = index(column, row), let mosaic = mosaics[index] { return mosaic.prevailing }
    return self[column, row].background
  }

  mutating func decorate(_ cells: CellRect, _ attributes: Cell.Attributes) {
    let cells = cells.intersection(visible)
    if cells.isEmpty { return }
    if clip == nil, masks.isEmpty { return decorations.append((cells, attributes)) }
    for row in cells.rows {
      for column in cells.columns where isShown(column: column, row: row) {
        decorations.append((CellRect(left: column, top: row, right: column + 1, bottom: row + 1), attributes))
      }
    }
  }

  // MARK: Clusters

  /// Writes a cluster on what is there.
  mutating func put(_ cluster: String, columns: Int, column: Int, row: Int, _ paint: Paint, _ attributes: Cell.Attributes) {
    guard isShown(column: column, row: row) else { return }
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
