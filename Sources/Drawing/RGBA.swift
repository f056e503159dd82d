/// A colour in sRGB, components from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double, green: Double, blue: Double, alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public static let black = RGBA(red: 0, green: 0, blue: 0), white = RGBA(red: 1, green: 1, blue: 1), clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

/// What a painter fills with. The two semantic cases leave the choice to the output: a terminal uses its own foreground and background.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// The text colour of the scheme (`.primary`): black on light, white on dark.
  case foreground
  /// A fainter text colour (`.secondary`).
  case secondary
}
