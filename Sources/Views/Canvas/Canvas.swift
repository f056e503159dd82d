internal import Drawing
public import Foundation
internal import LayoutCore

/// An area in which a closure draws. It takes all it is offered, and shows nothing outside of it.
public struct Canvas<Symbols: View> {
  /// The views that the closure may draw, by their tags.
  public var symbols: Symbols
  /// Draws for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind it shows; what is not drawn on is black then.
  public var isOpaque: Bool
  /// In which steps colours are mixed; here there is one way.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may come later; a still picture waits for it.
  public var rendersAsynchronously: Bool

  /// An area in which a closure draws, the views with tags among other things.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// An area in which a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

/// In which steps colours are mixed.
public enum ColorRenderingMode: Hashable, CaseIterable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let surface = CanvasSurface(nodes.environment, nodes.device, view.symbols)
    let drawing = CanvasDrawing(surface: surface, isOpaque: view.isOpaque) { context, size in view.renderer(&context, size) }
    nodes.leaf("Canvas", .canvas(drawing)) { builder, index in builder.flexible(content: index) }
  }
}

/// What a canvas draws once its frame is known.
final class CanvasDrawing {
  private let surface: CanvasSurface
  private let isOpaque: Bool
  private let render: @MainActor (inout GraphicsContext, CGSize) -> Void

  init(surface: CanvasSurface, isOpaque: Bool, render: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) {
    (self.surface, self.isOpaque, self.render) = (surface, isOpaque, render)
  }

  /// The closure is run for each picture anew, and draws into the frame.
  @MainActor func items(in frame: CGRect) -> [DisplayList.Content] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let layer = CanvasLayer()
    surface.drawn = 0
    var context = GraphicsContext(surface: surface, layer: layer, frame: frame)
    if isOpaque { layer.items.append(.fill(.rectangle(frame), .color(.black))) }
    render(&context, frame.size)
    if layer.items.isEmpty { return [] }
    let bounds = CGRect(origin: frame.origin, size: frame.size)
    let isInside = layer.items.allSatisfy { $0.extent.map { bounds.contains($0) } ?? true }
    return isInside ? layer.items : [.layer(.clip(.rectangle(frame)), layer.items.map { DisplayList.Item($0) })]
  }
}

/// What is drawn one after the other, back to front.
final class CanvasLayer {
  var items: [DisplayList.Content] = []
}

/// What a canvas draws with: its surroundings, and the views that it may draw.
final class CanvasSurface {
  let environment: EnvironmentValues
  let device: Device
  private let symbols: Erased
  private var tags: [AnyHashable?]?
  private var hosts: [Int: ViewHost] = [:]
  /// How much was drawn so far, layers and what is in them.
  fileprivate(set) var drawn = 0
  /// Begins a picture: nothing was drawn so far.
  func begin() { drawn = 0 }
  /// Takes what is drawn into a layer, as long as it is not too much.
  func add(_ content: [DisplayList.Content], to layer: CanvasLayer) {
    drawn += content.count
    if drawn <= GraphicsContext.itemLimit { layer.items += content }
  }

  @MainActor init(_ environment: EnvironmentValues, _ device: Device, _ symbols: some View) {
    (self.environment, self.device, self.symbols) = (environment, device, Erased(symbols))
  }

  /// The view with a tag, laid out at its ideal size; nil if there is none.
  @MainActor func symbol(_ tag: AnyHashable) -> ViewHost? {
    if tags == nil {
      let note = SymbolTags()
      _ = ViewHost(SymbolChoice(symbols: symbols, environment: environment, chosen: nil, note: note), device: device)
      tags = note.tags
    }
    guard let index = tags?.firstIndex(of: tag) else { return nil }
    if let host = hosts[index] { return host }
    let host = ViewHost(SymbolChoice(symbols: symbols, environment: environment, chosen: index, note: nil), device: device)
    host.layOut(.unspecified)
    hosts[index] = host
    return host
  }
}

/// The tags of a canvas's symbols, as they were found.
private final class SymbolTags {
  var tags: [AnyHashable?] = []
}
/// One of a canvas's symbols, or none: then their tags are noted.
private struct SymbolChoice: PrimitiveView {
  let symbols: Erased
  let environment: EnvironmentValues
  let chosen: Int?
  let note: SymbolTags?
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.environment = view.environment
    if let chosen = view.chosen { nodes.element(at: chosen, of: view.symbols) } else { view.note?.tags = nodes.elements(of: view.symbols).map(\.tag) }
  }
}
