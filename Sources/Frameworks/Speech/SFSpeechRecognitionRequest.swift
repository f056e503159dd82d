import AVFoundation
import Foundation

/// Something to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  /// What is spoken about.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether what was understood is told before the end.
  open var shouldReportPartialResults = true
  /// Words that may be spoken.
  open var contextualStrings: [String] = []
  /// A name of the request.
  open var interactionIdentifier: String?
  /// Whether no network may be used.
  open var requiresOnDeviceRecognition = false
  /// Whether commas and full stops are added.
  open var addsPunctuation = false
  /// A request.
  public override init() { super.init() }
}

/// A file to be understood.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The address of the file.
  public let url: URL
  /// A request for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Speech to be understood while it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Takes a piece of sound: nothing is heard.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Takes a piece of sound: nothing is heard.
  open func appendAudioSampleBuffer(_ sampleBuffer: AnyObject) {}
  /// No more comes.
  open func endAudio() {}
}
