import Foundation
import SwiftUI

/// A font of AppKit: a size in points, a weight, a design.
open class NSFont: Hashable, @unchecked Sendable {
  /// In points.
  public let pointSize: CGFloat
  /// How bold it is.
  let weight: NSFont.Weight
  /// How its letters are made.
  let design: NSFontDescriptor.SystemDesign
  /// Whether it leans.
  let isItalic: Bool
  /// Whether its digits have one width.
  let hasEvenDigits: Bool
  /// The name of a font that is not the system's.
  let ownName: String?

  init(
    size: CGFloat, weight: NSFont.Weight = .regular, design: NSFontDescriptor.SystemDesign = .default,
    isItalic: Bool = false, hasEvenDigits: Bool = false, name: String? = nil
  ) {
    pointSize = size > 0 ? size : 13
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasEvenDigits = hasEvenDigits
    ownName = name
  }
  /// A font of a name; the playground shows the system's letters in its place.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(size: fontSize, name: fontName) }
  /// A font of a description; with a size of 0 that of the description.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    let traits = fontDescriptor.symbolicTraits
    self.init(
      size: fontSize > 0 ? fontSize : fontDescriptor.pointSize, weight: traits.contains(.bold) ? .bold : .regular,
      design: traits.contains(.monoSpace) ? .monospaced : fontDescriptor.design, isItalic: traits.contains(.italic),
      name: fontDescriptor.ownName)
  }

  /// The font of the system, its size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of the system, its size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(size: fontSize, weight: weight)
  }
  /// The font of the system, its size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width) -> NSFont {
    NSFont(size: fontSize, weight: weight)
  }
  /// The font of the system, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize, weight: .bold) }
  /// Letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(size: fontSize, weight: weight, design: .monospaced)
  }
  /// Digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(size: fontSize, weight: weight, hasEvenDigits: true)
  }
  /// The font of labels.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of messages.
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of menus.
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of the bar of menus.
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of controls.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of titles.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize, weight: .bold) }
  /// The font of small panels.
  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font of tool tips.
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
  /// The font that a person chose for documents.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { NSFont(size: fontSize) }
  /// The font of one width that a person chose for documents.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(size: fontSize, design: .monospaced)
  }
  /// The font of a text style.
  public class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(size: style.size, weight: style == .headline ? .bold : .regular) }
  /// The size of texts in points.
  public class var systemFontSize: CGFloat { 13 }
  /// The size of small texts in points.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels in points.
  public class var labelFontSize: CGFloat { 10 }
  /// The size of a kind of control in points.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: return 9
    case .small: return 11
    default: return 13
    }
  }

  /// The name.
  public var fontName: String { ownName ?? ".AppleSystemUIFont" }
  /// The name of the family.
  public var familyName: String? { ownName ?? ".AppleSystemUIFont" }
  /// The name for people.
  public var displayName: String? { ownName ?? "System Font" }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.967 }
  /// How far letters reach below the baseline, in points; not above 0.
  public var descender: CGFloat { pointSize * -0.211 }
  /// The space between lines in points.
  public var leading: CGFloat { 0 }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// Where lines below letters lie, in points.
  public var underlinePosition: CGFloat { pointSize * -0.1 }
  /// How thick lines below letters are, in points.
  public var underlineThickness: CGFloat { pointSize * 0.05 }
  /// The lean of letters in degrees.
  public var italicAngle: CGFloat { isItalic ? -12 : 0 }
  /// Whether all letters have one width.
  public var isFixedPitch: Bool { design == .monospaced }
  /// The rectangle that holds any letter, in points.
  public var boundingRectForFont: NSRect {
    CGRect(x: 0, y: descender, width: pointSize, height: ascender - descender)
  }
  /// How far the widest letter reaches, in points.
  public var maximumAdvancement: NSSize { CGSize(width: pointSize, height: 0) }
  /// What describes the font.
  public var fontDescriptor: NSFontDescriptor {
    var traits: NSFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= NSFont.Weight.semibold.rawValue { traits.insert(.bold) }
    if isItalic { traits.insert(.italic) }
    if design == .monospaced { traits.insert(.monoSpace) }
    return NSFontDescriptor(pointSize: pointSize, design: design, traits: traits, name: ownName)
  }
  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(
      size: fontSize, weight: weight, design: design, isItalic: isItalic, hasEvenDigits: hasEvenDigits, name: ownName)
  }
  /// Sets the font that is drawn with: nothing is drawn.
  public func set() {}
  /// Whether all is the same.
  public static func == (a: NSFont, b: NSFont) -> Bool {
    a.pointSize == b.pointSize && a.weight == b.weight && a.design == b.design && a.isItalic == b.isItalic
      && a.ownName == b.ownName
  }
  /// The size and the weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// The font as SwiftUI has it.
  var shown: Font {
    let font: Font = named ?? Font.system(size: pointSize, weight: weight.shown, design: design.shown)
    let even: Font = hasEvenDigits ? font.monospacedDigit() : font
    return isItalic ? even.italic() : even
  }
  private var named: Font? {
    guard let ownName else { return nil }
    let font: Font = Font.custom(ownName, size: pointSize)
    return font.weight(weight.shown)
  }
}

extension Font {
  /// A font of AppKit. Where a member could be one of UIKit, too, that one is taken: both look alike.
  @_disfavoredOverload public init(_ font: NSFont) { self = font.shown }
}
