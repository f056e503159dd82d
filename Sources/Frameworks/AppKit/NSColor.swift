import CoreGraphics
import Foundation
import SwiftUI

/// A colour of AppKit, which may differ between the light and the dark appearance.
open class NSColor: Hashable, @unchecked Sendable {
  /// The name of a colour.
  public typealias Name = String
  /// The colour as SwiftUI has it.
  let shown: Color
  /// The name in its list, where it has one.
  let ownName: String?

  init(shown: Color, name: String? = nil) {
    self.shown = shown
    ownName = name
  }
  /// Black.
  public convenience init() { self.init(shown: Color(white: 0)) }
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(shown: color) }
  /// A colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(shown: Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A colour of sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of components from 0 to 1, which are taken for sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of components from 0 to 1, which are taken for sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of Display P3 components from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(shown: Color(Color.RGBColorSpace.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(shown: Color(white: white, opacity: alpha)) }
  /// A grey from 0 (black) to 1 (white).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// A grey from 0 (black) to 1 (white).
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// A grey from 0 (black) to 1 (white).
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// A colour of hue, saturation and brightness from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(shown: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// A colour of hue, saturation and brightness from 0 to 1.
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// A colour of hue, saturation and brightness from 0 to 1.
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// A colour of Core Graphics.
  public convenience init?(cgColor: CGColor) { self.init(shown: Color(cgColor: cgColor)) }
  /// A colour of the project's asset catalogues.
  public convenience init?(named name: NSColor.Name) { self.init(shown: Color(name), name: name) }
  /// A colour of the project's asset catalogues.
  public convenience init?(named name: NSColor.Name, bundle: Bundle?) { self.init(shown: Color(name), name: name) }
  /// A colour of the project, by the name that Xcode gives its asset in Swift.
  public convenience init(resource: ColorResource) { self.init(shown: Color(resource)) }
  /// A colour that is asked for in each appearance.
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    let light = dynamicProvider(NSAppearance(.aqua))
    let dark = dynamicProvider(NSAppearance(.darkAqua))
    self.init(shown: FrameworkSupport.color(light: light.shown, dark: dark.shown), name: colorName)
  }
  /// An image again and again: nothing of it is shown.
  public convenience init(patternImage image: NSImage) { self.init(shown: Color.clear) }

  /// The components in the light appearance.
  var parts: Color.Resolved { shown.resolve(in: EnvironmentValues()) }
  /// Red, from 0 to 1.
  public var redComponent: CGFloat { CGFloat(parts.red) }
  /// Green, from 0 to 1.
  public var greenComponent: CGFloat { CGFloat(parts.green) }
  /// Blue, from 0 to 1.
  public var blueComponent: CGFloat { CGFloat(parts.blue) }
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(parts.opacity) }
  /// The grey, from 0 to 1.
  public var whiteComponent: CGFloat { (redComponent + greenComponent + blueComponent) / 3 }
  /// The hue, from 0 to 1.
  public var hueComponent: CGFloat {
    let top: CGFloat = max(redComponent, greenComponent, blueComponent)
    let spread: CGFloat = top - min(redComponent, greenComponent, blueComponent)
    if spread <= 0 { return 0 }
    var turn: CGFloat = (redComponent - greenComponent) / spread + 4
    if top == redComponent {
      turn = (greenComponent - blueComponent) / spread
    } else if top == greenComponent {
      turn = (blueComponent - redComponent) / spread + 2
    }
    return turn < 0 ? turn / 6 + 1 : turn / 6
  }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat {
    let top: CGFloat = brightnessComponent
    let bottom: CGFloat = min(redComponent, greenComponent, blueComponent)
    return top > 0 ? (top - bottom) / top : 0
  }
  /// The brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { max(redComponent, greenComponent, blueComponent) }
  /// How many components there are, the opacity among them.
  public var numberOfComponents: Int { 4 }
  /// The name in its list.
  public var colorNameComponent: NSColor.Name { ownName ?? "" }
  /// How the colour is made.
  public var type: NSColor.ColorType { ownName == nil ? .componentBased : .catalog }
  /// The space of the components: sRGB.
  public var colorSpace: NSColorSpace { NSColorSpace.sRGB }
  /// The colour of Core Graphics in the light appearance.
  public var cgColor: CGColor {
    CGColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }
  /// Writes the components of sRGB, from 0 to 1.
  open func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) {
    (red, green, blue, alpha) = (redComponent, greenComponent, blueComponent, alphaComponent)
  }
  /// Writes hue, saturation, brightness and opacity, from 0 to 1.
  open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) {
    (hue, saturation, brightness, alpha) = (hueComponent, saturationComponent, brightnessComponent, alphaComponent)
  }
  /// Writes the grey and the opacity, from 0 to 1.
  open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) { (white, alpha) = (whiteComponent, alphaComponent) }

  /// The same colour, its opacity replaced by a number from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    let own: Double = Double(parts.opacity)
    let wanted: Double = Double(alpha)
    return NSColor(shown: shown.opacity(own > 0 ? wanted / own : wanted))
  }
  /// The same colour in the components of a space: they are sRGB's.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }
  /// The same colour, made in a way.
  open func usingType(_ type: NSColor.ColorType) -> NSColor? { type == self.type ? self : usingColorSpace(.sRGB) }
  /// The colour on the way to another, by a part from 0 to 1.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let part: CGFloat = max(0, min(1, fraction))
    let rest: CGFloat = 1 - part
    return NSColor(
      red: redComponent * rest + color.redComponent * part, green: greenComponent * rest + color.greenComponent * part,
      blue: blueComponent * rest + color.blueComponent * part,
      alpha: alphaComponent * rest + color.alphaComponent * part)
  }
  /// The colour on the way to white, by a part from 0 to 1.
  open func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: NSColor(white: 1, alpha: alphaComponent))
  }
  /// The colour on the way to black, by a part from 0 to 1.
  open func shadow(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: NSColor(white: 0, alpha: alphaComponent))
  }
  /// The colour as it looks while something is done: the same.
  open func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor { self }
  /// Sets the colour that is drawn with: nothing is drawn.
  open func set() {}
  /// Sets the colour of areas: nothing is drawn.
  open func setFill() {}
  /// Sets the colour of lines: nothing is drawn.
  open func setStroke() {}
  /// Fills a rectangle: nothing is drawn.
  open func drawSwatch(in rect: NSRect) {}

  /// Whether both are the same colour.
  public static func == (a: NSColor, b: NSColor) -> Bool { a.shown == b.shown }
  /// The colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(shown) }

  /// How a colour is made.
  public enum ColorType: Int, Sendable {
    /// Of components, of an image, of a list.
    case componentBased, pattern, catalog
  }
  /// What is done with what a colour is on.
  public enum SystemEffect: Int, Sendable {
    /// Nothing, it is pressed, pressed deeply, off, under the pointer.
    case none, pressed, deepPressed, disabled, rollover
  }
}

extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) { self = nsColor.shown }
  /// A colour of AppKit. Where a member could be one of UIKit, too, that one is taken: both look alike.
  @_disfavoredOverload public init(_ color: NSColor) { self = color.shown }
}
