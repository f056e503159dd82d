import Foundation

/// What the cloud tells an app: read from what came with a notification.
open class CKNotification: @unchecked Sendable {
  /// What has told it.
  public enum NotificationType: Int, Sendable {
    /// A query, a zone, one that was read already, a database.
    case query = 1, recordZone, readNotification, database
  }
  /// The name of a notification.
  open class ID: Hashable, @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
    /// Whether both are one.
    public static func == (a: ID, b: ID) -> Bool { a.name == b.name }
    /// Tells names from each other.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
  /// What has told it.
  public let notificationType: NotificationType
  /// Its name.
  public let notificationID: ID?
  /// The app's part of the cloud.
  public let containerIdentifier: String?
  /// Whose subscription it is.
  public let subscriptionOwnerUserRecordID: CKRecord.ID?
  /// Whether something is missing for want of room.
  public let isPruned: Bool
  /// The subscription.
  public let subscriptionID: CKSubscription.ID?
  /// Values of the query, the zone or the database.
  let details: [AnyHashable: Any]
  private let shown: [AnyHashable: Any]
  private let alert: [AnyHashable: Any]

  /// Reads what came with a notification; nil unless the cloud sent it.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let cloud = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    if let query = cloud["qry"] as? [AnyHashable: Any] {
      (notificationType, details) = (.query, query)
    } else if let database = cloud["met"] as? [AnyHashable: Any] {
      (notificationType, details) = (.database, database)
    } else {
      (notificationType, details) = (.recordZone, cloud["fet"] as? [AnyHashable: Any] ?? [:])
    }
    shown = notificationDictionary["aps"] as? [AnyHashable: Any] ?? [:]
    if let text = shown["alert"] as? String {
      alert = ["body": text]
    } else {
      alert = shown["alert"] as? [AnyHashable: Any] ?? [:]
    }
    notificationID = (cloud["nid"] as? String).map { ID(name: $0) }
    containerIdentifier = cloud["cid"] as? String
    subscriptionOwnerUserRecordID = (cloud["ckuserid"] as? String).map { CKRecord.ID(recordName: $0) }
    isPruned = cloud["p"] as? Int == 1
    subscriptionID = details["sid"] as? String
  }
  /// The text.
  open var alertBody: String? { alert["body"] as? String }
  /// The key of the text.
  open var alertLocalizationKey: String? { alert["loc-key"] as? String }
  /// Values that the text has.
  open var alertLocalizationArgs: [String]? { alert["loc-args"] as? [String] }
  /// The title.
  open var title: String? { alert["title"] as? String }
  /// The key of the title.
  open var titleLocalizationKey: String? { alert["title-loc-key"] as? String }
  /// Values that the title has.
  open var titleLocalizationArgs: [String]? { alert["title-loc-args"] as? [String] }
  /// The second title.
  open var subtitle: String? { alert["subtitle"] as? String }
  /// The key of the second title.
  open var subtitleLocalizationKey: String? { alert["subtitle-loc-key"] as? String }
  /// Values that the second title has.
  open var subtitleLocalizationArgs: [String]? { alert["subtitle-loc-args"] as? [String] }
  /// The key of the button.
  open var alertActionLocalizationKey: String? { alert["action-loc-key"] as? String }
  /// The picture that is shown when the app begins.
  open var alertLaunchImage: String? { alert["launch-image"] as? String }
  /// The number on the icon.
  open var badge: NSNumber? {
    if let number = shown["badge"] as? Int { return NSNumber(value: number) }
    return shown["badge"] as? NSNumber
  }
  /// The sound.
  open var soundName: String? { shown["sound"] as? String }
  /// The kind of its buttons.
  open var category: String? { shown["category"] as? String }
  /// Who sees the database.
  var scope: CKDatabase.Scope { CKDatabase.Scope(rawValue: details["dbs"] as? Int ?? 1) ?? .public }
  /// The zone.
  var zone: CKRecordZone.ID? {
    (details["zid"] as? String).map { name in
      CKRecordZone.ID(zoneName: name, ownerName: details["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }
}

/// What a query tells.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What has happened.
  public enum Reason: Int, Sendable {
    /// A record was made, changed, deleted.
    case recordCreated = 1, recordUpdated, recordDeleted
  }
  /// What has happened.
  open var queryNotificationReason: Reason { Reason(rawValue: details["fo"] as? Int ?? 1) ?? .recordCreated }
  /// Values of the record.
  open var recordFields: [String: Any]? { details["af"] as? [String: Any] }
  /// The name of the record.
  open var recordID: CKRecord.ID? {
    (details["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: zone ?? .default) }
  }
  /// Who sees the database.
  open var databaseScope: CKDatabase.Scope { scope }
}
/// What a zone tells.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// The zone.
  open var recordZoneID: CKRecordZone.ID? { zone }
  /// Who sees the database.
  open var databaseScope: CKDatabase.Scope { scope }
}
/// What a database tells.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// Who sees it.
  open var databaseScope: CKDatabase.Scope { scope }
}
