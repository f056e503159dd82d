internal import Drawing
internal import Foundation

/// One of Apple's symbols as its surroundings have it, on a screen of pixels: its size beside text, and how it is drawn.
struct SymbolDrawing: Hashable {
  let symbol: Symbol
  /// In points; room around the ink included.
  let size: CGSize
  /// The text's baseline beside it, from its top in points.
  let baseline: CGFloat
  /// What of the grid it takes, in units.
  private let box: CGRect
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
    let size = Self.size(font)
    let weight = environment.textLook?.weight?.value ?? font.weight
    let unit = SymbolMetrics.side * Self.pointSize(environment) / Symbol.side
    let pixels = environment.displayScale.isFinite && environment.displayScale > 0 ? environment.displayScale : 1
    func rounded(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    self.symbol = symbol
    self.unit = unit
    let room = environment.controls.signsFillGrid ? Symbol.side : unit > 0 ? SymbolMetrics.room * size / 2 / unit : 0
    box = Self.box(symbol.ink, room: room)
    self.size = CGSize(width: rounded(box.width * unit), height: rounded(box.height * unit))
    let middle = self.size.height / 2 + (Symbol.side / 2 - box.midY) * unit
    baseline = middle + SymbolMetrics.middle * size
    line = SymbolMetrics.stroke(weight: weight) * size
    value = image.variableValue
    isResizable = image.capInsets != nil
    coloring = symbol.isKnown ? Self.coloring(image, environment) : .monochrome(environment.level(2))
  }
  /// Letters larger than any picture.
  private static let largest: CGFloat = 10_000
  private static func size(_ font: ResolvedFont) -> CGFloat {
    font.pointSize.isFinite ? max(0, min(font.pointSize, largest)) : 17
  }
  /// The size of letters that a symbol is as large as, in points: the font's, changed by the scale of images.
  static func pointSize(_ environment: EnvironmentValues) -> CGFloat {
    let font = (environment.controls.signFont ?? environment.font ?? .body).resolved(in: environment)
    let scale: CGFloat =
      switch environment.imageScale {
      case .small: SymbolMetrics.smallScale
      case .medium: 1
      case .large: SymbolMetrics.largeScale
      }
    return size(font) * scale * environment.controls.signScale
  }

  /// The ink with room around it, as far as the grid reaches: a symbol near an edge of the grid stays near that edge.
  private static func box(_ ink: CGRect, room: CGFloat) -> CGRect {
    func span(_ low: CGFloat, _ high: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let start = min(low, max(low - room, 0))
      return (start, max(high, min(high + room, Symbol.side)) - start)
    }
    let (x, y) = (span(ink.minX, ink.maxX), span(ink.minY, ink.maxY))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
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

  /// What is drawn in a frame: its part of the grid in the middle, or its ink stretched to it.
  func contents(_ frame: CGRect) -> [DisplayList.Content] {
    guard size.width > 0, size.height > 0 else { return [] }
    let ink = symbol.ink
    let (x, y) = isResizable ? (frame.width / ink.width, frame.height / ink.height) : (unit, unit)
    let middle = isResizable ? CGPoint(x: ink.midX, y: ink.midY) : CGPoint(x: box.midX, y: box.midY)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.midX - middle.x * x, ty: frame.midY - middle.y * y)
    let grown = isResizable && unit > 0 ? min(x, y) / unit : 1
    return symbol.contents(coloring, map: map, line: line * grown, value: value, area: frame)
  }
  /// As the content of a leaf.
  var content: NodeContent { .control(.pixels(PixelDrawing(label: "image", isImage: true) { frame, _ in contents(frame) })) }
}
