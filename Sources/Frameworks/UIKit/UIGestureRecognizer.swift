import CoreGraphics
import Foundation
import SwiftUI

/// What hears a movement of fingers: nothing moves in a picture.
@MainActor open class UIGestureRecognizer: Hashable {
  /// What a movement is in.
  public enum State: Int, Sendable {
    /// Perhaps, begun, changed, ended, taken away, none.
    case possible, began, changed, ended, cancelled, failed
    /// Heard.
    public static let recognized = State.ended
  }
  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it hears.
  open var isEnabled = true
  /// What it is in.
  open var state = State.possible
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// Whether touches are taken from the view.
  open var cancelsTouchesInView = true
  /// Whether touches wait.
  open var delaysTouchesBegan = false
  /// Whether ends of touches wait.
  open var delaysTouchesEnded = true
  /// A name.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Would call a method of an object.
  public init(target: Any?, action: Selector?) {}
  /// Hears nothing yet.
  public convenience init() { self.init(target: nil, action: nil) }
  /// Would call a method of an object.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Calls a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the fingers are, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a finger is, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits until another heard nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Begins anew.
  open func reset() {}
  /// Whether both are the same object.
  nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Who is asked about movements.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may hear.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits for another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it hears a finger.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}
/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// At least so many fingers.
  open var minimumNumberOfTouches = 1
  /// At most so many fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far it moved, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Counts from a distance in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A finger from an edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
/// A finger that moves fast.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction.
  open var direction = Direction.right
}
/// Two fingers that part or meet.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger.
  open var scale: CGFloat = 1
  /// How fast.
  open var velocity: CGFloat { 0 }
}
/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
}
/// A finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}
/// A pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
