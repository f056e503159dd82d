import CoreGraphics
import Foundation
import SwiftUI

/// Makes a soft rectangle.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How wide the curve is.
  var sigma: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Makes squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Makes lines of letters.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The letters.
  var message: Data { get set }
  /// The empty edge in modules.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}
/// Makes a ring of light.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The radius of the ring in pixels.
  var haloRadius: Float { get set }
  /// The width of the ring in pixels.
  var haloWidth: Float { get set }
  /// How much rings cover each other.
  var haloOverlap: Float { get set }
  /// How strong rays are.
  var striationStrength: Float { get set }
  /// How much rays differ.
  var striationContrast: Float { get set }
  /// From 0 to 1.
  var time: Float { get set }
}
/// Makes lines.
public protocol CIMeshGenerator: CIFilterProtocol {
  /// The width in pixels.
  var width: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Makes rows of lines.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// The letters.
  var message: Data { get set }
  /// At least so wide.
  var minWidth: Float { get set }
  /// At most so wide.
  var maxWidth: Float { get set }
  /// At least so high.
  var minHeight: Float { get set }
  /// At most so high.
  var maxHeight: Float { get set }
  /// How many columns there are.
  var dataColumns: Float { get set }
  /// How many rows there are.
  var rows: Float { get set }
  /// How much wider than high it is rather.
  var preferredAspectRatio: Float { get set }
  /// How letters are put together.
  var compactionMode: Float { get set }
  /// Whether it is small.
  var compactStyle: Float { get set }
  /// Whether the way is always told.
  var alwaysSpecifyCompaction: Float { get set }
}
/// Makes a square of dots.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The letters.
  var message: Data { get set }
  /// How much may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}
/// Makes noise.
public protocol CIRandomGenerator: CIFilterProtocol {
}
/// Makes a round rectangle.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Makes the line of a round rectangle.
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Makes a star that shines.
public protocol CIStarShineGenerator: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How large the cross is.
  var crossScale: Float { get set }
  /// The angle of the cross in radians.
  var crossAngle: Float { get set }
  /// How much the cross covers.
  var crossOpacity: Float { get set }
  /// The width of the cross in pixels.
  var crossWidth: Float { get set }
  /// How fast it fades.
  var epsilon: Float { get set }
}
/// Makes stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Makes a sun.
public protocol CISunbeamsGenerator: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The radius of the sun in pixels.
  var sunRadius: Float { get set }
  /// How far rays go, in pixels.
  var maxStriationRadius: Float { get set }
  /// How strong rays are.
  var striationStrength: Float { get set }
  /// How much rays differ.
  var striationContrast: Float { get set }
  /// From 0 to 1.
  var time: Float { get set }
}
/// Makes letters.
public protocol CITextImageGenerator: CIFilterProtocol {
  /// The letters.
  var text: String { get set }
  /// The font.
  var fontName: String { get set }
  /// The size of letters in points.
  var fontSize: Float { get set }
  /// How many pixels a point.
  var scaleFactor: Float { get set }
}
/// Makes a colour that fades.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes a wheel of colours.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// How light it is.
  var value: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How soft it is.
  var softness: Float { get set }
  /// How much noise is added.
  var dither: Float { get set }
}
/// Makes colours along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
/// Makes colours out of a middle.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The inner radius in pixels.
  var radius0: Float { get set }
  /// The outer radius in pixels.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
/// Makes colours along a line, softly.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
