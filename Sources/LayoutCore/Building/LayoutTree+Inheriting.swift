extension LayoutTree {
  /// What a container or modifier takes over from its children, when it is closed: flags, priority, preferred distances.
  ///
  /// Priority is the child's own for modifiers that pass it through (`fixedSize`, guide, neutral, offset, overlay and background) and for a stack of one child;
  /// frames, padding, aspectRatio and position set it back to 0. Sources disagree about these: our choice follows the reverse-engineered one.
  func inherit(_ i: NodeID, from last: NodeID) {
    let first = nodes[i].first
    if nodes[i].kind.isStack, nodes[i].count > 1 { return inheritOfStack(i, from: last) }
    if nodes[i].kind == .custom { collectChildren(i) }
    if nodes[i].kind == .reader || (nodes[i].kind == .scroll && first < 0) { return }
    guard first >= 0 else {
      nodes[i].priority = -.infinity
      return
    }
    var k = first
    while k >= 0 {
      let isHidden = nodes[i].kind.hidesGuides
      let isSecondary = nodes[i].kind.hasSecondary && k != first
      let passed = isSecondary || isHidden ? Node.bringsNil | Node.readsPlace : Node.hasGuides | Node.hasBaselines | Node.bringsNil | Node.readsPlace
      nodes[i].flags |= nodes[k].flags & passed
      k = nodes[k].next
    }
    let child = nodes[first]
    switch nodes[i].kind {
    case .fixedSize, .guide, .neutral, .offset, .secondary, .gridCell:
      nodes[i].priority = child.priority
      nodes[i].edges = child.edges
    case .priority, .aspectRatio, .ignoringSafeArea:
      nodes[i].edges = child.edges
    case .fitting, .custom:
      nodes[i].edges = edgesOfContainer(i, last)
    case .hStack, .vStack, .zStack:  // of one child: see `inheritOfStack`
      nodes[i].priority = child.priority
      nodes[i].edges = child.edges
    case .frame:
      nodes[i].edges = plain(child.edges, horizontally: !nodes[i].a.isNaN, vertically: !nodes[i].b.isNaN)
    case .flexibleFrame:
      let f = flexibleFrames[nodes[i].payload]
      nodes[i].edges = plain(child.edges, horizontally: !f.width.isNone, vertically: !f.height.isNone)
    case .padding:
      if child.edges != 0 {
        var e = edges[child.edges]
        let p = insets[nodes[i].payload]
        if p.leading != 0 { e.leading = .plain }
        if p.trailing != 0 { e.trailing = .plain }
        if p.top != 0 { e.top = .plain }
        if p.bottom != 0 { e.bottom = .plain }
        nodes[i].edges = edges.code(of: e)
      }
    case .relativeFrame:
      let axes = relativeFrames[nodes[i].payload].axes
      nodes[i].edges = plain(child.edges, horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical))
    case .position: break  // no preference of its own (reverse-engineered)
    case .text, .flexible, .square, .fixed, .resizable, .bar, .spacer, .divider: break
    case .safeAreaInset, .safeAreaPadding, .scroll, .lazyStack, .lazyGrid, .grid, .gridRow, .reader: break  // plain edges, priority 0
    }
  }
  /// A stack of several children: their flags; the edges of children that have the same ones as those of a stack before are not put together again.
  private func inheritOfStack(_ i: NodeID, from last: NodeID) {
    var flags: UInt8 = 0
    var codes: UInt64 = 0
    var k = nodes[i].first
    var end = k
    while k >= 0 {
      flags |= nodes[k].flags
      codes = codes << 16 | UInt64(nodes[k].edges)
      end = k
      k = nodes[k].next
    }
    nodes[i].flags |= flags & (Node.hasGuides | Node.hasBaselines | Node.bringsNil | Node.readsPlace)
    let count = nodes[i].count
    guard count <= 4, end == last else {
      nodes[i].edges = edgesOfContainer(i, last)
      return
    }
    let joined = EdgeTable.Joined(codes: codes, kind: nodes[i].kind.rawValue, count: UInt8(count))
    if let code = edges.code(of: joined) {
      nodes[i].edges = code
    } else {
      let code = edgesOfContainer(i, last)
      edges.remember(joined, code)
      nodes[i].edges = code
    }
  }
  private func plain(_ code: UInt16, horizontally: Bool, vertically: Bool) -> UInt16 {
    if code == 0 { return 0 }
    var e = edges[code]
    if horizontally { (e.leading, e.trailing) = (.plain, .plain) }
    if vertically { (e.top, e.bottom) = (.plain, .plain) }
    return edges.code(of: e)
  }
  /// A stack: the first child's leading edge, the last one's trailing edge, all children on the edges across; a ZStack: all on all.
  private func edgesOfContainer(_ i: NodeID, _ last: NodeID) -> UInt16 {
    let first = nodes[i].first
    var k = nodes[first].next
    let code = nodes[first].edges
    var isUniform = true
    while k >= 0 {
      if nodes[k].edges != code { isUniform = false }
      k = nodes[k].next
    }
    if isUniform { return code }
    var e = edges[code]
    k = nodes[first].next
    while k >= 0 {
      e = e.union(edges[nodes[k].edges])
      k = nodes[k].next
    }
    let (a, b) = (edges[nodes[first].edges], edges[nodes[last].edges])
    switch nodes[i].kind {
    case .hStack: (e.leading, e.trailing) = (a.leading, b.trailing)
    case .vStack: (e.top, e.bottom) = (a.top, b.bottom)
    default: break
    }
    return edges.code(of: e)
  }
}
