internal import Drawing
internal import Foundation
internal import LayoutCore

/// A view that a control makes by itself: its nodes are implicit, what people wrote inside is not.
struct Implicit<Content: View> {
  let content: Content
  init(@ViewBuilder _ content: () -> Content) { self.content = content() }
}
extension Implicit: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.implicitly { Content.makeNodes(view.content, &$0) } }
}

/// A short text that stands for a part of a control.
struct Sign {
  let text: String
  let label: String
  var color: Color?
  var isBold = false
  /// In the font of the texts around, instead of the grid's own.
  var followsFont = false
}
extension Sign: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    var font = view.followsFont ? (nodes.environment.font ?? .body).resolved(in: nodes.environment) : ResolvedFont()
    if view.isBold { font.weight = 700 }
    let paint = view.color?.paint(in: nodes.environment) ?? nodes.environment.foreground
    nodes.implicitly { $0.sign("Sign", view.text, TextStyle(font: font, paint: paint), label: view.label) }
  }
}

/// A leaf of a control that is drawn as wide as it is offered, one line high.
struct Track {
  let drawing: ControlDrawing
}
extension Track: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.implicitly { nodes in
      nodes.leaf("Track", .control(view.drawing)) { [height = nodes.device.cell.height] builder, index in builder.bar(thickness: height, content: index) }
    }
  }
}

/// A container with something to draw behind its children.
struct Drawn<Content: View> {
  let kind: String
  let drawing: ControlDrawing
  let begin: @MainActor (inout NodeBuilder, Device) -> NodeID
  let content: Content
}
extension Drawn: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let device = nodes.device
    nodes.container(view.kind, { view.begin(&$0, device) }) { nodes in
      nodes.attach(.control(view.drawing))
      Content.makeNodes(view.content, &nodes)
    }
  }
}

extension View {
  /// A frame around the view, a cell away from it.
  func boxed(_ kind: String = "Box", _ color: Color = .separator, insets: EdgeInsets? = nil) -> some View { Box(kind: kind, color: color, insets: insets, content: self) }
}

/// A frame around a control's content.
struct Box<Content: View> {
  let kind: String
  let color: Color
  let insets: EdgeInsets?
  let content: Content
}
extension Box: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let cell = nodes.device.cell
    let insets = view.insets ?? EdgeInsets(top: cell.height, leading: cell.width * 2, bottom: cell.height, trailing: cell.width * 2)
    let paint = view.color.paint(in: nodes.environment)
    nodes.implicitly { nodes in
      nodes.container(view.kind, { $0.beginPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing) }) { nodes in
        nodes.attach(.control(.frame(paint)))
        let (site, scope) = (nodes.source, nodes.scope)
        Content.makeNodes(view.content, &nodes)
        if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, scope) }
      }
    }
  }
}

extension NodeList {
  /// A control: a row of its parts.
  mutating func row<Content: View>(
    _ kind: String, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, interaction: Interaction? = nil, @ViewBuilder _ content: () -> Content
  ) {
    let content = content()
    container(kind, { $0.beginHStack(alignment: alignment.key, spacing: spacing) }) { nodes in
      if let interaction { nodes.responds(interaction) }
      Content.makeNodes(content, &nodes)
    }
  }
  /// A control: a column of its parts.
  mutating func column<Content: View>(
    _ kind: String, spacing: CGFloat? = nil, alignment: HorizontalAlignment = .leading, interaction: Interaction? = nil, @ViewBuilder _ content: () -> Content
  ) {
    let content = content()
    container(kind, { $0.beginVStack(alignment: alignment.key, spacing: spacing) }) { nodes in
      if let interaction { nodes.responds(interaction) }
      Content.makeNodes(content, &nodes)
    }
  }
}
