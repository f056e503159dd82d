/// Grid: columns first, then rows at the columns' final widths. Apple documents what a grid looks like, not how it shares; the model here (our choice):
/// a column is what its cells of that one column answer together; columns share the offer as a stack's children do; a cell that spans several columns widens them
/// afterwards, by equal parts, if it needs more; rows then share the height in the same way.
extension LayoutTree {
  func measureGrid<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let plan = solvedGrid(i, p, isPlacing: false, S.self)
    for axis in Axis.allCases { if let last = plan[axis].last { S.step(self, .gridEnd, i, -1, axis, last.start, last.length, result: plan.length(axis)) } }
    return Answer(plan.length(.horizontal), plan.length(.vertical), .all)
  }
  func placeGrid<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let plan = solvedGrid(i, p, isPlacing: true, S.self)
    for row in plan.emptyRows { placeRow(row, 0, Proposal(w, 0), w, S.self) }
    var row: NodeID = -1
    for cell in plan.cells {
      let (x, y) = (plan.room(cell, .horizontal), plan.room(cell, .vertical))
      if cell.rowNode >= 0 && cell.rowNode != row {
        row = cell.rowNode
        placeRow(row, y.start, Proposal(w, y.length), w, S.self)
      }
      var child = ArrangedChild(node: cell.node)
      child.proposal = Proposal(x.length, y.length)
      S.step(self, .gridOffer, i, cell.node, .horizontal, x.length, result: x.length)
      S.step(self, .gridOffer, i, cell.node, .vertical, y.length, result: y.length)
      child.answer = measure(cell.node, child.proposal, .place, S.self)
      let at = gridOrigin(i, plan, cell, child, S.self)
      // A row's cells are its children: their origins are relative to it.
      place(cell.node, at.x, cell.rowNode >= 0 ? Length.distance(at.y, y.start) : at.y, child.proposal, child.answer, in: w, S.self)
    }
  }
  /// Pushes every view of a grid that has no rows with its origin.
  func arrangeGrid<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) {
    let plan = solvedGrid(i, p, isPlacing: true, S.self)
    for cell in plan.cells {
      var child = ArrangedChild(node: cell.node)
      child.proposal = Proposal(plan.room(cell, .horizontal).length, plan.room(cell, .vertical).length)
      child.answer = measure(cell.node, child.proposal, .place, S.self)
      let at = gridOrigin(i, plan, cell, child, S.self)
      child.lie(at.x, at.y)
      children.push(child)
    }
  }
  private func placeRow<S: Steps>(_ row: NodeID, _ y: Double, _ p: Proposal, _ w: Double, _: S.Type) {
    let answer = measure(row, p, .place, S.self)
    place(row, 0, y, p, answer, in: w, S.self)
  }
  /// Its anchor decides; else, along each axis, its column or row; else the grid (documented).
  private func gridOrigin<S: Steps>(_ i: NodeID, _ plan: GridPlan, _ cell: GridPlan.Cell, _ child: ArrangedChild, _: S.Type) -> (x: Double, y: Double) {
    let (x, y) = (plan.room(cell, .horizontal), plan.room(cell, .vertical))
    if let anchor = cell.anchor {
      func at(_ room: (start: Double, length: Double), _ axis: Axis, _ part: Double) -> Double {
        let rest = Length.distance(room.length, child.answer[axis])
        let start = room.start + Length.part(part, rest)
        S.step(self, .gridAnchor, i, cell.node, axis, room.start, rest, part, result: start)
        return start
      }
      return (at(x, .horizontal, anchor.x), at(y, .vertical, anchor.y))
    }
    let own = grids[nodes[i].payload].alignment
    let horizontal = (cell.rowNode >= 0 ? plan.columnAlignments[cell.column] : nil) ?? own.horizontal
    let left = aligned(child, i, horizontal, start: x.start, room: x.length, S.self)
    let vertical = rowAlignment(i, cell)
    let line = plan.rows[cell.row].line
    if line.isNaN { return (left, aligned(child, i, vertical, start: y.start, room: y.length, S.self)) }
    let guide = readGuide(vertical, child, i, S.self)
    let top = y.start + Length.distance(line, guide)
    S.step(self, .gridAlign, i, cell.node, .vertical, y.start, line, guide, result: top)
    return (left, top)
  }
  private func rowAlignment(_ i: NodeID, _ cell: GridPlan.Cell) -> AlignmentKey {
    (cell.rowNode >= 0 ? AlignmentKey(code: nodes[cell.rowNode].payload) : nil) ?? grids[nodes[i].payload].alignment.vertical
  }

  // MARK: Lengths

  private func solvedGrid<S: Steps>(_ i: NodeID, _ p: Proposal, isPlacing: Bool, _: S.Type) -> GridPlan {
    var plan = gridPlan(i)
    solve(i, &plan, .horizontal, p.w, across: plan.cells.map { _ in p.h }, isPlacing: isPlacing, S.self)
    let widths = plan.cells.map { plan.room($0, .horizontal).length }
    solve(i, &plan, .vertical, p.h, across: widths, isPlacing: isPlacing, S.self)
    if lowerRows(i, &plan, isPlacing: isPlacing, S.self) { setStarts(i, &plan, .vertical, S.self) }
    return plan
  }
  /// Lengths and starts of the columns or rows under `offer`. `across`: what each cell is offered along the other axis.
  private func solve<S: Steps>(
    _ i: NodeID, _ plan: inout GridPlan, _ axis: Axis, _ offer: Double, across: [Double], isPlacing: Bool, _: S.Type
  ) {
    var tracks = plan[axis]
    let gaps = tracks.reduce(0) { $0 + $1.gapBefore }
    var members = Array(repeating: [Int](), count: tracks.count)
    var spanning: [Int] = []
    for (k, cell) in plan.cells.enumerated() where !cell.unsizedAxes.contains(Axis.Set(axis)) {
      if cell.span(axis) > 1 { spanning.append(k) } else { members[cell.first(axis)].append(k) }
    }
    func answer(_ k: Int, _ along: Double, _ purpose: LayoutEvent.Purpose) -> Double {
      measure(plan.cells[k].node, Proposal(along, across[k], axis), isPlacing && (purpose == .size || purpose == .ideal) ? .place : purpose, S.self)[axis]
    }
    func longest(_ t: Int, _ along: Double, _ purpose: LayoutEvent.Purpose) -> Double {
      var longest = 0.0
      for k in members[t] {
        let own = answer(k, along, purpose)
        S.step(self, .gridLongest, i, plan.cells[k].node, axis, longest, own, result: max(longest, own))
        longest = max(longest, own)
      }
      return longest
    }
    for t in tracks.indices {
      tracks[t].node = members[t].first.map { plan.cells[$0].node } ?? -1
      tracks[t].priority = members[t].map { nodes[plan.cells[$0].node].priority }.max() ?? 0
    }
    var available = offer
    if offer.isNaN {
      for t in tracks.indices { tracks[t].length = longest(t, .nan, .ideal) }
    } else {
      available = Length.rest(offer, gaps)
      S.step(self, .gridGaps, i, -1, axis, offer, gaps, result: available)
      for t in tracks.indices {
        tracks[t].least = longest(t, 0, .minimum)
        tracks[t].most = longest(t, .infinity, .maximum)
      }
      shareOut(i, &tracks, axis, &available, S.self) { longest($0, $1, .size) }
    }
    for k in spanning {
      let cell = plan.cells[k]
      let range = cell.first(axis)..<cell.first(axis) + cell.span(axis)
      let inside = range.dropFirst().reduce(0.0) { $0 + tracks[$1].gapBefore }
      let width = range.reduce(inside) { $0 + tracks[$1].length }
      let own = answer(k, offer.isNaN ? .nan : max(width, 0) + max(available, 0), .size)
      let excess = max(Length.distance(own, width), 0)
      S.step(self, .gridExcess, i, cell.node, axis, own, width, result: excess)
      if excess == 0 { continue }
      let count = Double(range.count)
      for t in range {
        let length = tracks[t].length + excess / count
        S.step(self, .gridGrow, i, cell.node, axis, tracks[t].length, excess, count, result: length)
        tracks[t].length = length
      }
      available = Length.rest(available, excess)
    }
    plan[axis] = tracks
    setStarts(i, &plan, axis, S.self)
  }
  /// As a stack shares among its children: by priority, the least flexible first, the minima of lower priorities kept back.
  private func shareOut<S: Steps>(
    _ i: NodeID, _ tracks: inout [GridPlan.Track], _ axis: Axis, _ available: inout Double, _: S.Type, _ length: (_ track: Int, _ part: Double) -> Double
  ) {
    func flexibility(_ t: GridPlan.Track) -> Double { Length.flexibility(t.most, t.least) }
    let order = tracks.indices.sorted { a, b in
      let (x, y) = (tracks[a], tracks[b])
      if x.priority != y.priority { return x.priority > y.priority }
      if flexibility(x) == .infinity && flexibility(y) == .infinity { return x.least == y.least ? a < b : x.least > y.least }
      return flexibility(x) == flexibility(y) ? a < b : flexibility(x) < flexibility(y)
    }
    guard let highest = order.first.map({ tracks[$0].priority }) else { return }
    for t in order { S.step(self, .gridFlexibility, i, tracks[t].node, axis, tracks[t].most, tracks[t].least, result: flexibility(tracks[t])) }
    for (turn, t) in order.enumerated() {
      S.step(self, .gridOrder, i, tracks[t].node, axis, tracks[t].priority, flexibility(tracks[t]), tracks[t].least, result: Double(turn + 1))
    }
    for t in order where tracks[t].priority != highest {
      let rest = Length.rest(available, tracks[t].least)
      S.step(self, .gridReserve, i, tracks[t].node, axis, available, tracks[t].least, result: rest)
      available = rest
    }
    var k = 0
    while k < order.count {
      let group = order[k...].prefix { tracks[$0].priority == tracks[order[k]].priority }
      if k > 0 {
        for t in group {
          let more = Length.sum(available, tracks[t].least)
          S.step(self, .gridRelease, i, tracks[t].node, axis, available, tracks[t].least, result: more)
          available = more
        }
      }
      for (turn, t) in group.enumerated() {
        let left = Double(group.count - turn)
        let part = max(available / left, 0)
        S.step(self, .gridShare, i, tracks[t].node, axis, available, left, result: part)
        tracks[t].length = length(t, part)
        let rest = Length.rest(available, tracks[t].length)
        S.step(self, .gridRemainder, i, tracks[t].node, axis, available, tracks[t].length, result: rest)
        available = rest
      }
      k += group.count
    }
  }
  private func setStarts<S: Steps>(_ i: NodeID, _ plan: inout GridPlan, _ axis: Axis, _: S.Type) {
    var tracks = plan[axis]
    for t in tracks.indices.dropFirst() {
      let (before, gap) = (tracks[t - 1], tracks[t].gapBefore)
      tracks[t].start = before.start + before.length + gap
      S.step(self, .gridSum, i, tracks[t].node, axis, before.start, before.length, gap, result: tracks[t].start)
    }
    plan[axis] = tracks
  }
  /// Rows whose cells set the row's guide themselves, as texts their baseline: the guides lie on one line, and the row reaches as far down as its lowest cell.
  /// - Returns: whether there are such rows.
  private func lowerRows<S: Steps>(_ i: NodeID, _ plan: inout GridPlan, isPlacing: Bool, _: S.Type) -> Bool {
    var found = false
    var rest = plan.cells[...]
    for row in plan.rows.indices {
      let cells = rest.prefix { $0.row == row }
      rest = rest.dropFirst(cells.count)
      guard let key = cells.first.map({ rowAlignment(i, $0) }), cells.contains(where: { setsLine(key, $0, plan, isPlacing: isPlacing, S.self) }) else { continue }
      found = true
      var line = 0.0
      var read: [(height: Double, guide: Double, node: NodeID)] = []
      for cell in cells where cell.anchor == nil && !cell.unsizedAxes.contains(.vertical) {
        let child = inRoom(cell, plan, isPlacing: isPlacing, S.self)
        let guide = readGuide(key, child, i, S.self)
        S.step(self, .gridBaseline, i, cell.node, .vertical, line, guide, result: max(line, guide))
        line = max(line, guide)
        read.append((child.answer.h, guide, cell.node))
      }
      plan.rows[row].line = line
      for (height, guide, node) in read {
        let below = Length.distance(height, guide)
        S.step(self, .gridBelow, i, node, .vertical, height, guide, result: below)
        let length = max(plan.rows[row].length, line + below)
        S.step(self, .gridLower, i, node, .vertical, plan.rows[row].length, line, below, result: length)
        plan.rows[row].length = length
      }
    }
    return found
  }
  /// Whether a cell has a part in its row's line: it sets the guide, or the guide is of the program's own. One that is unsized or has an anchor has none.
  private func setsLine<S: Steps>(_ key: AlignmentKey, _ cell: GridPlan.Cell, _ plan: GridPlan, isPlacing: Bool, _: S.Type) -> Bool {
    guard cell.anchor == nil, !cell.unsizedAxes.contains(.vertical), reads(key, cell.node) else { return false }
    if key.isCustom { return true }
    let child = inRoom(cell, plan, isPlacing: isPlacing, S.self)
    return explicitGuide(key, child.node, child.proposal, child.answer.w, child.answer.h) != nil
  }
  private func inRoom<S: Steps>(_ cell: GridPlan.Cell, _ plan: GridPlan, isPlacing: Bool, _: S.Type) -> ArrangedChild {
    var child = ArrangedChild(node: cell.node)
    let p = Proposal(plan.room(cell, .horizontal).length, plan.rows[cell.row].length)
    child.settle(p, measure(cell.node, p, isPlacing ? .place : .size, S.self))
    return child
  }
}
