import CoreGraphics
import Foundation
import SwiftUI

/// What finds things in images: it finds nothing here.
open class CIDetector {
  /// A detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// What is in an image: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in an image: nothing.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
/// Something in an image.
open class CIFeature {
  init() {}
  /// The kind.
  open var type: String { "" }
  /// Where it is, in pixels.
  open var bounds: CGRect { .zero }
}
/// A face in an image.
open class CIFaceFeature: CIFeature {
  /// Whether the left eye is seen.
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye is seen.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth is seen.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
  /// How far it leans.
  open var faceAngle: Float { 0 }
}
/// A square of dots in an image.
open class CIQRCodeFeature: CIFeature {
  /// The letters.
  open var messageString: String? { nil }
}
/// A rectangle in an image.
open class CIRectangleFeature: CIFeature {}
/// Letters in an image.
open class CITextFeature: CIFeature {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Squares of dots.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Letters.
public let CIDetectorTypeText = "CIDetectorTypeText"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How well it looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Well.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
