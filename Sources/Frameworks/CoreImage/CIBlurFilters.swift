import CoreGraphics
import Foundation
import SwiftUI

/// Blurs with squares.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Blurs with discs.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Blurs where a mask is light.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What says where.
  var mask: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Takes noise away.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows edges.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes light parts larger.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes dark parts larger.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes light parts larger, in rectangles.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The height in pixels.
  var height: Float { get set }
}
/// Makes dark parts larger, in rectangles.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The height in pixels.
  var height: Float { get set }
}
/// Blurs along a line.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Takes noise away.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What counts as noise.
  var noiseLevel: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Blurs out of a middle.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How much.
  var amount: Float { get set }
}
/// Blurs with rings.
public protocol CIBokehBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much.
  var amount: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
  /// How soft it is.
  var softness: Float { get set }
}
/// Makes light and dark sharper.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How sharp.
  var sharpness: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes edges sharper.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How strong.
  var intensity: Float { get set }
}
