internal import Foundation

/// GeometryReader: content that depends on the size it gets.
///
/// The content cannot be there before the size is known, and nobody needs it before: the reader's own size is its offer, whatever is inside, so measuring never
/// looks in, and a reader is placed once in a pass. So the content is made in the middle of placing, by a function that the owner of the tree keeps, and appended
/// behind all other nodes. The next pass begins with the tree as it was before and makes the content anew: no part of an older size is left over, and the numbers of
/// the nodes do not depend on earlier passes.
extension LayoutTree {
  /// How long the tree's arrays were.
  struct Mark {
    var nodes: Int32
    var texts: Int32
    var flexibleFrames: Int32
    var insets: Int32
    var alignments: Int32
    var guides: Int32
    var lazyGrids: Int32
    var grids: Int32
    var gridCells: Int32
    var relativeFrames: Int32
    var customLayouts: Int32
    var containers: Int32
  }

  func placeReader<S: Steps>(_ i: NodeID, _ w: Double, _ h: Double, _: S.Type) {
    if nodes[i].first < 0 { makeContent(in: i, w, h) }
    let own = Proposal(outcome(.readerOffer, w), outcome(.readerOffer, h))
    let start = outcome(.readerStart, 0)
    var k = nodes[i].first
    while k >= 0 {
      S.step(self, .readerOffer, i, k, .horizontal, w, result: w)
      S.step(self, .readerOffer, i, k, .vertical, h, result: h)
      let answer = measure(k, own, .place, S.self)
      S.step(self, .readerStart, i, k, .horizontal, result: start)
      S.step(self, .readerStart, i, k, .vertical, result: start)
      place(k, start, start, own, answer, in: w, S.self)
      k = nodes[k].next
    }
  }
  /// Makes what depends on the size of a node, or on what is inside it, while it is placed.
  func makeContent(in i: NodeID, _ w: Double, _ h: Double) {
    guard let makeContent else { return }
    if mark == nil {
      mark = Mark(
        nodes: nodes.count, texts: texts.count, flexibleFrames: flexibleFrames.count, insets: insets.count, alignments: alignments.count, guides: guides.count,
        lazyGrids: lazyGrids.count, grids: grids.count, gridCells: gridCells.count, relativeFrames: relativeFrames.count,
        customLayouts: customLayouts.count, containers: containers)
    }
    makeContent(nodes[i].content, i, CGSize(width: w, height: h))
    isStale = false  // what was appended has not been asked yet
    var k = nodes[i].kind == .secondary ? nodes[nodes[i].first].next : nodes[i].first
    while k >= 0 {
      settleSpacing(from: k)
      k = nodes[k].next
    }
  }
  /// The tree as it was before content was made while placing.
  func dropMadeContent() {
    guard let mark else { return }
    self.mark = nil
    nodes.truncate(to: mark.nodes)
    placed.truncate(to: mark.nodes)
    texts.truncate(to: mark.texts)
    flexibleFrames.truncate(to: mark.flexibleFrames)
    insets.truncate(to: mark.insets)
    alignments.truncate(to: mark.alignments)
    guides.truncate(to: mark.guides)
    lazyGrids.truncate(to: mark.lazyGrids)
    grids.truncate(to: mark.grids)
    gridCells.truncate(to: mark.gridCells)
    relativeFrames.truncate(to: mark.relativeFrames)
    customLayouts.truncate(to: mark.customLayouts)
    if !layoutValues.isEmpty { layoutValues = layoutValues.filter { $0.key < mark.nodes } }
    containers = mark.containers
    for i in 0..<nodes.count where nodes[i].kind == .secondary && nodes[i].content >= 0 && nodes[i].first >= 0 {
      nodes[nodes[i].first].next = -1
      nodes[i].count = 1
    }
    for i in 0..<nodes.count where nodes[i].kind == .reader {
      nodes[i].first = -1
      nodes[i].count = 0
    }
  }
}
