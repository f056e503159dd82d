import Foundation
import SwiftUI

/// Pixels as Core Graphics has them: here the picture of SwiftUI that they came from.
public final class CGImage {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What is shown.
  public let picture: Image

  /// A picture of so many pixels.
  public init(picture: Image, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
  }
  /// A part of the image: here all of it.
  public func cropping(to rect: CGRect) -> CGImage? { self }
}

extension ImageRenderer {
  /// The view as so many pixels; nil where it has no size.
  public var cgImage: CGImage? {
    let picture = FrameworkSupport.image(of: content, offered: proposedSize, isOpaque: isOpaque)
    let size = FrameworkSupport.size(of: picture)
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    return width > 0 && height > 0 ? CGImage(picture: picture, width: width, height: height) : nil
  }
  /// Draws the view: it is not drawn, and what would draw it is not run.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}

extension Image {
  /// An image of Core Graphics with a name for assistive technologies.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self = cgImage.picture
  }
  /// An image of Core Graphics that says nothing.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self = cgImage.picture
  }
  /// Which way up an image is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is stored, turned or mirrored.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// The names of the modes.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// The names of the modes.
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
}

/// What is drawn into: here nothing is drawn, the calls are accepted.
public final class CGContext {
  /// Nothing was drawn.
  public init() {}
  /// Keeps the settings.
  public func saveGState() {}
  /// Takes the settings back.
  public func restoreGState() {}
  /// Moves what is drawn later, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what is drawn later.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn later, in radians.
  public func rotate(by angle: CGFloat) {}
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how colours mix.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Begins a path.
  public func beginPath() {}
  /// Takes a path.
  public func addPath(_ path: CGPath) {}
  /// Takes a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Takes an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Begins a new part at a point.
  public func move(to point: CGPoint) {}
  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint) {}
  /// Cuts off what lies outside of the path.
  public func clip() {}
  /// Cuts off what lies outside of a rectangle.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Fills the path.
  public func fillPath() {}
  /// Draws the path's line.
  public func strokePath() {}
  /// Draws an image.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// What was drawn as an image: there is none.
  public func makeImage() -> CGImage? { nil }
}
