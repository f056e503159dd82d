import Foundation
import QuartzCore
import SwiftUI

/// A moment or a length of time.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts.
  public var value: Int64
  /// Parts a second.
  public var timescale: Int32
  /// So many parts.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// So many seconds, in parts.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = seconds.isFinite ? Int64(seconds * Double(preferredTimescale)) : 0
    timescale = preferredTimescale
  }
  /// In seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// Nothing.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Whether a moment comes before another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// The sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// So many seconds, in parts.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A film or a sound: nothing of it is read.
open class AVAsset: @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// A film of an address.
  public init(url: URL) { self.url = url }
  /// How long it is: not known.
  open var duration: CMTime { .zero }
}
/// A film or a sound of an address: nothing of it is read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// A film of an address.
  public convenience init(url: URL, options: [String: Any]? = nil) { self.init(url: url) }
}
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
  /// Whether it can be played: not known.
  open var status: Status { .unknown }
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
  open var status: AVPlayerItem.Status { .unknown }
  /// What it does.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Plays.
  open func play() { rate = 1 }
  /// Rests.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime) {}
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  /// Goes to a moment: it stays.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Tells the moment again and again: never here.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { 0 }
  /// Tells no longer.
  open func removeTimeObserver(_ observer: Any) {}
}
/// What plays one film after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  /// Films.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = items
  }
  /// The films.
  open func items() -> [AVPlayerItem] { waiting }
  /// Adds a film.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { waiting.append(item) }
  /// Goes to the next film.
  open func advanceToNextItem() {}
}
/// What plays a film again and again.
open class AVPlayerLooper {
  /// A film.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// Ends.
  open func disableLooping() {}
}
/// A layer that shows a film: nothing is drawn.
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How it fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// How a film fits.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As large as fits.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As large as covers.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
