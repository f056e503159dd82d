import Foundation

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where a query goes on.
  open class Cursor: @unchecked Sendable {
    init() {}
  }
  /// As many records as the cloud wants to give at once.
  public static let maximumResults = 0
  /// Which records are wanted.
  open var query: CKQuery?
  /// Where it goes on.
  open var cursor: Cursor?
  /// The part of the database.
  open var zoneID: CKRecordZone.ID?
  /// How many records are wanted at most.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// Which values are wanted; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with a record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called with a record, or with why it cannot be had.
  open var recordMatchedBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end.
  open var queryResultBlock: ((_ operationResult: Result<Cursor?, any Error>) -> Void)?

  /// Finds nothing yet.
  public override init() { super.init() }
  /// Finds records of a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Goes on.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail(with error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Fetches records by their names.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names.
  open var recordIDs: [CKRecord.ID]?
  /// Which values are wanted; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called while a record comes, with what is there of it, from 0 to 1.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Called with a record.
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// Called with a record, or with why it cannot be had.
  open var perRecordResultBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordsResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Fetches nothing yet.
  public override init() { super.init() }
  /// Fetches records of names.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  /// Fetches the person's record.
  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }
  override func fail(with error: CKError) {
    for id in recordIDs ?? [] {
      perRecordCompletionBlock?(nil, id, error)
      perRecordResultBlock?(id, .failure(error))
    }
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// When a record is saved.
  public enum RecordSavePolicy: Int, Sendable {
    /// If nobody else has changed it, what was changed, everything.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
  /// What is saved.
  open var recordsToSave: [CKRecord]?
  /// What is deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// When a record is saved.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// What the app knows of the change.
  open var clientChangeTokenData: Data?
  /// Whether all or nothing is saved.
  open var isAtomic = true
  /// Called while a record goes, with what is gone of it, from 0 to 1.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called with a record that was saved.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Called with a record that was saved, or with why not.
  open var perRecordSaveBlock: ((_ recordID: CKRecord.ID, _ saveResult: Result<CKRecord, any Error>) -> Void)?
  /// Called with a record that was deleted, or with why not.
  open var perRecordDeleteBlock: ((_ recordID: CKRecord.ID, _ deleteResult: Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifyRecordsResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Saves nothing yet.
  public override init() { super.init() }
  /// Saves and deletes records.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }
  override func fail(with error: CKError) {
    for record in recordsToSave ?? [] {
      perRecordCompletionBlock?(record, error)
      perRecordSaveBlock?(record.recordID, .failure(error))
    }
    for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
