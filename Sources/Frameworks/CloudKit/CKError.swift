import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where mistakes of the cloud come from.
public let CKErrorDomain = "CKErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of mistakes of single records in a mistake of many.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the record as it was when it was fetched.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the record as the cloud has it.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the record as it was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the seconds after which one may try again.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// A mistake of the cloud.
public struct CKError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// A mistake of the framework itself.
    case internalError = 1
    /// Some records failed.
    case partialFailure = 2
    /// There is no network.
    case networkUnavailable = 3
    /// The network failed.
    case networkFailure = 4
    /// There is no such container.
    case badContainer = 5
    /// The cloud does not answer.
    case serviceUnavailable = 6
    /// One asks too often.
    case requestRateLimited = 7
    /// The app may not.
    case missingEntitlement = 8
    /// Nobody has an account.
    case notAuthenticated = 9
    /// The person may not.
    case permissionFailure = 10
    /// There is no such record.
    case unknownItem = 11
    /// Arguments are not as they must be.
    case invalidArguments = 12
    /// There is more than was fetched.
    case resultsTruncated = 13
    /// Somebody else has changed the record.
    case serverRecordChanged = 14
    /// The cloud does not take it.
    case serverRejectedRequest = 15
    /// There is no such file.
    case assetFileNotFound = 16
    /// The file has changed meanwhile.
    case assetFileModified = 17
    /// The app is too old.
    case incompatibleVersion = 18
    /// A value that was to be unique is not.
    case constraintViolation = 19
    /// It was ended.
    case operationCancelled = 20
    /// What is known is too old.
    case changeTokenExpired = 21
    /// Others of the same batch failed.
    case batchRequestFailed = 22
    /// Too many use the zone.
    case zoneBusy = 23
    /// The database cannot do that.
    case badDatabase = 24
    /// There is no room.
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound = 26
    /// That is too much at once.
    case limitExceeded = 27
    /// The person has deleted the zone.
    case userDeletedZone = 28
    /// Too many share a record.
    case tooManyParticipants = 29
    /// The record is shared already.
    case alreadyShared = 30
    /// Another record needs it.
    case referenceViolation = 31
    /// The account may not.
    case managedAccountRestricted = 32
    /// Nobody knows yet who the participant is.
    case participantMayNeedVerification = 33
    /// The answer was lost.
    case serverResponseLost = 34
    /// The file cannot be had.
    case assetNotAvailable = 35
    /// The account is to be confirmed.
    case accountTemporarilyUnavailable = 36
  }
  /// The kind.
  public let code: Code
  /// What is known beside the kind.
  public let userInfo: [String: Any]

  /// A mistake of a kind.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// Where it comes from.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// What is known beside the kind.
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: errorDescription ?? ""]) { known, _ in known }
  }
  /// The mistake for a person.
  public var errorDescription: String? {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    switch code {
    case .notAuthenticated: return "This request requires an authenticated account"
    case .operationCancelled: return "Operation was cancelled"
    case .partialFailure: return "Some items failed"
    default: return "The operation couldn’t be completed. (CKErrorDomain error \(code.rawValue).)"
    }
  }
  /// Mistakes of single records, by their names.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The record as it was when it was fetched.
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  /// The record as the cloud has it.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record as it was to be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// After how many seconds one may try again.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  /// Whether both are of one kind.
  public static func == (a: CKError, b: CKError) -> Bool { a.code == b.code }
  /// Tells mistakes from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
extension CKError.Code {
  /// Whether a mistake is of a kind: for `catch`.
  public static func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
