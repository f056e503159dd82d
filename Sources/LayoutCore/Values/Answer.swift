/// A node's answer to a proposal, with what it read of it.
struct Answer {
  var w: Double
  var h: Double
  var deps: Dependencies
  @inline(__always) init(_ w: Double, _ h: Double, _ deps: Dependencies) {
    self.w = w
    self.h = h
    self.deps = deps
  }
  @inline(__always) init(_ along: Double, _ across: Double, _ axis: Axis, _ deps: Dependencies) {
    self = axis == .horizontal ? Answer(along, across, deps) : Answer(across, along, deps)
  }
  @inline(__always) subscript(axis: Axis) -> Double { axis == .horizontal ? w : h }
}
