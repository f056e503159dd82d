import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// A layer that shows what a camera sees: nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What it shows.
  open var session: AVCaptureSession?
  /// How it fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What joins it: nothing does.
  open var connection: AVCaptureConnection? { nil }
  /// Whether something is shown: nothing is.
  open var isPreviewing: Bool { false }
  /// Sets what it shows, without joining it.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  /// A point of the layer, in parts of the picture.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// A point of the picture, in the layer.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }
  /// A rectangle of the layer, in parts of the picture.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minY / bounds.height, y: 1 - rect.maxX / bounds.width, width: rect.height / bounds.height,
      height: rect.width / bounds.width)
  }
  /// A sign, in the layer: as it is.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
/// A piece of a film or a sound: none comes.
public final class CMSampleBuffer: @unchecked Sendable {
  init() {}
  /// Its pixels: none.
  public var imageBuffer: CVPixelBuffer? { nil }
  /// When it is shown.
  public var presentationTimeStamp: CMTime { .invalid }
  /// How long it is.
  public var duration: CMTime { .invalid }
  /// Whether it can be used.
  public var isValid: Bool { false }
}
/// Pixels: there are none.
public final class CVPixelBuffer: @unchecked Sendable {
  init() {}
}
/// Pixels.
public typealias CVImageBuffer = CVPixelBuffer
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The pixels of a piece: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// When a piece is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The width of pixels: none.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The height of pixels: none.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The key of how pixels are written.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The key of the width of pixels.
public let kCVPixelBufferWidthKey = "Width"
/// The key of the height of pixels.
public let kCVPixelBufferHeightKey = "Height"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of four bytes.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels with light and colours apart.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
