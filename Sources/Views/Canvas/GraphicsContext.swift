public import Drawing
public import Foundation

/// Where a ``Canvas`` draws: shapes, texts, images and views, each through the transform, the opacity, the blend mode, the filters and the clips that were set before.
///
/// It is a value: what is set in a copy does not count for the original, what is drawn through a copy is on the same canvas. Lengths are points from the canvas's corner.
public struct GraphicsContext {
  /// How colours that are drawn and those that are there make one.
  public typealias BlendMode = Drawing.BlendMode

  let surface: CanvasSurface
  let layer: CanvasLayer
  /// Where the canvas lies.
  let frame: CGRect
  /// What is drawn is multiplied by it, 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn and what is there make one.
  public var blendMode: BlendMode = .normal
  /// What is done to points that are drawn.
  public var transform: CGAffineTransform = .identity
  /// In the coordinates of the root.
  private var clips: [DisplayList.Effect] = []
  private var clipBounds: CGRect?
  private var filters: [Filter] = []

  init(surface: CanvasSurface, layer: CanvasLayer, frame: CGRect) { (self.surface, self.layer, self.frame) = (surface, layer, frame) }

  /// More than so much is not drawn on a canvas (our choice).
  package static let itemLimit = 20_000
  /// Whether more was drawn than is kept.
  package var isFull: Bool { surface.drawn > GraphicsContext.itemLimit }

  /// The surroundings of the canvas.
  public var environment: EnvironmentValues { surface.environment }
  /// From the coordinates that are drawn in to those of the root.
  var whole: CGAffineTransform { transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY)) }

  // MARK: Coordinates

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Enlarges what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on around the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Puts a map before those that were set.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// What a clip leaves to be seen.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
  /// The smallest rectangle around what can be seen, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect { (clipBounds ?? frame).applying(whole.inverted()) }

  /// Shows of what is drawn from now on only what lies inside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    var outline = path.applying(whole)
    if options.contains(.inverse) {
      // All around, and the path as a hole: what lies inside twice lies outside.
      outline.addRect(frame.insetBy(dx: -1, dy: -1))
      clips.append(.clip(.path(outline, in: frame, isEvenOdd: true)))
      return
    }
    clips.append(.clip(self.outline(outline, isEvenOdd: style.isEOFilled)))
    clipBounds = (clipBounds ?? frame).overlap(with: outline.boundingRect)
  }
  /// Shows of what is drawn from now on as much as the closure's drawing is opaque, at an opacity.
  public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try drawn(content).map { DisplayList.Item($0).faded(by: opacity) }
    clips.append(.mask(items))
  }

  // MARK: Filters

  /// Changes what is drawn from now on; of several, the first one counts first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

  // MARK: Layers

  /// Draws what the closure draws as one picture: opacity, blend mode and filters count for the whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try drawn(content)
    if items.isEmpty { return }
    emit(items.count == 1 ? items : [.layer(.group(opacity: 1), items.map { DisplayList.Item($0) })])
  }
  /// What a closure draws through a context of the same coordinates and nothing else.
  private func drawn(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayList.Content] {
    let layer = CanvasLayer()
    var inner = GraphicsContext(surface: surface, layer: layer, frame: frame)
    inner.transform = transform
    try content(&inner)
    return layer.items
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let local = DisplayList.Outline.path(path, in: CGRect(origin: .zero, size: frame.size), isEvenOdd: style.isEOFilled)
    if let drawn = shading.drawing(local, size: frame.size, in: environment) { return emit(drawn, through: whole) }
    guard let paint = shading.paint(in: environment, frame) else { return }
    fill(path, paint, isEvenOdd: style.isEOFilled)
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if shading.isDrawn(in: environment) { return fill(path.strokedPath(style), with: shading) }
    guard let paint = shading.paint(in: environment, frame) else { return }
    let map = whole
    // A line keeps one width only where all directions grow alike.
    let isEven = abs(map.a * map.c + map.b * map.d) < 1e-9 && abs(hypot(map.a, map.b) - hypot(map.c, map.d)) < 1e-9
    var isGradient = false
    if case .gradient = paint { isGradient = true }
    guard isEven, !isGradient else { return fill(path.strokedPath(style), paint, isEvenOdd: false) }
    var (scaled, scale) = (style, hypot(map.a, map.b))
    if scale.isNaN { scale = 0 }
    scaled.lineWidth *= scale
    scaled.dash = style.dash.map { $0 * scale }
    scaled.dashPhase *= scale
    emit([.stroke(outline(path.applying(map), isEvenOdd: false), scaled, paint)])
  }
  /// Draws a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }

  /// A gradient is moved and turned with what it fills.
  private func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool) {
    guard case .gradient = paint else { return emit([.fill(outline(path.applying(whole), isEvenOdd: isEvenOdd), paint)]) }
    emit([.fill(.path(path, in: CGRect(origin: .zero, size: frame.size), isEvenOdd: isEvenOdd), paint)], through: whole)
  }
  /// Shapes of a canvas are drawn where they are: they have no bounds that would become whole cells.
  private func outline(_ path: Path, isEvenOdd: Bool) -> DisplayList.Outline { .path(path, in: frame, isEvenOdd: isEvenOdd) }

  /// Puts items of the root's coordinates on the canvas, through filters, opacity, clips and blend mode.
  func emit(_ content: [DisplayList.Content]) {
    var items = content.map { DisplayList.Item($0) }
    for filter in filters { items = filter.apply(items, environment) }
    if opacity < 1 { items = opacity > 0 ? items.map { $0.faded(by: opacity) } : [] }
    for clip in clips where !items.isEmpty { items = [DisplayList.Item(.layer(clip, items))] }
    if blendMode != .normal, !items.isEmpty { items = [DisplayList.Item(.layer(.blend(blendMode), items))] }
    surface.add(items.map(\.content), to: layer)
  }
  /// Puts items that were made around the origin on the canvas.
  func emit(_ content: [DisplayList.Content], through map: CGAffineTransform) {
    if content.isEmpty { return }
    emit(map.isIdentity ? content : [.layer(.transform(map), content.map { DisplayList.Item($0) })])
  }
}
