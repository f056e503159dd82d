internal import Drawing
internal import Foundation
internal import LayoutCore
public import Terminal
internal import Tracing
internal import Views

extension Stepper {
  /// The whole window: tree, source and canvas, the sentence, and the keys. A small window shows what it has room for.
  public func screen(_ window: CellCount, charset: Charset) throws(CellGridError) -> CellGrid {
    let (columns, rows) = (max(window.columns, 1), max(window.rows, 1))
    var grid = try CellGrid(columns: columns, rows: rows)
    let lines = wrapped(message.isEmpty ? sentence : message, columns: columns, most: rows >= 16 ? 4 : 2)
    let sentenceRows = rows < 3 ? 0 : min(max(lines.count, rows >= 16 ? 2 : 1), rows - 2)
    let body = rows - 2 - sentenceRows
    if rows >= 2 || position == 0 { bar(title, row: 0, columns, &grid) }
    if body > 0 {
      if showsHelp {
        blit(try helpPane(columns, body), into: &grid, column: 0, row: 1)
      } else if columns >= 60, body >= 6 {
        let left = min(max(columns * 2 / 5, 28), 60)
        let treeRows = body >= 10 ? max(body - min(body / 2, source.count + 1), 3) : body
        blit(try treePane(left, treeRows, charset), into: &grid, column: 0, row: 1)
        if treeRows < body { blit(try sourcePane(left, body - treeRows, charset), into: &grid, column: 0, row: 1 + treeRows) }
        for row in 1...body { grid.write(charset == .ascii ? "|" : "│", column: left, row: row, attributes: .dim) }
        blit(try canvas(columns - left - 1, body, charset), into: &grid, column: left + 1, row: 1)
      } else if body >= 8 {
        blit(try treePane(columns, body / 2, charset), into: &grid, column: 0, row: 1)
        blit(try canvas(columns, body - body / 2, charset), into: &grid, column: 0, row: 1 + body / 2)
      } else {
        blit(try treePane(columns, body, charset), into: &grid, column: 0, row: 1)
      }
    }
    for (offset, line) in lines.prefix(sentenceRows).enumerated() {
      grid.write(line, column: 0, row: rows - 1 - sentenceRows + offset, attributes: message.isEmpty ? .bold : .italic)
    }
    if rows > 1 { bar(keys(columns), row: rows - 1, columns, &grid) }
    return grid
  }

  private var source: [Substring] { preview.source.text.split(separator: "\n", omittingEmptySubsequences: false) }
  private var title: String {
    var parts = [" step \(position) of \(count)", "level \(level.rawValue)", cleanedLine(preview.source.name)]
    if let staleReason { parts.insert("STALE: " + cleanedLine(staleReason), at: 1) }
    return parts.joined(separator: " · ")
  }
  private func keys(_ columns: Int) -> String {
    if let typing {
      let words: String =
        switch typing.purpose {
        case .find: " find: "
        case .breakpoint: " break at (#title, width<100, truncated): "
        case .prediction: " your size, as 40x16: "
        }
      return words + typing.text + "▏"
    }
    for text in [
      " n next  b back  c other view  u parent  o over  s size  g G ends  1 2 3 level  / find  ! predict  ? keys  q quit",
      " n next  b back  o over  s size  1 2 3 level  ? keys  q quit",
      " n b o s 1 2 3 ? q",
    ] where text.count <= columns { return text }
    return " n b ? q"
  }
  private func bar(_ text: String, row: Int, _ columns: Int, _ grid: inout CellGrid) {
    grid.write(String(repeating: " ", count: columns), column: 0, row: row, attributes: .reverse)
    grid.write(text, column: 0, row: row, attributes: .reverse)
  }
  func blit(_ part: CellGrid, into grid: inout CellGrid, column: Int, row: Int) {
    for y in part.frame.rows { for x in part.frame.columns where part[x, y].columns > 0 { grid.put(part[x, y], column: column + x, row: row + y, keepsBackground: false) } }
  }
  /// Broken at blanks into lines of a window.
  private func wrapped(_ text: String, columns: Int, most: Int) -> [String] {
    let lines = TextLayout(cleanedLine(text), font: ResolvedFont(), cell: CGSize(width: 1, height: 1)).lines(width: CGFloat(columns), height: CGFloat(most))
    return lines.map(\.text)
  }

  // MARK: Panes

  private func treePane(_ columns: Int, _ rows: Int, _ charset: Charset) throws(CellGridError) -> CellGrid {
    var grid = try CellGrid(columns: columns, rows: rows)
    guard let host = preview.host, let root = host.tree.root else { return grid }
    let nodes = Preview.subtree(root, host)
    let state = state
    let current = nodes.firstIndex { $0 == event?.node } ?? 0
    let first = max(0, min(current - rows / 2, nodes.count - rows))
    for (row, node) in nodes.dropFirst(first).prefix(rows).enumerated() {
      let depth = trace.nodes[Int(node)].path.count { $0 == "/" } - 1
      let isCurrent = node == event?.node
      var size = "?"
      if let known = state.sizes[Int(node)] { size = points(known.width, known.height) }
      let offer = state.proposals[Int(node)].map { words($0) + (charset == .ascii ? " > " : " → ") } ?? ""
      let numbers = offer.count + size.count + 20 <= columns ? offer + size : size
      let mark = isCurrent ? (charset == .ascii ? "> " : "▶ ") : "  "
      let name = mark + String(repeating: " ", count: min(depth, 12)) + trace.nodes[Int(node)].title
      let room = max(columns - numbers.count - 1, 1)
      if isCurrent { grid.write(String(repeating: " ", count: columns), column: 0, row: row, attributes: .reverse) }
      let attributes: Cell.Attributes = isCurrent ? .reverse : state.frames[Int(node)] == nil ? .dim : []
      grid.write(
        TextLayout(name, font: ResolvedFont(), cell: CGSize(width: 1, height: 1)).lines(width: CGFloat(room), height: 1).first?.text ?? "", column: 0, row: row,
        attributes: attributes)
      grid.write(numbers, column: max(columns - numbers.count - 1, 0), row: row, attributes: isCurrent ? .reverse : [])
    }
    return grid
  }

  private func sourcePane(_ columns: Int, _ rows: Int, _ charset: Charset) throws(CellGridError) -> CellGrid {
    var grid = try CellGrid(columns: columns, rows: rows)
    grid.write(String(repeating: charset == .ascii ? "-" : "─", count: columns), column: 0, row: 0, attributes: .dim)
    let site = event.flatMap { trace.node($0.node)?.source }
    let lines = source
    let (start, height) = (site.map { $0.line - 1 } ?? 0, rows - 1)
    let first = max(0, min(start - height / 3, lines.count - height))
    let digits = String(lines.count).count
    for (row, line) in lines.enumerated().dropFirst(first).prefix(height) {
      let number = String(row + 1)
      let margin = grid.write(String(repeating: " ", count: digits - number.count) + number + " ", column: 0, row: row - first + 1, attributes: .dim)
      guard let site, site.line...site.endLine ~= row + 1 else {
        grid.write(line, column: margin, row: row - first + 1)
        continue
      }
      let from = row + 1 == site.line ? site.column - 1 : line.prefix { $0 == " " }.count
      let to = row + 1 == site.endLine ? site.endColumn - 1 : line.count
      var column = grid.write(line.prefix(from), column: margin, row: row - first + 1)
      column = grid.write(line.dropFirst(from).prefix(max(to - from, 0)), column: column, row: row - first + 1, attributes: [.bold, .underline])
      grid.write(line.dropFirst(max(to, from)), column: column, row: row - first + 1)
    }
    return grid
  }

  private func helpPane(_ columns: Int, _ rows: Int) throws(CellGridError) -> CellGrid {
    var grid = try CellGrid(columns: columns, rows: rows)
    for (row, line) in Stepper.help.split(separator: "\n").prefix(rows).enumerated() { grid.write(line, column: 0, row: row) }
    return grid
  }
  /// What the keys do.
  public static let help = """
    n, blank      the next event             b, p   the one before
    c, C          to another view            u      to the parent's next event
    o             over what happens inside   s, S   to the next, last change of a size
    g, G          to the beginning, the end  1 2 3  the level: how much is shown
    / SELECTOR    to the next event of a view: Text[2], #title, "label", /0/1
    B CONDITION   a breakpoint, or none: #title, width<100, truncated, overflow
    r, R          run to the next, last breakpoint
    ! SIZE        at an offer: say what the answer will be, as 40x16
    q             quit

    """
}
