internal import Foundation

/// The colours of things that have some (our choice; a table), for the multicolor mode.
struct SymbolColors {
  /// Of the thing, or of the shape around a sign.
  let main: RGBA
  /// Of a sign in a filled shape.
  let sign: RGBA
  /// Of what falls from a cloud, and of a sun or moon behind it.
  let falling: RGBA?

  /// The colours of a name; nil for what takes the tint.
  static func named(_ name: String) -> SymbolColors? {
    if let shape = shapes[name] { return SymbolColors(main: shape, sign: .white, falling: nil) }
    guard let first = name.split(separator: ".").first.map(String.init), let main = things[first] else { return nil }
    return SymbolColors(main: main, sign: .white, falling: first == "cloud" ? RGBA(hex: 0x0A84FF) : nil)
  }
  private static let yellow = RGBA(hex: 0xFFCC00)
  private static let green = RGBA(hex: 0x34C759)
  private static let red = RGBA(hex: 0xFF3B30)
  private static let orange = RGBA(hex: 0xFF9500)
  private static let gray = RGBA(hex: 0x8E8E93)
  private static let shapes: [String: RGBA] = [
    "exclamationmark.triangle.fill": yellow, "checkmark.circle.fill": green, "xmark.circle.fill": red, "plus.circle.fill": green, "minus.circle.fill": red,
  ]
  private static let things: [String: RGBA] = [
    "sun": yellow, "sunrise": yellow, "sunset": yellow, "moon": RGBA(hex: 0xFFD60A), "cloud": gray, "heart": red, "flag": orange, "leaf": green, "flame": orange,
    "bolt": yellow, "drop": RGBA(hex: 0x32ADE6), "trash": red,
  ]
  /// Below this line of the grid lies what falls from a cloud.
  private static let clouds: CGFloat = 10.5

  /// The parts of a layer, each with its colour.
  func parts(_ part: (layer: Symbol.Layer, opacity: Double), isAlone: Bool) -> [(layer: (layer: Symbol.Layer, paint: Paint), opacity: Double)] {
    let (layer, opacity) = part
    guard let falling, isAlone else { return [((layer, .color(layer.isHole ? sign : main)), opacity)] }
    var (above, below) = (Path(), Path())
    for piece in layer.path.parts { if piece.boundingRect.minY > Self.clouds { below.addPath(piece) } else { above.addPath(piece) } }
    return [(above, main), (below, falling)].filter { !$0.0.isEmpty }.map { path, color in
      var piece = layer
      piece.path = path
      return ((piece, .color(color)), opacity)
    }
  }
}
