import Foundation

/// A database of the cloud. Nobody has an account, so that whatever is asked for fails for that reason.
open class CKDatabase: Hashable, @unchecked Sendable {
  /// Who sees a database.
  public enum Scope: Int, Sendable {
    /// Everybody, the person, those who share.
    case `public` = 1, `private`, shared
  }
  /// Who sees it.
  public let databaseScope: Scope
  init(scope: Scope) { databaseScope = scope }
  /// Begins an operation.
  open func add(_ operation: CKDatabaseOperation) {
    if operation.database == nil { operation.database = self }
    CKOperation.begin(operation)
  }
  /// Whether both are one.
  public static func == (a: CKDatabase, b: CKDatabase) -> Bool { a === b }
  /// Tells databases from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Tells a closure that nobody has an account.
  func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, CKError.noAccount) }
  }
  /// Tells a closure that nobody has an account.
  func refuse<Value>(_ handler: @escaping (Result<Value, any Error>) -> Void) {
    DispatchQueue.global().async { handler(.failure(CKError.noAccount)) }
  }
}

// MARK: Records
extension CKDatabase {
  /// Fetches a record.
  public func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A record.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
  /// Saves a record.
  public func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a record.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
  /// Deletes a record.
  public func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a record.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
  /// Finds records.
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Finds records.
  public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
    throw CKError.noAccount
  }
}

// MARK: Zones
extension CKDatabase {
  /// Fetches all zones.
  public func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// All zones.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
  /// Fetches a zone.
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A zone.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount }
  /// Saves a zone.
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a zone.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount }
  /// Deletes a zone.
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a zone.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError.noAccount
  }
}

// MARK: Subscriptions
extension CKDatabase {
  /// Fetches a subscription.
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// A subscription.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError.noAccount
  }
  /// Fetches all subscriptions.
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// All subscriptions.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
  /// Saves a subscription.
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Saves a subscription.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount }
  /// Deletes a subscription.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Deletes a subscription.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError.noAccount
  }
}
