internal import Drawing

/// A rectangle of cells, which need not start at 0,0: what is painted outside the root's bounds has negative columns or rows.
public struct CellGrid: Hashable, Sendable {
  /// A grid with more cells than this is refused; 2,000 × 2,000 cells are about 128 MB.
  public static let limit = 4_000_000

  /// Which cells the grid holds.
  public let frame: CellRect
  private var cells: [Cell]

  /// Refuses a grid of more than ``limit`` cells; a negative extent is 0.
  public init(frame: CellRect) throws(CellGridError) {
    let (count, overflow) = frame.columns.count.multipliedReportingOverflow(by: frame.rows.count)
    guard !overflow, count <= Self.limit else { throw CellGridError.tooLarge(columns: frame.columns.count, rows: frame.rows.count) }
    self.frame = frame
    cells = Array(repeating: Cell(), count: count)
  }
  /// A grid whose first cell is 0,0.
  public init(columns: Int, rows: Int) throws(CellGridError) { try self.init(frame: CellRect(columns: columns, rows: rows)) }

  /// The cell at a place; outside the frame, an empty cell that cannot be set.
  public subscript(column: Int, row: Int) -> Cell {
    get { index(column, row).map { cells[$0] } ?? Cell() }
    set { if let index = index(column, row) { cells[index] = newValue } }
  }

  func index(_ column: Int, _ row: Int) -> Int? {
    frame.contains(column: column, row: row) ? (row - frame.top) * frame.columns.count + (column - frame.left) : nil
  }

  /// One row of cells; empty outside the frame.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard frame.rows.contains(row) else { return [] }
    let start = (row - frame.top) * frame.columns.count
    return cells[start..<start + frame.columns.count]
  }

  /// Writes one cluster. One that the frame cuts leaves blanks, and so does every wide cluster that it overwrites in part.
  /// With `keepsBackground`, the colours that are there stay behind it.
  public mutating func put(_ cell: Cell, column: Int, row: Int, keepsBackground: Bool = true) {
    guard frame.rows.contains(row), cell.columns > 0 else { return }
    let range = column..<column + Int(cell.columns)
    let visible = range.clamped(to: frame.columns)
    let isCut = visible != range
    for place in visible {
      clearCluster(column: place, row: row)
      var part = cell
      if keepsBackground { part.background = self[place, row].background }
      if isCut {
        part.cluster = " "
        part.columns = 1
      } else if place > column {
        part.cluster = ""
        part.columns = 0
      }
      self[place, row] = part
    }
  }

  /// Writes a text on one line, cleaned of control characters; a nil background keeps what is there. Returns the column behind it.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, foreground: CellColor = .standard, background: CellColor? = nil, attributes: Cell.Attributes = []
  ) -> Int {
    var place = column
    for character in cleaned(text, keepsLineBreaks: false) {
      if place >= frame.right { break }
      let width = Drawing.columns(of: character)
      if width == 0 {
        if place > column { append(String(character), before: place, row: row) }
      } else {
        let cell = Cell(String(character), columns: Int32(clamping: width), foreground: foreground, background: background ?? .standard, attributes: attributes)
        put(cell, column: place, row: row, keepsBackground: background == nil)
        place += width
      }
    }
    return place
  }

  /// Adds a scalar without width to the cluster that ends before `column`.
  mutating func append(_ mark: String, before column: Int, row: Int) {
    var place = column - 1
    while place > frame.left && self[place, row].columns == 0 { place -= 1 }
    if !self[place, row].cluster.isEmpty { self[place, row].cluster += mark }
  }

  /// Takes away a wide cluster that covers this place, so that no half of it stays.
  mutating func clearCluster(column: Int, row: Int) {
    var start = column
    while start > frame.left && self[start, row].columns == 0 { start -= 1 }
    let width = Int(self[start, row].columns)
    guard width != 1 else { return }
    for place in start..<max(start + width, column + 1) {
      self[place, row].cluster = ""
      self[place, row].columns = 1
    }
  }

  /// The part of the grid inside `rect`, with empty cells where the grid has none; a wide cluster that the edge cuts becomes blanks.
  public func cropped(to rect: CellRect) throws(CellGridError) -> CellGrid {
    var result = try CellGrid(frame: rect)
    let visible = rect.intersection(frame)
    for row in visible.rows {
      for column in visible.columns where self[column, row].columns > 0 { result.put(self[column, row], column: column, row: row, keepsBackground: false) }
      // the right halves of a cluster whose left half is cut off
      for column in visible.columns.prefix(while: { self[$0, row].columns == 0 }) {
        var cell = self[column, row]
        cell.columns = 1
        result[column, row] = cell
      }
    }
    return result
  }

  /// The smallest rectangle that holds every cell in which something was painted.
  public var painted: CellRect {
    var result = CellRect(left: frame.left, top: frame.top, right: frame.left, bottom: frame.top)
    let empty = Cell()
    for row in frame.rows {
      let cells = self.row(row)
      guard let first = cells.firstIndex(where: { $0 != empty }), let last = cells.lastIndex(where: { $0 != empty }) else { continue }
      result = result.union(CellRect(left: frame.left + first - cells.startIndex, top: row, right: frame.left + last - cells.startIndex + 1, bottom: row + 1))
    }
    return result
  }
}

/// Why there is no grid.
public enum CellGridError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(columns: Int, rows: Int)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .tooLarge(let columns, let rows): "a picture of \(columns) × \(rows) cells is too large: \(CellGrid.limit) cells are the limit"
    }
  }
}
