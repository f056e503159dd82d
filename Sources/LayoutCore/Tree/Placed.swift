/// Where a node lies. The origin is relative to the parent: moving a row moves one record, not its subtree.
struct Placed {
  var x = 0.0
  var y = 0.0
  var w = 0.0
  var h = 0.0
  /// The proposal that the size answers; −1: never placed.
  var pw = -1.0
  var ph = -1.0
}
