public import Drawing
public import Foundation
internal import LayoutCore

/// Texts, images and views on a canvas.
extension GraphicsContext {
  /// A text with the look that the canvas's surroundings give it, ready to be measured.
  public struct ResolvedText {
    let text: Text
    /// What the text is drawn with where it says nothing itself.
    public var shading: Shading
    fileprivate let environment: EnvironmentValues

    fileprivate func content(_ environment: EnvironmentValues) -> TextContent { text.content(environment) }
    /// The size in points for an offer.
    public func measure(in size: CGSize) -> CGSize { content(environment).layout.size(width: size.width, height: size.height) }
    /// Where the letters of the first line stand for an offer, in points from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { content(environment).layout.baselines(width: size.width, height: size.height).first }
    /// Where the letters of the last line stand for an offer, in points from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { content(environment).layout.baselines(width: size.width, height: size.height).last }
  }
  /// An image as the canvas's surroundings have it.
  public struct ResolvedImage {
    let image: Image
    /// In points.
    public let size: CGSize
    /// Where the image ends below, in points from the top: images have no letters.
    public var baseline: CGFloat { size.height }
    /// What a template or a symbol is drawn with.
    public var shading: Shading?
  }
  /// A view of the canvas, laid out at its ideal size.
  public struct ResolvedSymbol {
    let host: ViewHost
    /// In points.
    public let size: CGSize
  }

  /// A text with the look that the canvas's surroundings give it.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, shading: .foreground, environment: environment) }
  /// An image as the canvas's surroundings have it.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: image.drawn(environment, cell: surface.device.cell) { _ in }.size, shading: nil)
  }
  /// A shading; it is the same after the surroundings are known.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The view with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    onMain((surface, AnyHashable(id))) { surface, id in
      surface.symbol(id).map { host in ResolvedSymbol(host: host, size: host.tree.root.map { host.tree.size(of: $0) } ?? .zero) }
    }
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
  /// Draws a text from the upper left corner of a rectangle, as wide and as high as that allows.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
  }
  /// Draws a text from the upper left corner of a rectangle, as wide and as high as that allows.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.isFinite else { return }
    var environment = self.environment
    if let paint = text.shading.paint(in: environment, frame) { environment.foregroundStyle = SetStyle(paint: paint, label: "shading") }
    let content = text.content(environment)
    let size = content.layout.size(width: rect.width, height: rect.height)
    drawPlaced(size, in: CGRect(origin: rect.origin, size: size)) { content.items(in: $0) }
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  /// Draws an image with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(image, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
  }
  /// Draws an image into a rectangle; a symbol keeps its size, in the middle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.isFinite else { return }
    var environment = self.environment
    if let paint = image.shading?.paint(in: environment, frame) { environment.foregroundStyle = SetStyle(paint: paint, label: "shading") }
    let cell = surface.device.cell
    let drawn = image.image.drawn(environment, cell: cell) { _ in }
    drawPlaced(rect.size, in: rect) { drawn.items($0, cell) }
  }

  /// Draws a view with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    emit(symbol.items, through: CGAffineTransform(translationX: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y).concatenating(whole))
  }
  /// Draws a view into a rectangle, enlarged as far as it must be.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, rect.isFinite else { return }
    let scale = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    emit(symbol.items, through: scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(whole))
  }

  /// What is only moved is drawn where it is; what is turned or enlarged is one layer.
  func drawPlaced(_ size: CGSize, in rect: CGRect, _ items: (CGRect) -> [DisplayList.Content]) {
    let map = whole
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 { return emit(items(rect.offsetBy(dx: map.tx, dy: map.ty))) }
    emit(items(rect), through: map)
  }
}

extension GraphicsContext.ResolvedSymbol {
  /// What the view shows, from its own corner.
  fileprivate var items: [DisplayList.Content] { onMain(host) { $0.displayList.items.map(\.content) } }
}

/// Only the main thread draws, see ARCHITECTURE.md: views and hosts are touched through this function, which waits.
func onMain<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result {
  let input = OnMain(value: input)
  return MainActor.assumeIsolated { OnMain(value: body(input.value)) }.value
}
/// Takes a value into a closure that runs on the main thread, or out of one.
// Proof of safety: made and opened in one function of the main thread.
private struct OnMain<Value>: @unchecked Sendable {
  let value: Value
}
