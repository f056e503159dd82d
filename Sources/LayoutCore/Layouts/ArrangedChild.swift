/// What one run of a layout knows of a child.
struct ArrangedChild {
  var node: NodeID
  var proposal = Proposal(.nan, .nan)
  var answer = Answer(0, 0, .none)
  /// Its origin in the container.
  var x = 0.0
  var y = 0.0
  // Stacks
  var priority = 0.0
  var least = 0.0
  var most = 0.0
  /// How far apart they are; 0 for a rigid child.
  var flexibility = 0.0
  var gapBefore = 0.0
  /// In a ZStack: whether its priority lets it decide the size.
  var counts = true

  init(node: NodeID) { self.node = node }
  /// The question that decides, and its answer: one write into the tree's working memory.
  @inline(__always) mutating func settle(_ p: Proposal, _ a: Answer) {
    proposal = p
    answer = a
  }
  @inline(__always) mutating func lie(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
