import Foundation

/// Hears whether calendars may be used.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
/// Hears of an event; what it writes ends the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars of a device: nobody allows to use them, so there are none, and nothing is kept.
open class EKEventStore: NSObject {
  /// The name that is its own.
  public let eventStoreIdentifier = UUID().uuidString
  /// A store.
  public override init() { super.init() }
  /// A store of sources: it has none.
  public init(sources: [EKSource]) { super.init() }

  /// Whether it is allowed: no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Asks for calendars: no.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    completion(false, nil)
  }
  /// Asks for calendars: no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks for writing in calendars: no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    completion(false, nil)
  }
  /// Asks for writing in calendars: no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks for reminders: no.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    completion(false, nil)
  }
  /// Asks for reminders: no.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Asks for a kind of things: no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }
  /// Asks for a kind of things: no.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  /// Where calendars come from: nowhere.
  open var sources: [EKSource] { [] }
  /// Where calendars of others come from: nowhere.
  open var delegateSources: [EKSource] { [] }
  /// The source of a name: none.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// The calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar of new events: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The calendar of new reminders: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The calendar of a name: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Keeps a calendar: it is not allowed.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes a calendar away: it is not allowed.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// The event or reminder of a name: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// The events and reminders that servers know by a name: none.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
  /// Writes what was changed: it is not allowed.
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes changes back.
  open func reset() {}
  /// Asks servers: there are none.
  open func refreshSourcesIfNecessary() {}
}

extension EKEventStore {
  /// Keeps an event: it is not allowed.
  public func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Keeps an event: it is not allowed.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes an event away: it is not allowed.
  public func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes an event away: it is not allowed.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// The event of a name: none.
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The events that are looked for: none.
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Tells the events that are looked for: there are none.
  public func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}
  /// Looks for the events between two moments.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  /// Keeps a reminder: it is not allowed.
  public func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes a reminder away: it is not allowed.
  public func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Tells the reminders that are looked for: nil, it is not allowed. Gives what names the search.
  @discardableResult public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return eventStoreIdentifier
  }
  /// Ends a search.
  public func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Looks for all reminders.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  /// Looks for what is to be done between two moments.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Looks for what was done between two moments.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
}
