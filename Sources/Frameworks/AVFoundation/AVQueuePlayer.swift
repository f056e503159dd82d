import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

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
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = waiting.firstIndex { $0 === afterItem }
    waiting.insert(item, at: place.map { $0 + 1 } ?? waiting.count)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  /// Goes to the next film.
  open func advanceToNextItem() {
    if !waiting.isEmpty { waiting.removeFirst() }
    replaceCurrentItem(with: waiting.first)
  }
  /// Takes a film out.
  open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }
  /// Takes all films out.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
  /// Whether a film can be added.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
}
/// What plays a film again and again.
open class AVPlayerLooper {
  /// A film.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// A part of a film.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) { self.init(player: player, templateItem: itemToLoop) }
  /// How it goes.
  public enum Status: Int, Sendable {
    /// Not known, it goes, it does not, it ended.
    case unknown, ready, failed, cancelled
  }
  /// How it goes: nothing is played.
  open var status: Status { .unknown }
  /// How often it was played.
  open var loopCount: Int { 0 }
  /// What went wrong: nothing was tried.
  open var error: (any Error)? { nil }
  /// The films that are played.
  open var loopingPlayerItems: [AVPlayerItem] { [] }
  /// Ends.
  open func disableLooping() {}
}
/// A layer that shows a film: nothing is drawn.
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How it fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a picture is there: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is, in points.
  open var videoRect: CGRect { bounds }
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
/// How sound gets faster.
public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At once.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "lowQualityZeroLatency")
  /// For words.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "timeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "spectral")
  /// Higher, too.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "varispeed")
}
/// What happens when an app is not shown.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As is best.
  case automatic = 1
  /// It rests.
  case pauses = 2
  /// It goes on where it can.
  case continuesIfPossible = 3
}
