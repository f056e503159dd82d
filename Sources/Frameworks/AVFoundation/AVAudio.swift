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
  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }
  /// A sound of bytes.
  public init(data: Data) throws {
    self.data = data
    super.init()
  }
  /// A sound of an address.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    super.init()
  }
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
  /// The highest loudness in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// A sound of bytes of a kind.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    self.data = data
    super.init()
  }
  /// The address of the sound.
  open private(set) var url: URL?
  /// The bytes of the sound.
  open private(set) var data: Data?
  /// How it is written: not known.
  open var settings: [String: Any] { [:] }
  /// How it is written: not known.
  open var format: AVAudioFormat { AVAudioFormat(rate: 44_100) }
  /// How many channels it has: not known.
  open var numberOfChannels: Int { 0 }
  /// The time of the device, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Plays at a time of the device.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Sets the volume, little by little.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
/// Who is told of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It could not be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// Nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
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
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how many bits a value of a sound has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the highest bits come first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether values are numbers with parts.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Sound of an older kind.
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
/// What records a sound: nothing is heard.
open class AVAudioRecorder: NSObject {
  /// Whether loudness is measured.
  open var isMeteringEnabled = false
  /// Who is told.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records: never, there is no microphone.
  open var isRecording: Bool { false }
  /// Where it is written.
  public let url: URL
  /// How it is written.
  public let settings: [String: Any]
  /// How long it records, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// The time of the device, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// To an address.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }
  /// To an address, in a format.
  public init(url: URL, format: AVAudioFormat) throws {
    self.url = url
    settings = [:]
    super.init()
  }
  /// Gets ready: it does not, there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Begins: it does not, there is no microphone.
  @discardableResult open func record() -> Bool { false }
  /// Begins at a time: it does not, there is no microphone.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  /// Begins for so many seconds: it does not, there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Takes what was recorded away: nothing was.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures loudness.
  open func updateMeters() {}
  /// The loudness in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest loudness in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Who is told of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It could not write.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// Nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
