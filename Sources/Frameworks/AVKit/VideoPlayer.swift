import AVFoundation
import Foundation
import SwiftUI
import UIKit

/// A view that plays a film: a frame with its name.
public struct VideoPlayer<VideoOverlay: View>: View {
  let overlay: VideoOverlay
  /// A film with views on it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
  /// The frame.
  public var body: some View {
    ZStack {
      FrameworkSupport.frame("VideoPlayer")
      overlay
    }
  }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A controller that plays a film: its settings are kept.
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Whether there are buttons.
  open var showsPlaybackControls = true
  /// How it fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may go on in a corner.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the full screen at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether other apps know of it.
  open var updatesNowPlayingInfoCenter = true
  /// The view over the film.
  open var contentOverlayView: UIView? { nil }
}
/// A button to choose a loudspeaker.
open class AVRoutePickerView: UIView {}
