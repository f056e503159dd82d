import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// An image that filters change: here nothing is changed.
open class CIImage {
  let picture: UIImage?
  /// The rectangle in pixels, which maps and cuts change.
  private let place: CGRect
  init(picture: UIImage?, place: CGRect? = nil) {
    self.picture = picture
    self.place = place ?? CGRect(origin: .zero, size: picture?.size ?? .zero)
  }
  /// An image of UIKit.
  public convenience init?(image: UIImage) { self.init(picture: image) }
  /// An image of UIKit.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(picture: image) }
  /// An image of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(picture: UIImage(cgImage: cgImage)) }
  /// An image of Core Graphics.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
  /// An image of bytes.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  /// An image of bytes; nil where they are none.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture: picture)
  }
  /// An image of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }
  /// A colour without an end: nothing is drawn of it.
  public convenience init(color: CIColor) { self.init(picture: nil, place: CGRect.infinite) }
  /// No image.
  public static func empty() -> CIImage { CIImage(picture: nil) }
  /// A colour without an end.
  public static var black: CIImage { CIImage(color: .black) }
  /// A colour without an end.
  public static var white: CIImage { CIImage(color: .white) }
  /// A colour without an end.
  public static var red: CIImage { CIImage(color: .red) }
  /// A colour without an end.
  public static var green: CIImage { CIImage(color: .green) }
  /// A colour without an end.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// A colour without an end.
  public static var clear: CIImage { CIImage(color: .clear) }

  /// In pixels.
  open var extent: CGRect { place }
  /// What is told of it: nothing.
  open var properties: [String: Any] { [:] }
  /// Its space of colours.
  open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The image of Core Graphics that it was made of.
  open var cgImage: CGImage? { picture?.cgImage }
  /// The image, mapped: its rectangle is, its pixels are not.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(picture: picture, place: place.applying(matrix))
  }
  /// The image, mapped: its rectangle is, its pixels are not.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// A part of the image: its rectangle is cut, its pixels are not.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(picture: picture, place: place.intersection(rect)) }
  /// The image with edges that go on without end: it is as it was.
  open func clampedToExtent() -> CIImage { self }
  /// A part of the image with edges that go on without end: it is as it was.
  open func clamped(to rect: CGRect) -> CIImage { self }
  /// The image, turned: it is as it was.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  /// The image, turned: it is as it was.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// The image on another: nothing is drawn of the other.
  open func composited(over dest: CIImage) -> CIImage { self }
  /// The image, blurred: it is as it was.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// The image, changed by a filter: it is as it was.
  open func applyingFilter(_ filterName: String) -> CIImage { self }
  /// The image, changed by a filter: it is as it was.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage { self }
  /// The image with the nearest pixels.
  open func samplingNearest() -> CIImage { self }
  /// The image with what lies between pixels.
  open func samplingLinear() -> CIImage { self }
  /// The image with colours that are multiplied by what they cover.
  open func premultiplyingAlpha() -> CIImage { self }
  /// The image with colours that are not multiplied by what they cover.
  open func unpremultiplyingAlpha() -> CIImage { self }
  /// The image, covering in a rectangle.
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  /// The image with something told of it.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  /// The filters that would make it better: none.
  open func autoAdjustmentFilters() -> [CIFilter] { [] }
  /// The filters that would make it better: none.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]?) -> [CIFilter] { [] }
}
/// How an image is read.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is turned as it was taken.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  /// The space of colours.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// What is told of it.
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  /// Whether its depths are read.
  public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
}
/// What makes an image better.
public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether colours and light are.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}
/// How an image is turned.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As it is.
  case up = 1
  /// Mirrored.
  case upMirrored = 2
  /// By half.
  case down = 3
  /// By half, mirrored.
  case downMirrored = 4
  /// To the left, mirrored.
  case leftMirrored = 5
  /// To the right.
  case right = 6
  /// To the right, mirrored.
  case rightMirrored = 7
  /// To the left.
  case left = 8
}

/// What draws filtered images.
open class CIContext {
  /// A context.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// The image of pixels: as it was before filters.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture?.cgImage }
  /// The image of pixels: as it was before filters.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// The bytes of a JPEG file: none, images are not encoded here.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// The bytes of a PNG file: none, images are not encoded here.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// The bytes of a HEIF file: none, images are not encoded here.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Forgets what it kept.
  open func clearCaches() {}
  /// The largest image that it takes.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// The largest image that it gives.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
}
/// How a context draws.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colours that come out.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The space of colours that are worked with.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The numbers that are worked with.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether smaller images are made well.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether what lies between is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether others come first.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// The name.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
/// How bytes of an image are made.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// How pixels are written.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// A format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four bytes.
  public static let ARGB8 = CIFormat(rawValue: 1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four bytes.
  public static let BGRA8 = CIFormat(rawValue: 2)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four bytes.
  public static let RGBA8 = CIFormat(rawValue: 3)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four numbers of half the size.
  public static let RGBAh = CIFormat(rawValue: 4)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four numbers.
  public static let RGBAf = CIFormat(rawValue: 5)
}

extension UIImage {
  /// The image of Core Image: as it was before filters.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: ciImage.picture?.cgImage ?? CGImage(picture: Image(""), width: 0, height: 0))
  }
  /// The image of Core Image: as it was before filters.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(ciImage: ciImage)
  }
  /// The image of Core Image that it was made of: not kept.
  public var ciImage: CIImage? { nil }
}
