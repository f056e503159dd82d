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
  var gapBefore = 0.0
  /// In a ZStack: whether its priority lets it decide the size.
  var counts = true
}
