import CoreGraphics
import CoreLocation
import Foundation

/// Something in calendars.
open class EKObject: NSObject {
  /// Something.
  public override init() { super.init() }
  /// Whether it was changed since it was kept: nothing is kept.
  open var hasChanges: Bool { true }
  /// Whether it was never kept: nothing is kept.
  open var isNew: Bool { true }
  /// Takes changes back: there is nothing older.
  open func reset() {}
  /// Takes changes back: there is nothing older.
  open func rollback() {}
  /// Reads it anew: there is nothing to read.
  open func refresh() -> Bool { false }
}

/// Where calendars come from.
open class EKSource: EKObject {
  /// The name that is its own.
  public let sourceIdentifier: String
  /// The kind.
  public let sourceType: EKSourceType
  /// The name.
  public let title: String
  /// Whether it belongs to another person.
  open var isDelegate: Bool { false }
  init(title: String, type: EKSourceType) {
    sourceIdentifier = UUID().uuidString
    sourceType = type
    self.title = title
    super.init()
  }
  /// Its calendars: none.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar.
open class EKCalendar: EKObject {
  private let kind: EKEntityType
  /// Where it comes from.
  open var source: EKSource!
  /// The name that is its own.
  public let calendarIdentifier: String
  /// The name.
  open var title = ""
  /// The colour.
  open var cgColor: CGColor!
  /// A new calendar for a kind of things.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    kind = entityType
    calendarIdentifier = UUID().uuidString
    super.init()
  }
  /// The kind.
  open var type: EKCalendarType { .local }
  /// Whether things in it can be changed.
  open var allowsContentModifications: Bool { true }
  /// Whether it is read from an address.
  open var isSubscribed: Bool { false }
  /// Whether it cannot be changed.
  open var isImmutable: Bool { false }
  /// What it tells of the time of a person.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
  /// The kinds of things that it takes.
  open var allowedEntityTypes: EKEntityMask { kind == .event ? .event : .reminder }
}

/// A person that is invited.
open class EKParticipant: EKObject {
  /// The address.
  public let url: URL
  /// The name.
  public let name: String?
  /// Whether it is the person of the device.
  public let isCurrentUser: Bool
  init(url: URL, name: String?) {
    self.url = url
    self.name = name
    isCurrentUser = false
    super.init()
  }
}

/// A place with a name.
open class EKStructuredLocation: EKObject {
  /// The name.
  open var title: String?
  /// The place.
  open var geoLocation: CLLocation?
  /// In metres; 0 for the usual one.
  open var radius: Double = 0
  /// A place of a name.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
