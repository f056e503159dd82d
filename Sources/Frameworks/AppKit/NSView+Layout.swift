import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// What lends its edges: they are laid out nowhere.
@MainActor private let edges = UIView()

extension NSLayoutConstraint {
  /// How much a constraint counts, up to 1000.
  public typealias Priority = UILayoutPriority
  /// A direction of views.
  public typealias Orientation = NSLayoutConstraint.Axis
}
extension NSView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { edges.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { edges.rightAnchor }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { edges.leadingAnchor }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { edges.trailingAnchor }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { edges.centerXAnchor }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { edges.topAnchor }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { edges.bottomAnchor }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { edges.centerYAnchor }
  /// The line that the first text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { edges.topAnchor }
  /// The line that the last text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { edges.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { edges.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { edges.heightAnchor }
  /// The part that bars leave.
  public var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide(of: self) }
  /// The part inside of the margins.
  public var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide(of: self) }
  /// The part that bars leave, in points.
  public var safeAreaRect: NSRect { bounds }

  /// Demands a length or a place.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Demands lengths or places.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Demands a length or a place no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  /// Demands lengths or places no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
  /// How much it wants to be no larger than itself.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { hugging[orientation.rawValue] = priority }
  /// How much it wants to be no larger than itself.
  public func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { hugging[orientation.rawValue] ?? .defaultLow }
  /// How much it wants to be no smaller than itself.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  /// How much it wants to be no smaller than itself.
  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { .defaultHigh }
  /// Takes a part that others are placed by.
  public func addLayoutGuide(_ guide: NSLayoutGuide) {}

  /// Hears what is dragged onto it.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  /// Hears of dragging no longer.
  public func unregisterDraggedTypes() {}
  /// Pixels that it can be drawn into: nothing is drawn.
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
  /// Draws it into pixels: nothing is drawn.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
  /// The bytes of a page with it: none.
  public func dataWithPDF(inside rect: NSRect) -> Data { Data() }
  /// Scrolls what is around to a point.
  public func scroll(_ point: NSPoint) {}
  /// Scrolls what is around until a rectangle is seen.
  @discardableResult public func scrollToVisible(_ rect: NSRect) -> Bool { false }
  /// Fills the screen with it: it stays.
  @discardableResult public func enterFullScreenMode(_ screen: NSScreen, withOptions options: [String: Any]? = nil)
    -> Bool
  { false }

  /// Its frame changed.
  nonisolated public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  /// Its bounds changed.
  nonisolated public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
  /// No size of itself.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// How a view follows the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What follows, of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let none: AutoresizingMask = []
    /// The left margin.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The bottom margin.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The top margin.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
  /// When a layer is drawn anew.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never, when it is asked for, with each size, before a size, fading.
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}
/// What surrounds a view while it has the keyboard.
public enum NSFocusRingType: UInt, Sendable {
  /// The usual ring, none, one outside.
  case `default`, none, exterior
}
/// A part of a view that others are placed by.
@MainActor open class NSLayoutGuide {
  private let owner: NSView?
  init(of owner: NSView) { self.owner = owner }
  /// A part of a view that is told later.
  public init() { owner = nil }
  /// The view.
  open var owningView: NSView? { owner }
  /// In points, from the view's corner.
  open var frame: NSRect { owner?.bounds ?? .zero }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { edges.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { edges.rightAnchor }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { edges.leadingAnchor }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { edges.trailingAnchor }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { edges.centerXAnchor }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { edges.topAnchor }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { edges.bottomAnchor }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { edges.centerYAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { edges.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { edges.heightAnchor }
}
/// A rectangle in which the pointer is followed.
open class NSTrackingArea {
  /// What is heard of the pointer.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That it comes and goes.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// That it moves.
    public static let mouseMoved = Options(rawValue: 2)
    /// Its look.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While the view has the keyboard.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// While the window is in front.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// While the app is in front.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Always.
    public static let activeAlways = Options(rawValue: 128)
    /// As if it were inside at first.
    public static let assumeInside = Options(rawValue: 256)
    /// In what is seen of the view.
    public static let inVisibleRect = Options(rawValue: 512)
    /// While something is dragged, too.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  /// The rectangle in points.
  public let rect: NSRect
  /// What is heard.
  public let options: Options
  /// Who hears it.
  public let owner: Any?
  /// What comes with it.
  public let userInfo: [AnyHashable: Any]?
  /// A rectangle in which the pointer is followed.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner
    self.userInfo = userInfo
  }
}
