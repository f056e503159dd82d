import Foundation
import SwiftUI

/// How an app sounds: what is set is kept, nothing is heard.
public final class AVAudioSession: @unchecked Sendable {
  /// What sounds are for.
  public struct Category: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds around.
    public static let ambient = Category(rawValue: "ambient")
    /// Sounds around, alone.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// What is listened to.
    public static let playback = Category(rawValue: "playback")
    /// What is recorded.
    public static let record = Category(rawValue: "record")
    /// Both.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Several ways at once.
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// How sounds are used.
  public struct Mode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "default")
    /// For films.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// For measuring.
    public static let measurement = Mode(rawValue: "measurement")
    /// For talking.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// For talking with pictures.
    public static let videoChat = Mode(rawValue: "videoChat")
    /// For talking in games.
    public static let gameChat = Mode(rawValue: "gameChat")
    /// For films of one's own.
    public static let videoRecording = Mode(rawValue: "videoRecording")
    /// For words.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// For words that tell the way.
    public static let voicePrompt = Mode(rawValue: "voicePrompt")
  }
  /// Ways of sound.
  public struct Port: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone.
    public static let builtInMic = Port(rawValue: "builtInMic")
    /// The loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "builtInSpeaker")
    /// What is held to the ear.
    public static let builtInReceiver = Port(rawValue: "builtInReceiver")
    /// What is put on.
    public static let headphones = Port(rawValue: "headphones")
    /// The microphone of that.
    public static let headsetMic = Port(rawValue: "headsetMic")
    /// By radio.
    public static let bluetoothA2DP = Port(rawValue: "bluetoothA2DP")
    /// By radio, both ways.
    public static let bluetoothHFP = Port(rawValue: "bluetoothHFP")
    /// By radio, with little power.
    public static let bluetoothLE = Port(rawValue: "bluetoothLE")
    /// By the network.
    public static let airPlay = Port(rawValue: "airPlay")
    /// In a car.
    public static let carAudio = Port(rawValue: "carAudio")
    /// By a wire.
    public static let usbAudio = Port(rawValue: "usbAudio")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// By a wire of a screen.
    public static let HDMI = Port(rawValue: "HDMI")
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
    /// By radio, both ways.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By radio, both ways.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// On the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// With others, except words.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// By radio.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// By the network.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// Whoever hears nothing goes on.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
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
  /// How an interruption ends.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
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
  /// Interruptions.
  public enum InterruptionType: UInt, Sendable {
    /// One ended, one began.
    case ended, began
  }
  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// Something new is there.
    case newDeviceAvailable = 1
    /// Something is gone.
    case oldDeviceUnavailable = 2
    /// It is used for something else.
    case categoryChange = 3
    /// An app wants it.
    case override = 4
    /// The device woke.
    case wakeFromSleep = 6
    /// There is no way.
    case noSuitableRouteForCategory = 7
    /// It is set otherwise.
    case routeConfigurationChange = 8
  }
  /// Ways that an app wants.
  public enum PortOverride: UInt, Sendable {
    /// None.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6B72
  }
  /// How long sounds are.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As usual, long ones, what the system says, long films.
    case `default`, longFormAudio, independent, longFormVideo
  }
  /// Whether the app may record: nothing is recorded here.
  public var recordPermission: RecordPermission { .denied }
  private static let session = AVAudioSession()
  init() {}
  /// The app's.
  public static func sharedInstance() -> AVAudioSession { session }
  /// What sounds are for.
  public private(set) var category = Category.soloAmbient
  /// How sounds are used.
  public private(set) var mode = Mode.default
  /// How sounds go together.
  public private(set) var categoryOptions: CategoryOptions = []
  /// How long sounds are.
  public private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// What sounds may be for.
  public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  /// How sounds may be used.
  public var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }
  /// Sets what sounds are for.
  public func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what sounds are for.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
    categoryOptions = options
  }
  /// Sets what sounds are for.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Sets what sounds are for.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  /// Sets how sounds are used.
  public func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Becomes active, or not.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Wants a way: there is none.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Wants values a second.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Wants pieces of so many seconds.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Wants a microphone: there is none.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Wants so many channels.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  /// Wants so many channels.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  /// Wants taps while it records.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  /// The way of sound: none.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The microphones: none.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The microphone that is wanted: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Whether there is a microphone: no.
  public var isInputAvailable: Bool { false }
  /// Whether another app is heard: no.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether this one should be quiet.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// From 0 to 1.
  public var outputVolume: Float { 0.5 }
  /// How much sound is late, in seconds.
  public var outputLatency: TimeInterval { 0 }
  /// How much sound is late, in seconds.
  public var inputLatency: TimeInterval { 0 }
  /// Values a second.
  public var sampleRate: Double { 44_100 }
  /// How long a piece is, in seconds.
  public var ioBufferDuration: TimeInterval { 0.02 }
  /// How many channels are heard.
  public var outputNumberOfChannels: Int { 2 }
  /// How many channels are recorded: none.
  public var inputNumberOfChannels: Int { 0 }
  /// Asks whether one may listen: nobody is asked.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Something interrupted, or did.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sound goes another way.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The system's sound began anew.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The system's sound is gone.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// This one should be quiet, or no longer.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}
/// The ways of sound.
public final class AVAudioSessionRouteDescription: Sendable {
  /// Where it comes from: nowhere.
  public let inputs: [AVAudioSessionPortDescription] = []
  /// Where it goes: nowhere.
  public let outputs: [AVAudioSessionPortDescription] = []
  init() {}
}
/// A way of sound.
public final class AVAudioSessionPortDescription: Sendable {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  /// What tells it from others.
  public let uid: String
  init(portType: AVAudioSession.Port, name: String) {
    self.portType = portType
    portName = name
    uid = name
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether one began.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How one ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way that it went.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
