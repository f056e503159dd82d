public import Foundation

/// What a material shows: what lies behind it, blurred and more colourful, under a paint.
public struct Backdrop: Hashable, Sendable {
  /// How far it is blurred: twice the deviation of a Gaussian, in points.
  public var radius: CGFloat
  /// What the distance of its colours from their grey is multiplied by.
  public var saturation: Double
  /// What lies over it.
  public var paint: Paint
  /// What stands for all of it where nothing behind can be read again.
  public var flat: Paint
  /// How much of what lies behind is replaced, from 0 to 1.
  public var opacity: Double

  /// A blur under a paint.
  public init(radius: CGFloat, saturation: Double, paint: Paint, flat: Paint, opacity: Double = 1) {
    (self.radius, self.saturation, self.paint, self.flat, self.opacity) = (radius, saturation, paint, flat, opacity)
  }
  /// The backdrop with its paints changed; what makes a paint fainter makes all of it fainter.
  func painted(_ change: (Paint) -> Paint) -> Backdrop {
    let whole = change(.color(RGBA(red: 0, green: 0, blue: 0, alpha: opacity))).solid(ink: .black).alpha
    return Backdrop(radius: radius, saturation: saturation, paint: change(paint), flat: change(flat), opacity: whole)
  }
}
