import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// A rectangle of the screen. Its settings are kept; the playground draws the simplest kinds.
@MainActor open class UIView: UIResponder {
  /// In points, from the view around.
  open var frame: CGRect
  /// In points, from its own corner.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle in points, from the view around.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// How it is moved, turned and scaled.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The same in space.
  open var transform3D = CATransform3D()
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = UIColor.systemBlue
  /// Whether that colour is dimmed, as behind an alert; the playground draws it as it is.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// Whether others cannot be touched meanwhile.
  open var isExclusiveTouch = false
  /// How its contents fit.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// How it follows the view around.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether its frame is a wish.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number to find it by.
  open var tag = 0
  /// Fingers' movements that it hears.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The distance of its contents from its edges, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distance of its contents from its edges, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The appearance that it wants.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction that it wants.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What cuts it.
  open var mask: UIView?
  /// What is said of it.
  open var accessibilityLabel: String?
  /// What tests find it by.
  open var accessibilityIdentifier: String?
  /// What it does.
  open var accessibilityHint: String?
  /// What it is worth.
  open var accessibilityValue: String?
  /// Whether it is one thing.
  open var isAccessibilityElement = false
  /// Whether what lies behind is not read.
  open var accessibilityViewIsModal = false
  /// What draws it.
  open var layer: CALayer { drawnBy }
  private let drawnBy = CALayer()
  /// The views inside, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view around.
  open private(set) weak var superview: UIView?
  /// Lengths and places that it must have.
  open private(set) var constraints: [NSLayoutConstraint] = []
  private var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)

  /// A view of a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// An empty view.
  public override convenience init() { self.init(frame: .zero) }
  /// A view of an archive: empty.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { superview }
  /// The window around.
  open var window: UIWindow? { superview?.window }
  /// What is around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// What bars take at the edges, in points.
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
  /// The part that bars leave.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// The part inside of the margins.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// The size that it has of itself, in points; -1 for none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// No size of itself.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as it can be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as it can be.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The settings of all views of the kind.
  open class func appearance() -> UIView { Appearances.view }

  /// Puts a view inside, in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Puts a view inside at a place.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }
  /// Puts a view inside behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Puts a view inside in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  /// Takes the view out.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Puts a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
  /// Puts a view behind the others.
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  /// Whether it lies inside of another view.
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  /// The view of a number inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  /// A view came inside.
  open func didAddSubview(_ subview: UIView) {}
  /// It came into another view.
  open func didMoveToSuperview() {}
  /// It came into a window.
  open func didMoveToWindow() {}
  /// It is about to come into another view.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It is about to come into a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Places the views inside.
  open func layoutSubviews() {}
  /// Asks to be laid out.
  open func setNeedsLayout() {}
  /// Lays out at once.
  open func layoutIfNeeded() {}
  /// Asks to be drawn anew.
  open func setNeedsDisplay() {}
  /// Asks for new constraints.
  open func setNeedsUpdateConstraints() {}
  /// Sets the constraints.
  open func updateConstraints() {}
  /// Its size has changed.
  open func invalidateIntrinsicContentSize() {}
  /// Draws it.
  open func draw(_ rect: CGRect) {}
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that fits an offer, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// The size that constraints give, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// The tint has changed.
  open func tintColorDidChange() {}
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// What is around it has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view under a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event), isUserInteractionEnabled, !isHidden else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }
  /// Whether a point lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  private var origin: CGPoint {
    let around = superview?.origin ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// A point as another view has it; nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }
  /// A point of another view; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  /// A rectangle as another view has it; nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// Hears a movement of fingers.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Hears a movement of fingers no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Demands a length or a place.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Demands lengths or places.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Demands a length or a place no longer.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  /// Demands lengths or places no longer.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
  /// How much it wants to be no larger than itself.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
  }
  /// How much it wants to be no larger than itself.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// How much it wants to be no smaller than itself.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How much it wants to be no smaller than itself.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  /// Hears of dragging.
  open func addInteraction(_ interaction: Any) {}
  /// Draws it and what is inside: nothing is drawn.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// A picture of it: nothing.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// Ends the editing of texts inside.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}
