public import Foundation

/// Changes of single nodes. The next `layOut` costs the paths from them to the first ancestor whose answers stay, not the tree.
extension LayoutTree {
  /// Another text in a text node, as `NodeBuilder.text` takes it; sizes and line height in points. A node of another kind stays as it is.
  public func setText(_ i: NodeID, ideal: CGSize, least: CGSize, lineHeight: CGFloat, ascent: CGFloat? = nil, isPlain: Bool = true) {
    guard holds(i), nodes[i].kind == .text else { return }
    let line = Length.measured(lineHeight)
    let isOtherLine = line != texts[nodes[i].payload].lineHeight
    nodes[i].a = Length.measured(ideal.width)
    nodes[i].b = Length.measured(ideal.height)
    nodes[i].c = Length.measured(least.width)
    texts[nodes[i].payload] = NodeRecords.Text(
      leastHeight: Length.measured(least.height), lineHeight: line, ascent: ascent.map(Length.measured) ?? line * 0.75, isPlain: isPlain)
    if isPlain && nodes[i].b <= line { nodes[i].flags |= Node.optionA } else { nodes[i].flags &= ~Node.optionA }
    if isOtherLine {
      nodes[i].edges = edges.code(ofLinesHigh: line)
      inheritAgain(above: i)
    } else {
      changes.append(i)
    }
  }
  /// Another size, in points, of a leaf whose size never changes with its offer. A node of another kind stays as it is.
  public func setFixedSize(_ i: NodeID, _ size: CGSize) {
    guard holds(i), nodes[i].kind == .fixed else { return }
    nodes[i].a = Length.measured(size.width)
    nodes[i].b = Length.measured(size.height)
    changes.append(i)
  }
  /// Other dimensions of a fixed frame, as `NodeBuilder.beginFrame` takes them. A node of another kind stays as it is.
  public func setFrame(_ i: NodeID, width: CGFloat?, height: CGFloat?) {
    guard holds(i), nodes[i].kind == .frame else { return }
    let old = (nodes[i].a.isNaN, nodes[i].b.isNaN)
    nodes[i].a = Length.fixed(width)
    nodes[i].b = Length.fixed(height)
    if old == (nodes[i].a.isNaN, nodes[i].b.isNaN) { changes.append(i) } else { inheritAgain(above: i, including: true) }
  }
  /// Other insets, as `NodeBuilder.beginPadding` takes them. A node of another kind stays as it is.
  public func setPadding(_ i: NodeID, top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    guard holds(i), nodes[i].kind == .padding else { return }
    func zeros(_ p: NodeRecords.Insets) -> [Bool] { [p.top == 0, p.leading == 0, p.bottom == 0, p.trailing == 0] }
    let old = insets[nodes[i].payload]
    let new = NodeRecords.Insets(top: Length.shift(top), leading: Length.shift(leading), bottom: Length.shift(bottom), trailing: Length.shift(trailing))
    insets[nodes[i].payload] = new
    if zeros(old) == zeros(new) { changes.append(i) } else { inheritAgain(above: i, including: true) }
  }

  /// The preferred distances of a node are others: those of all around it are made again, and everything is laid out anew.
  private func inheritAgain(above i: NodeID, including: Bool = false) {
    var k = including ? i : nodes[i].parent
    while k >= 0 {
      var last = nodes[k].first
      while last >= 0, nodes[last].next >= 0 { last = nodes[last].next }
      // What a node takes over is only ever added to: it begins as it was made.
      if nodes[k].first >= 0 {
        nodes[k].edges = 0
        inherit(k, from: last)
      }
      k = nodes[k].parent
    }
    isStale = true
  }

  // MARK: Laying out what changed

  /// Lays out again what the changes touch, under the proposals of the last layout.
  func applyChanges() {
    if !rememberedGuides.isEmpty { rememberedGuides.removeAll(keepingCapacity: true) }
    defer { changes.removeAll(keepingCapacity: true) }
    if changes.count == 1 {
      var i = changes[0]
      while let parent = climb(i) { i = parent }
      return
    }
    // The deepest first, so that a node on several paths is asked again once, after all below it.
    var levels: [[NodeID]] = []
    var waiting: Set<NodeID> = []
    func add(_ i: NodeID, _ depth: Int) {
      guard waiting.insert(i).inserted else { return }
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(i)
    }
    for i in changes { add(i, depth(i)) }
    while let level = levels.popLast() {
      for i in level {
        if let parent = climb(i) { add(parent, levels.count - 1) }
      }
    }
  }
  /// Asks a node again what it was asked before. Returns its parent if that may notice the change; else what the node holds is placed anew.
  private func climb(_ i: NodeID) -> NodeID? {
    nodes[i].flags |= Node.needsPlacement
    let parent = nodes[i].parent
    if parent < 0 {
      guard let proposal = laidOut?.proposal else { return nil }
      forgetAnswers(of: i)
      let answer = measure(i, proposal, .size, NoSteps.self)
      place(i, 0, 0, proposal, answer, NoSteps.self)
      laidOut = (proposal, CGSize(width: answer.w, height: answer.h))
      return nil
    }
    // Leaves remember nothing: who holds them is asked. Guides are answers too, and nobody asks for them again: who has some always tells its parent.
    if nodes[i].kind.isLeaf || nodes[i].has(Node.hasGuides) || (readsGuides && nodes[i].has(Node.hasBaselines)) {
      forgetAnswers(of: i)
      return parent
    }
    if !answersAsBefore(i) { return parent }
    let old = placed[i]
    if old.pw != -1 || old.ph != -1 { place(i, old.x, old.y, Proposal(old.pw, old.ph), Answer(old.w, old.h, .all), NoSteps.self) }
    return nil
  }
  /// Asks every remembered question again; the memory is made anew on the way.
  private func answersAsBefore(_ i: NodeID) -> Bool {
    guard nodes[i].memo >= 0 else { return false }
    let first = memos[nodes[i].memo]
    if first.next < 0 {
      forgetAnswers(of: i)
      return asBefore(i, first)
    }
    var blocks = [first]
    while let next = blocks.last?.next, next >= 0 { blocks.append(memos[next]) }
    forgetAnswers(of: i)
    var isSame = true
    for block in blocks.reversed() where !asBefore(i, block) { isSame = false }
    return isSame
  }
  private func asBefore(_ i: NodeID, _ block: MemoBlock) -> Bool {
    var isSame = true
    if block.count > 0, !asBefore(i, block.e0) { isSame = false }
    if block.count > 1, !asBefore(i, block.e1) { isSame = false }
    if block.count > 2, !asBefore(i, block.e2) { isSame = false }
    if block.count > 3, !asBefore(i, block.e3) { isSame = false }
    return isSame
  }
  private func asBefore(_ i: NodeID, _ e: Remembered) -> Bool {
    let s = measure(i, Proposal(e.pw, e.ph), .size, NoSteps.self)
    // An answer that now reads more of the question could differ where the old one served.
    return s.w == e.w && s.h == e.h && (!s.deps.readsWidth || e.maskW != 0) && (!s.deps.readsHeight || e.maskH != 0)
  }
  private func depth(_ i: NodeID) -> Int {
    var depth = 0
    var k = nodes[i].parent
    while k >= 0 { (depth, k) = (depth + 1, nodes[k].parent) }
    return depth
  }
}
