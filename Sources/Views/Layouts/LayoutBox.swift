internal import Foundation
internal import LayoutCore

/// A layout of the program with its cache, as the engine asks it.
final class LayoutBox<L: Layout>: CustomLayout {
  private let layout: L
  private let direction: LayoutDirection
  /// nil until it is needed, and while a call has it.
  private var cache: L.Cache?

  init(_ layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  func size(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGSize {
    call(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren) {
    call(children) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
  }
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGFloat? {
    call(children) {
      key.axis == .horizontal
        ? layout.explicitAlignment(of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        : layout.explicitAlignment(of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }
  func spacing(_ children: LayoutChildren) -> ViewSpacing {
    call(children) { layout.spacing(subviews: $0, cache: &$1) }
  }
  private func call<Result>(_ children: LayoutChildren, _ call: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children: children, layoutDirection: direction)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    self.cache = nil
    defer { self.cache = cache }
    return call(subviews, &cache)
  }
}
