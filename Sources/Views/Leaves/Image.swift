internal import Drawing
public import Foundation
internal import LayoutCore

/// A picture: one of Apple's symbols, or an image of the project.
///
/// An image is as large as its pixels divided by its scale (`@2x`, `@3x`). On a device of cells a symbol is as large as a square of the font's line: two columns by one
/// line (our choice; Apple's are about square); one that no character stands for is its name in brackets. On a device of pixels it is an outline, as large as the font
/// says; one that has no drawing is an empty rounded square. An image that the project lacks is a frame with its name.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
    /// Pixels that a program made or read; so many of them are a point.
    case pixels(Bitmap, scale: CGFloat)
    /// Nothing, as large as that in points.
    case empty(CGSize)
    /// What a program draws.
    case drawn(ImageDrawing)
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
  /// What keeps its size along the edges of a resizable image; nil for one that is not.
  var capInsets: EdgeInsets?
  var isTiled = false
  var mode: TemplateRenderingMode?
  var isPixelated = false
  /// How a symbol is coloured; nil leaves it to the surroundings.
  var symbolMode: SymbolRenderingMode?
  /// Up to which part, from 0 to 1, waves and bars of a symbol are drawn whole.
  var variableValue: Double?

  /// One of Apple's symbols.
  public init(systemName: String) { source = .symbol(systemName) }
  /// One of Apple's symbols, of which a part is drawn.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }
  /// An image of the project.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  /// An image of the project with a name for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }
  /// An image of the project that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// An image of the project, by the name that Xcode gives its asset in Swift.
  public init(_ resource: ImageResource) { source = .named(resource.name) }
  /// Pixels, so many of them a point.
  init(_ bitmap: Bitmap, scale: CGFloat) { source = .pixels(bitmap, scale: scale) }
  /// Nothing, of a size in points.
  init(emptyOf size: CGSize) { source = .empty(size) }
  /// What a program draws.
  init(drawing: ImageDrawing) { source = .drawn(drawing) }
  /// An image of the project, of which a part is drawn where it is a symbol.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
    self.variableValue = variableValue
  }
  /// An image of the project with a name for assistive technologies, of which a part is drawn where it is a symbol.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// An image of the project that says nothing, of which a part is drawn where it is a symbol.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  /// The image takes what it is offered, never less than its cap insets; where nothing is offered, it keeps its own length. The insets are in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { ($0.capInsets, $0.isTiled) = (capInsets, resizingMode == .tile) }
  }
  /// Whether the image keeps its colours, or its opacity shows the foreground style; nil leaves it to the asset.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.mode = renderingMode } }
  /// How finely the image is scaled: with `.none`, pixels stay squares.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.isPixelated = interpolation == .none } }
  /// Whether edges are smoothed; here they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How a symbol is coloured; nil leaves it to the surroundings. On a grid there is one way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

/// How a symbol is coloured.
public enum SymbolRenderingMode: Hashable, CaseIterable, Sendable { case monochrome, multicolor, hierarchical, palette }

extension Image: PrimitiveView {
  public typealias Body = Never
  /// A leaf of a fixed size; resizable, it takes what it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let name =
      switch view.source {
      case .symbol(let symbol): symbol
      case .named(let image): image
      case .pixels: "pixels"
      case .empty: "empty"
      case .drawn: "drawing"
      }
    var problems: [AssetError] = []
    let drawn = view.drawn(nodes.environment, cell: nodes.device.cell) { problems.append($0) }
    for problem in problems { nodes.warn(ofAsset: problem) }
    nodes.leaf("Image", drawn.content, detail: name) { builder, index in
      guard let insets = view.capInsets else { return builder.fixed(drawn.size, baseline: drawn.baseline, content: index) }
      return builder.resizable(drawn.size, top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing, content: index)
    }
  }

  /// What an image of the project shows, and its own size in points. What is not there is a frame with its name, as large as the image where that is known.
  private func named(_ name: String, _ environment: EnvironmentValues, cell: CGSize, warn: (AssetError) -> Void) -> DrawnImage {
    var known: CGSize?
    switch environment.assets?.image(name, isDark: environment.isDark) ?? .failure(.missingImage(name)) {
    case .success(let found):
      switch found.content {
      case .success(let content):
        let part = found.baseline == nil ? 1 : SymbolDrawing.pointSize(environment) / VectorImage.symbolPointSize
        let scale = found.scale / max(part, .leastNonzeroMagnitude)
        let run: DisplayList.ImageRun =
          switch content {
          case .pixels(let bitmap): DisplayList.ImageRun(bitmap, frame: .zero, scale: scale)
          case .lines(let lines): DisplayList.ImageRun(lines, scale: scale)
          }
        return DrawnImage(
          content: shown(run, isTemplate: found.isTemplate ?? false, environment),
          size: CGSize(width: found.size.width * part, height: found.size.height * part),
          baseline: found.baseline.map { $0 * part })
      case .failure(let error):
        known = found.size
        warn(AssetError.unusable(name, error))
      }
    case .failure(let error): warn(error)
    }
    let shown = AssetError.shown(name)
    let layout = TextLayout(shown, font: ResolvedFont(), metrics: environment.textMetrics)
    let size = known ?? CGSize(width: layout.ideal.width + cell.width * 4, height: cell.height * 3)
    return DrawnImage(content: .control(.framedName(TextContent(string: shown, layout: layout, style: TextStyle(paint: .secondary)))), size: size)
  }

  /// What is drawn, as the image's modifiers want it.
  private func shown(_ run: DisplayList.ImageRun, isTemplate: Bool, _ environment: EnvironmentValues) -> NodeContent {
    if environment.isRedacted { return .fill(label: "image", environment.foreground.opacity(0.25)) }
    let tint = mode.map { $0 == .template } ?? isTemplate ? environment.foreground : nil
    let caps = capInsets ?? EdgeInsets()
    let isMirrored = environment.layoutDirection == .rightToLeft
    var run = run
    run.caps = .init(top: caps.top, left: isMirrored ? caps.trailing : caps.leading, bottom: caps.bottom, right: isMirrored ? caps.leading : caps.trailing)
    (run.isTiled, run.isPixelated, run.tint) = (isTiled, isPixelated, tint)
    return .image(run)
  }

  /// A symbol as a character of its name's in a grid of cells.
  private func sign(_ symbol: String, _ environment: EnvironmentValues) -> DrawnImage {
    var font = (environment.font ?? .body).resolved(in: environment)
    font.isItalic = false
    let sign = SystemSymbol.glyph(symbol) ?? "[\(symbol)]"
    let layout = TextLayout(sign, font: font, metrics: environment.textMetrics)
    let content = NodeContent.control(.symbol(TextContent(string: sign, layout: layout, style: TextStyle(font: font, paint: environment.foreground))))
    return DrawnImage(content: content, size: CGSize(width: max(layout.ideal.width, layout.character.width * 2), height: layout.character.height))
  }
  /// A symbol as an outline on a screen of pixels.
  private func outline(_ symbol: String, _ environment: EnvironmentValues, warn: (AssetError) -> Void) -> DrawnImage {
    let drawing = SymbolDrawing(symbol, self, environment)
    if !drawing.symbol.isKnown { warn(.unknownSymbol(symbol)) }
    let content: NodeContent = environment.isRedacted ? .fill(label: "image", environment.foreground.opacity(0.25)) : drawing.content
    return DrawnImage(content: content, size: drawing.size, baseline: drawing.baseline)
  }

  /// What the image shows, and its own size in points.
  func drawn(_ environment: EnvironmentValues, cell: CGSize, warn: (AssetError) -> Void) -> DrawnImage {
    switch source {
    case .symbol(let symbol): return environment.adapted(cells: sign(symbol, environment), pixels: outline(symbol, environment, warn: warn))
    case .named(let name): return named(name, environment, cell: cell, warn: warn)
    case .pixels(let bitmap, let scale):
      let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
      let run = DisplayList.ImageRun(bitmap, frame: .zero, scale: scale)
      return DrawnImage(content: shown(run, isTemplate: false, environment), size: size)
    case .empty(let size): return DrawnImage(content: .fill(label: "image", environment.foreground.opacity(0)), size: size)
    case .drawn(let drawing): return drawn(drawing, environment)
    }
  }
}

/// An image as its surroundings have it.
struct DrawnImage {
  let content: NodeContent
  /// In points.
  let size: CGSize
  /// The baseline of a text beside it, from its top in points; nil for none of its own.
  var baseline: CGFloat?
  /// What is shown in a frame.
  func items(_ frame: CGRect, _ cell: CGSize) -> [DisplayList.Content] {
    switch content {
    case .image(let run): return [.image(run.placed(in: frame))]
    case .control(let drawing): return drawing.items(frame, cell: cell, children: [])
    case .fill(_, let paint): return [.fill(.rectangle(frame), paint.placed(in: frame))]
    default: return []
    }
  }
}

extension NodeList {
  /// Something is wrong with an asset, at the place that is made now.
  mutating func warn(ofAsset error: AssetError) {
    var warning = NumberWarning(message: error.message, source: source)
    if case .missingImage = error { warning.isNote = environment.assets?.isEmpty != false }
    if case .unknownSymbol = error {
      // one for each name, wherever it stands
      warning.isNote = true
      if warnings.contains(where: { $0.message == warning.message }) { return }
    }
    if warnings.count < 20, !warnings.contains(warning) { warnings.append(warning) }
  }
}
