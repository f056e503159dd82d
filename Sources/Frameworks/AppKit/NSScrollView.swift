import Foundation
import SwiftUI

/// A part of something larger: it stands at its beginning.
open class NSScrollView: NSView {
  /// What is scrolled.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// What cuts it.
  open var contentView = NSClipView() {
    didSet { addSubview(contentView) }
  }
  /// What is behind it.
  open var backgroundColor = NSColor.controlBackgroundColor
  /// Whether something is behind it.
  open var drawsBackground = true
  /// The border.
  open var borderType = NSBorderType.noBorder
  /// Whether it scrolls along.
  open var hasVerticalScroller = false
  /// Whether it scrolls across.
  open var hasHorizontalScroller = false
  /// What scrolls it along.
  open var verticalScroller: NSScroller? = NSScroller()
  /// What scrolls it across.
  open var horizontalScroller: NSScroller? = NSScroller()
  /// Whether bars are seen only where they are needed.
  open var autohidesScrollers = false
  /// The look of its bars.
  open var scrollerStyle = NSScroller.Style.overlay
  /// The colour of its bars' knobs.
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  /// The distance of its bars from the edges, in points.
  open var scrollerInsets: NSEdgeInsets {
    get { barInsets ?? NSEdgeInsets() }
    set { barInsets = newValue }
  }
  private var barInsets: NSEdgeInsets?
  /// The distance of its contents from the edges, in points.
  open var contentInsets: NSEdgeInsets {
    get { insets ?? NSEdgeInsets() }
    set { insets = newValue }
  }
  private var insets: NSEdgeInsets?
  /// Whether bars at the edges are kept away from.
  open var automaticallyAdjustsContentInsets = true
  /// Whether it goes beyond the end along.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether it goes beyond the end across.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Whether it keeps to one axis.
  open var usesPredominantAxisScrolling = true
  /// Whether two fingers make it larger.
  open var allowsMagnification = false
  /// How much larger it is.
  open var magnification: CGFloat = 1
  /// At least so much larger.
  open var minMagnification: CGFloat = 0.25
  /// At most so much larger.
  open var maxMagnification: CGFloat = 4
  /// Whether there is a rule.
  open var hasVerticalRuler = false
  /// Whether there is a rule.
  open var hasHorizontalRuler = false
  /// Whether rules are shown.
  open var rulersVisible = false
  /// How far a line is, in points.
  open var lineScroll: CGFloat = 10
  /// The size of what is seen, in points.
  open var contentSize: NSSize { frame.size }
  /// The part that is seen, in points.
  open var documentVisibleRect: NSRect { bounds }
  /// Places its parts.
  open func tile() {}
  /// Shows its bars for a moment.
  open func flashScrollers() {}
  /// Follows another place.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  /// Makes it so much larger that a rectangle fits.
  open func magnify(toFit rect: NSRect) {}
  /// Makes it larger about a point.
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) { self.magnification = magnification }
  /// Fingers begin to scroll.
  nonisolated public static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  /// Fingers scrolled.
  nonisolated public static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  /// Fingers end scrolling.
  nonisolated public static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
  /// Whether contents go beyond their end.
  public enum Elasticity: Int, Sendable {
    /// As usual, no, yes.
    case automatic, none, allowed
  }
}
/// What cuts something larger.
open class NSClipView: NSView {
  /// What is cut.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// What is behind it.
  open var backgroundColor = NSColor.controlBackgroundColor
  /// Whether something is behind it.
  open var drawsBackground = true
  /// Whether it tells that its bounds changed.
  open var postsBoundsChangedNotifications = true
  /// The part that is seen, in points.
  open var documentVisibleRect: NSRect { bounds }
  /// The rectangle of what is cut, in points.
  open var documentRect: NSRect { documentView?.frame ?? .zero }
  /// Scrolls to a point.
  open func scroll(to newOrigin: NSPoint) {}
  /// A place that is inside.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
}
/// What scrolls.
open class NSScroller: NSControl {
  /// A look.
  public enum Style: Int, Sendable {
    /// Beside the contents, on them.
    case legacy, overlay
  }
  /// The colour of a knob.
  public enum KnobStyle: Int, Sendable {
    /// As usual, dark, light.
    case `default`, dark, light
  }
  /// The look.
  open var scrollerStyle = Style.overlay
  /// The colour of its knob.
  open var knobStyle = KnobStyle.default
  /// How much of it the knob takes, from 0 to 1.
  open var knobProportion: CGFloat = 1
  /// The look that a person wants.
  public class var preferredScrollerStyle: Style { .overlay }
  /// The width of a bar in points.
  public class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat { 15 }
}
/// A border.
public enum NSBorderType: UInt, Sendable {
  /// None, a line, a bevel, a groove.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// What lies behind, blurred.
open class NSVisualEffectView: NSView {
  /// What it is for.
  open var material = Material.appearanceBased
  /// Where what it blurs lies.
  open var blendingMode = BlendingMode.behindWindow
  /// Whether it is strong.
  open var state = State.followsWindowActiveState
  /// Whether it is in what is chosen.
  open var isEmphasized = false
  /// What cuts it.
  open var maskImage: NSImage?
  /// What is on it.
  open var interiorBackgroundStyle: NSCell.BackgroundStyle { .normal }
  /// What it is for.
  public enum Material: Int, Sendable {
    /// Older ones.
    case appearanceBased = 0
    /// An older one.
    case light = 1
    /// An older one.
    case dark = 2
    /// A title's bar.
    case titlebar = 3
    /// What is chosen.
    case selection = 4
    /// A menu.
    case menu = 5
    /// A popover.
    case popover = 6
    /// A bar at the side.
    case sidebar = 7
    /// An older one.
    case mediumLight = 8
    /// An older one.
    case ultraDark = 9
    /// A heading.
    case headerView = 10
    /// A sheet.
    case sheet = 11
    /// A window.
    case windowBackground = 12
    /// A dark panel.
    case hudWindow = 13
    /// All of the screen.
    case fullScreenUI = 15
    /// A tip.
    case toolTip = 17
    /// Contents.
    case contentBackground = 18
    /// What is below a window.
    case underWindowBackground = 21
    /// What is below a page.
    case underPageBackground = 22
  }
  /// Where what is blurred lies.
  public enum BlendingMode: Int, Sendable {
    /// Behind the window, in it.
    case behindWindow, withinWindow
  }
  /// Whether a blur is strong.
  public enum State: Int, Sendable {
    /// While the window is in front, always, never.
    case followsWindowActiveState, active, inactive
  }
}
/// A frame with a title.
open class NSBox: NSView {
  /// The title.
  open var title = "Title"
  /// Where the title stands.
  open var titlePosition = TitlePosition.atTop
  /// The kind.
  open var boxType = BoxType.primary
  /// The colour inside.
  open var fillColor = NSColor.clear
  /// The colour of the line.
  open var borderColor = NSColor.separatorColor
  /// The width of the line in points.
  open var borderWidth: CGFloat = 1
  /// The radius of its corners in points.
  open var cornerRadius: CGFloat = 0
  /// Whether it is clear.
  open var isTransparent = false
  /// The distance of what is inside from the line, in points.
  open var contentViewMargins = NSSize.zero
  /// What is inside.
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
  /// A kind of box.
  public enum BoxType: UInt, Sendable {
    /// A usual one.
    case primary = 0
    /// A line.
    case separator = 2
    /// One with colours of its own.
    case custom = 4
  }
  /// Where a title stands.
  public enum TitlePosition: UInt, Sendable {
    /// Nowhere, at the top and at the bottom.
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}
