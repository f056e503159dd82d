public import Drawing
internal import Foundation

/// Components of other spaces, mixtures, and what a colour is in its surroundings.
extension Color {
  /// What the components of a colour are parts of. All colours are shown in sRGB: what lies outside is moved to its edge.
  public enum RGBColorSpace: Hashable, CaseIterable, Sendable {
    /// That of screens and of the web.
    case sRGB
    /// As sRGB, in parts of light instead of signals.
    case sRGBLinear
    /// That of Apple's screens, with stronger colours.
    case displayP3
  }
  /// A colour of components from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let shown = RGBA(red: red, green: green, blue: blue).shown(from: colorSpace)
    self.init(red: shown.red, green: shown.green, blue: shown.blue, opacity: opacity)
  }
  /// A grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity) }
  /// A colour of the components that it has in some surroundings.
  public init(_ resolved: Resolved) {
    self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// The colour between this one (0) and another (1).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(mixing: self, rhs, fraction.isNaN ? 0 : max(0, min(1, fraction)), isPerceptual: colorSpace == .perceptual)
  }

  /// What the colour is in some surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
  /// A colour as it is shown, with components of sRGB from 0 to 1.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// How opaque it is.
    public var opacity: Float
    /// A colour of components from 0 to 1.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let shown = RGBA(red: Double(red), green: Double(green), blue: Double(blue)).shown(from: colorSpace)
      (self.red, self.green, self.blue, self.opacity) = (Float(shown.red), Float(shown.green), Float(shown.blue), opacity)
    }
    /// The colour itself.
    public func paint(in environment: EnvironmentValues) -> Paint { Color(self).paint(in: environment) }
    /// `color`.
    public var label: String { "color" }
  }
}

extension Gradient {
  /// How colours between two others are found.
  public enum ColorSpace: Hashable, CaseIterable, Sendable {
    /// From the signals of a screen.
    case device
    /// From how colours look: in steps that seem even.
    case perceptual
  }
}

extension RGBA {
  /// The components in sRGB, kept between 0 and 1 (the matrix of the CSS Color Module, level 4).
  fileprivate func shown(from space: Color.RGBColorSpace) -> RGBA {
    switch space {
    case .sRGB: self
    case .sRGBLinear: RGBA(red: Self.signal(red), green: Self.signal(green), blue: Self.signal(blue))
    case .displayP3:
      {
        let (r, g, b) = (Self.light(red), Self.light(green), Self.light(blue))
        return RGBA(
          red: Self.signal(1.2249401763 * r - 0.2249401763 * g), green: Self.signal(-0.0420569547 * r + 1.0420569547 * g),
          blue: Self.signal(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b))
      }()
    }
  }
  /// From a part of light to a signal.
  private static func signal(_ light: Double) -> Double {
    let light = light.isNaN ? 0 : max(0, min(1, light))
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
  /// From a signal to a part of light.
  private static func light(_ signal: Double) -> Double {
    let signal = signal.isNaN ? 0 : max(0, min(1, signal))
    return signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4)
  }

  /// The colour between two in Björn Ottosson's space Oklab, whose steps look even.
  func mixedPerceptually(with other: RGBA, by fraction: Double) -> RGBA {
    func lab(_ color: RGBA) -> [Double] {
      let (r, g, b) = (RGBA.light(color.red), RGBA.light(color.green), RGBA.light(color.blue))
      let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
      let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
      let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
      return [
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
      ]
    }
    let mixed = zip(lab(self), lab(other)).map { $0 + ($1 - $0) * fraction }
    let l = pow(mixed[0] + 0.3963377774 * mixed[1] + 0.2158037573 * mixed[2], 3)
    let m = pow(mixed[0] - 0.1055613458 * mixed[1] - 0.0638541728 * mixed[2], 3)
    let s = pow(mixed[0] - 0.0894841775 * mixed[1] - 1.2914855480 * mixed[2], 3)
    return RGBA(
      red: RGBA.signal(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s), green: RGBA.signal(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: RGBA.signal(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
