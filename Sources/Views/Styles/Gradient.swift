public import Drawing
public import Foundation

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0, the start, to 1, the end.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// In order of place.
  public var stops: [Stop]
  /// Colours at the given places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at even distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }

  func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(geometry, stops: stops.map { GradientPaint.Stop(color: $0.color.rgba(in: environment), location: Double($0.location)) }))
  }
}

extension UnitPoint {
  var point: CGPoint { CGPoint(x: x, y: y) }
}

extension Gradient: ShapeStyle {
  /// The colours from top to bottom (our choice: Apple says only that they fill the area).
  public func paint(in environment: EnvironmentValues) -> Paint { paint(.linear(from: UnitPoint.top.point, to: UnitPoint.bottom.point), in: environment) }
  /// `gradient`.
  public var label: String { "gradient" }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// Colours from one point of the area to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { (self.gradient, start, end) = (gradient, startPoint, endPoint) }
  /// Colours at even distances from one point of the area to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at the given places from one point of the area to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// The colours, for an area that is not known yet.
  public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(.linear(from: start.point, to: end.point), in: environment) }
  /// `linearGradient`.
  public var label: String { "linearGradient" }
}

/// Colours from a point outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  /// Colours between two distances from a point of the area, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Colours between two distances from a point of the area, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours between two distances from a point of the area, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The colours, for an area that is not known yet.
  public func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.radial(center: center.point, startRadius: startRadius, endRadius: endRadius), in: environment)
  }
  /// `radialGradient`.
  public var label: String { "radialGradient" }
}

/// Colours from a point outwards, as an ellipse of the area's ratio.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat
  /// Colours between two distances from a point of the area, in parts of its width and height.
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction)
  }
  /// Colours between two distances from a point of the area, in parts of its width and height.
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Colours between two distances from a point of the area, in parts of its width and height.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// The colours, for an area that is not known yet.
  public func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.elliptical(center: center.point, startFraction: start, endFraction: end), in: environment)
  }
  /// `ellipticalGradient`.
  public var label: String { "ellipticalGradient" }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle
  /// Colours from one angle to another around a point of the area; angles begin at the right and grow clockwise.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// Colours from one angle to another around a point of the area.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours from one angle to another around a point of the area.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours once around a point of the area.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
  }
  /// Colours once around a point of the area.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(colors: colors), center: center, angle: angle) }
  /// Colours once around a point of the area.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(stops: stops), center: center, angle: angle) }
  /// The colours, for an area that is not known yet.
  public func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.angular(center: center.point, start: start.radians, end: end.radians), in: environment)
  }
  /// `angularGradient`.
  public var label: String { "angularGradient" }
}

extension LinearGradient: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("LinearGradient", view) }
}
extension RadialGradient: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("RadialGradient", view) }
}
extension EllipticalGradient: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("EllipticalGradient", view) }
}
extension AngularGradient: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("AngularGradient", view) }
}
