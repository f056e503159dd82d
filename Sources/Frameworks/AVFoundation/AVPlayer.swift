import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// What is played.
open class AVPlayerItem: @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not known, yes, no.
    case unknown, readyToPlay, failed
  }
  /// The film.
  public let asset: AVAsset
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A film of an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  /// A film, with what is read of it before.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  /// Whether it can be played: not known.
  open var status: Status { .unknown }
  /// What went wrong: nothing was tried.
  open var error: (any Error)? { nil }
  /// What is loaded: nothing.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Where it can go: nowhere.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether it will go on: not known.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether all is loaded.
  open var isPlaybackBufferFull: Bool { false }
  /// Whether nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { true }
  /// The size in pixels: not known.
  open var presentationSize: CGSize { .zero }
  /// How many seconds are loaded before.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// At most so many bits a second.
  open var preferredPeakBitRate: Double = 0
  /// Where it ends.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// How sound gets faster.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// What is told of it beside what it tells itself.
  open var externalMetadata: [AVMetadataItem] = []
  /// Whether it can go faster.
  open var canPlayFastForward: Bool { false }
  /// Whether it can go back.
  open var canPlayReverse: Bool { false }
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Takes what was asked back.
  open func cancelPendingSeeks() {}
  /// Goes on by pictures: it stays.
  open func step(byCount stepCount: Int) {}
  /// It did not come to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// It waits for more.
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// It jumped.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// The key of what went wrong.
  public static let failedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
  /// How long it is: not known.
  open var duration: CMTime { .zero }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// It came to its end.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Something came to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Something did not come to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Something waits for more.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Something jumped.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
/// What plays films: nothing is heard or seen.
open class AVPlayer: @unchecked Sendable {
  /// What it does.
  public enum TimeControlStatus: Int, Sendable {
    /// It rests, waits, plays.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What is done at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one comes, it stops, nothing.
    case advance, pause, none
  }
  /// Why it waits.
  public struct WaitingReason: Hashable, Sendable {
    let name: String
    /// So that it goes on.
    public static let toMinimizeStalls = WaitingReason(name: "toMinimizeStalls")
    /// It looks how fast it comes.
    public static let evaluatingBufferingRate = WaitingReason(name: "evaluatingBufferingRate")
    /// There is nothing.
    public static let noItemToPlay = WaitingReason(name: "noItemToPlay")
  }
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not known, yes, no.
    case unknown, readyToPlay, failed
  }
  /// How fast it plays; 0 for not at all.
  open var rate: Float = 0
  /// From 0 to 1.
  open var volume: Float = 1
  /// Whether it is quiet.
  open var isMuted = false
  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// What is done at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether others may show it.
  open var allowsExternalPlayback = true
  /// Nothing to play.
  public init() {}
  /// A film.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  /// A film of an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Whether it can be played: not known.
  open var status: Status { .unknown }
  /// What it does.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// How fast it plays when it does.
  open var defaultRate: Float = 1
  /// Whether it can be shown elsewhere now: no.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether it is shown elsewhere when the screen is.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether it waits so that it goes on.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether words are shown as a person likes.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// What happens when the app is not shown.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Why it waits.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// What went wrong: nothing was tried.
  open var error: (any Error)? { nil }
  /// Whether films with more light can be shown: no.
  open class var eligibleForHDRPlayback: Bool { false }
  /// Plays at once, so fast.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Plays so fast from a moment on.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
  /// Goes to a date: it stays.
  open func seek(to date: Date) {}
  /// Goes to a moment: it stays, so it is told that it did not.
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }
  /// Goes to a moment: it stays, so it is told that it did not.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Goes to a moment: it stays, so it is told that it did not.
  @discardableResult open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { false }
  /// Gets ready: it does not.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Tells moments: never here.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { 0 }
  /// How fast it plays is otherwise.
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
  /// Plays.
  open func play() { rate = defaultRate }
  /// Rests.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime) {}
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Tells the moment again and again: never here.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { 0 }
  /// Tells no longer.
  open func removeTimeObserver(_ observer: Any) {}
}
