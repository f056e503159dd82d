import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where mistakes of models come from.
public let MLModelErrorDomain = "com.apple.CoreML"

/// A mistake of a model.
public struct MLModelError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Any mistake.
    case generic = 0
    /// A value is not of the type that the model wants.
    case featureType = 1
    /// A file cannot be read or written.
    case io = 3
    /// A layer of an app's own failed.
    case customLayer = 4
    /// A model of an app's own failed.
    case customModel = 5
    /// The model could not learn.
    case update = 6
    /// There is no such parameter.
    case parameters = 7
    /// The key of an encrypted model cannot be had.
    case modelDecryptionKeyFetch = 8
    /// An encrypted model cannot be read.
    case modelDecryption = 9
    /// A collection of models failed.
    case modelCollection = 10
    /// It was ended.
    case predictionCancelled = 11
  }
  /// The kind.
  public let code: Code
  /// The mistake for a person.
  public let errorDescription: String?
  /// A mistake of a kind.
  public init(_ code: Code) { self.init(code, nil) }
  init(_ code: Code, _ text: String?) {
    self.code = code
    errorDescription = text ?? "The operation couldn’t be completed. (com.apple.CoreML error \(code.rawValue).)"
  }
  /// Where it comes from.
  public static var errorDomain: String { MLModelErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// What is known beside the kind.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// Whether both are of one kind.
  public static func == (a: MLModelError, b: MLModelError) -> Bool { a.code == b.code }
  /// Tells mistakes from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
extension MLModelError.Code {
  /// Whether a mistake is of a kind: for `catch`.
  public static func ~= (code: MLModelError.Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
}
extension MLModelError {
  /// Any mistake.
  public static var generic: Code { .generic }
  /// A value is not of the type that the model wants.
  public static var featureType: Code { .featureType }
  /// A file cannot be read or written.
  public static var io: Code { .io }
  /// A layer of an app's own failed.
  public static var customLayer: Code { .customLayer }
  /// A model of an app's own failed.
  public static var customModel: Code { .customModel }
  /// The model could not learn.
  public static var update: Code { .update }
  /// There is no such parameter.
  public static var parameters: Code { .parameters }
  /// The key of an encrypted model cannot be had.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// An encrypted model cannot be read.
  public static var modelDecryption: Code { .modelDecryption }
  /// A collection of models failed.
  public static var modelCollection: Code { .modelCollection }
  /// It was ended.
  public static var predictionCancelled: Code { .predictionCancelled }
}
