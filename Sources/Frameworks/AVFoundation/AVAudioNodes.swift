import Foundation
import SwiftUI

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An engine is set otherwise.
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}
/// How a piece is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// In the place of others.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// In the place of others, at the end of what is repeated.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// A part that plays pieces and files: nothing is heard, so nothing ends.
open class AVAudioPlayerNode: AVAudioNode {
  /// A part.
  public override init() { super.init() }
  /// From 0 to 1.
  open var volume: Float = 1
  /// From -1 (left) to 1 (right).
  open var pan: Float = 0
  /// How fast.
  open var rate: Float = 1
  /// Whether it plays: never, no engine runs.
  open var isPlaying: Bool { false }
  /// Plays.
  open func play() {}
  /// Plays at a moment.
  open func play(at when: AVAudioTime?) {}
  /// Rests.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Plays a piece next.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  /// Plays a piece at a moment.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays a file at a moment.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
  /// Plays a part of a file.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  /// The moment of a sound: none.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// A file of a sound: it is not read.
open class AVAudioFile: NSObject {
  /// Where it is.
  public let url: URL
  /// How it is written: not known.
  open var fileFormat: AVAudioFormat { AVAudioFormat(rate: 44_100) }
  /// How it is worked with.
  open var processingFormat: AVAudioFormat { AVAudioFormat(rate: 44_100) }
  /// How many values it has: not known.
  open var length: AVAudioFramePosition { 0 }
  /// Where it is read.
  open var framePosition: AVAudioFramePosition = 0
  /// A file to be read; throws, since files of sounds are not read.
  public init(forReading fileURL: URL) throws { throw AVError(.decoderNotFound) }
  /// A file to be written; throws, since files of sounds are not written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.encoderNotFound) }
  /// Reads a piece: throws.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.decoderNotFound) }
  /// Writes a piece: throws.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.encoderNotFound) }
}
/// A part that changes sound.
open class AVAudioUnit: AVAudioNode {}
/// A part that changes sound as it comes.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether it changes nothing.
  open var bypass = false
}
/// A part that changes how long sound is.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether it changes nothing.
  open var bypass = false
}
/// A part that changes how high and how fast sound is.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// A part.
  public override init() { super.init() }
  /// How much higher, in hundredths of half a tone.
  open var pitch: Float = 0
  /// How fast.
  open var rate: Float = 1
  /// How much pieces cover each other.
  open var overlap: Float = 8
}
/// A part that changes how fast sound is.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// A part.
  public override init() { super.init() }
  /// How fast.
  open var rate: Float = 1
}
/// A part that sounds as a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// A part.
  public override init() { super.init() }
  /// How much of the room is heard, in percent.
  open var wetDryMix: Float = 0
  /// Takes a room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Rooms, halls, plates and churches.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  /// More rooms and halls.
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}
/// A part that sounds again.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// A part.
  public override init() { super.init() }
  /// How much later, in seconds.
  open var delayTime: TimeInterval = 1
  /// How much of it sounds again, in percent.
  open var feedback: Float = 50
  /// From where on high sounds are left out.
  open var lowPassCutoff: Float = 15_000
  /// How much of it is heard, in percent.
  open var wetDryMix: Float = 100
}
/// A part that sounds rough.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  /// A part.
  public override init() { super.init() }
  /// How much louder before.
  open var preGain: Float = -6
  /// How much of it is heard, in percent.
  open var wetDryMix: Float = 50
}
/// A part that changes low and high sounds.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The ranges.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// How much louder, in decibels.
  open var globalGain: Float = 0
  /// A part with ranges.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
/// A range of low and high sounds.
open class AVAudioUnitEQFilterParameters: NSObject {
  /// How wide it is.
  open var bandwidth: Float = 0.5
  /// Whether it changes nothing.
  open var bypass = true
  /// Where it is, in hertz.
  open var frequency: Float = 1_000
  /// How much louder, in decibels.
  open var gain: Float = 0
}
/// A part that plays instruments.
open class AVAudioUnitSampler: AVAudioUnit {
  /// A part.
  public override init() { super.init() }
  /// Begins a tone.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  /// Ends a tone.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  /// Takes instruments: throws, since files of sounds are not read.
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
    throw AVError(.decoderNotFound)
  }
}
