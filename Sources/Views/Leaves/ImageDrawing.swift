internal import Drawing
public import Foundation
public import LayoutCore

/// A picture that a program draws: it is drawn where it is shown, with what is around it.
// Proof of safety: only the main thread draws, and `draw` runs there alone.
final class ImageDrawing: Hashable, @unchecked Sendable {
  /// What is seen of it, from its own corner.
  struct Picture {
    /// In points.
    let size: CGSize
    let items: [DisplayList.Item]
  }
  @MainActor private var last: (assets: ObjectIdentifier?, picture: Picture)?
  private let isKept: Bool
  private let make: @MainActor (EnvironmentValues) -> Picture

  private init(isKept: Bool, _ make: @escaping @MainActor (EnvironmentValues) -> Picture) {
    (self.isKept, self.make) = (isKept, make)
  }
  /// What a closure draws into an area, in points.
  convenience init(_ size: CGSize, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    nonisolated(unsafe) let renderer = renderer
    self.init(isKept: false) { environment in
      let surface = CanvasSurface(environment, FrameworkSupport.device, EmptyView())
      let drawing = CanvasDrawing(surface: surface, isOpaque: isOpaque) { context, _ in renderer(&context) }
      return Picture(
        size: size, items: drawing.items(in: CGRect(origin: .zero, size: size)).map { DisplayList.Item($0) })
    }
  }
  /// A view, in the room that it is offered.
  convenience init(of view: some View, offered proposal: ProposedViewSize, isOpaque: Bool) {
    nonisolated(unsafe) let view = view
    self.init(isKept: true) { environment in
      let host = ViewHost(view, device: FrameworkSupport.device, assets: environment.assets)
      host.layOut(proposal)
      let list = host.displayList
      let ground = DisplayList.Item(.fill(.rectangle(list.bounds), .color(.black)))
      return Picture(size: list.bounds.size, items: (isOpaque ? [ground] : []) + list.items)
    }
  }
  /// What is seen of it in its surroundings.
  @MainActor func draw(_ environment: EnvironmentValues) -> Picture {
    let assets = environment.assets.map { ObjectIdentifier($0) }
    if isKept, let last, last.assets == assets { return last.picture }
    let picture = make(environment)
    last = (assets, picture)
    return picture
  }
  /// Its size in points; as it was drawn last, or without what is around it.
  @MainActor var size: CGSize { last?.picture.size ?? draw(EnvironmentValues()).size }

  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ImageDrawing.Picture {
  /// What is drawn, as large as a frame.
  func placed(in frame: CGRect) -> [DisplayList.Content] {
    guard size.width > 0, size.height > 0, frame.isFinite, !items.isEmpty else { return [] }
    let scale = (x: frame.width / size.width, y: frame.height / size.height)
    return [
      .layer(.transform(CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: frame.minX, ty: frame.minY)), items)
    ]
  }
}

extension Image {
  /// An image that a closure draws into an area, in points. It is drawn with what is around the image.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(drawing: ImageDrawing(size, isOpaque: opaque, renderer))
  }
  /// How a drawing looks in an environment.
  func drawn(_ drawing: ImageDrawing, _ environment: EnvironmentValues) -> DrawnImage {
    let picture = onMain((drawing, environment)) { drawing, environment in drawing.draw(environment) }
    if environment.isRedacted {
      return DrawnImage(content: .fill(label: "image", environment.foreground.opacity(0.25)), size: picture.size)
    }
    let tint = mode == .template ? environment.foreground : nil
    let content = PixelDrawing(label: "image", isImage: true) { frame, _ in
      let items = picture.placed(in: frame)
      guard let tint else { return items }
      let ground = DisplayList.Item(.fill(.rectangle(frame), tint.placed(in: frame)))
      return [.layer(.mask(items.map { DisplayList.Item($0) }), [ground])]
    }
    return DrawnImage(content: .control(.pixels(content)), size: picture.size)
  }

  /// How bright the brightest parts of an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen allows.
    public static let high = DynamicRange(name: "high")
  }
  /// How bright the brightest parts may be; here no brighter than white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension FrameworkSupport {
  /// An image of a view, in the room that it is offered; one that is opaque has a black ground.
  @MainActor public static func image<Content: View>(
    of view: Content, offered proposal: ProposedViewSize, isOpaque: Bool
  ) -> Image { Image(drawing: ImageDrawing(of: view, offered: proposal, isOpaque: isOpaque)) }
}
