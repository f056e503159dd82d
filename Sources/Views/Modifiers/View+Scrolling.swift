internal import Drawing
public import Foundation

extension View {
  /// Space inside of scroll views, around what they scroll, at some edges; in points. Margins for indicators change nothing here.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    margins(edges, insets, placement)
  }
  /// Space inside of scroll views, around what they scroll, at some edges; in points. nil is the device's default amount, 16 points.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
    margins(edges, length.map { EdgeInsets(.all, $0) }, placement)
  }
  /// The same space at all edges inside of scroll views, in points.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    margins(.all, EdgeInsets(.all, length), placement)
  }
  nonisolated private func margins(_ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement) -> some View {
    WithScrolling(self, "contentMargins") { scrolling, device in
      if placement.indicatorsOnly { return }
      let insets = insets ?? EdgeInsets(.all, device.defaultPadding)
      if edges.contains(.top) { scrolling.margins.top = insets.top }
      if edges.contains(.leading) { scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { scrolling.margins.trailing = insets.trailing }
    }
  }
  /// Which point of the content lies on the same point of scroll views when nothing has been scrolled; nil is the beginning.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    WithScrolling(self, "defaultScrollAnchor") { scrolling, _ in
      (scrolling.anchor, scrolling.alignment) = (anchor, anchor)
    }
  }
  /// The same for what a role says: where scroll views begin, or content that is smaller than they are. Sizes do not
  /// change in a still picture.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    WithScrolling(self, "defaultScrollAnchor") { scrolling, _ in
      if role == .initialOffset { scrolling.anchor = anchor }
      if role == .alignment { scrolling.alignment = anchor }
    }
  }
  /// The id of the view that the scroll view inside shows first, which devices of pixels scroll to.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    WithScrolling(self, "scrollPosition") { scrolling, _ in scrolling.followed = FollowedPosition(id, anchor) }
  }
  /// Where the scroll view inside is: devices of pixels scroll to it, and tell it where a person has scrolled to.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    WithScrolling(self, "scrollPosition") { scrolling, _ in scrolling.followed = FollowedPosition(position, anchor) }
  }
  /// Lets scroll views show what lies outside of their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    WithScrolling(self, "scrollClipDisabled") { scrolling, _ in scrolling.isClipped = !disabled }
  }
}

/// What modifiers say about the scroll views inside of them.
struct Scrolling {
  var margins = EdgeInsets()
  /// Where content begins that is longer than the scroll view.
  var anchor: UnitPoint?
  /// Where shorter content lies.
  var alignment: UnitPoint?
  var isClipped = true
  var followed: FollowedPosition?
}

/// A view inside a modifier about scroll views.
private struct WithScrolling<Content: View> {
  let content: Content
  let kind: String
  let change: (inout Scrolling, Device) -> Void

  init(_ content: Content, _ kind: String, _ change: @escaping (inout Scrolling, Device) -> Void) {
    self.content = content
    self.kind = kind
    self.change = change
  }
}

extension WithScrolling: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let device = nodes.device
    nodes.environment(view.kind, view.content) { view.change(&$0.scrolling, device) }
  }
}
