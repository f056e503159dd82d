import Foundation
import SwiftUI

/// An appearance of macOS: light or dark.
public final class NSAppearance: Hashable, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An appearance of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An appearance of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// Light, on what shines through.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// Dark, on what shines through.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    /// Light with much contrast.
    public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
    /// Dark with much contrast.
    public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    /// Light with much contrast, on what shines through.
    public static let accessibilityHighContrastVibrantLight = Name("NSAppearanceNameAccessibilityVibrantLight")
    /// Dark with much contrast, on what shines through.
    public static let accessibilityHighContrastVibrantDark = Name("NSAppearanceNameAccessibilityVibrantDark")
  }
  /// The name.
  public let name: Name
  /// The appearance of a name.
  public init?(named name: Name) { self.name = name }
  init(_ name: Name) { self.name = name }
  /// The appearance that is drawn in: the light one.
  public static var current: NSAppearance! { NSAppearance(.aqua) }
  /// The appearance that is drawn in: the light one.
  public static func currentDrawing() -> NSAppearance { NSAppearance(.aqua) }
  /// Whether it is a dark one.
  var isDark: Bool { name.rawValue.contains("Dark") }
  /// Whether colours lie on what shines through.
  public var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }
  /// The name that is nearest, among some.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { $0.rawValue.contains("Dark") == isDark }
  }
  /// Does something in the appearance.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
  /// Whether the names are the same.
  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }
  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
/// What has an appearance.
@MainActor public protocol NSAppearanceCustomization: AnyObject {
  /// The appearance that it wants.
  var appearance: NSAppearance? { get set }
  /// The appearance that it has.
  var effectiveAppearance: NSAppearance { get }
}
