import Foundation

extension CKError {
  /// A mistake of the framework itself.
  public static var internalError: Code { .internalError }
  /// Some records failed.
  public static var partialFailure: Code { .partialFailure }
  /// There is no network.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failed.
  public static var networkFailure: Code { .networkFailure }
  /// There is no such container.
  public static var badContainer: Code { .badContainer }
  /// The cloud does not answer.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// One asks too often.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The app may not.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// Nobody has an account.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The person may not.
  public static var permissionFailure: Code { .permissionFailure }
  /// There is no such record.
  public static var unknownItem: Code { .unknownItem }
  /// Arguments are not as they must be.
  public static var invalidArguments: Code { .invalidArguments }
  /// Somebody else has changed the record.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The cloud does not take it.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// There is no such file.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The file has changed meanwhile.
  public static var assetFileModified: Code { .assetFileModified }
  /// The app is too old.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// A value that was to be unique is not.
  public static var constraintViolation: Code { .constraintViolation }
  /// It was ended.
  public static var operationCancelled: Code { .operationCancelled }
  /// What is known is too old.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// Others of the same batch failed.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// Too many use the zone.
  public static var zoneBusy: Code { .zoneBusy }
  /// The database cannot do that.
  public static var badDatabase: Code { .badDatabase }
  /// There is no room.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// There is no such zone.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// That is too much at once.
  public static var limitExceeded: Code { .limitExceeded }
  /// The person has deleted the zone.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// Too many share a record.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The record is shared already.
  public static var alreadyShared: Code { .alreadyShared }
  /// Another record needs it.
  public static var referenceViolation: Code { .referenceViolation }
  /// The account may not.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// Nobody knows yet who the participant is.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The answer was lost.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The file cannot be had.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The account is to be confirmed.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
