import CoreGraphics
import Foundation
import SwiftUI

/// What a view is touched for.
@MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// It comes to a view.
  func willMove(to view: UIView?)
  /// It came to a view.
  func didMove(to view: UIView?)
}
extension UIInteraction {
  /// None.
  public var view: UIView? { nil }
  /// Nothing.
  public func willMove(to view: UIView?) {}
  /// Nothing.
  public func didMove(to view: UIView?) {}
}
/// Who goes along when a controller is shown.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Does something along.
  @discardableResult func animate(
    alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)?) -> Void)?,
    completion: (((any UIViewControllerTransitionCoordinatorContext)?) -> Void)?
  ) -> Bool
}
/// What is known when a controller is shown.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
}
/// Shows a file, and what can be done with it: nothing is shown.
@MainActor open class UIDocumentInteractionController {
  /// The file.
  open var url: URL?
  /// The name.
  open var name: String?
  /// The kind.
  open var uti: String?
  /// Who is told.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Of a file.
  public init(url: URL) { self.url = url }
  /// Shows it: it does not.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done: it does not.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows which apps open it: it does not.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows it no longer.
  open func dismissPreview(animated: Bool) {}
}
/// Who is told of a file that is shown.
@MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Who shows it.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// It is shown no longer.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  /// An empty one.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
/// Prints: there is no printer.
@MainActor open class UIPrintInteractionController {
  /// The one.
  public static let shared = UIPrintInteractionController()
  /// Whether something can be printed: no.
  public static var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: no.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// What is printed.
  open var printingItem: Any?
  /// What is printed.
  open var printingItems: [Any]?
  /// What makes pages.
  open var printFormatter: UIPrintFormatter?
  /// Whether a person chooses how often.
  open var showsNumberOfCopies = true
  /// Shows what can be set: it does not, and tells that nothing was printed.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool {
    completion?(self, false, UnsupportedRequest(words: "There is no printer."))
    return false
  }
  /// Shows it no longer.
  open func dismiss(animated: Bool) {}
}
/// How something is printed.
@MainActor open class UIPrintInfo {
  /// What it is.
  public enum OutputType: Int, Sendable {
    /// Anything, a photo, without colours, a photo without colours.
    case general, photo, grayscale, photoGrayscale
  }
  /// The name.
  open var jobName = ""
  /// What it is.
  open var outputType = OutputType.general
  /// As usual.
  public init() {}
  /// As usual.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
/// What makes pages.
@MainActor open class UIPrintFormatter {
  /// How far contents stand from the edges, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  init() {}
}
/// Moves that can be stopped: nothing moves in a picture, so all is as at the end.
@MainActor open class UIViewPropertyAnimator {
  private var changes: [() -> Void] = []
  private var endings: [(Position) -> Void] = []
  /// Where it ends.
  public enum Position: Int, Sendable {
    /// At the end, at the beginning, in between.
    case end, start, current
  }
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How much is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it goes back.
  open var isReversed = false
  /// Whether it goes: never, it is at the end at once.
  open var isRunning: Bool { false }
  /// Moves in a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  /// Moves as a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds what is done at the end.
  open func addCompletion(_ completion: @escaping (Position) -> Void) { endings.append(completion) }
  /// Makes the changes.
  open func startAnimation() {
    for change in changes { change() }
    for ending in endings { ending(.end) }
    (changes, endings, fractionComplete) = ([], [], 1)
  }
  /// Makes the changes later: at once here.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Rests.
  open func pauseAnimation() {}
  /// Stops.
  open func stopAnimation(_ withoutFinishing: Bool) { changes = [] }
  /// Is at a place.
  open func finishAnimation(at finalPosition: Position) {
    for ending in endings { ending(finalPosition) }
    endings = []
  }
}
