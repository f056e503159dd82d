internal import Foundation
internal import LayoutCore

/// A layout as a program could have it: views below each other, each a step to the right, the second at the far end; the fourth and all further ones are not placed.
final class Stair: CustomLayout {
  let isTight: Bool
  init(isTight: Bool) { self.isTight = isTight }

  func size(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGSize {
    let sizes = children.map { $0.size(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: (sizes.map(\.width).max() ?? 0) + CGFloat(children.count), height: sizes.map(\.height).reduce(0, +))
  }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren) {
    var y = bounds.minY
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    for (k, child) in children.enumerated().prefix(3) {
      if k == 1 {
        child.place(at: CGPoint(x: bounds.maxX, y: y), anchor: CGPoint(x: 1, y: 0), offer)
      } else {
        child.place(at: CGPoint(x: bounds.minX + CGFloat(k), y: y), anchor: .zero, offer)
      }
      y += child.size(offer).height
    }
  }
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGFloat? {
    children.merged(key, in: bounds, proposal) { place(in: bounds, proposal, children) }
  }
  func spacing(_ children: LayoutChildren) -> ViewSpacing {
    if isTight || children.isEmpty { return .zero }
    var spacing = ViewSpacing()
    for child in children { spacing.formUnion(child.spacing, top: true, leading: true, bottom: true, trailing: true) }
    return spacing
  }
}
