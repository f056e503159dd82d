public import Foundation
public import LayoutCore

/// A container's way to measure and place its views. A program can have layouts of its own; the library's are `HStackLayout`, `VStackLayout`, `ZStackLayout` and
/// `GridLayout`. A layout is used as a container: `FlowLayout(spacing: 8) { … }`.
public protocol Layout {
  /// What a layout keeps between the engine's calls, as for results that are dear to compute.
  associatedtype Cache = Void
  /// The container's views.
  typealias Subviews = LayoutSubviews

  /// What the layout is for the views in it, as for a `Spacer`.
  static var layoutProperties: LayoutProperties { get }
  /// The cache for a container's views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for a proposal, in points. What is no number or negative counts as 0, with a warning.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in the bounds, whose origin need not be zero: with `place(at:anchor:proposal:)`. A view that is not placed lies in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The value that the container sets for a horizontal guide, in points; nil leaves it to the guide's default.
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
  /// The value that the container sets for a vertical guide, in points; nil leaves it to the guide's default.
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?

  /// Adds the container. The library's own layouts are the engine's; all others keep the default, which asks this layout. No requirement of SwiftUI's.
  @MainActor func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void)
}

extension Layout {
  /// A layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew (documented).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// What all views prefer together, on all edges; without views no distance (reverse-engineered).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.preferredSpacing }
  /// What the views set for the guide where this layout places them: the mean for a guide of the program's own, the outermost for a baseline, nil for any other.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.merged(guide.key, in: bounds, proposal) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  /// What the views set for the guide where this layout places them: the mean for a guide of the program's own, the outermost for a baseline, nil for any other.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.merged(guide.key, in: bounds, proposal) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  /// A container that asks this layout.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.custom(String(String(describing: Self.self).prefix { $0 != "<" }), self, stackAxis: Self.layoutProperties.stackOrientation, content)
  }
  /// Views arranged by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LaidOut(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is for the views in it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack: `Spacer` and `Divider` follow it. nil: none.
  public var stackOrientation: Axis?
  /// A layout without an axis.
  public init() {}
}

/// Views in a layout.
struct LaidOut<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LaidOut: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.layout.makeContainer(&nodes) { Content.makeNodes(view.content, &$0) } }
}

extension NodeList {
  /// Adds a container that a layout of the program measures and places.
  public mutating func custom(_ kind: String, _ layout: some Layout, stackAxis: Axis?, _ content: (inout NodeList) -> Void) {
    let box = LayoutBox(layout, direction: environment.layoutDirection)
    container(kind, { $0.beginCustom(box, stackAxis: stackAxis) }, content)
  }
}
