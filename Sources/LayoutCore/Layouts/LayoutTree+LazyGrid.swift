/// LazyVGrid and LazyHGrid: tracks that never look at their cells, and lines as long as their longest cell.
extension LayoutTree {
  /// A track as it came out.
  struct LazySlot {
    var start: Double
    var length: Double
    var alignment: NodeRecords.Alignment
  }
  /// An adaptive track becomes at most so many tracks (our choice).
  static let mostAdaptiveTracks = 10_000.0

  /// How many tracks of `minimum` with `gap` between them fit into `share`: at least one. An infinite share is one track (our choice).
  static func adaptiveCount(_ share: Double, _ minimum: Double, _ gap: Double) -> Int {
    let count = ((share + gap) / (minimum + gap)).rounded(.down)
    guard share.isFinite, count >= 1 else { return 1 }
    return Int(min(count, mostAdaptiveTracks))
  }
  /// The axis along which tracks lie side by side.
  @inline(__always) private func trackAxis(_ i: NodeID) -> Axis { nodes[i].has(Node.optionA) ? .horizontal : .vertical }

  func measureLazyGrid<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let axis = trackAxis(i)
    let (slots, length) = lazySlots(i, p[axis], S.self)
    let lines = lazyLines(i, slots, isPlacing: false, S.self) { _, _, _, _ in }
    return Answer(length, lines, axis, .all)
  }
  /// The tracks are shared out once more, from the grid's own length (published measurements): one that overflows its offer grows a second time.
  func placeLazyGrid<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let axis = trackAxis(i)
    let (slots, _) = lazySlots(i, axis == .horizontal ? w : h, S.self)
    var placements: [(cell: ArrangedChild, slot: LazySlot, start: Double, room: Double)] = []
    _ = lazyLines(i, slots, isPlacing: true, S.self) { cells, slots, start, room in
      for (cell, slot) in zip(cells, slots) { placements.append((cell, slot, start, room)) }
    }
    for (cell, slot, start, room) in placements {
      let across = axis.across
      let along = aligned(cell, i, slot.alignment[axis], start: slot.start, room: slot.length, S.self)
      let down = aligned(cell, i, slot.alignment[across], start: start, room: room, S.self)
      place(cell.node, axis == .horizontal ? along : down, axis == .horizontal ? down : along, cell.proposal, cell.answer, in: w, S.self)
    }
  }
  /// Where a cell starts in its room, guide on guide.
  func aligned<S: Steps>(_ cell: ArrangedChild, _ i: NodeID, _ key: AlignmentKey, start: Double, room: Double, _: S.Type) -> Double {
    let size = key.axis == .horizontal ? (room, cell.answer.h) : (cell.answer.w, room)
    let line = defaultGuide(key, i, Proposal(size.0, size.1), size.0, size.1)
    S.guide(self, key, i, i, size.0, size.1, isExplicit: false, value: line)
    let guide = readGuide(key, cell, i, S.self)
    let at = start + Length.distance(line, guide)
    S.step(self, .gridAlign, i, cell.node, key.axis, start, line, guide, result: at)
    return at
  }

  // MARK: Tracks

  /// The tracks' places in a grid that is offered `offer`, and the end of the last one.
  private func lazySlots<S: Steps>(_ i: NodeID, _ offer: Double, _: S.Type) -> (slots: [LazySlot], length: Double) {
    let axis = trackAxis(i)
    let record = lazyGrids[nodes[i].payload]
    let standard = Double(axis == .horizontal ? spacing.row : spacing.column)
    func gap(_ track: LazyTrack) -> Double {
      let own = Length.spacing(track.spacing)
      return own.isNaN ? standard : own
    }
    var fixed = 0.0
    var open = 0
    for track in record.tracks { if case .fixed(let size) = track.size { fixed += Length.measured(size) } else { open += 1 } }
    let gaps = record.tracks.dropLast().reduce(0) { $0 + gap($1) }
    var available = Length.rest(Length.rest(offer, gaps), fixed)
    if !offer.isNaN { S.step(self, .trackSpacing, i, -1, axis, offer, gaps, fixed, result: available) }
    var slots: [LazySlot] = []
    var start = 0.0
    var end = 0.0
    for (index, track) in record.tracks.enumerated() {
      let number = Double(index + 1)
      var count = 1
      let length: Double
      switch track.size {
      case .fixed(let size):
        length = Length.measured(size)
        S.step(self, .trackFixed, i, -1, axis, length, number, result: length)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        let least = Length.measured(minimum)
        let most = maximum.isNaN ? .infinity : max(Double(maximum), 0)
        if offer.isNaN {
          length = least
          S.step(self, .trackMinimum, i, -1, axis, least, number, result: length)
          break
        }
        let share = available / Double(open)
        S.step(self, .trackShare, i, -1, axis, available, Double(open), number, result: share)
        if case .flexible = track.size {
          length = Length.clamp(share, least, most)
          S.step(self, .trackFlexible, i, -1, axis, share, least, most, result: length)
        } else {
          count = LayoutTree.adaptiveCount(share, least, gap(track))
          S.step(self, .trackCount, i, -1, axis, share, least, gap(track), result: Double(count))
          let part = max((share - gap(track) * Double(count - 1)) / Double(count), 0)
          S.step(self, .trackAdaptive, i, -1, axis, share, gap(track), Double(count), result: part)
          length = min(part, most)
          S.step(self, .trackMaximum, i, -1, axis, part, most, result: length)
        }
        let taken = length * Double(count) + gap(track) * Double(count - 1)
        let rest = Length.rest(available, taken)
        S.step(self, .trackRemainder, i, -1, axis, available, taken, result: rest)
        available = rest
        open -= 1
      }
      let alignment = NodeRecords.Alignment(horizontal: track.horizontal ?? record.alignment.horizontal, vertical: track.vertical ?? record.alignment.vertical)
      for _ in 0..<count {
        slots.append(LazySlot(start: start, length: length, alignment: alignment))
        end = start + length
        let next = end + gap(track)
        S.step(self, .gridSum, i, -1, axis, start, length, gap(track), result: next)
        start = next
      }
    }
    if let last = slots.last { S.step(self, .gridEnd, i, -1, axis, last.start, last.length, result: max(end, 0)) }
    return (slots, max(end, 0))
  }

  // MARK: Lines

  /// Measures the cells line by line; `visit` gets each line's cells and tracks, its start and its length.
  /// - Returns: the end of the last line.
  private func lazyLines<S: Steps>(
    _ i: NodeID, _ slots: [LazySlot], isPlacing: Bool, _: S.Type, _ visit: ([ArrangedChild], ArraySlice<LazySlot>, _ start: Double, _ length: Double) -> Void
  ) -> Double {
    let axis = trackAxis(i)
    let explicit = lazyGrids[nodes[i].payload].spacing
    let gap = explicit.isNaN ? Double(axis == .horizontal ? spacing.column : spacing.row) : explicit
    var start = 0.0
    var end = 0.0
    var node = nodes[i].first
    while node >= 0 {
      var cells: [ArrangedChild] = []
      var length = 0.0
      let line = isGridLine(node) ? wholeLine(i, slots) : slots
      while node >= 0, cells.count < line.count, cells.isEmpty || !isGridLine(node) {
        var cell = ArrangedChild(node: node)
        let track = line[cells.count].length
        cell.proposal = Proposal(track, .nan, axis)
        S.step(self, .gridOffer, i, node, axis, track, result: track)
        cell.answer = measure(node, cell.proposal, isPlacing ? .place : .size, S.self)
        let own = cell.answer[axis.across]
        S.step(self, .gridLongest, i, node, axis.across, length, own, result: max(length, own))
        length = max(length, own)
        cells.append(cell)
        node = nodes[node].next
      }
      visit(cells, line[0..<cells.count], start, length)
      end = start + length
      if node < 0 { S.step(self, .gridEnd, i, -1, axis.across, start, length, result: max(end, 0)) }
      let next = end + gap
      S.step(self, .gridSum, i, -1, axis.across, start, length, gap, result: next)
      start = next
    }
    return max(end, 0)
  }
  /// Whether a child stands in a line of its own: a header or a footer of a section.
  private func isGridLine(_ node: NodeID) -> Bool {
    guard node >= 0, nodes[node].kind == .gridCell else { return false }
    return gridCells[nodes[node].payload].isLine
  }
  /// All tracks as one.
  private func wholeLine(_ i: NodeID, _ slots: [LazySlot]) -> [LazySlot] {
    guard let last = slots.last else { return slots }
    let alignment = lazyGrids[nodes[i].payload].alignment
    return [LazySlot(start: 0, length: max(last.start + last.length, 0), alignment: alignment)]
  }
}
