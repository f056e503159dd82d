import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// What takes photos: there is no camera, so its delegate is told that there is none.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// How well photos are made.
  public enum QualityPrioritization: Int, Sendable {
    /// Fast.
    case speed = 1
    /// In between.
    case balanced = 2
    /// Well.
    case quality = 3
  }
  /// Takes a photo: none is taken.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
  }
  /// How photos may be written: in no way.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// How the flash may be.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// At most so well.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// At most so large.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos may be large.
  open var isHighResolutionCaptureEnabled = false
  /// Whether photos may move: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photos move.
  open var isLivePhotoCaptureEnabled = false
  /// Whether depths may be taken: no.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether depths are taken.
  open var isDepthDataDeliveryEnabled = false
  /// Whether photos may come later: no.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether photos come later.
  open var isAutoDeferredPhotoDeliveryEnabled = false
  /// Whether a photo may be taken before it is wanted: no.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether a photo is taken before it is wanted.
  open var isZeroShutterLagEnabled = false
  /// Whether the next may follow at once: no.
  open var isResponsiveCaptureSupported: Bool { false }
  /// Whether the next follows at once.
  open var isResponsiveCaptureEnabled = false
  /// Whether many may follow fast: no.
  open var isFastCapturePrioritizationSupported: Bool { false }
  /// Whether many follow fast.
  open var isFastCapturePrioritizationEnabled = false
  /// Whether the sound may be left out: no.
  open var isShutterSoundSuppressionSupported: Bool { false }
}
/// How photos are taken.
open class AVCapturePhotoSettings: @unchecked Sendable {
  /// The flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// What tells it from others.
  public let uniqueID = Int64(0)
  /// How they are written.
  public let format: [String: Any]?
  /// How well they are made.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether they are large.
  open var isHighResolutionPhotoEnabled = false
  /// At most so large.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Where a photo that moves is written.
  open var livePhotoMovieFileURL: URL?
  /// Whether depths are taken.
  open var isDepthDataDeliveryEnabled = false
  /// Whether red eyes are mended.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether the sound is left out.
  open var isShutterSoundSuppressionEnabled = false
  /// How a small one is written.
  open var previewPhotoFormat: [String: Any]?
  /// How a small one may be written.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// How a small one is kept in a file.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// How a small one may be kept in a file.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// As usual.
  public init() { format = nil }
  /// Written in a way.
  public init(format: [String: Any]?) { self.format = format }
}
/// How a photo was taken.
open class AVCaptureResolvedPhotoSettings: @unchecked Sendable {
  /// What tells it from others.
  open var uniqueID: Int64 { 0 }
  /// The size.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether the flash was used.
  open var isFlashEnabled: Bool { false }
  init() {}
}
/// A photo.
open class AVCapturePhoto: @unchecked Sendable {
  init() {}
  /// Its bytes: none.
  open func fileDataRepresentation() -> Data? { nil }
  /// Its pixels: none.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// A small one: none.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  /// Its pixels: none.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// Whether it is as the camera took it.
  open var isRawPhoto: Bool { false }
  /// When it was taken.
  open var timestamp: CMTime { .zero }
  /// What is told of it: nothing.
  open var metadata: [String: Any] { [:] }
  /// How it was taken.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}
/// A photo that comes later.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}
/// Who is told of photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo was taken, or was not.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// It begins.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is taken now.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// All is done.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  /// A photo comes later.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy proxy: AVCaptureDeferredPhotoProxy?,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy proxy: AVCaptureDeferredPhotoProxy?,
    error: (any Error)?
  ) {}
}
/// How films are written.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the usual way.
  public static let h264 = AVVideoCodecType(rawValue: "h264")
  /// In less room.
  public static let hevc = AVVideoCodecType(rawValue: "hevc")
  /// As photos.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// For cutting.
  public static let proRes422 = AVVideoCodecType(rawValue: "proRes422")
  /// For cutting, with what is clear.
  public static let proRes4444 = AVVideoCodecType(rawValue: "proRes4444")
  /// In less room, with what is clear.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "hevcWithAlpha")
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How films are written.
public let AVVideoCodecKey = "AVVideoCodecKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The width.
public let AVVideoWidthKey = "AVVideoWidthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The height.
public let AVVideoHeightKey = "AVVideoHeightKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How well.
public let AVVideoQualityKey = "AVVideoQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// More of how films are written.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
