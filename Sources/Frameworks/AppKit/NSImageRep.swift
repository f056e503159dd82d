import CoreGraphics
import Foundation
import SwiftUI

/// What an image is made of.
open class NSImageRep: @unchecked Sendable {
  /// What is said of the place that it is drawn in.
  public struct HintKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is made larger.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
  /// In points.
  open var size = NSSize.zero
  /// In pixels.
  open var pixelsWide = 0
  /// In pixels.
  open var pixelsHigh = 0
  /// Bits a component.
  open var bitsPerSample = 8
  /// Whether it can be transparent.
  open var hasAlpha = true
  /// Whether nothing shines through.
  open var isOpaque = false
  /// The space of its colours.
  open var colorSpaceName = NSColorSpaceName.calibratedRGB
  /// Nothing.
  public init() {}
  /// Draws it: nothing is drawn.
  @discardableResult open func draw(in rect: NSRect) -> Bool { false }
  /// Draws it: nothing is drawn.
  @discardableResult open func draw() -> Bool { false }
}
/// The name of a space of colours.
public struct NSColorSpaceName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A space of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Red, green and blue.
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  /// Red, green and blue of the screen.
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  /// Greys.
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  /// Greys of the screen.
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}
/// Pixels: here the picture that they came from.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  private var bytes: Data?
  private var picture: CGImage?
  /// The image of a PNG or JPEG file's bytes; nil for other bytes.
  public init?(data: Data) {
    guard let found = FrameworkSupport.image(data, scale: 1) else { return nil }
    super.init()
    bytes = data
    size = FrameworkSupport.size(of: found)
    pixelsWide = Int(size.width)
    pixelsHigh = Int(size.height)
    picture = CGImage(picture: found, width: pixelsWide, height: pixelsHigh)
  }
  /// An image of Core Graphics.
  public init(cgImage: CGImage) {
    super.init()
    picture = cgImage
    pixelsWide = cgImage.width
    pixelsHigh = cgImage.height
    size = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
  }
  /// Pixels that are all clear.
  public init?(
    bitmapDataPlanes planes: Any?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    super.init()
    pixelsWide = width
    pixelsHigh = height
    hasAlpha = alpha
    bitsPerSample = bps
    self.colorSpaceName = colorSpaceName
    size = CGSize(width: CGFloat(width), height: CGFloat(height))
  }
  /// The image as Core Graphics has it.
  open var cgImage: CGImage? { picture }
  /// The bytes of a file: those that the image was made of.
  open var tiffRepresentation: Data? { bytes }
  /// The bytes of a file: those that the image was made of.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { bytes }
  /// The colour of a pixel: not known.
  open func colorAt(x: Int, y: Int) -> NSColor? { nil }
  /// Sets the colour of a pixel: nothing is drawn.
  open func setColor(_ color: NSColor, atX x: Int, y: Int) {}

  /// Kinds of files.
  public enum FileType: UInt, Sendable {
    /// The kinds.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }
  /// What a file is made with.
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How much is kept, from 0 to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// The way to pack.
    public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
    /// Whether it comes in steps.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    /// How often pictures come again.
    public static let loopCount = PropertyKey(rawValue: "NSImageLoopCount")
    /// How many pictures there are.
    public static let frameCount = PropertyKey(rawValue: "NSImageFrameCount")
    /// Which picture is shown.
    public static let currentFrame = PropertyKey(rawValue: "NSImageCurrentFrame")
  }
}

/// Where AppKit draws: here nothing is drawn.
open class NSGraphicsContext: @unchecked Sendable {
  /// What is drawn into: nothing.
  public static var current: NSGraphicsContext?
  /// What Core Graphics draws into.
  public let cgContext: CGContext
  /// Whether the top is at zero.
  public let isFlipped: Bool
  /// Whether edges are soft.
  open var shouldAntialias = true
  /// How images are made larger.
  open var imageInterpolation = NSImageInterpolation.default
  /// How colours mix.
  open var compositingOperation = NSCompositingOperation.sourceOver
  /// Draws into what Core Graphics draws into.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
  }
  /// Draws into pixels.
  public convenience init?(bitmapImageRep: NSBitmapImageRep) { self.init(cgContext: CGContext(), flipped: false) }
  /// Keeps the settings.
  public class func saveGraphicsState() {}
  /// Takes the settings back.
  public class func restoreGraphicsState() {}
  /// Whether there is a screen.
  public class func currentContextDrawingToScreen() -> Bool { false }
  /// Keeps the settings.
  open func saveGraphicsState() {}
  /// Takes the settings back.
  open func restoreGraphicsState() {}
  /// Draws what waits.
  open func flushGraphics() {}
}
/// How images are made larger.
public enum NSImageInterpolation: UInt, Sendable {
  /// As usual, not at all, quickly, well.
  case `default`, none, low, high, medium
}
