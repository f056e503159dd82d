import Foundation

/// What a task does.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// It begins.
  case starting = 0
  /// It understands.
  case running = 1
  /// It is given nothing more.
  case finishing = 2
  /// It was ended.
  case canceling = 3
  /// It is done.
  case completed = 4
}

/// What understands a request: it fails at once.
open class SFSpeechRecognitionTask: NSObject {
  /// What it does.
  open private(set) var state = SFSpeechRecognitionTaskState.starting
  /// Whether it was ended.
  open private(set) var isCancelled = false
  /// What went wrong.
  open private(set) var error: (any Error)?
  override init() { super.init() }
  /// Whether it is given nothing more.
  open var isFinishing: Bool { state == .finishing }
  /// Gives it nothing more: it is done.
  open func finish() { state = .completed }
  /// Ends it.
  open func cancel() {
    isCancelled = true
    state = .completed
  }
  /// Ends it with a mistake.
  func fail() {
    error = SFSpeechError(.internalServiceError)
    state = .completed
  }
}

/// Who is told of a task.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Speech was heard.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Something was understood, for now.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Something was understood.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// It reads no more.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// It was ended.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It is done.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  /// Nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
