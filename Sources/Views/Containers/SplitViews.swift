internal import Drawing
internal import Foundation
internal import LayoutCore

/// Views side by side with lines between them, which a person can move (macOS). It takes what it is offered, and shares it as an `HStack` does (our choice).
public struct HSplitView<Content: View> {
  let content: Content
  /// The closure's views from the leading to the trailing edge.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension HSplitView: PrimitiveView {
  public typealias Body = Never
  /// A row in all that is offered, with lines between its views.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let spacing = nodes.device.cell.width
    nodes.split("HSplitView", { $0.beginHStack(alignment: .verticalCenter, spacing: spacing) }, { .columns($0) }, view.content)
  }
}

/// Views one above the other with lines between them, which a person can move (macOS). It takes what it is offered, and shares it as a `VStack` does (our choice).
public struct VSplitView<Content: View> {
  let content: Content
  /// The closure's views from the top to the bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension VSplitView: PrimitiveView {
  public typealias Body = Never
  /// A column in all that is offered, with lines between its views.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let spacing = nodes.device.cell.height
    nodes.split("VSplitView", { $0.beginVStack(alignment: .horizontalCenter, spacing: spacing) }, { .separators($0) }, view.content)
  }
}

extension NodeList {
  fileprivate mutating func split<Content: View>(
    _ kind: String, _ begin: @escaping (inout NodeBuilder) -> NodeID, _ drawing: (Paint) -> ControlDrawing, _ content: Content
  ) {
    let line = Color.separator.paint(in: environment)
    container(kind, { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      nodes.implicitly { nodes in
        nodes.container("Panes", begin) { nodes in
          nodes.attach(.control(drawing(line)))
          Content.makeNodes(content, &nodes)
        }
      }
    }
  }
}
