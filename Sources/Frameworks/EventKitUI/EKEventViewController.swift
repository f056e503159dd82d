import EventKit
import Foundation
import SwiftUI
import UIKit

/// What a person did with an event that was shown.
public enum EKEventViewAction: Int, Sendable {
  /// The person is done.
  case done = 0
  /// The person answered an invitation.
  case responded = 1
  /// The person took it away.
  case deleted = 2
}

/// A controller that shows an event: it is empty.
open class EKEventViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  open var event: EKEvent!
  /// Whether a person can change it.
  open var allowsEditing = false
  /// Whether a person can look at the day.
  open var allowsCalendarPreview = false
}
/// Who is told what was done with an event that was shown.
@MainActor public protocol EKEventViewDelegate: AnyObject {
  /// A person is done with it.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// How many calendars a person chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One, any number.
  case single, multiple
}
/// Which calendars a person sees.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All, those that can be changed.
  case allCalendars, writableCalendarsOnly
}
/// A controller that lets a person choose calendars: it is empty, there are none.
open class EKCalendarChooser: UIViewController {
  /// How many calendars are chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Who is told.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a button to end.
  open var showsDoneButton = false
  /// Whether there is a button to leave all as it was.
  open var showsCancelButton = false
  /// The calendars that are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  /// A controller for the calendars of events.
  public convenience init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(selectionStyle: style, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }
  /// A controller for the calendars of a kind of things.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of an archive: empty.
  public required init?(coder: NSCoder) {
    selectionStyle = .single
    super.init(coder: coder)
  }
}
/// Who is told of chosen calendars.
@MainActor public protocol EKCalendarChooserDelegate: AnyObject {
  /// Others are chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// A person is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// A person leaves all as it was.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  /// Nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
