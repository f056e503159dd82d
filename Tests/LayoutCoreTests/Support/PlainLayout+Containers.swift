internal import Foundation
internal import LayoutCore

/// Scrolling and lazy containers and grids once more, with 8 between neighbours.
extension PlainLayout {
  /// A child with what it is offered, and where it lies.
  private typealias Box = (sketch: Sketch, axis: Axis?, offer: Offer, size: Size, x: Double, y: Double)
  private func box(_ s: Sketch, _ axis: Axis?, _ offer: Offer) -> Box { (s, axis, offer, size(s, axis, offer), 0, 0) }

  func containerSize(_ s: Sketch, _ p: Offer) -> Size {
    switch s {
    case .scroll(let axes, let c):
      var inner = self
      inner.container = p
      let content = inner.size(c, .vertical, (axes.contains(.horizontal) ? nil : p.w, axes.contains(.vertical) ? nil : p.h))
      return (axes.contains(.horizontal) ? p.w ?? content.w : content.w, axes.contains(.vertical) ? p.h ?? content.h : content.h)
    case .lazyStack(let axis, _, let spacing, let c):
      if c.isEmpty { return (0, 0) }
      let across = axis == .horizontal ? p.h : p.w
      let sizes = c.map { size($0, axis, offer(nil, across, axis)) }
      let length = max(sizes.map { major($0, axis) }.reduce(0, +) + gaps(c, axis, spacing).reduce(0, +), 0)
      let width = across ?? sizes.map { minor($0, axis) }.max() ?? 0
      return axis == .horizontal ? (length, width) : (width, length)
    case .lazyGrid(let axis, let tracks, _, let spacing, let c):
      if c.isEmpty { return (0, 0) }
      let slots = slots(tracks, axis == .horizontal ? p.w : p.h)
      let end = max(slots.last.map { $0.start + $0.length } ?? 0, 0)
      let lines = max(lines(c, axis, slots, spacing).map { $0.start + $0.length }.last ?? 0, 0)
      return axis == .horizontal ? (end, lines) : (lines, end)
    case .grid(_, let h, let v, let c):
      if c.isEmpty { return (0, 0) }
      let table = Table(c, self, h, v, p)
      return (table.end(.horizontal), table.end(.vertical))
    default: return (p.w ?? 10, p.h ?? 10)
    }
  }
  mutating func placeContainer(_ s: Sketch, _ p: Offer, _ own: Size, _ x: Double, _ y: Double) {
    switch s {
    case .scroll(let axes, let c):
      let outer = container
      container = p
      surroundings.append(.scrolled(axes))
      defer {
        container = outer
        surroundings.removeLast()
      }
      let content = box(c, .vertical, (axes.contains(.horizontal) ? nil : p.w, axes.contains(.vertical) ? nil : p.h))
      func start(_ own: Double, _ length: Double) -> Double { axes == [.horizontal, .vertical] && own > length ? (own - length) / 2 : 0 }
      place(c, .vertical, content.offer, content.size, x + start(own.w, content.size.w), y + start(own.h, content.size.h))
    case .lazyStack(let axis, let key, let spacing, let c):
      let across = axis == .horizontal ? p.h ?? own.h : p.w ?? own.w
      let gaps = [0] + gaps(c, axis, spacing)
      var at = 0.0
      for (k, child) in c.map({ box($0, axis, offer(nil, across, axis)) }).enumerated() {
        at += gaps[k]
        let rest = part(minor(own, axis), key) - part(minor(child.size, axis), key)
        let cross = rest.isNaN ? 0 : rest
        place(child.sketch, axis, child.offer, child.size, x + (axis == .horizontal ? at : cross), y + (axis == .horizontal ? cross : at))
        at += major(child.size, axis)
      }
    case .lazyGrid(let axis, let tracks, let at, let spacing, let c):
      let slots = slots(tracks, major(own, axis))
      for line in lines(c, axis, slots, spacing) {
        for (cell, slot) in zip(line.cells, slots) {
          let (h, v) = (slot.track.horizontal ?? at.horizontal, slot.track.vertical ?? at.vertical)
          func start(_ key: AlignmentKey, _ start: Double, _ room: Double, _ length: Double) -> Double {
            let rest = part(room, key) - part(length, key)
            return start + (rest.isNaN ? 0 : rest)
          }
          let dx = axis == .horizontal ? start(h, slot.start, slot.length, cell.size.w) : start(h, line.start, line.length, cell.size.w)
          let dy = axis == .horizontal ? start(v, line.start, line.length, cell.size.h) : start(v, slot.start, slot.length, cell.size.h)
          place(cell.sketch, nil, cell.offer, cell.size, x + dx, y + dy)
        }
      }
    case .grid(let at, let h, let v, let c):
      let table = Table(c, self, h, v, p)
      for (number, child) in c.enumerated() {
        if case .row = child, let row = table.cells.first(where: { $0.child == number })?.row {
          frames.append(CGRect(x: x, y: y + table.starts[1][row], width: own.w, height: table.lengths[1][row]))
        }
        for cell in table.cells where cell.child == number {
          let (a, b) = (table.room(cell, .horizontal), table.room(cell, .vertical))
          let size = size(cell.sketch, nil, (a.length, b.length))
          func start(_ room: (start: Double, length: Double), _ length: Double, _ key: AlignmentKey, _ anchor: Double?) -> Double {
            if let anchor { return room.start + (anchor == 0 ? 0 : anchor * (room.length == length ? 0 : room.length - length)) }
            let rest = part(room.length, key) - part(length, key)
            return room.start + (rest.isNaN ? 0 : rest)
          }
          let column = cell.inRow ? table.alignments[cell.column] : nil
          let dx = start(a, size.w, column ?? at.horizontal, cell.anchor?.0)
          let dy = start(b, size.h, cell.alignment ?? at.vertical, cell.anchor?.1)
          place(cell.sketch, nil, (a.length, b.length), size, x + dx, y + dy)
        }
      }
    default: break
    }
  }

  // MARK: Lazy grids

  private typealias Slot = (start: Double, length: Double, track: LazyTrack)
  private func slots(_ tracks: [LazyTrack], _ offer: Double?) -> [Slot] {
    func gap(_ t: LazyTrack) -> Double { t.spacing.map { Double($0) } ?? 8 }
    var left = (offer ?? 0) - tracks.dropLast().map(gap).reduce(0, +)
    var open = 0.0
    for t in tracks { if case .fixed(let n) = t.size { left -= Double(n) } else { open += 1 } }
    var slots: [Slot] = []
    var at = 0.0
    func take(_ length: Double, _ t: LazyTrack) {
      slots.append((at, length, t))
      at += length + gap(t)
    }
    for t in tracks {
      let share = left / open
      switch t.size {
      case .fixed(let n): take(Double(n), t)
      case .flexible(let least, _) where offer == nil, .adaptive(let least, _) where offer == nil: take(Double(least), t)
      case .flexible(let least, let most):
        let length = max(min(share, Double(most)), Double(least))
        take(length, t)
        if !(left - length).isNaN { left -= length }
        open -= 1
      case .adaptive(let least, let most):
        let n = share.isInfinite ? 1 : max(1, ((share + gap(t)) / (Double(least) + gap(t))).rounded(.down))
        let length = min(max((share - gap(t) * (n - 1)) / n, 0), Double(most))
        for _ in 0..<Int(n) { take(length, t) }
        let taken = length * n + gap(t) * (n - 1)
        if !(left - taken).isNaN { left -= taken }
        open -= 1
      }
    }
    return slots
  }
  private func lines(_ c: [Sketch], _ axis: Axis, _ slots: [Slot], _ spacing: CGFloat?) -> [(start: Double, length: Double, cells: [Box])] {
    var lines: [(start: Double, length: Double, cells: [Box])] = []
    for first in stride(from: 0, to: c.count, by: slots.count) {
      let cells = zip(c[first...].prefix(slots.count), slots).map { box($0, nil, offer($1.length, nil, axis)) }
      let start = lines.last.map { $0.start + $0.length + Double(spacing ?? 8) } ?? 0
      lines.append((start, cells.map { minor($0.size, axis) }.max() ?? 0, cells))
    }
    return lines
  }
}

/// The columns and rows of a grid.
private struct Table {
  struct Cell {
    var sketch: Sketch
    var child: Int
    var row: Int
    var column: Int
    var span: Int
    var inRow: Bool
    var alignment: AlignmentKey?
    var unsized: Axis.Set
    var anchor: (Double, Double)?
  }
  var cells: [Cell] = []
  var alignments: [AlignmentKey?] = []
  /// Columns, rows.
  var lengths: [[Double]] = [[], []]
  var starts: [[Double]] = [[], []]
  private var gaps: [[Double]] = [[], []]

  init(_ children: [Sketch], _ plain: PlainLayout, _ h: CGFloat?, _ v: CGFloat?, _ p: PlainLayout.Offer) {
    for (row, child) in children.enumerated() {
      if case .row(let key, let c) = child {
        var column = 0
        for sketch in c {
          add(sketch, child: row, row: row, column: column, inRow: true, key)
          column += cells[cells.count - 1].span
        }
      } else {
        add(child, child: row, row: row, column: 0, inRow: false, nil)
      }
    }
    let count = cells.map { $0.inRow ? $0.column + $0.span : 1 }.max() ?? 0
    for k in cells.indices where !cells[k].inRow { cells[k].span = count }
    alignments = (0..<count).map { column in cells.lazy.filter { $0.inRow && $0.column == column }.compactMap { Table.trait($0.sketch).alignment }.first }
    gaps[0] = [0] + Array(repeating: Double(h ?? 8), count: max(count - 1, 0))
    gaps[1] = (0..<children.count).map { row in
      if row == 0 { return 0 }
      if let v { return Double(v) }
      var distances: [Double] = []
      for a in cells where a.row == row - 1 {
        for b in cells where b.row == row && a.column < b.column + b.span && b.column < a.column + a.span {
          distances += plain.gaps([a.sketch, b.sketch], .vertical, nil)
        }
      }
      return distances.max() ?? 8
    }
    solve(.horizontal, count, p.w, plain) { _ in p.h }
    let table = self
    solve(.vertical, children.count, p.h, plain) { table.room($0, .horizontal).length }
  }
  private mutating func add(_ sketch: Sketch, child: Int, row: Int, column: Int, inRow: Bool, _ key: AlignmentKey?) {
    let trait = Table.trait(sketch)
    cells.append(
      Cell(sketch: sketch, child: child, row: row, column: column, span: trait.columns, inRow: inRow, alignment: key, unsized: trait.unsized, anchor: trait.anchor))
  }
  /// The generator puts one such modifier around a cell, or another inside of modifiers.
  private static func trait(_ s: Sketch) -> (columns: Int, unsized: Axis.Set, alignment: AlignmentKey?, anchor: (Double, Double)?) {
    switch s {
    case .cell(_, let n): return (n, [], nil, nil)
    case .unsized(_, let axes): return (1, axes, nil, nil)
    case .columnAligned(_, let key): return (1, [], key, nil)
    case .anchored(_, let x, let y): return (1, [], nil, (Double(x), Double(y)))
    default: return (1, [], nil, nil)
    }
  }
  func room(_ cell: Cell, _ axis: Axis) -> (start: Double, length: Double) {
    let n = axis == .horizontal ? 0 : 1
    let first = n == 0 ? cell.column : cell.row
    let inside = first + 1..<first + (n == 0 ? cell.span : 1)
    return (starts[n][first], max(inside.reduce(lengths[n][first]) { $0 + gaps[n][$1] + lengths[n][$1] }, 0))
  }
  func end(_ axis: Axis) -> Double {
    let n = axis == .horizontal ? 0 : 1
    guard let start = starts[n].last, let length = lengths[n].last else { return 0 }
    return max(start + length, 0)
  }
  private mutating func solve(_ axis: Axis, _ count: Int, _ offer: Double?, _ plain: PlainLayout, _ across: (Cell) -> Double?) {
    let n = axis == .horizontal ? 0 : 1
    let sized = cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
    func members(_ t: Int) -> [Cell] { sized.filter { n == 0 ? $0.column == t && $0.span == 1 : $0.row == t } }
    func ask(_ c: Cell, _ along: Double?) -> Double { plain.major(plain.size(c.sketch, nil, plain.offer(along, across(c), axis)), axis) }
    func longest(_ t: Int, _ along: Double?) -> Double { members(t).map { ask($0, along) }.max() ?? 0 }
    var lengths = Array(repeating: 0.0, count: count)
    var left = (offer ?? 0) - gaps[n].reduce(0, +)
    func minus(_ v: Double) { left = (left - v).isNaN ? left : left - v }
    if offer == nil {
      for t in 0..<count { lengths[t] = longest(t, nil) }
    } else {
      let priority = (0..<count).map { members($0).map { plain.priority($0.sketch) }.max() ?? 0 }
      let least = (0..<count).map { longest($0, 0) }
      let flexibility = (0..<count).map { t in longest(t, .infinity) == least[t] ? 0 : longest(t, .infinity) - least[t] }
      var rest = Array(0..<count)
      let highest = priority.max()
      for t in 0..<count where priority[t] != highest { minus(least[t]) }
      var current = highest
      while !rest.isEmpty {
        let top = rest.map { priority[$0] }.max()
        if top != current {
          for t in rest where priority[t] == top { minus(-least[t]) }
          current = top
        }
        let group = rest.filter { priority[$0] == top }
        let next = group.min { a, b in
          if flexibility[a] == .infinity, flexibility[b] == .infinity, least[a] != least[b] { return least[a] > least[b] }
          return flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
        }
        guard let next else { break }
        lengths[next] = longest(next, max(left / Double(group.count), 0))
        minus(lengths[next])
        rest.removeAll { $0 == next }
      }
    }
    for c in sized where n == 0 && c.span > 1 {
      let columns = c.column..<c.column + c.span
      let width = columns.map { lengths[$0] }.reduce(0, +) + columns.dropFirst().map { gaps[0][$0] }.reduce(0, +)
      let more = ask(c, offer == nil ? nil : max(width, 0) + max(left, 0)) - width
      if more.isNaN || more <= 0 { continue }
      for t in columns { lengths[t] += more / Double(c.span) }
      minus(more)
    }
    self.lengths[n] = lengths
    var at = 0.0
    starts[n] = (0..<count).map { t in
      at += gaps[n][t]
      defer { at += lengths[t] }
      return at
    }
  }
}
