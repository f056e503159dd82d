internal import Foundation

/// `ProposedViewSize` as the engine works with it: "unspecified" is NaN, so a question is two registers without tags.
struct Proposal {
  var w: Double
  var h: Double

  @inline(__always) init(_ w: Double, _ h: Double) {
    self.w = w
    self.h = h
  }
  /// From an axis's point of view: `along` it and `across` it.
  @inline(__always) init(_ along: Double, _ across: Double, _ axis: Axis) {
    self = axis == .horizontal ? Proposal(along, across) : Proposal(across, along)
  }
  /// NaN counts as nil, a negative length as 0. `+ 0` turns −0 into 0 and every NaN becomes the same one, so that equal questions have equal bits.
  init(_ p: ProposedViewSize) {
    func length(_ v: CGFloat?) -> Double {
      guard let v, !v.isNaN else { return .nan }
      return max(Double(v), 0) + 0
    }
    self.init(length(p.width), length(p.height))
  }
  var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: w.isNaN ? nil : CGFloat(w), height: h.isNaN ? nil : CGFloat(h))
  }
  @inline(__always) subscript(axis: Axis) -> Double { axis == .horizontal ? w : h }
  @inline(__always) static func same(_ a: Proposal, _ b: Proposal) -> Bool {
    a.w.bitPattern == b.w.bitPattern && a.h.bitPattern == b.h.bitPattern
  }
}
