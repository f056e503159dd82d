import Foundation
import SwiftUI

/// Views one after the other.
open class NSStackView: NSView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// By their places, they fill it, are equal, in proportion, with equal spaces, with equal middles.
    case gravityAreas = -1
    /// They fill it.
    case fill = 0
    /// They are equal.
    case fillEqually = 1
    /// In proportion.
    case fillProportionally = 2
    /// With equal spaces.
    case equalSpacing = 3
    /// With equal middles.
    case equalCentering = 4
  }
  /// A place in the length.
  public enum Gravity: Int, Sendable {
    /// The beginning, the middle, the end.
    case leading = 1
    /// The middle.
    case center = 2
    /// The end.
    case trailing = 3
    /// The top.
    public static let top = Gravity.leading
    /// The bottom.
    public static let bottom = Gravity.trailing
  }
  /// The direction.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  /// How views share the length.
  open var distribution = Distribution.gravityAreas
  /// Where views stand across.
  open var alignment = NSLayoutConstraint.Attribute.centerY
  /// The distance between views in points.
  open var spacing: CGFloat = 8
  /// The distance from the edges in points.
  open var edgeInsets: NSEdgeInsets {
    get { insets ?? NSEdgeInsets() }
    set { insets = newValue }
  }
  private var insets: NSEdgeInsets?
  /// Whether views that are hidden take no room.
  open var detachesHiddenViews = true
  /// The views.
  open private(set) var arrangedSubviews: [NSView] = []
  /// Views one after the other.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// The views.
  open var views: [NSView] { arrangedSubviews }
  /// Takes a view at the end.
  open func addArrangedSubview(_ view: NSView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Takes a view at a place.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    arrangedSubviews.insert(view, at: max(0, min(insertionIndex, arrangedSubviews.count)))
    addSubview(view)
  }
  /// Places a view no longer.
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
  /// Takes a view at a place in the length.
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
  /// Takes a view away.
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }
  /// Sets the views at a place in the length.
  open func setViews(_ views: [NSView], in gravity: Gravity) { views.forEach(addArrangedSubview) }
  /// Sets the distance behind a view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
  /// Sets how much it wants to be no larger than its views.
  open func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
}

/// Views side by side with lines that can be moved.
open class NSSplitView: NSView {
  /// The look of a line.
  public enum DividerStyle: Int, Sendable {
    /// Thick, thin, as a pane's.
    case thick = 1
    /// Thin.
    case thin = 2
    /// As a pane's.
    case paneSplitter = 3
  }
  /// Whether lines stand.
  open var isVertical = false
  /// The look of its lines.
  open var dividerStyle = DividerStyle.thick
  /// Who is told.
  open weak var delegate: (any NSSplitViewDelegate)?
  /// The name under which places of lines are kept.
  open var autosaveName: String?
  /// The width of a line in points.
  open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
  /// The colour of a line.
  open var dividerColor: NSColor { NSColor.separatorColor }
  /// Whether views come among those that are placed.
  open var arrangesAllSubviews = true
  /// The views.
  open var arrangedSubviews: [NSView] { subviews }
  /// Takes a view at the end.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Places the views anew.
  open func adjustSubviews() {}
  /// Whether a view is not shown.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  /// Moves a line, in points.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  /// Sets how much a view wants to stay as it is.
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
}
/// Who is asked where lines between views may be.
@MainActor public protocol NSSplitViewDelegate: AnyObject {
  /// Whether a view may go.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Views have other sizes.
  func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
  /// No.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// Nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
/// Pages of which one is shown.
open class NSTabView: NSView {
  /// The pages.
  open private(set) var tabViewItems: [NSTabViewItem] = []
  /// The page that is shown.
  open private(set) var selectedTabViewItem: NSTabViewItem?
  /// How many pages there are.
  open var numberOfTabViewItems: Int { tabViewItems.count }
  /// Takes a page.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    if selectedTabViewItem == nil { selectedTabViewItem = tabViewItem }
  }
  /// Shows a page.
  open func selectTabViewItem(at index: Int) { selectedTabViewItem = tabViewItems[index] }
}

/// What hears a movement: nothing moves in a picture.
@MainActor open class NSGestureRecognizer: Hashable {
  /// What a movement is in.
  public enum State: Int, Sendable {
    /// Perhaps, begun, changed, ended, taken away, none.
    case possible, began, changed, ended, cancelled, failed
    /// Heard.
    public static let recognized = State.ended
  }
  /// Who does something.
  open weak var target: AnyObject?
  /// What is done.
  open var action: Selector?
  /// Who is asked.
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  /// Whether it hears.
  open var isEnabled = true
  /// What it is in.
  open var state = State.possible
  /// The view that it belongs to.
  open internal(set) weak var view: NSView?
  /// Keys that are held.
  open var modifierFlags: NSEvent.ModifierFlags { [] }
  /// Whether presses wait.
  open var delaysPrimaryMouseButtonEvents = false
  /// Whether presses of the second button wait.
  open var delaysSecondaryMouseButtonEvents = false
  /// Would call a method of an object.
  public init(target: Any?, action: Selector?) { self.action = action }
  /// Hears nothing yet.
  public convenience init() { self.init(target: nil, action: nil) }
  /// Where it is, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
  /// Begins anew.
  open func reset() {}
  /// A mouse's button came down.
  open func mouseDown(with event: NSEvent) {}
  /// A mouse's button was lifted.
  open func mouseUp(with event: NSEvent) {}
  /// The mouse moved with its button down.
  open func mouseDragged(with event: NSEvent) {}
  /// Whether both are the same object.
  nonisolated public static func == (a: NSGestureRecognizer, b: NSGestureRecognizer) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Who is asked about movements.
@MainActor public protocol NSGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  /// Whether both may hear.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}
extension NSGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}
/// A click.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The buttons, as bits.
  open var buttonMask = 1
  /// How many clicks.
  open var numberOfClicksRequired = 1
}
/// A mouse that moves with its button down.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The buttons, as bits.
  open var buttonMask = 1
  /// How far it moved, in points.
  open func translation(in view: NSView?) -> NSPoint { .zero }
  /// Counts from a distance in points.
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
  /// How fast it moves, in points a second.
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
/// A button that is held.
open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}
/// Two fingers that part or meet.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// How much larger, from 0.
  open var magnification: CGFloat = 0
}
/// Two fingers that turn.
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
}
