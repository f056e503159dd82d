internal import Foundation
public import LayoutCore

/// Content that may be longer than the room for it. Along its axes the view takes what it is offered and asks the content for its ideal length;
/// drawn still, the content lies at its beginning.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content
  /// A view that scrolls along `axes`. Several views stand in an implicit VStack, whatever the axis. Indicators are not drawn.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  public typealias Body = Never
  /// A container around the content.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let scrolling = nodes.environment.scrolling
    let outerTargets = nodes.notesTargets
    if let followed = scrolling.followed { nodes.follows(followed) }
    defer { nodes.notesTargets = outerTargets }
    let m = scrolling.margins
    // A scroll view holds one anchor: where both are wanted, and are not the same, that of longer content counts.
    let resting = nodes.isTouchable ? nil : scrolling.followed?.restingAnchor()
    let longer = resting ?? scrolling.anchor
    let isForAll = longer == scrolling.alignment
    var anchor = (longer ?? scrolling.alignment).map { CGPoint(x: $0.x, y: $0.y) }
    let anchorsLonger = isForAll ? nil : longer != nil
    if let part = nodes.scrolledPart(along: view.axes.contains(.vertical) ? .vertical : .horizontal) { anchor = CGPoint(x: part, y: part) }
    let margins = m == EdgeInsets() ? nil : (top: m.top, leading: m.leading, bottom: m.bottom, trailing: m.trailing)
    nodes.container("ScrollView", { $0.beginScroll(view.axes, anchor: anchor, anchorsLonger: anchorsLonger, margins: margins) }) { nodes in
      nodes.scrolls()
      if !scrolling.isClipped { nodes.attach([.unclipped], to: NodeID(nodes.infos.count - 1)) }
      if margins != nil { nodes.attach([.margins(m)], to: NodeID(nodes.infos.count - 1)) }
      nodes.environment.scrolling = Scrolling()
      defer { nodes.environment.scrolling = scrolling }
      let (site, scope) = (nodes.source, nodes.scope)
      Content.makeNodes(view.content, &nodes)
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, scope) }
    }
  }
}
