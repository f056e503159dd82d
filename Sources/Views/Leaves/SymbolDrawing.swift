internal import Drawing
internal import Foundation

/// One of Apple's symbols as its surroundings have it, on a screen of pixels: its size beside text, and how it is drawn.
struct SymbolDrawing: Hashable {
  let symbol: Symbol
  /// In points; room around the ink included.
  let size: CGSize
  /// The text's baseline beside it, from its top in points.
  let baseline: CGFloat
  private let coloring: Symbol.Coloring
  /// Points a unit of the symbol's grid.
  private let unit: CGFloat
  /// The line that thickens it, in points.
  private let line: CGFloat
  private let value: Double?
  private let isResizable: Bool

  /// - Parameters:
  ///   - image: what is known of the image apart from its name.
  ///   - environment: font, scale and colours.
  init(_ name: String, _ image: Image, _ environment: EnvironmentValues) {
    let symbol = Self.symbol(name, environment.symbolVariants)
    let font = (environment.controls.signFont ?? environment.font ?? .body).resolved(in: environment)
    let size = font.pointSize.isFinite ? max(0, min(font.pointSize, Self.largest)) : 17
    let weight = environment.textLook?.weight?.value ?? font.weight
    let scale: CGFloat =
      switch environment.imageScale {
      case .small: SymbolMetrics.smallScale
      case .medium: 1
      case .large: SymbolMetrics.largeScale
      }
    let unit = SymbolMetrics.side * size * scale * environment.controls.signScale / Symbol.side
    let room = SymbolMetrics.room * size
    let pixels = environment.displayScale.isFinite && environment.displayScale > 0 ? environment.displayScale : 1
    func rounded(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    self.symbol = symbol
    self.unit = unit
    /// The room around the ink makes no symbol larger than its grid.
    func side(_ ink: CGFloat) -> CGFloat { rounded(max(ink * unit, min(ink * unit + room, Symbol.side * unit))) }
    self.size = CGSize(width: side(symbol.ink.width), height: side(symbol.ink.height))
    let middle = self.size.height / 2 + (Symbol.side / 2 - symbol.ink.midY) * unit
    baseline = middle + SymbolMetrics.middle * size
    line = SymbolMetrics.stroke(weight: weight) * size
    value = image.variableValue
    isResizable = image.capInsets != nil
    coloring = symbol.isKnown ? Self.coloring(image, environment) : .monochrome(environment.level(2))
  }
  /// Letters larger than any picture.
  private static let largest: CGFloat = 10_000

  /// The drawing of a name with what surroundings add to it, where there is one.
  private static func symbol(_ name: String, _ variants: SymbolVariants) -> Symbol {
    if !variants.parts.isEmpty {
      let varied = Symbol.named(name + variants.parts)
      if varied.isKnown { return varied }
    }
    return Symbol.named(name)
  }
  private static func coloring(_ image: Image, _ environment: EnvironmentValues) -> Symbol.Coloring {
    let (first, second) = (environment.foreground, environment.lowerLevels.first)
    let mode = image.symbolMode ?? environment.symbolRenderingMode ?? (second != nil ? .palette : .monochrome)
    if image.mode == .original { return .multicolor(first) }
    return switch mode {
    case .monochrome: .monochrome(first)
    case .hierarchical: .hierarchical(first)
    case .palette: second.map { .palette(first, $0) } ?? .monochrome(first)
    case .multicolor: .multicolor(first)
    }
  }

  /// What is drawn in a frame: in its middle, or stretched to it.
  func contents(_ frame: CGRect) -> [DisplayList.Content] {
    guard size.width > 0, size.height > 0 else { return [] }
    let ink = symbol.ink
    let (x, y) = isResizable ? (frame.width / ink.width, frame.height / ink.height) : (unit, unit)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.midX - ink.midX * x, ty: frame.midY - ink.midY * y)
    let grown = isResizable && unit > 0 ? min(x, y) / unit : 1
    return symbol.contents(coloring, map: map, line: line * grown, value: value, area: frame)
  }
  /// As the content of a leaf.
  var content: NodeContent { .control(.pixels(PixelDrawing(label: "image", isImage: true) { frame, _ in contents(frame) })) }
}
