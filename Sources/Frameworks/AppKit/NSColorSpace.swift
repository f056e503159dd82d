import CoreGraphics
import Foundation
import SwiftUI

/// The space that a colour's components are measured in: all components are sRGB's here.
public final class NSColorSpace: Hashable, Sendable {
  /// The name.
  public let localizedName: String?
  /// What the components are.
  public let colorSpaceModel: Model
  init(_ name: String, _ model: Model = .rgb) {
    localizedName = name
    colorSpaceModel = model
  }
  /// The space of Core Graphics.
  public convenience init?(cgColorSpace: CGColorSpace) { self.init(cgColorSpace.name ?? "") }
  /// The space as Core Graphics has it.
  public var cgColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// How many components a colour has, without the opacity.
  public var numberOfColorComponents: Int { colorSpaceModel == .gray ? 1 : 3 }
  /// sRGB.
  public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
  /// sRGB, beyond 0 and 1.
  public static let extendedSRGB = NSColorSpace("Extended sRGB")
  /// The space of Apple's screens.
  public static let displayP3 = NSColorSpace("Display P3")
  /// Adobe's space.
  public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
  /// Any red, green and blue.
  public static let genericRGB = NSColorSpace("Generic RGB Profile")
  /// The screen's red, green and blue.
  public static let deviceRGB = NSColorSpace("Device RGB")
  /// Any grey.
  public static let genericGray = NSColorSpace("Generic Gray Profile", .gray)
  /// A grey with the screen's curve.
  public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2 Profile", .gray)
  /// The screen's grey.
  public static let deviceGray = NSColorSpace("Device Gray", .gray)
  /// Whether the names are the same.
  public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a.localizedName == b.localizedName }
  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(localizedName) }

  /// What components are.
  public enum Model: Int, Sendable {
    /// Not known, grey, light, inks, lightness and colours, many inks, numbers of a list, of an image.
    case unknown = -1
    /// A grey.
    case gray = 0
    /// Red, green and blue.
    case rgb = 1
    /// Four inks.
    case cmyk = 2
    /// Lightness and two colours.
    case lab = 3
    /// Other inks.
    case deviceN = 4
    /// Numbers of a list.
    case indexed = 5
    /// An image.
    case patterned = 6
  }
}

/// Colours with names.
open class NSColorList {
  /// The name of a list.
  public typealias Name = String
  /// The name.
  public let name: NSColorList.Name?
  /// The names of its colours, in their order.
  open private(set) var allKeys: [NSColor.Name] = []
  private var colors: [NSColor.Name: NSColor] = [:]
  /// Whether it can be changed.
  open var isEditable: Bool { true }
  /// The lists of the system: none.
  public class var availableColorLists: [NSColorList] { [] }
  /// An empty list.
  public init(name: NSColorList.Name) { self.name = name }
  /// The system's list of a name: there is none.
  public convenience init?(named name: NSColorList.Name) { return nil }
  /// The colour of a name.
  open func color(withKey key: NSColor.Name) -> NSColor? { colors[key] }
  /// Sets the colour of a name.
  open func setColor(_ color: NSColor, forKey key: NSColor.Name) {
    if colors[key] == nil { allKeys.append(key) }
    colors[key] = color
  }
  /// Puts a colour in at a place.
  open func insertColor(_ color: NSColor, key: NSColor.Name, at loc: Int) {
    removeColor(withKey: key)
    allKeys.insert(key, at: max(0, min(loc, allKeys.count)))
    colors[key] = color
  }
  /// Takes a colour out.
  open func removeColor(withKey key: NSColor.Name) {
    allKeys.removeAll { $0 == key }
    colors[key] = nil
  }
}

/// The panel in which colours are chosen: it is not shown.
open class NSColorPanel: NSPanel {
  /// The panel.
  public static let shared = NSColorPanel()
  /// Whether there is a panel.
  public class var sharedColorPanelExists: Bool { true }
  /// The colour.
  open var color = NSColor.white
  /// Whether the opacity can be chosen.
  open var showsAlpha = false
  /// Whether it tells all the time.
  open var isContinuous = true
  /// What stands at the bottom.
  open var accessoryView: NSView?
  /// The way to choose.
  open var mode = NSColorPanel.Mode.wheel
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat { color.alphaComponent }
  /// Would call a method of an object.
  open func setTarget(_ target: Any?) {}
  /// Would call a method.
  open func setAction(_ selector: Selector?) {}
  /// Takes a list of colours.
  open func attachColorList(_ colorList: NSColorList) {}
  /// Takes a list of colours away.
  open func detachColorList(_ colorList: NSColorList) {}
  /// The colour was changed.
  nonisolated public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")

  /// A way to choose colours.
  public enum Mode: Int, Sendable {
    /// None, greys, light, inks, hues, a list, own, a wheel, crayons.
    case none = -1
    /// Greys.
    case gray = 0
    /// Red, green and blue.
    case rgb = 1
    /// Four inks.
    case cmyk = 2
    /// Hue, saturation and brightness.
    case hsb = 3
    /// An own way.
    case customPalette = 4
    /// A list.
    case colorList = 5
    /// A wheel.
    case wheel = 6
    /// Crayons.
    case crayon = 7
  }
}
/// What shows a colour that can be chosen.
open class NSColorWell: NSControl {
  /// The colour.
  open var color = NSColor.white
  /// Whether it has a border.
  open var isBordered = true
  /// Whether colours may be transparent.
  open var supportsAlpha = true
  /// The look.
  open var colorWellStyle = NSColorWell.Style.default
  /// Whether it is chosen.
  open private(set) var isActive = false
  /// A well of a look.
  public convenience init(style: NSColorWell.Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }
  /// Chooses it.
  open func activate(_ exclusive: Bool) { isActive = true }
  /// Chooses it no longer.
  open func deactivate() { isActive = false }
  /// The look of a well.
  public enum Style: Int, Sendable {
    /// The usual one, a small one, one with a button.
    case `default`, minimal, expanded
  }
}
