internal import Foundation
internal import LayoutCore

/// `Stair` once more.
extension PlainLayout {
  func stairSize(_ c: [Sketch], _ p: Offer) -> Size {
    let sizes = c.map { size($0, nil, (p.w, nil)) }
    return ((sizes.map(\.w).max() ?? 0) + Double(c.count), sizes.map(\.h).reduce(0, +))
  }
  mutating func placeStair(_ c: [Sketch], _ p: Offer, _ own: Size, _ x: Double, _ y: Double) {
    var at = 0.0
    for (k, child) in c.enumerated() {
      if k > 2 {
        let s = size(child, nil, p)
        func middle(_ own: Double, _ length: Double) -> Double { (own - length).isNaN ? 0 : (own - length) / 2 }
        place(child, nil, p, s, x + middle(own.w, s.w), y + middle(own.h, s.h))
        continue
      }
      let s = size(child, nil, (own.w, nil))
      let start = k == 1 ? (own.w.isFinite ? own.w - s.w : 0 - s.w) : Double(k)
      place(child, nil, (own.w, nil), s, x + (start.isNaN ? 0 : start), y + (at.isFinite ? at : 0))
      at += s.h
    }
  }
}
