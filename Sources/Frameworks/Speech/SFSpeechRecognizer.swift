import Foundation

/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It is not allowed.
  case denied = 1
  /// It cannot be allowed.
  case restricted = 2
  /// It is allowed.
  case authorized = 3
}

/// What is spoken about.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Text is dictated.
  case dictation = 1
  /// Something is searched for.
  case search = 2
  /// A short question is answered.
  case confirmation = 3
}

/// What understands speech: nobody allows it, and nothing is heard.
open class SFSpeechRecognizer: Hashable {
  /// The language.
  public let locale: Locale
  /// Who is told that it can be used, or not.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What is spoken about where a request does not say it.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where tasks tell what they understand.
  open var queue = OperationQueue.main
  /// One for the language of the device.
  public convenience init?() { self.init(language: Locale.current) }
  /// One for a language.
  public convenience init?(locale: Locale) { self.init(language: locale) }
  init(language: Locale) { locale = language }
  /// Whether both are the same object.
  public static func == (a: SFSpeechRecognizer, b: SFSpeechRecognizer) -> Bool { a === b }
  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The languages that it understands: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether it is allowed: no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks: no.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Whether it can be used: no.
  open var isAvailable: Bool { false }
  /// Whether it needs no network: it cannot be used.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Understands a request: the handler is given an error.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    task.fail()
    resultHandler(nil, task.error)
    return task
  }
  /// Understands a request: it fails.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    task.fail()
    delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    return task
  }
}
/// Who is told whether speech can be understood.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// It can be, or not.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// Nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// What went wrong.
public struct SFSpeechError: Error, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Speech cannot be understood.
    case internalServiceError = 1
    /// A file cannot be read.
    case audioReadFailed = 2
    /// There is no template of that name.
    case undefinedTemplateClassName = 7
    /// A model is not as it must be.
    case malformedSupplementalModel = 8
    /// It took too long.
    case timeout = 10
    /// Something is missing.
    case missingParameter = 11
  }
  /// The domain of these mistakes.
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// Says what is wrong.
  public var errorDescription: String? {
    switch code {
    case .internalServiceError: return "Speech recognition is not available."
    default: return "Speech recognition failed (\(code.rawValue))."
    }
  }
}
