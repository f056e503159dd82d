public import Foundation

/// What a painter fills with. The semantic cases leave the choice to the output: a terminal uses its own foreground and background.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// The text colour of the scheme (`.primary`): black on light, white on dark.
  case foreground
  /// A fainter text colour (`.secondary`).
  case secondary
  /// The text colour at an opacity from 0 to 1.
  case faint(Double)
  /// Colours that run into each other.
  indirect case gradient(GradientPaint)

  /// How opaque `.secondary` is (Apple's label colours: about 0.6).
  public static let secondaryOpacity = 0.6

  /// Whether something would be seen.
  public var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .foreground, .secondary: true
    case .faint(let opacity): opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
  /// Whether nothing behind it can be seen.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .foreground: true
    case .secondary, .faint: false
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
  /// The same paint, its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Paint {
    let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
    if opacity == 1 { return self }
    switch self {
    case .color(var color):
      color.alpha *= opacity
      return .color(color)
    case .foreground: return .faint(opacity)
    case .secondary: return .faint(Paint.secondaryOpacity * opacity)
    case .faint(let own): return .faint(own * opacity)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return .gradient(gradient)
    }
  }
  /// The paint with each colour changed; the text colour is taken for `ink`.
  public func mapped(ink: RGBA, _ change: (RGBA) -> RGBA) -> Paint {
    switch self {
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = change(gradient.stops[index].color) }
      return .gradient(gradient)
    default: return .color(change(solid(ink: ink)))
    }
  }
  /// One colour for the paint; a gradient's is that of its middle.
  public func solid(ink: RGBA) -> RGBA {
    func faint(_ opacity: Double) -> RGBA { RGBA(red: ink.red, green: ink.green, blue: ink.blue, alpha: ink.alpha * opacity) }
    switch self {
    case .color(let color): return color
    case .foreground: return ink
    case .secondary: return faint(Paint.secondaryOpacity)
    case .faint(let opacity): return faint(opacity)
    case .gradient(let gradient): return gradient.color(atFraction: 0.5)
    }
  }
  /// The paint for an area: a gradient's points are fractions of it. What has a place already keeps it.
  public func placed(in area: CGRect) -> Paint {
    guard case .gradient(var gradient) = self, gradient.area == nil else { return self }
    gradient.area = area
    return .gradient(gradient)
  }
  /// The paint after a map of the plane.
  public func applying(_ transform: CGAffineTransform) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.transform = gradient.transform.concatenating(transform)
    return .gradient(gradient)
  }
}
