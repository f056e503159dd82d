internal import Foundation

/// Alignment guides: explicit values first, else the default for the size.
extension LayoutTree {
  /// Whether something in the node sets the guide, or a function of its own decides its default.
  @inline(__always) func reads(_ key: AlignmentKey, _ i: NodeID) -> Bool {
    nodes[i].has(Node.hasGuides) || key.isCustom || (key.isBaseline && nodes[i].has(Node.hasBaselines))
  }
  /// The guide of a child, told as an event of `owner`.
  @inline(__always) func readGuide<S: Steps>(_ key: AlignmentKey, _ c: ArrangedChild, _ owner: NodeID, _: S.Type) -> Double {
    var explicit: Double?
    if reads(key, c.node) { explicit = explicitGuide(key, c.node, c.proposal, c.answer.w, c.answer.h) }
    let value = explicit ?? defaultGuide(key, c.node, c.proposal, c.answer.w, c.answer.h)
    S.guide(self, key, c.node, owner, c.answer.w, c.answer.h, isExplicit: explicit != nil, value: value)
    return value
  }
  /// A frame's own guide: the default for its size.
  @inline(__always) func ownGuide<S: Steps>(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) -> Double {
    let value = defaultGuide(key, i, p, w, h)
    S.guide(self, key, i, i, w, h, isExplicit: false, value: value)
    return value
  }
  /// The key as events name it.
  func traced(_ key: AlignmentKey) -> AlignmentKey {
    guard key.isCustom else { return key }
    let index = tracedKeys.firstIndex(of: key) ?? tracedKeys.count
    if index == tracedKeys.count { tracedKeys.append(key) }
    return AlignmentKey(custom: Int32(clamping: index), axis: key.axis)
  }
  func guide(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double) -> Double {
    explicitGuide(key, i, p, w, h) ?? defaultGuide(key, i, p, w, h)
  }
  @inline(__always) func defaultGuide(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double) -> Double {
    if key.isCustom { return customGuide(key, i, p, w, h) }
    return Length.part(key.fraction, key.axis == .horizontal ? w : h)
  }
  @inline(never) private func customGuide(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double) -> Double {
    if openDefaults.contains(where: { $0.node == i && $0.key == key }) { return 0 }
    if alignmentDefaults[key] == nil, let found = findDefault?(key) { alignmentDefaults[key] = { Double(found($0)) } }
    guard let value = alignmentDefaults[key] else { return 0 }
    openDefaults.append((i, key))
    defer { openDefaults.removeLast() }
    return number(value(ViewDimensions(tree: self, node: i, proposal: p, width: w, height: h)), i, w, h)
  }
  /// What a guide's function returns may be NaN: it counts as 0. So does infinity, for a view of finite size (our choice, with a warning); a view that is asked for its
  /// largest size may have guides at infinity.
  private func number(_ v: Double, _ i: NodeID, _ w: Double, _ h: Double) -> Double {
    if v.isFinite { return v }
    guard w.isFinite, h.isFinite else { return v.isNaN ? 0 : v }
    warn(.guide, i)
    return 0
  }

  /// What the node or something in it sets for the guide. Only subtrees that hold a guide are searched.
  @inline(never) func explicitGuide(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double) -> Double? {
    guard nodes[i].has(Node.hasGuides) || (key.isBaseline && nodes[i].has(Node.hasBaselines)) else { return nil }
    switch nodes[i].kind {
    case .text: return baseline(key, i, w, h)
    case .fixed: return key.isBaseline && nodes[i].has(Node.hasBaselines) ? nodes[i].c : nil
    case .flexible, .square, .resizable, .bar, .spacer, .divider: return nil
    default: break
    }
    // Nested containers ask for each other's guides again and again: without memory, the number of questions doubles with every level.
    let question = GuideQuestion(i, key, p)
    if let found = rememberedGuides[question] { return found }
    let value = isRecording ? explicitGuideRepeated(key, i, p, w, h) : explicitGuideInside(key, i, p, w, h, NoSteps.self)
    rememberedGuides.updateValue(value, forKey: question)
    return value
  }
  /// Goes through a layout once more: its questions are kept, its steps were told already.
  private func explicitGuideRepeated(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double) -> Double? {
    let outer = isRepeating
    isRepeating = true
    defer { isRepeating = outer }
    return explicitGuideInside(key, i, p, w, h, RecordedSteps.self)
  }
  /// A text's letters stand on its first line as its font says, and on its last line as far above the bottom as the line goes on below them.
  private func baseline(_ key: AlignmentKey, _ i: NodeID, _ w: Double, _ h: Double) -> Double? {
    if !texts[nodes[i].payload].isPlain, key.isBaseline, w.isFinite, h.isFinite, let found = findBaselines?(nodes[i].content, CGSize(width: w, height: h)) {
      return Double(key == .firstTextBaseline ? found.first : found.last)
    }
    let (line, ascent) = (texts[nodes[i].payload].lineHeight, texts[nodes[i].payload].ascent)
    if key == .firstTextBaseline { return ascent }
    return key == .lastTextBaseline ? h - (line - ascent) : nil
  }
  private func explicitGuideInside<S: Steps>(_ key: AlignmentKey, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) -> Double? {
    guard nodes[i].first >= 0 || nodes[i].kind == .custom else { return nil }
    switch nodes[i].kind {
    case .guide where guides[nodes[i].payload].key == key:
      return number(guides[nodes[i].payload].value(ViewDimensions(tree: self, node: nodes[i].first, proposal: p, width: w, height: h)), i, w, h)
    case .guide, .priority, .neutral, .secondary, .offset, .gridCell, .ignoringSafeArea:
      // An offset shifts what is drawn, not the guides.
      return explicitGuide(key, nodes[i].first, p, w, h)
    case .custom:
      let bounds = CGRect(x: 0, y: 0, width: w, height: h)
      customRuns.append(CustomRun(owner: i, records: S.records))
      defer { customRuns.removeLast() }
      return customLayouts[nodes[i].payload].layout.guide(key, in: bounds, p.proposedViewSize, customChildren(i)).map { number(Double($0), i, w, h) }
    case .hStack, .vStack, .zStack:
      // Built-in guides other than baselines do not leave a container; one of a single child passes them through.
      if !key.isCustom && !key.isBaseline && nodes[i].count > 1 { return nil }
      let base = children.top
      defer { children.drop(to: base) }
      switch nodes[i].kind {
      case .hStack: arrangeStack(i, p, w, h, .horizontal, S.self)
      case .vStack: arrangeStack(i, p, w, h, .vertical, S.self)
      default: arrangeZStack(i, p, w, h, S.self)
      }
      return merged(key, from: base)
    default:
      let c = arrangeOnly(i, p, w, h, S.self)
      return explicitGuide(key, c.node, c.proposal, c.answer.w, c.answer.h).map { Length.sum($0, key.axis == .horizontal ? c.x : c.y) }
    }
  }
  /// First baseline: the topmost; last baseline: the lowest; custom guides: the mean. Children that set none do not count.
  func merged(_ key: AlignmentKey, from base: Int) -> Double? {
    var result: Double?
    var n = 0.0
    for k in base..<children.top {
      let c = children[k]
      guard let g = explicitGuide(key, c.node, c.proposal, c.answer.w, c.answer.h) else { continue }
      let here = Length.sum(g, key.axis == .horizontal ? c.x : c.y)
      n += 1
      guard let old = result else {
        result = here
        continue
      }
      switch key {
      case .firstTextBaseline: result = min(old, here)
      case .lastTextBaseline: result = max(old, here)
      default: result = Length.sum(old, Length.distance(here, old) / n)
      }
    }
    return result
  }
}
