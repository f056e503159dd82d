import Foundation

/// What tells a person when something changes in the cloud.
open class CKSubscription: Hashable, @unchecked Sendable {
  /// The name of a subscription.
  public typealias ID = String
  /// What is watched.
  public enum SubscriptionType: Int, Sendable {
    /// Records of a query, a zone, a database.
    case query = 1, recordZone, database
  }
  /// What a notification says.
  open class NotificationInfo: @unchecked Sendable {
    /// The text.
    open var alertBody: String?
    /// The key of the text.
    open var alertLocalizationKey: String?
    /// The names of values that the text has.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title.
    open var title: String?
    /// The key of the title.
    open var titleLocalizationKey: String?
    /// The names of values that the title has.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The second title.
    open var subtitle: String?
    /// The key of the second title.
    open var subtitleLocalizationKey: String?
    /// The names of values that the second title has.
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    /// The key of the button.
    open var alertActionLocalizationKey: String?
    /// The picture that is shown when the app begins.
    open var alertLaunchImage: String?
    /// The sound.
    open var soundName: String?
    /// The names of values that come with it.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the number on the icon grows.
    open var shouldBadge = false
    /// Whether the app is woken in the background.
    open var shouldSendContentAvailable = false
    /// Whether the app may change it.
    open var shouldSendMutableContent = false
    /// The kind of its buttons.
    open var category: String?
    /// The name of a value by which one replaces another.
    open var collapseIDKey: String?
    /// Nothing yet.
    public init() {}
    /// What is said, with values that the texts have.
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [String] = [],
      title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [String] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [String] = [],
      alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
      desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
      shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      self.alertBody = alertBody
      self.alertLocalizationKey = alertLocalizationKey
      self.alertLocalizationArgs = alertLocalizationArgs
      self.title = title
      self.titleLocalizationKey = titleLocalizationKey
      self.titleLocalizationArgs = titleLocalizationArgs
      self.subtitle = subtitle
      self.subtitleLocalizationKey = subtitleLocalizationKey
      self.subtitleLocalizationArgs = subtitleLocalizationArgs
      self.alertActionLocalizationKey = alertActionLocalizationKey
      self.alertLaunchImage = alertLaunchImage
      self.soundName = soundName
      self.desiredKeys = desiredKeys
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
      self.category = category
      self.collapseIDKey = collapseIDKey
    }
  }
  /// The name.
  public let subscriptionID: ID
  /// What is watched.
  public let subscriptionType: SubscriptionType
  /// What a notification says.
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID, _ subscriptionType: SubscriptionType) {
    self.subscriptionID = subscriptionID
    self.subscriptionType = subscriptionType
  }
  /// Whether both have one name.
  public static func == (a: CKSubscription, b: CKSubscription) -> Bool { a.subscriptionID == b.subscriptionID }
  /// Tells subscriptions from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(subscriptionID) }
}

/// Watches records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// When it tells something.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// When a record is made.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// When a record is changed.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// When a record is deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Only once.
    public static let firesOnce = Options(rawValue: 8)
  }
  /// The kind of records.
  public let recordType: CKRecord.RecordType
  /// What they must be like.
  public let predicate: NSPredicate
  /// When it tells something.
  public let querySubscriptionOptions: Options
  /// The part of the database; nil for all of it.
  open var zoneID: CKRecordZone.ID?

  /// Watches records of a query.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID, .query)
  }
  /// Watches records of a query, with a new name.
  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, options querySubscriptionOptions: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString,
      options: querySubscriptionOptions)
  }
}

/// Watches a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// The kind of records; nil for all.
  open var recordType: CKRecord.RecordType?
  /// Watches a zone.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
  /// Watches a zone, with a new name.
  public convenience init(zoneID: CKRecordZone.ID) {
    self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
  }
}

/// Watches a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The kind of records; nil for all.
  open var recordType: CKRecord.RecordType?
  /// Watches a database.
  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }
  /// Watches a database, with a new name.
  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}
