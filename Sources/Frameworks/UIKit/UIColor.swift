import CoreGraphics
import Foundation
import SwiftUI

/// A colour of UIKit, which may differ between the light and the dark appearance.
open class UIColor: Hashable, @unchecked Sendable {
  /// The colour as SwiftUI has it.
  let shown: Color

  /// A colour of SwiftUI.
  public init(_ color: Color) { shown = color }
  /// A colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A colour of Display P3 components from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(Color.RGBColorSpace.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }
  /// A colour of hue, saturation and brightness from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
  /// A colour of the project's asset catalogues.
  public convenience init?(named name: String) { self.init(Color(name)) }
  /// A colour of the project's asset catalogues.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name))
  }
  /// A colour of the project, by the name that Xcode gives its asset in Swift.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  /// A colour that is asked for in each appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(FrameworkSupport.color(light: light.shown, dark: dark.shown))
  }

  /// The components in the light appearance.
  var components: Color.Resolved { shown.resolve(in: EnvironmentValues()) }
  /// The colour of Core Graphics in the light appearance.
  public var cgColor: CGColor {
    let parts = components
    return CGColor(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.opacity))
  }
  /// The same colour, its opacity replaced by a number from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own: Double = Double(components.opacity)
    let wanted: Double = Double(alpha)
    return UIColor(shown.opacity(own > 0 ? wanted / own : wanted))
  }
  /// The colour of an appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(shown.resolve(in: environment)))
  }
  /// Writes the components of sRGB, from 0 to 1.
  @discardableResult open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let parts = components
    (red, green, blue, alpha) = (
      CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.opacity)
    )
    return true
  }
  /// Writes hue, saturation, brightness and opacity, from 0 to 1.
  @discardableResult open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let parts = components
    let (r, g, b) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
    let (top, bottom) = (max(r, g, b), min(r, g, b))
    let spread = top - bottom
    var turn: CGFloat = 0
    if spread > 0 {
      if top == r {
        turn = (g - b) / spread
      } else if top == g {
        turn = (b - r) / spread + 2
      } else {
        turn = (r - g) / spread + 4
      }
    }
    hue = turn < 0 ? turn / 6 + 1 : turn / 6
    saturation = top > 0 ? spread / top : 0
    brightness = top
    alpha = CGFloat(parts.opacity)
    return true
  }
  /// Writes the grey and the opacity, from 0 to 1; false for a colour that is no grey.
  @discardableResult open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let parts = components
    (white, alpha) = (CGFloat(parts.red), CGFloat(parts.opacity))
    return parts.red == parts.green && parts.green == parts.blue
  }
  /// Sets the colour that is drawn with: nothing is drawn.
  open func set() {}
  /// Sets the colour of areas: nothing is drawn.
  open func setFill() {}
  /// Sets the colour of lines: nothing is drawn.
  open func setStroke() {}

  /// Whether both are the same colour.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.shown == b.shown }
  /// The colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(shown) }
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.shown }
  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.shown }
}
