import CoreGraphics
import Foundation
import SwiftUI

/// An image of UIKit: one of the project, one of Apple's symbols, or the bytes of a PNG or JPEG file.
open class UIImage: Hashable, @unchecked Sendable {
  /// The image as SwiftUI has it.
  let shown: Image
  /// The bytes that it was made of.
  let bytes: Data?
  /// What colours it.
  let tint: UIColor?
  /// Pixels a point.
  public let scale: CGFloat
  /// Which way up it is.
  public let imageOrientation: UIImage.Orientation
  /// Whether it keeps its colours.
  public let renderingMode: UIImage.RenderingMode
  /// In points, where it is known before the image is shown.
  let ownSize: CGSize

  init(
    shown: Image, bytes: Data? = nil, scale: CGFloat = 1, size: CGSize = .zero, mode: UIImage.RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.shown = shown
    self.bytes = bytes
    self.scale = scale
    ownSize = size
    renderingMode = mode
    self.tint = tint
    imageOrientation = .up
  }
  /// An image without pixels.
  public convenience init() { self.init(shown: FrameworkSupport.emptyImage(of: .zero)) }
  /// An image of the project; one that it lacks is shown as its name in a frame.
  public convenience init?(named name: String) { self.init(shown: Image(name)) }
  /// An image of the project; one that it lacks is shown as its name in a frame.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(shown: Image(name))
  }
  /// An image of the project; one that it lacks is shown as its name in a frame.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(shown: Image(name))
  }
  /// An image of the project; one that it lacks is shown as its name in a frame.
  public convenience init(imageLiteralResourceName name: String) { self.init(shown: Image(name)) }
  /// An image of the project, by the name that Xcode gives its asset in Swift.
  public convenience init(resource: ImageResource) { self.init(shown: Image(resource)) }
  /// One of Apple's symbols.
  public convenience init?(systemName name: String) {
    self.init(shown: Image(systemName: name), size: CGSize(width: 20, height: 20), mode: .alwaysTemplate)
  }
  /// One of Apple's symbols.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }
  /// The image of a PNG or JPEG file's bytes; nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The image of a PNG or JPEG file's bytes, so many pixels a point; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = FrameworkSupport.image(data, scale: scale) else { return nil }
    self.init(shown: picture, bytes: data, scale: scale, size: FrameworkSupport.size(of: picture))
  }
  /// An image of a file: nil, no file is read.
  public convenience init?(contentsOfFile path: String) { return nil }
  /// An image of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(shown: cgImage.picture, size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// An image of Core Graphics, so many pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage: cgImage)
  }

  /// In points; zero where only its surroundings know it.
  public var size: CGSize { ownSize }
  /// The image as Core Graphics has it.
  public var cgImage: CGImage? {
    CGImage(picture: picture, width: Int(ownSize.width * scale), height: Int(ownSize.height * scale))
  }
  /// Whether it is one of Apple's symbols.
  public var isSymbolImage: Bool { renderingMode == .alwaysTemplate && bytes == nil }
  /// The bytes of a PNG file: those that the image was made of.
  public func pngData() -> Data? { bytes }
  /// The bytes of a JPEG file: those that the image was made of.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  /// The image, keeping its colours or not.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(shown: shown, bytes: bytes, scale: scale, size: ownSize, mode: renderingMode, tint: tint)
  }
  /// The image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(shown: shown, bytes: bytes, scale: scale, size: ownSize, mode: renderingMode, tint: color)
  }
  /// The image in a colour, keeping its colours or not.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(shown: shown, bytes: bytes, scale: scale, size: ownSize, mode: renderingMode, tint: color)
  }
  /// The image with another configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  /// The image with another configuration.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }
  /// The image, of which only the middle is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// A small image, ready to be shown.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Draws it: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws it: nothing is drawn.
  public func draw(at point: CGPoint) {}

  /// Whether the same is shown.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.shown == b.shown && a.scale == b.scale && a.renderingMode == b.renderingMode && a.tint == b.tint
  }
  /// What is shown.
  public func hash(into hasher: inout Hasher) { hasher.combine(shown) }

  /// What SwiftUI shows.
  var picture: Image {
    switch renderingMode {
    case .automatic: return shown
    case .alwaysOriginal: return shown.renderingMode(.original)
    case .alwaysTemplate: return shown.renderingMode(.template)
    }
  }
}

extension UIImage {
  /// Which way up an image is.
  public enum Orientation: Int, Sendable {
    /// As it is stored, turned or mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Whether an image keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it, always, never.
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// How an image is made.
  open class Configuration: @unchecked Sendable {
    init() {}
    /// The same for traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    /// What it is for.
    open var traitCollection: UITraitCollection? { nil }
  }
}

extension ImageRenderer {
  /// The view as an image; nil where it has no size. It is drawn where it is shown, and has no bytes.
  public var uiImage: UIImage? {
    let picture = FrameworkSupport.image(of: content, offered: proposedSize, isOpaque: isOpaque)
    let size = FrameworkSupport.size(of: picture)
    return size.width > 0 && size.height > 0 ? UIImage(shown: picture, scale: scale, size: size) : nil
  }
}

extension Image {
  /// An image of UIKit.
  public init(uiImage: UIImage) { self = uiImage.picture }
}

/// Draws images: nothing is drawn, so they are empty.
public final class UIGraphicsImageRenderer {
  let size: CGSize
  /// How images are drawn.
  public let format: UIGraphicsImageRendererFormat
  /// A renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.size = size
    self.format = format
  }
  /// A renderer of a part, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(size: bounds.size, format: format)
  }
  /// An image of what is drawn: empty.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format))
    return UIImage(shown: Image(""), size: size)
  }
  /// The bytes of a PNG file: none.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// The bytes of a JPEG file: none.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
/// How images are drawn.
public final class UIGraphicsImageRendererFormat {
  /// Pixels a point.
  public var scale: CGFloat = 3
  /// Whether nothing shines through.
  public var opaque = false
  /// Which colours there are.
  public var preferredRange = Range.automatic
  /// Which colours there are.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the device has, more, the usual ones.
    case automatic, extended, standard
  }
  /// What is usual.
  public init() {}
  /// What is usual.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// What is usual on the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
/// What is drawn into.
public final class UIGraphicsImageRendererContext {
  /// Core Graphics' context.
  public let cgContext = CGContext()
  /// How images are drawn.
  public let format: UIGraphicsImageRendererFormat
  init(format: UIGraphicsImageRendererFormat) { self.format = format }
  /// The image so far: empty.
  public var currentImage: UIImage { UIImage() }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills a rectangle in a way of mixing.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Cuts off what lies outside of a rectangle.
  public func clip(to rect: CGRect) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image: nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image: nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends an image.
public func UIGraphicsEndImageContext() {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that was begun: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is drawn into: nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps an image among the photos: nothing is kept.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}
