import Foundation

/// What was understood.
open class SFSpeechRecognitionResult: NSObject {
  /// What is most likely.
  public let bestTranscription: SFTranscription
  /// What is likely, the most likely first.
  public let transcriptions: [SFTranscription]
  /// Whether nothing more comes.
  public let isFinal: Bool
  /// How it was spoken.
  public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?
  init(best: SFTranscription, isFinal: Bool) {
    bestTranscription = best
    transcriptions = [best]
    self.isFinal = isFinal
    speechRecognitionMetadata = nil
    super.init()
  }
}

/// Speech as text.
open class SFTranscription: NSObject {
  /// The text.
  public let formattedString: String
  /// Its words.
  public let segments: [SFTranscriptionSegment]
  init(text: String, segments: [SFTranscriptionSegment]) {
    formattedString = text
    self.segments = segments
    super.init()
  }
}

/// A word that was spoken.
open class SFTranscriptionSegment: NSObject {
  /// The word.
  public let substring: String
  /// Where it stands in the text.
  public let substringRange: NSRange
  /// When it was spoken, in seconds.
  public let timestamp: TimeInterval
  /// How long it was spoken, in seconds.
  public let duration: TimeInterval
  /// How sure it is, from 0 to 1.
  public let confidence: Float
  /// What it might be otherwise.
  public let alternativeSubstrings: [String]
  init(word: String, range: NSRange, timestamp: TimeInterval, duration: TimeInterval, confidence: Float) {
    substring = word
    substringRange = range
    self.timestamp = timestamp
    self.duration = duration
    self.confidence = confidence
    alternativeSubstrings = []
    super.init()
  }
}

/// How something was spoken.
open class SFSpeechRecognitionMetadata: NSObject {
  /// Words a minute.
  public let speakingRate: Double
  /// Between words, in seconds.
  public let averagePauseDuration: TimeInterval
  /// When speaking began, in seconds.
  public let speechStartTimestamp: TimeInterval
  /// How long it was spoken, in seconds.
  public let speechDuration: TimeInterval
  init(rate: Double, pause: TimeInterval, start: TimeInterval, duration: TimeInterval) {
    speakingRate = rate
    averagePauseDuration = pause
    speechStartTimestamp = start
    speechDuration = duration
    super.init()
  }
}
