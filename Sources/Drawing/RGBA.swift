/// A colour in sRGB, components from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// Opacity: 0 is transparent, 1 is opaque.
  public var alpha: Double
  /// A colour of four components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// A colour of three bytes, as colours are written in documents: `0x007AFF`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Fully transparent.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
