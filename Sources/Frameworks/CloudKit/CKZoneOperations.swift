import Foundation

/// Fetches zones by their names.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names; nil for all zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Called with a zone, or with why it cannot be had.
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordZonesResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Fetches nothing yet.
  public override init() { super.init() }
  /// Fetches zones of names.
  public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
    self.init()
    recordZoneIDs = zoneIDs
  }
  /// Fetches all zones.
  open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }
  override func fail(with error: CKError) {
    for id in recordZoneIDs ?? [] { perRecordZoneResultBlock?(id, .failure(error)) }
    fetchRecordZonesCompletionBlock?(nil, error)
    fetchRecordZonesResultBlock?(.failure(error))
  }
}

/// Saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved.
  open var recordZonesToSave: [CKRecordZone]?
  /// What is deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called with a zone that was saved, or with why not.
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called with a zone that was deleted, or with why not.
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifyRecordZonesResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Saves nothing yet.
  public override init() { super.init() }
  /// Saves and deletes zones.
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
  override func fail(with error: CKError) {
    for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
    for id in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(id, .failure(error)) }
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// Fetches what has changed in zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is wanted of a zone.
  open class ZoneConfiguration: @unchecked Sendable {
    /// What is known already.
    open var previousServerChangeToken: CKServerChangeToken?
    /// How many records are wanted at most.
    open var resultsLimit = 0
    /// Which values are wanted; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// All of it.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }
  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What is wanted of the zones.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether it goes on until nothing is left.
  open var fetchAllChanges = true
  /// Called with a record.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Called with a record, or with why it cannot be had.
  open var recordWasChangedBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
  /// Called with a record that is gone.
  open var recordWithIDWasDeletedBlock: ((_ recordID: CKRecord.ID, _ recordType: CKRecord.RecordType) -> Void)?
  /// Called when more is known of a zone.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called at the end of a zone.
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordZoneChangesResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Fetches nothing yet.
  public override init() { super.init() }
  /// Fetches what has changed in zones.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  override func fail(with error: CKError) {
    for id in recordZoneIDs ?? [] { recordZoneFetchCompletionBlock?(id, nil, nil, false, error) }
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}

/// Fetches which zones of a database have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is known already.
  open var previousServerChangeToken: CKServerChangeToken?
  /// How many zones are wanted at most.
  open var resultsLimit = 0
  /// Whether it goes on until nothing is left.
  open var fetchAllChanges = true
  /// Called with a zone in which something has changed.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with a zone that is gone.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with a zone that a person has emptied.
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called when more is known.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  /// Called at the end.
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchDatabaseChangesResultBlock: ((Result<Changes, any Error>) -> Void)?
  /// What is known after a fetch.
  public typealias Changes = (serverChangeToken: CKServerChangeToken, moreComing: Bool)

  /// Fetches all changes.
  public override init() { super.init() }
  /// Fetches changes since what is known.
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
  override func fail(with error: CKError) {
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
    fetchDatabaseChangesResultBlock?(.failure(error))
  }
}
