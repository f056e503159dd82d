import CoreGraphics
import Foundation
import SwiftUI

/// A view that is larger inside than outside.
open class UIScrollView: UIView {
  /// The size inside, in points.
  open var contentSize = CGSize.zero
  /// How far it was scrolled, in points.
  open var contentOffset = CGPoint.zero
  /// What is left free around, in points.
  open var contentInset = UIEdgeInsets.zero
  /// What is left free around, with bars, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether bars take room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Who is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it goes beyond its ends.
  open var bounces = true
  /// Whether it goes beyond its ends when all fits.
  open var alwaysBounceVertical = false
  /// Whether it goes beyond its ends when all fits.
  open var alwaysBounceHorizontal = false
  /// Whether there is a bar at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is a bar at the side.
  open var showsVerticalScrollIndicator = true
  /// The distance of the bars from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether the scale goes beyond its ends.
  open var bouncesZoom = true
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What the keyboard does.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the clock scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait.
  open var delaysContentTouches = true
  /// Whether a touch can be taken from views inside.
  open var canCancelContentTouches = true
  /// Whether one direction holds.
  open var isDirectionalLockEnabled = false
  /// What is pulled to load anew.
  open var refreshControl: UIRefreshControl?
  /// Whether it is held.
  open var isTracking: Bool { false }
  /// Whether it is dragged.
  open var isDragging: Bool { false }
  /// Whether it still moves.
  open var isDecelerating: Bool { false }
  /// What hears dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private let pan = UIPanGestureRecognizer()
  /// What is placed by the inside.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// What is placed by the outside.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// Scrolls to a place in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Scrolls until a rectangle is seen, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a rectangle as large as it can be, in points.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}
  open override class func appearance() -> UIScrollView { Appearances.scrollView }

  /// Whether bars take room.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As needed, where it scrolls, never, always.
    case automatic, scrollableAxes, never, always
  }
  /// What the keyboard does.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes, follows.
    case none, onDrag, interactive
  }
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
/// Who is told of scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// It is about to be dragged.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// It is about to be let go.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// It was let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It came to rest by itself.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
