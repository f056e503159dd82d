/// How the colours of a view and of what is behind it make one (the modes of the W3C's compositing, which SwiftUI has).
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  /// The colour of `top` over `bottom`.
  public func blend(_ top: RGBA, over bottom: RGBA) -> RGBA {
    switch self {
    case .normal: return top.over(bottom)
    case .sourceAtop:
      var result = top.over(RGBA(red: bottom.red, green: bottom.green, blue: bottom.blue))
      result.alpha = bottom.alpha
      return result
    case .destinationOver: return bottom.over(top)
    case .destinationOut: return RGBA(red: bottom.red, green: bottom.green, blue: bottom.blue, alpha: bottom.alpha * (1 - top.alpha))
    default: break
    }
    let mixed = mixed(top, bottom)
    // where nothing is behind, the colour stays its own
    func part(_ own: Double, _ mixed: Double) -> Double { own * (1 - bottom.alpha) + mixed * bottom.alpha }
    return RGBA(red: part(top.red, mixed.red), green: part(top.green, mixed.green), blue: part(top.blue, mixed.blue), alpha: top.alpha).over(bottom)
  }

  private func mixed(_ top: RGBA, _ bottom: RGBA) -> RGBA {
    switch self {
    case .hue: return top.with(saturation: bottom.chroma).with(lightness: bottom.lightness)
    case .saturation: return bottom.with(saturation: top.chroma).with(lightness: bottom.lightness)
    case .color: return top.with(lightness: bottom.lightness)
    case .luminosity: return bottom.with(lightness: top.lightness)
    default: return RGBA(red: channel(top.red, bottom.red), green: channel(top.green, bottom.green), blue: channel(top.blue, bottom.blue))
    }
  }

  private func channel(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .multiply: a * b
    case .screen: a + b - a * b
    case .overlay: BlendMode.hardLight.channel(b, a)
    case .darken: min(a, b)
    case .lighten: max(a, b)
    case .colorDodge: b == 0 ? 0 : a >= 1 ? 1 : min(1, b / (1 - a))
    case .colorBurn: b >= 1 ? 1 : a <= 0 ? 0 : 1 - min(1, (1 - b) / a)
    case .hardLight: a <= 0.5 ? 2 * a * b : 1 - 2 * (1 - a) * (1 - b)
    case .softLight: a <= 0.5 ? b - (1 - 2 * a) * b * (1 - b) : b + (2 * a - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
    case .difference: abs(a - b)
    case .exclusion: a + b - 2 * a * b
    case .plusDarker: max(0, a + b - 1)
    case .plusLighter: min(1, a + b)
    default: a
    }
  }
}

extension RGBA {
  /// The distance from grey.
  fileprivate var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// The colour at another distance from grey.
  fileprivate func with(saturation: Double) -> RGBA {
    let (low, range) = (min(red, green, blue), chroma)
    if range <= 0 { return RGBA(red: 0, green: 0, blue: 0) }
    return RGBA(red: (red - low) / range * saturation, green: (green - low) / range * saturation, blue: (blue - low) / range * saturation)
  }
  /// The colour at another lightness, its components kept between 0 and 1.
  fileprivate func with(lightness: Double) -> RGBA {
    let difference = lightness - self.lightness
    var color = RGBA(red: red + difference, green: green + difference, blue: blue + difference)
    let (low, high) = (min(color.red, color.green, color.blue), max(color.red, color.green, color.blue))
    func toward(_ value: Double) -> Double {
      if low < 0 { return lightness + (value - lightness) * lightness / (lightness - low) }
      if high > 1 { return lightness + (value - lightness) * (1 - lightness) / (high - lightness) }
      return value
    }
    (color.red, color.green, color.blue) = (toward(color.red), toward(color.green), toward(color.blue))
    return color
  }
}
