public import Foundation

/// Colours that run into each other along a line, from a point outwards, or around a point.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: RGBA
    /// From 0, the start, to 1, the end.
    public var location: Double
    /// A colour at a place.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }
  /// How the colours run. Points are fractions of the area, radii are points, angles are radians from the right, clockwise.
  public enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: CGPoint, start: Double, end: Double)
    /// Radii are fractions of the area's width and height.
    case elliptical(center: CGPoint, startFraction: CGFloat, endFraction: CGFloat)
  }
  /// How the colours run.
  public var geometry: Geometry
  /// In order of place; never empty.
  public private(set) var ordered: [Stop]
  /// What the fractions are of; nil until it is known where the paint is used.
  public var area: CGRect?
  /// What was done to the area since.
  public var transform = CGAffineTransform.identity

  /// The colours and their places. None is transparent, one fills all. A place outside 0 to 1 or without order is moved to where it can be (our choice).
  public init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    var last = 0.0
    ordered = stops.map { stop in
      last = max(last, stop.location.isNaN ? last : min(1, max(0, stop.location)))
      return Stop(color: stop.color, location: last)
    }
    if ordered.isEmpty { ordered = [Stop(color: .clear, location: 0)] }
  }
  /// In order of place; never empty.
  public var stops: [Stop] {
    get { ordered }
    set { self = GradientPaint(geometry, stops: newValue, area: area, transform: transform) }
  }
  private init(_ geometry: Geometry, stops: [Stop], area: CGRect?, transform: CGAffineTransform) {
    self.init(geometry, stops: stops)
    (self.area, self.transform) = (area, transform)
  }

  /// The colour at a part of the way, before the first and behind the last stop that stop's own.
  public func color(atFraction fraction: Double) -> RGBA {
    guard let first = ordered.first, let last = ordered.last else { return .clear }
    if fraction.isNaN || fraction < first.location { return first.color }
    if fraction >= last.location { return last.color }
    var index = 1
    while index < ordered.count - 1, ordered[index].location <= fraction { index += 1 }
    let (a, b) = (ordered[index - 1], ordered[index])
    let width = b.location - a.location
    return width > 0 ? a.color.mixed(with: b.color, by: (fraction - a.location) / width) : b.color
  }
}

/// A gradient in its place: asked for the colour of many points.
public struct GradientSampler: Sendable {
  private let gradient: GradientPaint
  private let area: CGRect
  private let back: CGAffineTransform

  /// `fallback` is the area of a gradient that has none yet.
  public init(_ gradient: GradientPaint, fallback: CGRect) {
    switch gradient.drawn(in: fallback) {
    case .color(let color): self.gradient = GradientPaint(gradient.geometry, stops: [GradientPaint.Stop(color: color, location: 0)])
    case .gradient(let drawn): self.gradient = drawn
    }
    area = gradient.area ?? fallback
    back = gradient.transform.inverted()
  }
  /// The colour at a point of the picture, in points.
  public func color(at point: CGPoint) -> RGBA { gradient.color(atFraction: fraction(at: gradient.transform.isIdentity ? point : point.applying(back))) }

  private func fraction(at point: CGPoint) -> Double {
    func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height) }
    func share(_ distance: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Double { end == start ? (distance < start ? 0 : 1) : Double((distance - start) / (end - start)) }
    switch gradient.geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      return square > 0 ? Double(((point.x - start.x) * dx + (point.y - start.y) * dy) / square) : 1
    case .radial(let center, let start, let end):
      let middle = place(center)
      return share(((point.x - middle.x) * (point.x - middle.x) + (point.y - middle.y) * (point.y - middle.y)).squareRoot(), max(0, start), max(0, end))
    case .elliptical(let center, let start, let end):
      let middle = place(center)
      let (x, y) = (area.width > 0 ? (point.x - middle.x) / area.width : 0, area.height > 0 ? (point.y - middle.y) / area.height : 0)
      return share((x * x + y * y).squareRoot(), max(0, start), max(0, end))
    case .angular(let center, let start, let end):
      let middle = place(center)
      let turn = 2 * Double.pi
      guard start.isFinite, end.isFinite, start != end else { return 1 }
      let length = min(abs(end - start), turn)
      var angle = (atan2(Double(point.y - middle.y), Double(point.x - middle.x)) - start) * (end > start ? 1 : -1)
      angle = angle.truncatingRemainder(dividingBy: turn)
      if angle < 0 { angle += turn }
      // what lies outside belongs to the nearer end
      if angle > length { return angle - length < turn - angle ? 1 : 0 }
      return angle / length
    }
  }
}

extension RGBA {
  /// The colour between two; with transparent ones the colour of the more opaque counts more, as SwiftUI's gradients do.
  public func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    let (a, b) = (alpha * (1 - fraction), other.alpha * fraction)
    let sum = a + b
    guard sum > 0 else { return RGBA(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    return RGBA(red: (red * a + other.red * b) / sum, green: (green * a + other.green * b) / sum, blue: (blue * a + other.blue * b) / sum, alpha: sum)
  }
  /// The colour over an opaque or translucent one.
  public func over(_ under: RGBA) -> RGBA {
    let top = alpha.isNaN ? 0 : max(0, min(1, alpha))
    let rest = under.alpha * (1 - top)
    let sum = top + rest
    guard sum > 0 else { return .clear }
    return RGBA(red: (red * top + under.red * rest) / sum, green: (green * top + under.green * rest) / sum, blue: (blue * top + under.blue * rest) / sum, alpha: sum)
  }
  /// How light it looks, 0 to 1 (Rec. 601).
  public var lightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
