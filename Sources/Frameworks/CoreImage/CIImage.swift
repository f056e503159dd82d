import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// An image that filters change: here nothing is changed.
open class CIImage {
  let picture: UIImage?
  init(picture: UIImage?) { self.picture = picture }
  /// An image of UIKit.
  public convenience init?(image: UIImage) { self.init(picture: image) }
  /// An image of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(picture: UIImage(cgImage: cgImage)) }
  /// An image of bytes.
  public convenience init?(data: Data) { self.init(picture: UIImage(data: data)) }
  /// In pixels.
  open var extent: CGRect { CGRect(origin: .zero, size: picture?.size ?? .zero) }
  /// The image, mapped.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// A part of the image.
  open func cropped(to rect: CGRect) -> CIImage { self }
}
/// What draws filtered images.
open class CIContext {
  /// A context.
  public init(options: [String: Any]? = nil) {}
  /// The image of pixels: as it was before filters.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture?.cgImage }
}
/// What would change an image: it gives the image that it was given.
open class CIFilter {
  private var values: [String: Any] = [:]
  /// The name.
  public let name: String
  /// The image that it changes.
  open var inputImage: CIImage?
  /// A filter of a name.
  public init?(name: String) { self.name = name }
  init(named name: String) { self.name = name }
  /// What comes out.
  open var outputImage: CIImage? { inputImage ?? values[kCIInputImageKey] as? CIImage }
  /// Sets a part.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The names of its parts.
  open var inputKeys: [String] { [kCIInputImageKey] }
}
/// The image.
public let kCIInputImageKey = "inputImage"
/// How strong.
public let kCIInputIntensityKey = "inputIntensity"
/// How far.
public let kCIInputRadiusKey = "inputRadius"
/// How large.
public let kCIInputScaleKey = "inputScale"
/// A filter with a strength.
public final class CIStrengthFilter: CIFilter {
  /// How strong.
  public var intensity: Float = 1
  /// How far, in pixels.
  public var radius: Float = 10
  /// How large.
  public var scale: Float = 1
}
/// A filter that makes a sign of letters: it makes none.
public final class CICodeFilter: CIFilter {
  /// The letters.
  public var message = Data()
  /// How much may be lost.
  public var correctionLevel = "M"
}
extension CIFilter {
  /// Brown.
  public static func sepiaTone() -> CIStrengthFilter { CIStrengthFilter(named: "CISepiaTone") }
  /// Blurred.
  public static func gaussianBlur() -> CIStrengthFilter { CIStrengthFilter(named: "CIGaussianBlur") }
  /// In squares.
  public static func pixellate() -> CIStrengthFilter { CIStrengthFilter(named: "CIPixellate") }
  /// In crystals.
  public static func crystallize() -> CIStrengthFilter { CIStrengthFilter(named: "CICrystallize") }
  /// In lines.
  public static func edges() -> CIStrengthFilter { CIStrengthFilter(named: "CIEdges") }
  /// Dark at the edges.
  public static func vignette() -> CIStrengthFilter { CIStrengthFilter(named: "CIVignette") }
  /// Sharper.
  public static func unsharpMask() -> CIStrengthFilter { CIStrengthFilter(named: "CIUnsharpMask") }
  /// Bright parts shine.
  public static func bloom() -> CIStrengthFilter { CIStrengthFilter(named: "CIBloom") }
  /// Bright parts are dull.
  public static func gloom() -> CIStrengthFilter { CIStrengthFilter(named: "CIGloom") }
  /// Blurred in squares.
  public static func boxBlur() -> CIStrengthFilter { CIStrengthFilter(named: "CIBoxBlur") }
  /// Blurred to a side.
  public static func motionBlur() -> CIStrengthFilter { CIStrengthFilter(named: "CIMotionBlur") }
  /// Blurred in discs.
  public static func discBlur() -> CIStrengthFilter { CIStrengthFilter(named: "CIDiscBlur") }
  /// Sharper in brightness.
  public static func sharpenLuminance() -> CIStrengthFilter { CIStrengthFilter(named: "CISharpenLuminance") }
  /// Inverted.
  public static func colorInvert() -> CIStrengthFilter { CIStrengthFilter(named: "CIColorInvert") }
  /// In one colour.
  public static func colorMonochrome() -> CIStrengthFilter { CIStrengthFilter(named: "CIColorMonochrome") }
  /// Black and white.
  public static func photoEffectNoir() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectNoir") }
  /// Black and white, soft.
  public static func photoEffectMono() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectMono") }
  /// Stronger.
  public static func photoEffectChrome() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectChrome") }
  /// Faded.
  public static func photoEffectFade() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectFade") }
  /// As an instant picture.
  public static func photoEffectInstant() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectInstant") }
  /// Cool.
  public static func photoEffectProcess() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectProcess") }
  /// Grey.
  public static func photoEffectTonal() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectTonal") }
  /// Warm.
  public static func photoEffectTransfer() -> CIStrengthFilter { CIStrengthFilter(named: "CIPhotoEffectTransfer") }
  /// In hexagons.
  public static func hexagonalPixellate() -> CIStrengthFilter { CIStrengthFilter(named: "CIHexagonalPixellate") }
  /// In points.
  public static func pointillize() -> CIStrengthFilter { CIStrengthFilter(named: "CIPointillize") }
  /// As in a comic.
  public static func comicEffect() -> CIStrengthFilter { CIStrengthFilter(named: "CIComicEffect") }
  /// Livelier.
  public static func vibrance() -> CIStrengthFilter { CIStrengthFilter(named: "CIVibrance") }
  /// Lighter or darker.
  public static func exposureAdjust() -> CIStrengthFilter { CIStrengthFilter(named: "CIExposureAdjust") }
  /// Turned about a point.
  public static func twirlDistortion() -> CIStrengthFilter { CIStrengthFilter(named: "CITwirlDistortion") }
  /// With a bump.
  public static func bumpDistortion() -> CIStrengthFilter { CIStrengthFilter(named: "CIBumpDistortion") }
  /// A square of dots.
  public static func qrCodeGenerator() -> CICodeFilter { CICodeFilter(named: "CIQRCodeGenerator") }
}
