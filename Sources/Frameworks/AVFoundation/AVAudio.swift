import Foundation
import SwiftUI

/// What plays a sound: nothing is heard.
open class AVAudioPlayer: NSObject {
  /// A player that has nothing to play.
  public override init() { super.init() }
  /// Who is told.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// From 0 to 1.
  open var volume: Float = 1
  /// From -1 (left) to 1 (right).
  open var pan: Float = 0
  /// How fast.
  open var rate: Float = 1
  /// Whether the speed can be set.
  open var enableRate = false
  /// How often it is played again; -1 for always.
  open var numberOfLoops = 0
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether loudness is measured.
  open var isMeteringEnabled = false
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// A sound of an address.
  public init(contentsOf url: URL) throws { super.init() }
  /// A sound of bytes.
  public init(data: Data) throws { super.init() }
  /// A sound of an address.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { super.init() }
  /// How long it is: not known.
  open var duration: TimeInterval { 0 }
  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Rests.
  open func pause() { isPlaying = false }
  /// Stops.
  open func stop() { isPlaying = false }
  /// Measures loudness.
  open func updateMeters() {}
  /// The loudness in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Who is told of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  /// Nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  /// As small as can be.
  case min = 0
  /// Small.
  case low = 0x20
  /// In between.
  case medium = 0x40
  /// Good.
  case high = 0x60
  /// As good as can be.
  case max = 0x7F
}
/// The key of a recorder's format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of a recorder's values a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels a recorder has.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how good a recorder's sound is.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Uncompressed sound.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Advanced audio coding.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Apple's lossless sound.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
/// What records a sound: nothing is heard.
open class AVAudioRecorder: NSObject {
  /// Whether loudness is measured.
  open var isMeteringEnabled = false
  /// Whether it records.
  open private(set) var isRecording = false
  /// To an address.
  public init(url: URL, settings: [String: Any]) throws { super.init() }
  /// Begins.
  @discardableResult open func record() -> Bool { false }
  /// Ends.
  open func stop() { isRecording = false }
  /// Measures loudness.
  open func updateMeters() {}
  /// The loudness in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// How an app sounds.
public final class AVAudioSession: Sendable {
  /// What sounds are for.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Sounds around.
    public static let ambient = Category(name: "ambient")
    /// Sounds around, alone.
    public static let soloAmbient = Category(name: "soloAmbient")
    /// What is listened to.
    public static let playback = Category(name: "playback")
    /// What is recorded.
    public static let record = Category(name: "record")
    /// Both.
    public static let playAndRecord = Category(name: "playAndRecord")
  }
  /// How sounds are used.
  public struct Mode: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let `default` = Mode(name: "default")
    /// For films.
    public static let moviePlayback = Mode(name: "moviePlayback")
    /// For measuring.
    public static let measurement = Mode(name: "measurement")
    /// For talking.
    public static let voiceChat = Mode(name: "voiceChat")
    /// For films of one's own.
    public static let videoRecording = Mode(name: "videoRecording")
    /// For words.
    public static let spokenAudio = Mode(name: "spokenAudio")
  }
  /// How sounds go together.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// On the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// How it becomes active.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether an app may record.
  public enum RecordPermission: Sendable {
    /// Nobody was asked.
    case undetermined
    /// It may not.
    case denied
    /// It may.
    case granted
  }
  /// Whether the app may record: nothing is recorded here.
  public var recordPermission: RecordPermission { .denied }
  private static let session = AVAudioSession()
  init() {}
  /// The app's.
  public static func sharedInstance() -> AVAudioSession { session }
  /// Sets what sounds are for.
  public func setCategory(_ category: Category) throws {}
  /// Sets what sounds are for.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Becomes active, or not.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks whether one may listen: nobody is asked.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
/// What speaks: nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks.
  open var isSpeaking: Bool { false }
  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
}
/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, behind a word.
  case immediate, word
}
/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = 0.5
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// Words.
  public init(string: String) { speechString = string }
}
/// Who speaks.
public final class AVSpeechSynthesisVoice: Sendable {
  /// The language.
  public let language: String
  /// A voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
}
