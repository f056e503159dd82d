/// Who lies where in a grid, before lengths are known.
struct GridPlan {
  struct Cell {
    var node: NodeID
    /// -1 for a view outside of rows.
    var rowNode: NodeID
    var row: Int
    var column: Int
    /// Columns it spans.
    var span: Int
    var unsizedAxes: Axis.Set
    var anchor: (x: Double, y: Double)?

    func first(_ axis: Axis) -> Int { axis == .horizontal ? column : row }
    func span(_ axis: Axis) -> Int { axis == .horizontal ? span : 1 }
  }
  /// A column or a row.
  struct Track {
    /// The first cell that lies in it alone; -1 for none.
    var node: NodeID = -1
    var priority = 0.0
    var least = 0.0
    var most = 0.0
    var length = 0.0
    var start = 0.0
    var gapBefore = 0.0
    /// Rows: the line of a guide that cells set themselves; NaN for none.
    var line = Double.nan
  }
  var cells: [Cell] = []
  /// Rows without cells.
  var emptyRows: [NodeID] = []
  /// For each row its node; -1 for a view outside of rows.
  var rowNodes: [NodeID] = []
  var columns: [Track] = []
  var rows: [Track] = []
  /// By column; nil leaves it to the grid.
  var columnAlignments: [AlignmentKey?] = []

  subscript(axis: Axis) -> [Track] {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
  /// From the first track's start to the last one's end.
  func length(_ axis: Axis) -> Double { self[axis].last.map { max($0.start + $0.length, 0) } ?? 0 }
  /// The room of a cell along an axis.
  func room(_ cell: Cell, _ axis: Axis) -> (start: Double, length: Double) {
    let tracks = self[axis]
    let first = cell.first(axis)
    var length = tracks[first].length
    for t in first + 1..<first + cell.span(axis) { length += tracks[t].gapBefore + tracks[t].length }
    return (tracks[first].start, max(length, 0))
  }
}

extension LayoutTree {
  /// Rows and cells in source order. A view outside of rows spans all columns.
  func gridPlan(_ i: NodeID) -> GridPlan {
    var plan = GridPlan()
    var whole: [Int] = []
    var count = 0
    var node = nodes[i].first
    while node >= 0 {
      if nodes[node].kind != .gridRow {
        whole.append(plan.cells.count)
        append(node, rowNode: -1, column: 0, to: &plan)
        plan.rowNodes.append(-1)
      } else if nodes[node].first < 0 {
        plan.emptyRows.append(node)
      } else {
        var column = 0
        var cell = nodes[node].first
        while cell >= 0 {
          append(cell, rowNode: node, column: column, to: &plan)
          column += plan.cells[plan.cells.count - 1].span
          cell = nodes[cell].next
        }
        plan.rowNodes.append(node)
        count = max(count, column)
      }
      node = nodes[node].next
    }
    count = max(count, whole.isEmpty ? 0 : 1)
    for k in whole { plan.cells[k].span = count }
    plan.columns = Array(repeating: GridPlan.Track(), count: count)
    plan.rows = Array(repeating: GridPlan.Track(), count: plan.rowNodes.count)
    plan.columnAlignments = Array(repeating: nil, count: count)
    for cell in plan.cells where cell.rowNode >= 0 {
      if let key = cellRecord(cell.node).columnAlignment, plan.columnAlignments[cell.column] == nil { plan.columnAlignments[cell.column] = key }
    }
    setGaps(i, &plan)
    return plan
  }
  private func append(_ node: NodeID, rowNode: NodeID, column: Int, to plan: inout GridPlan) {
    let record = cellRecord(node)
    plan.cells.append(
      GridPlan.Cell(
        node: node, rowNode: rowNode, row: plan.rowNodes.count, column: column, span: min(record.columns ?? 1, max(NodeBuilder.mostColumns - column, 1)),
        unsizedAxes: record.unsizedAxes ?? [], anchor: record.anchor))
  }
  /// What the modifiers around a cell's view say about it, the outermost first.
  private func cellRecord(_ cell: NodeID) -> NodeRecords.GridCell {
    var record = NodeRecords.GridCell()
    var node = cell
    while node >= 0 {
      switch nodes[node].kind {
      case .gridCell:
        let own = gridCells[nodes[node].payload]
        record.columns = record.columns ?? own.columns
        record.unsizedAxes = record.unsizedAxes ?? own.unsizedAxes
        record.columnAlignment = record.columnAlignment ?? own.columnAlignment
        record.anchor = record.anchor ?? own.anchor
      case .frame, .flexibleFrame, .padding, .fixedSize, .priority, .offset, .neutral, .guide, .secondary: break
      default: return record
      }
      node = nodes[node].first
    }
    return record
  }
  /// Between columns the device's distance; between rows the largest that cells of one column prefer: two rows of text follow as lines do.
  private func setGaps(_ i: NodeID, _ plan: inout GridPlan) {
    let record = grids[nodes[i].payload]
    let (h, v) = (record.horizontalSpacing, record.verticalSpacing)
    for k in plan.columns.indices.dropFirst() { plan.columns[k].gapBefore = h.isNaN ? Double(spacing.row) : h }
    if !v.isNaN {
      for k in plan.rows.indices.dropFirst() { plan.rows[k].gapBefore = v }
      return
    }
    var above: ArraySlice<GridPlan.Cell> = []
    var rest = plan.cells[...]
    for row in plan.rows.indices {
      let cells = rest.prefix { $0.row == row }
      rest = rest.dropFirst(cells.count)
      if row > 0 { plan.rows[row].gapBefore = largestDistance(above, cells) }
      above = cells
    }
  }
  /// Both in the order of columns.
  private func largestDistance(_ above: ArraySlice<GridPlan.Cell>, _ below: ArraySlice<GridPlan.Cell>) -> Double {
    var largest: Double?
    var (a, b) = (above.startIndex, below.startIndex)
    while a < above.endIndex, b < below.endIndex {
      let (endA, endB) = (above[a].column + above[a].span, below[b].column + below[b].span)
      let distance = preferredDistance(above[a].node, below[b].node, .vertical).distance
      largest = max(largest ?? distance, distance)
      if endA <= endB { a += 1 }
      if endB <= endA { b += 1 }
    }
    return largest ?? Double(spacing.column)
  }
}
