internal import Drawing
internal import Foundation
internal import LayoutCore

/// A picture: one of Apple's symbols, or an image of the project.
///
/// A symbol is as large as a square of the font's line: two columns by one line (our choice; Apple's are about square); one that no character stands
/// for is its name in brackets. An image that the project lacks is a frame with its name.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
  }
  /// How an image that is larger than itself is filled.
  public enum ResizingMode: Hashable, CaseIterable, Sendable { case tile, stretch }
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, CaseIterable, Sendable { case template, original }
  /// How finely an image is scaled.
  public enum Interpolation: Hashable, CaseIterable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  let source: Source
  var isResizable = false

  /// One of Apple's symbols.
  public init(systemName: String) { source = .symbol(systemName) }
  /// One of Apple's symbols, of which a part is drawn.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// An image of the project.
  public init(_ name: String) { source = .named(name) }
  /// An image of the project with a name for assistive technologies.
  public init(_ name: String, label: Text) { source = .named(name) }
  /// An image of the project that says nothing.
  public init(decorative name: String) { source = .named(name) }

  /// The image takes all it is offered, instead of its own size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  /// Whether the image keeps its colours; a symbol on a grid has the foreground's.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How finely the image is scaled; on a grid there is one way.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Whether edges are smoothed; on a grid there is one way.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How a symbol is coloured; on a grid there is one way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol is coloured.
public enum SymbolRenderingMode: Hashable, CaseIterable, Sendable { case monochrome, multicolor, hierarchical, palette }

extension Image: PrimitiveView {
  public typealias Body = Never
  /// A leaf of a fixed size; resizable, it takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    var font = (nodes.environment.font ?? .body).resolved
    font.isItalic = false
    let style = TextStyle(font: font, paint: nodes.environment.foreground)
    let content: NodeContent
    let size: CGSize
    let name: String
    switch view.source {
    case .symbol(let symbol):
      name = symbol
      let sign = SystemSymbol.glyph(symbol) ?? "[\(symbol)]"
      let layout = TextLayout(sign, font: font, cell: nodes.device.cell)
      content = .control(.symbol(TextContent(string: sign, layout: layout, style: style)))
      size = CGSize(width: max(layout.ideal.width, layout.character.width * 2), height: layout.character.height)
    case .named(let image):
      name = image
      let layout = TextLayout(image, font: ResolvedFont(), cell: nodes.device.cell)
      content = .control(.framedName(TextContent(string: image, layout: layout, style: TextStyle(paint: .secondary))))
      size = CGSize(width: layout.ideal.width + nodes.device.cell.width * 4, height: nodes.device.cell.height * 3)
    }
    nodes.leaf("Image", content, detail: name) { builder, index in view.isResizable ? builder.flexible(content: index) : builder.fixed(size, content: index) }
  }
}
