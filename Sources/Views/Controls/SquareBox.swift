internal import Foundation
internal import LayoutCore

/// A square around views, as wide and high as the longer of their sides.
struct SquareBox: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let side = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(0) { max($0, $1.width, $1.height) }
    return CGSize(width: side, height: side)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified) }
  }
}
