public import Foundation
public import LayoutCore

/// A layout whose type is decided while the program runs: the views in it keep their state when it changes.
public struct AnyLayout: Layout {
  private let layout: ErasedLayout
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var value: Any
  }

  /// The same layout without its type.
  public init(_ layout: some Layout) { self.layout = (layout as? AnyLayout)?.layout ?? TypedLayout(layout) }

  /// The cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews)) }
  /// Brings the cache of the layout inside up to date; that of another type is made anew (reverse-engineered).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.updateCache(&cache.value, subviews) }
  /// What the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, &cache.value) }
  /// The answer of the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { layout.size(proposal, subviews, &cache.value) }
  /// Places as the layout inside does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.place(bounds, proposal, subviews, &cache.value)
  }
  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, &cache.value)
  }
  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, &cache.value)
  }
  /// The container of the layout inside: the tree shows it by that layout's name.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) { layout.makeContainer(&nodes, content) }
}

/// A layout and its cache without their types.
private class ErasedLayout {
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
  func guide(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGFloat? { nil }
  func guide(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGFloat? { nil }
  @MainActor func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {}
}

/// The layout behind an erased one.
private final class TypedLayout<L: Layout>: ErasedLayout {
  private let layout: L
  init(_ layout: L) { self.layout = layout }

  private func with<Result>(_ cache: inout Any, _ subviews: LayoutSubviews, _ call: (inout L.Cache) -> Result) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache = ()
    defer { cache = own }
    return call(&own)
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) } }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func guide(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGFloat? {
    with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func guide(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGFloat? {
    with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) { layout.makeContainer(&nodes, content) }
}
