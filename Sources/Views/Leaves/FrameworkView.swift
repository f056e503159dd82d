internal import Drawing
internal import Foundation
internal import LayoutCore

/// What stands for a view of a framework that is not there (maps, charts, players): a frame with its name.
///
/// It takes what it is offered, as those views do; where nothing is offered, it is as large as its name in a frame (our choice).
public struct FrameworkView {
  let name: String
  /// A frame with the view's name.
  public init(_ name: String) { self.name = name }
}

extension FrameworkView: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes what it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let cell = nodes.device.cell
    let layout = TextLayout(view.name, font: ResolvedFont(), metrics: nodes.environment.textMetrics)
    let size = CGSize(width: layout.ideal.width + cell.width * 4, height: cell.height * 3)
    let text = TextContent(string: view.name, layout: layout, style: TextStyle(paint: .secondary))
    nodes.leaf("FrameworkView", .control(.framedName(text)), detail: view.name) { builder, index in builder.resizable(size, content: index) }
  }
}
