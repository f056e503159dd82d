import Foundation
import SwiftUI

/// How many values a piece of sound has.
public typealias AVAudioFrameCount = UInt32
/// The number of an input or an output.
public typealias AVAudioNodeBus = Int
/// How many channels a sound has.
public typealias AVAudioChannelCount = UInt32
/// Hears pieces of sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// How a sound is written.
open class AVAudioFormat: NSObject {
  /// Values a second.
  public let sampleRate: Double
  /// How many channels there are.
  public let channelCount: AVAudioChannelCount
  /// How values are written.
  public private(set) var commonFormat = AVAudioCommonFormat.pcmFormatFloat32
  /// Whether channels come one after the other.
  public private(set) var isInterleaved = false
  /// How it is written.
  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
  /// A format of values that are written in a way; nil for none.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    super.init()
    commonFormat = format
    isInterleaved = interleaved
  }
  /// A format of values a second and of channels; nil for none.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    super.init()
  }
  init(rate: Double) {
    sampleRate = rate
    channelCount = 1
    super.init()
  }
}
/// How values of a sound are written.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Otherwise, as numbers with parts, as whole numbers.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
/// The number of a value of a sound.
public typealias AVAudioFramePosition = Int64
/// A piece of sound.
open class AVAudioPCMBuffer: NSObject {
  /// How it is written.
  public let format: AVAudioFormat
  /// How many values it can have.
  public let frameCapacity: AVAudioFrameCount
  /// How many values it has.
  open var frameLength: AVAudioFrameCount = 0
  /// A piece with room for values.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.format = format
    self.frameCapacity = frameCapacity
    super.init()
  }
}
/// A moment of a sound.
open class AVAudioTime: NSObject {
  /// In values since the beginning.
  public let sampleTime: Int64
  /// Values a second.
  public let sampleRate: Double
  /// A moment.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    super.init()
  }
}
/// A part of what works on sound.
open class AVAudioNode: NSObject {
  /// How many inputs it has.
  open var numberOfInputs: Int { 0 }
  /// How many outputs it has.
  open var numberOfOutputs: Int { 1 }
  /// How what comes is written.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44_100) }
  /// How what goes is written.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(rate: 44_100)
  }
  /// Hears what goes: the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Hears it no longer.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what came.
  open func reset() {}
}
/// What a microphone or a loudspeaker is.
open class AVAudioIONode: AVAudioNode {}
/// The microphone: there is none.
open class AVAudioInputNode: AVAudioIONode {}
/// The loudspeaker: nothing is heard.
open class AVAudioOutputNode: AVAudioIONode {}
/// What puts sounds together.
open class AVAudioMixerNode: AVAudioNode {
  /// From 0 to 1.
  open var outputVolume: Float = 1
}
/// What works on sound: nothing is heard, so it does not start.
open class AVAudioEngine: NSObject {
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// What puts sounds together.
  public let mainMixerNode = AVAudioMixerNode()
  /// An engine.
  public override init() { super.init() }
  /// Whether it runs: never.
  open var isRunning: Bool { false }
  /// The parts that were taken in.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether it stops by itself.
  open var isAutoShutdownEnabled = false
  /// Leads the sound of a part to another, by numbers.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Leads sound to a part no longer.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Leads sound of a part no longer.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Takes a part in.
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  /// Takes a part out.
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  /// Leads the sound of a part to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Gets ready.
  open func prepare() {}
  /// Starts: throws, there is no device.
  open func start() throws { throw AVError(.deviceNotConnected) }
  /// Rests.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Forgets what came.
  open func reset() {}
}
/// An app that uses sound.
public final class AVAudioApplication: Sendable {
  /// Whether an app may record.
  public enum RecordPermission: Sendable {
    /// Nobody was asked.
    case undetermined
    /// It may not.
    case denied
    /// It may.
    case granted
  }
  private static let app = AVAudioApplication()
  init() {}
  /// The app.
  public static var shared: AVAudioApplication { app }
  /// Whether it may record: no.
  public var recordPermission: RecordPermission { .denied }
  /// Asks: no.
  public static func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(false)
  }
  /// Asks: no.
  public static func requestRecordPermission() async -> Bool { false }
}
