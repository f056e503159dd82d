import EventKit
import Foundation
import SwiftUI
import UIKit

/// What a person did with an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The person left it as it was.
  case canceled = 0
  /// The person kept it.
  case saved = 1
  /// The person took it away.
  case deleted = 2
}

/// A controller that changes an event: it is empty, there are no calendars.
open class EKEventEditViewController: UINavigationController {
  /// Who is told.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store that keeps the event.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one.
  open var event: EKEvent?
  /// Leaves the event as it was, and tells it.
  open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}
/// Who is told what was done with an event.
@MainActor public protocol EKEventEditViewDelegate: AnyObject {
  /// A person is done with it.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of new events.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
  /// A new calendar.
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}
