internal import Drawing
internal import Foundation
internal import LayoutCore

/// What stands for a view of a framework that is not there (maps, players): a frame with its name.
///
/// It takes what it is offered, as those views do; where nothing is offered, it is as large as its name in a frame (our choice).
public struct FrameworkView {
  let name: String
  /// A frame with the view's name.
  public init(_ name: String) { self.name = name }
}

extension FrameworkView: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A leaf that takes what it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let cell = nodes.device.cell
    let layout = TextLayout(view.name, font: ResolvedFont(), metrics: nodes.environment.textMetrics)
    let size = CGSize(width: layout.ideal.width + cell.width * 4, height: cell.height * 3)
    let text = TextContent(string: view.name, layout: layout, style: TextStyle(paint: .secondary))
    nodes.leaf("FrameworkView", .control(.framedName(text)), detail: view.name) { builder, index in builder.resizable(size, content: index) }
  }
  /// A rounded box with a symbol and the name, as large as its offer.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Framework
    let symbols = ["Map": "map", "VideoPlayer": "play.rectangle", "WebView": "globe"]
    nodes.container(
      "FrameworkView",
      {
        $0.beginFlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter)
      }
    ) { nodes in
      let fill = SystemColor.tertiarySystemFill.paint(in: nodes.environment)
      nodes.attach(.control(.pixels(PixelDrawing(label: view.name) { frame, _ in [.fill(.rounded(frame, Measures.radius), fill)] })))
      nodes.append(
        Implicit {
          VStack {
            Image(systemName: symbols[view.name] ?? "square.grid.2x2").font(.system(size: Measures.icon))
            Text(view.name).font(.system(size: Measures.name))
          }
          .foregroundStyle(SystemColor.tertiaryLabel)
        })
    }
  }
}
