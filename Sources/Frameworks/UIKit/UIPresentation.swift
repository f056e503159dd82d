import Foundation
import SwiftUI

/// How a controller is shown.
@MainActor open class UIPresentationController {
  /// The controller.
  public let presentedViewController: UIViewController
  /// Who showed it.
  public let presentingViewController: UIViewController
  /// Who is told.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around.
  open var containerView: UIView?
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it ends up, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A way to show a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }
  /// It is about to be shown.
  open func presentationTransitionWillBegin() {}
  /// It was shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// It is about to go.
  open func dismissalTransitionWillBegin() {}
  /// It went.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Views are about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Views were laid out.
  open func containerViewDidLayoutSubviews() {}
}
/// A controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent {
    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// A height of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// All of the screen.
      public static let large = Identifier(rawValue: "large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// All of the screen.
    public static func large() -> Detent { Detent(.large) }
  }
  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what lies behind is as light as before.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// The radius of its corners in points.
  open var preferredCornerRadius: CGFloat?
  /// Whether it grows before its contents scroll.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
/// A controller as a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points to.
  open var sourceView: UIView?
  /// The rectangle that it points to, in points.
  open var sourceRect = CGRect.zero
  /// Where its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What is behind it.
  open var backgroundColor: UIColor?
}
/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
/// Who is asked how a controller is shown.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The way to show it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether it may be swiped away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// It was swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to swipe it away.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  /// As usual.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
/// Who is asked about popovers.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// What is known while controllers change.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view around.
  var containerView: UIView { get }
  /// Tells that it is done.
  func completeTransition(_ didComplete: Bool)
}
/// Who shows how controllers change.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Shows it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
/// Who makes ways of changing.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// How a controller comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How a controller goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How a controller is shown.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  /// As usual.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
