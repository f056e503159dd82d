public import Foundation

extension ShapeStyle where Self == LinearGradient {
  /// The colours of a gradient from one point of the area to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.colors, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// The colours of a gradient from a point outwards, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// The colours of a gradient from a point outwards, as an ellipse.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at their places from a point outwards, as an ellipse.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// The colours of a gradient around a point.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The colours of a gradient once around a point.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.colors, center: center, angle: angle)
  }
}
extension AngularGradient {
  /// Colours from an angle to the right, around a point of the area.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: startAngle, endAngle: .zero)
  }
  /// Colours from the right to an angle, around a point of the area.
  public init(gradient: Gradient, center: UnitPoint, endAngle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: .zero, endAngle: endAngle)
  }
}
