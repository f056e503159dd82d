import Foundation
import SwiftUI

/// The space that a colour's components are measured in.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?
  /// The space of a name.
  public init?(name: String) { self.name = name }
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// How many components a colour has, without the opacity.
  public var numberOfComponents: Int { 3 }
  /// Whether the names are the same.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A colour as Core Graphics has it: components of sRGB from 0 to 1.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  public let components: [CGFloat]?
  /// How opaque the colour is.
  public let alpha: CGFloat

  /// A colour of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }
  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// How many components there are, the opacity among them.
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 0]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  /// Whether the components are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  /// The components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
  }
  /// A colour of Core Graphics.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// The colour in the light appearance.
  public var cgColor: CGColor? {
    let shown = resolve(in: EnvironmentValues())
    return CGColor(
      red: CGFloat(shown.red), green: CGFloat(shown.green), blue: CGFloat(shown.blue), alpha: CGFloat(shown.opacity))
  }
}
