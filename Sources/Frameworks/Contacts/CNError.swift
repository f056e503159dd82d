import Foundation

/// What went wrong with contacts.
public struct CNError: LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// The other side did not answer.
    case communicationError = 1
    /// The data could not be read.
    case dataAccessError = 2
    /// The person does not allow it.
    case authorizationDenied = 100
    /// There is no store to write to.
    case noAccessableWritableContainers = 101
    /// Some keys are not allowed.
    case unauthorizedKeys = 102
    /// The person does not want it.
    case featureDisabledByUser = 103
    /// It is not there.
    case featureNotAvailable = 104
    /// The record is not there.
    case recordDoesNotExist = 200
    /// The record is there already.
    case insertedRecordAlreadyExists = 201
    /// A group would hold itself.
    case containmentCycle = 202
    /// A group would hold records of another store.
    case containmentScope = 203
    /// The record above is not there.
    case parentRecordDoesNotExist = 204
    /// The identifier is not right.
    case recordIdentifierInvalid = 205
    /// The record cannot be changed.
    case recordNotWritable = 206
    /// The store cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values are not right.
    case validationMultipleErrors = 300
    /// A value has another type.
    case validationTypeMismatch = 301
    /// The checks are not right.
    case validationConfigurationError = 302
    /// The predicate is not right.
    case predicateInvalid = 400
    /// A rule does not allow it.
    case policyViolation = 500
    /// The name of the app is not right.
    case clientIdentifierInvalid = 600
    /// The name of the app is not there.
    case clientIdentifierDoesNotExist = 601
    /// The name of the app is taken.
    case clientIdentifierCollision = 602
    /// The changes are too old.
    case changeHistoryExpired = 603
    /// The mark of the changes is not right.
    case changeHistoryInvalidAnchor = 604
    /// The request of changes is not right.
    case changeHistoryInvalidFetchRequest = 605
    /// The card is not right.
    case vCardMalformed = 700
    /// The card could not be shortened.
    case vCardSummarizationError = 701
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain of these mistakes.
  public static var errorDomain: String { CNErrorDomain }
  /// The mistake in words.
  public var errorDescription: String? {
    code == .authorizationDenied ? "Access Denied" : "The operation couldn’t be completed."
  }
  /// The records it is about: nobody knows.
  public var affectedRecords: [AnyObject]? { nil }
  /// The identifiers of these records: nobody knows.
  public var affectedRecordIdentifiers: [String]? { nil }
  /// The keys it is about: nobody knows.
  public var keyPaths: [String]? { nil }
  /// The other side did not answer.
  public static var communicationError: Code { .communicationError }
  /// The data could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The person does not allow it.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no store to write to.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// Some keys are not allowed.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The person does not want it.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// It is not there.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// The record is not there.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The record is there already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group would hold itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// A group would hold records of another store.
  public static var containmentScope: Code { .containmentScope }
  /// The record above is not there.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The identifier is not right.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The record cannot be changed.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The store cannot be changed.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values are not right.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value has another type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The checks are not right.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The predicate is not right.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A rule does not allow it.
  public static var policyViolation: Code { .policyViolation }
  /// The name of the app is not right.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// The name of the app is not there.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// The name of the app is taken.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The changes are too old.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The mark of the changes is not right.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The request of changes is not right.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// The card is not right.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// The card could not be shortened.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
/// The domain of mistakes with contacts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNErrorDomain = "CNErrorDomain"
