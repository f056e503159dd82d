internal import Drawing
public import Foundation
public import LayoutCore

/// A mark of a program's own on a part of a text, which a ``TextRenderer`` finds again.
public protocol TextAttribute {}

/// Draws texts in the place of the library: line by line, run by run, or letter by letter.
public protocol TextRenderer: Animatable {
  /// Draws a text whose lines are broken and placed.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text for an offer, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing goes beyond the text's bounds, in points. Nothing is cut off here, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` measures.
public struct TextProxy {
  let text: TextContent
  /// The size of the text for an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.layout.size(width: proposal.width, height: proposal.height)
  }
}

extension Text {
  /// Marks the text with a value of a program's own; a ``TextRenderer`` finds it on the runs of the text.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    let own = OwnTextAttributes([value])
    copy.attributes.custom = copy.attributes.custom?.adding(own) ?? own
    copy.isPlainSum = false
    return copy
  }
}

extension View {
  /// Has the texts inside drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    textLook("textRenderer") { $0.renderer = TextRendering(renderer) }
  }
}

/// The attributes of a program's own on a part of a text.
// Proof of safety: written once, when the text is made, and read on the main thread only.
final class OwnTextAttributes: Hashable, @unchecked Sendable {
  /// In the order in which they were said.
  let values: [any TextAttribute]
  init(_ values: [any TextAttribute]) { self.values = values }
  /// These and others, which win.
  func adding(_ others: OwnTextAttributes?) -> OwnTextAttributes {
    others.map { OwnTextAttributes(values + $0.values) } ?? self
  }
  /// The last value of a type.
  func value<T>(_ type: T.Type) -> T? { values.last { $0 is T } as? T }
  static func == (a: OwnTextAttributes, b: OwnTextAttributes) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What draws texts, as the environment hands it down.
// Proof of safety: written once, when the modifier is made, and read on the main thread only.
final class TextRendering: @unchecked Sendable {
  let renderer: any TextRenderer
  init(_ renderer: any TextRenderer) { self.renderer = renderer }
}

/// One text and what draws it.
final class TextDrawing {
  private let rendering: TextRendering
  private let surface: CanvasSurface
  init(_ rendering: TextRendering, _ surface: CanvasSurface) { (self.rendering, self.surface) = (rendering, surface) }

  /// The size of the text for an offer, in points.
  func size(of text: TextContent, _ proposal: ProposedViewSize) -> CGSize {
    rendering.renderer.sizeThatFits(proposal: proposal, text: TextProxy(text: text))
  }
  /// What the renderer draws for a frame.
  func items(of text: TextContent, in frame: CGRect) -> [DisplayList.Content] {
    let layer = CanvasLayer()
    surface.begin()
    var context = GraphicsContext(surface: surface, layer: layer, frame: frame)
    rendering.renderer.draw(layout: Text.Layout(text, size: frame.size), in: &context)
    return layer.items
  }
}

extension TextContent {
  /// The size for an offer, in points: what draws the text may have another one.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let drawing else { return layout.size(width: width, height: height) }
    return drawing.size(of: self, ProposedViewSize(width: width, height: height))
  }
}
