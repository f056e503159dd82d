import Foundation
import SwiftUI

/// What speaks: nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// Who is told: nothing is heard, so nobody is.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it uses the app's way of sound.
  open var usesApplicationAudioSession = true
  /// Whether the words are mixed with a call.
  open var mixToTelephonyUplink = false
  /// What speaks.
  public override init() { super.init() }
  /// Whether it speaks.
  open var isSpeaking: Bool { false }
  /// Whether it rests.
  open var isPaused: Bool { false }
  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  /// Rests.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
/// Who is told what is spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It rests.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was taken back.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A word comes.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, behind a word.
  case immediate, word
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The words with attributes.
  public let attributedSpeechString: NSAttributedString
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = 0.5
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// The pause before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause behind, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether it speaks as the screen is read.
  open var prefersAssistiveTechnologySettings = false
  /// Words.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
  /// Words with attributes.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }
}
/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// Usual.
  case `default` = 1
  /// Better.
  case enhanced = 2
  /// The best.
  case premium = 3
}
/// How a voice sounds.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Not said, as a man's, as a woman's.
  case unspecified, male, female
}
/// Who speaks.
public final class AVSpeechSynthesisVoice: Hashable, Sendable {
  /// The language.
  public let language: String
  /// What tells it from others.
  public let identifier: String
  /// The name.
  public let name: String
  /// How good it is.
  public let quality = AVSpeechSynthesisVoiceQuality.default
  /// How it sounds.
  public let gender = AVSpeechSynthesisVoiceGender.unspecified
  /// A voice of a language.
  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    identifier = "com.apple.voice.\(language)"
    name = language
  }
  /// A voice: nil, since there are none.
  public init?(identifier: String) { return nil }
  /// The voices: none.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the device.
  public static func currentLanguageCode() -> String { "en-US" }
  /// Whether it is the same voice.
  public static func == (a: AVSpeechSynthesisVoice, b: AVSpeechSynthesisVoice) -> Bool { a.identifier == b.identifier }
  /// What tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The voice of one person.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
