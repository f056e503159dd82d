import Foundation
import SwiftUI

/// A screen: the one that views are shown on.
open class NSScreen: Hashable, @unchecked Sendable {
  private static let own = NSScreen()
  init() {}
  /// The screen with the keyboard.
  public class var main: NSScreen? { own }
  /// The screens: one.
  public class var screens: [NSScreen] { [own] }
  /// The screen that is best for colours.
  public class var deepest: NSScreen? { own }
  /// Whether each screen has spaces of its own.
  public class var screensHaveSeparateSpaces: Bool { true }
  /// In points.
  open var frame: NSRect {
    MainActor.assumeIsolated { CGRect(origin: .zero, size: FrameworkSupport.screenSize) }
  }
  /// The part that the bar of menus and the dock leave, in points.
  open var visibleFrame: NSRect { frame }
  /// Pixels a point.
  open var backingScaleFactor: CGFloat { 2 }
  /// What cameras take at the edges, in points.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The part beside a camera, in points.
  open var auxiliaryTopLeftArea: NSRect? { nil }
  /// The part beside a camera, in points.
  open var auxiliaryTopRightArea: NSRect? { nil }
  /// The name.
  open var localizedName: String { "Screen" }
  /// What is known of it.
  open var deviceDescription: [NSDeviceDescriptionKey: Any] { [NSDeviceDescriptionKey("NSScreenNumber"): 1] }
  /// The space of its colours.
  open var colorSpace: NSColorSpace? { NSColorSpace.sRGB }
  /// How often it shows a picture, a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// How much brighter than white it can be.
  open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// How much brighter than white it could be.
  open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// Whether it can show a wide range of colours.
  open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool { true }
  /// A rectangle in pixels.
  open func convertRectToBacking(_ rect: NSRect) -> NSRect {
    CGRect(x: rect.minX * 2, y: rect.minY * 2, width: rect.width * 2, height: rect.height * 2)
  }
  /// A rectangle of pixels in points.
  open func convertRectFromBacking(_ rect: NSRect) -> NSRect {
    CGRect(x: rect.minX / 2, y: rect.minY / 2, width: rect.width / 2, height: rect.height / 2)
  }
  /// Its colours are others.
  public static let colorSpaceDidChangeNotification = Notification.Name(
    "NSScreenColorSpaceDidChangeNotification")
  /// Whether both are the same object.
  public static func == (a: NSScreen, b: NSScreen) -> Bool { a === b }
  /// The object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A range of colours.
public enum NSDisplayGamut: Int, Sendable {
  /// That of sRGB.
  case sRGB = 1
  /// That of Display P3.
  case p3 = 2
}
/// What is known of a screen.
public struct NSDeviceDescriptionKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pixels an inch.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  /// The size in pixels.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// Whether it is a screen.
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
