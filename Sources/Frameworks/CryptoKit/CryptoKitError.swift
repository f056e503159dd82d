import Foundation

/// What goes wrong with keys, boxes and codes.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// A key has a size that the cipher does not take.
  case incorrectKeySize
  /// A nonce, a tag or a box has a size that the cipher does not take.
  case incorrectParameterSize
  /// A tag does not belong to the text and the key.
  case authenticationFailure
  /// The layer below failed with a number of its own.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A key could not be unwrapped.
  case unwrapFailure
  /// A parameter has a value that is not allowed.
  case invalidParameter
}
