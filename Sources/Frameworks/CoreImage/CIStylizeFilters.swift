import CoreGraphics
import Foundation
import SwiftUI

/// Shows one where a mask covers.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
}
/// Shows one where a mask is blue.
public protocol CIBlendWithBlueMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
}
/// Shows one where a mask is light.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
}
/// Shows one where a mask is red.
public protocol CIBlendWithRedMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
}
/// Makes light parts shine.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Shows edges.
public protocol CICannyEdgeDetector: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How wide the curve is.
  var sigma: Float { get set }
  /// Whether it counts as eyes see.
  var perceptual: Bool { get set }
}
/// Looks as in a comic.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Mixes with what is near.
public protocol CIConvolution3X3: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers.
  var weights: CIVector { get set }
  /// What is added.
  var bias: Float { get set }
}
/// Mixes with what is near.
public protocol CIConvolution5X5: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers.
  var weights: CIVector { get set }
  /// What is added.
  var bias: Float { get set }
}
/// Mixes with what is near.
public protocol CIConvolution7X7: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers.
  var weights: CIVector { get set }
  /// What is added.
  var bias: Float { get set }
}
/// Mixes with what is beside.
public protocol CIConvolution9Horizontal: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers.
  var weights: CIVector { get set }
  /// What is added.
  var bias: Float { get set }
}
/// Mixes with what is above.
public protocol CIConvolution9Vertical: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers.
  var weights: CIVector { get set }
  /// What is added.
  var bias: Float { get set }
}
/// Shows it in crystals.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
}
/// Makes a strip sharp.
public protocol CIDepthOfField: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
  /// How strong colours are.
  var saturation: Float { get set }
  /// How far it is made sharper, in pixels.
  var unsharpMaskRadius: Float { get set }
  /// How much it is made sharper.
  var unsharpMaskIntensity: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Shows edges.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Looks as a cut in wood.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Shows edges in all ways.
public protocol CIGaborGradients: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes light parts dull.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Makes heights of a mask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Shows it in hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How large.
  var scale: Float { get set }
}
/// Makes shadows lighter.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How much light parts change.
  var highlightAmount: Float { get set }
  /// How much dark parts change.
  var shadowAmount: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Draws lines of edges.
public protocol CILineOverlay: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What counts as noise.
  var nrNoiseLevel: Float { get set }
  /// How sharp it stays.
  var nrSharpness: Float { get set }
  /// How strong edges count.
  var edgeIntensity: Float { get set }
  /// From where it counts.
  var threshold: Float { get set }
  /// How much light and dark differ.
  var contrast: Float { get set }
}
/// Mixes two images.
public protocol CIMix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// How much.
  var amount: Float { get set }
}
/// Shows where persons are.
public protocol CIPersonSegmentation: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows it in squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How large.
  var scale: Float { get set }
}
/// Shows it in dots.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
}
/// Shows where eyes go.
public protocol CISaliencyMap: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Lights heights.
public protocol CIShadedMaterial: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image of light.
  var shadingImage: CIImage? { get set }
  /// How large.
  var scale: Float { get set }
}
/// Shows edges.
public protocol CISobelGradients: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows few colours.
public protocol CISpotColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Lights it.
public protocol CISpotLight: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// Where the light is.
  var lightPosition: CIVector { get set }
  /// Where the light goes.
  var lightPointsAt: CIVector { get set }
  /// How much lighter.
  var brightness: Float { get set }
  /// How narrow the light is.
  var concentration: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Looks as printed in circles.
public protocol CICircularScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Looks as printed.
public protocol CICMYKHalftone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
  /// How much grey is printed black.
  var gcr: Float { get set }
  /// How much colour is left out under black.
  var ucr: Float { get set }
}
/// Looks as printed in dots.
public protocol CIDotScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Looks as printed in crossing lines.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
/// Looks as printed in lines.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}
