import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// A rectangle of a window. Its settings are kept; the playground draws the simplest kinds.
@MainActor open class NSView: NSResponder, NSAppearanceCustomization {
  /// In points, from the view around.
  open var frame: NSRect
  /// In points, from its own corner.
  open var bounds: NSRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// What draws it; there is none until it is wanted.
  open var layer: CALayer?
  /// Whether it has a layer.
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } }
  }
  /// Whether it changes its layer by itself.
  open var wantsUpdateLayer: Bool { false }
  /// When its layer is drawn anew.
  open var layerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
  /// Whether views inside are drawn into its layer.
  open var canDrawSubviewsIntoLayer = false
  /// How opaque it is.
  open var alphaValue: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it, or a view around, is not shown.
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// Whether nothing shines through.
  open var isOpaque: Bool { false }
  /// Whether the top is at zero.
  open var isFlipped: Bool { false }
  /// Whether it is to be drawn anew.
  open var needsDisplay = false
  /// Whether it is to be laid out anew.
  open var needsLayout = false
  /// Whether its constraints are to be set anew.
  open var needsUpdateConstraints = false
  /// How it follows the view around.
  open var autoresizingMask: NSView.AutoresizingMask = []
  /// Whether views inside follow it.
  open var autoresizesSubviews = true
  /// Whether its frame is a wish.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What is said of it while the pointer rests on it.
  open var toolTip: String?
  /// A number to find it by.
  open var tag: Int { -1 }
  /// The name that it is known by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// What surrounds it while it has the keyboard.
  open var focusRingType = NSFocusRingType.default
  /// The appearance that it wants.
  open var appearance: NSAppearance?
  /// The appearance that it has: the light one, if it wants none.
  open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? NSAppearance(.aqua) }
  /// The direction of reading.
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  /// Which fingers count.
  open var allowedTouchTypes: Int = 0
  /// Fingers' and pointers' movements that it hears.
  open var gestureRecognizers: [NSGestureRecognizer] = []
  /// Rectangles that follow the pointer.
  open private(set) var trackingAreas: [NSTrackingArea] = []
  /// Lengths and places that it must have.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The view around.
  open private(set) weak var superview: NSView?
  /// The next view that the keyboard goes to.
  open weak var nextKeyView: NSView?
  private var inner: [NSView] = []
  /// The window whose contents it is.
  weak var ownWindow: NSWindow?
  var hugging: [Int: NSLayoutConstraint.Priority] = [:]

  /// A view of a frame in points.
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  /// An empty view.
  public override convenience init() { self.init(frame: .zero) }
  /// A view of an archive: empty.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The view of SwiftUI that it shows, if it is made for one.
  var hosted: AnyView? { nil }
  /// Whether views of the class are made for one of SwiftUI.
  class var isHosting: Bool { false }
  /// Its layer, which is made when it is wanted.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Changes its layer.
  open func updateLayer() {}
  /// The views inside, from back to front.
  open var subviews: [NSView] {
    get { inner }
    set {
      for view in inner { view.superview = nil }
      inner = []
      for view in newValue { addSubview(view) }
    }
  }
  /// The window around.
  open var window: NSWindow? { superview?.window ?? ownWindow }
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? superview ?? ownWindow }
    set { super.nextResponder = newValue }
  }
  /// The view that scrolls it.
  open var enclosingScrollView: NSScrollView? {
    var around: NSView? = superview
    while let view = around {
      if let found = view as? NSScrollView { return found }
      around = view.superview
    }
    return nil
  }
  /// The part that is seen, in points.
  open var visibleRect: NSRect { bounds }

  /// Puts a view inside, in front of the others.
  open func addSubview(_ view: NSView) { insert(view, at: inner.count) }
  /// Puts a view inside, in front of another or behind it.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    let found: Int? = inner.firstIndex { $0 === otherView }
    if place == .below {
      insert(view, at: found ?? 0)
    } else {
      insert(view, at: found.map { $0 + 1 } ?? inner.count)
    }
  }
  private func insert(_ view: NSView, at index: Int) {
    view.viewWillMove(toSuperview: self)
    view.viewWillMove(toWindow: window)
    view.removeFromSuperview()
    inner.insert(view, at: max(0, min(index, inner.count)))
    view.superview = self
    didAddSubview(view)
    view.viewDidMoveToSuperview()
    view.viewDidMoveToWindow()
  }
  /// Puts a view in the place of another.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = inner.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }
  /// Takes the view out.
  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.inner.removeAll { $0 === self }
    superview = nil
  }
  /// Whether it lies inside of another view.
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  /// The view of a number inside.
  open func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    for view in inner {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  /// A view came inside.
  open func didAddSubview(_ subview: NSView) {}
  /// A view goes out.
  open func willRemoveSubview(_ subview: NSView) {}
  /// It is about to come into another view.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// It came into another view.
  open func viewDidMoveToSuperview() {}
  /// It is about to come into a window.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// It came into a window.
  open func viewDidMoveToWindow() {}
  /// It is no longer shown.
  open func viewDidHide() {}
  /// It is shown again.
  open func viewDidUnhide() {}
  /// Its appearance has changed.
  open func viewDidChangeEffectiveAppearance() {}
  /// The screen's pixels have changed.
  open func viewDidChangeBackingProperties() {}
  /// Its window is made larger or smaller.
  open func viewWillStartLiveResize() {}
  /// Its window was made larger or smaller.
  open func viewDidEndLiveResize() {}
  /// Whether its window is made larger or smaller.
  open var inLiveResize: Bool { false }
  /// It came out of an archive.
  open func awakeFromNib() {}

  /// The size that it has of itself, in points; -1 for none.
  open var intrinsicContentSize: NSSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  /// The smallest size that holds what is inside, in points.
  open var fittingSize: NSSize { frame.size }
  /// What bars take at the edges, in points.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// What is beside what text goes on beside, in points.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Its size has changed.
  open func invalidateIntrinsicContentSize() {}
  /// Sets the constraints.
  open func updateConstraints() {}
  /// Places the views inside.
  open func layout() {}
  /// Lays out at once.
  open func layoutSubtreeIfNeeded() {}
  /// Places the views inside after another size.
  open func resizeSubviews(withOldSize oldSize: NSSize) {}
  /// Takes another size after the view around did.
  open func resize(withOldSuperviewSize oldSize: NSSize) {}
  /// Asks to be drawn anew.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  /// Draws at once.
  open func display() {}
  /// Draws at once what is to be drawn anew.
  open func displayIfNeeded() {}
  /// Draws it.
  open func draw(_ dirtyRect: NSRect) {}
  /// Sets the place in points, from the view around.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Sets the size in points.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Sets the place of its corner, in points.
  open func setBoundsOrigin(_ newOrigin: NSPoint) {}
  /// Sets its size, in points.
  open func setBoundsSize(_ newSize: NSSize) {}
  /// Turns it, in degrees.
  open var frameRotation: CGFloat = 0
  /// Turns it about its middle, in degrees.
  open var frameCenterRotation: CGFloat = 0
  /// Scales it.
  open func scaleUnitSquare(to newUnitSize: NSSize) {}
  /// The same view: what it is told is shown at once.
  open func animator() -> Self { self }

  /// The view under a point of the view around.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard frame.contains(point), !isHidden else { return nil }
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for view in inner.reversed() {
      if let found = view.hitTest(own) { return found }
    }
    return self
  }
  /// Whether a point lies in a rectangle.
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  private var origin: NSPoint {
    let around = superview?.origin ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// A point as another view has it; nil is the window.
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }
  /// A point of another view; nil is the window.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  /// A rectangle as another view has it; nil is the window.
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view; nil is the window.
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// A size as another view has it.
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  /// A rectangle in pixels.
  open func convertToBacking(_ rect: NSRect) -> NSRect { rect }
  /// A rectangle of pixels in points.
  open func convertFromBacking(_ rect: NSRect) -> NSRect { rect }

  /// Something that is dragged came in.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Something that is dragged moved.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Something that is dragged went out.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Whether something may be dropped.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Takes what was dropped.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// What was dropped was taken.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Dragging ended.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Whether a first click into a window counts.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether its window is moved by it.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether it takes the keyboard only if it needs it.
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether the keyboard can go to it.
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  /// The menu that a second button opens.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// Follows the pointer in a rectangle.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// Follows the pointer in a rectangle no longer.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  /// Sets the rectangles in which the pointer is followed.
  open func updateTrackingAreas() {}
  /// Sets looks of the pointer anew.
  open func resetCursorRects() {}
  /// Sets the pointer's look in a rectangle.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// Takes looks of the pointer away.
  open func discardCursorRects() {}
  /// Hears a movement.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Hears a movement no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
