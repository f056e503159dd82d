import CoreGraphics
import Foundation
import SwiftUI

/// Shows what differs.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The other image.
  var image2: CIImage? { get set }
}
/// Keeps values between two.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The smallest values.
  var minComponents: CIVector { get set }
  /// The largest values.
  var maxComponents: CIVector { get set }
}
/// Changes light, contrast and colours.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong colours are.
  var saturation: Float { get set }
  /// How much lighter.
  var brightness: Float { get set }
  /// How much light and dark differ.
  var contrast: Float { get set }
}
/// Makes colours of colours.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What red is made of.
  var rVector: CIVector { get set }
  /// What green is made of.
  var gVector: CIVector { get set }
  /// What blue is made of.
  var bVector: CIVector { get set }
  /// What covering is made of.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}
/// Changes colours by curves.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers of red.
  var redCoefficients: CIVector { get set }
  /// The numbers of green.
  var greenCoefficients: CIVector { get set }
  /// The numbers of blue.
  var blueCoefficients: CIVector { get set }
  /// The numbers of covering.
  var alphaCoefficients: CIVector { get set }
}
/// Makes what is lighter white.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// From where it counts.
  var threshold: Float { get set }
}
/// Makes what is lighter white, by itself.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Turns depths.
public protocol CIDepthToDisparity: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Turns depths back.
public protocol CIDisparityToDepth: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes it lighter.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How much lighter, in steps of a camera.
  var ev: Float { get set }
}
/// Changes what is between.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}
/// Turns colours.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Makes values that light has those of a screen.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes values that a screen has those of light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes it warmer.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The white that was.
  var neutral: CIVector { get set }
  /// The white that is wanted.
  var targetNeutral: CIVector { get set }
}
/// Changes light by a curve of points.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
  /// A point of the curve, from 0 to 1.
  var point2: CGPoint { get set }
  /// A point of the curve, from 0 to 1.
  var point3: CGPoint { get set }
  /// A point of the curve, from 0 to 1.
  var point4: CGPoint { get set }
}
/// Makes pale colours stronger.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How much.
  var amount: Float { get set }
}
/// Takes a colour for white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}
/// Changes colours by curves of all.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The numbers of red.
  var redCoefficients: CIVector { get set }
  /// The numbers of green.
  var greenCoefficients: CIVector { get set }
  /// The numbers of blue.
  var blueCoefficients: CIVector { get set }
}
/// Looks colours up.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How many steps a colour has.
  var cubeDimension: Float { get set }
  /// The colours.
  var cubeData: Data { get set }
  /// Whether values outside are made.
  var extrapolate: Float { get set }
}
/// Looks colours up in a space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How many steps a colour has.
  var cubeDimension: Float { get set }
  /// The colours.
  var cubeData: Data { get set }
  /// The space of colours.
  var colorSpace: CGColorSpace? { get set }
  /// Whether values outside are made.
  var extrapolate: Float { get set }
}
/// Looks colours up where a mask says.
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
  /// How many steps a colour has.
  var cubeDimension: Float { get set }
  /// The first colours.
  var cube0Data: Data { get set }
  /// The second colours.
  var cube1Data: Data { get set }
  /// The space of colours.
  var colorSpace: CGColorSpace? { get set }
  /// Whether values outside are made.
  var extrapolate: Float { get set }
}
/// Changes colours by curves.
public protocol CIColorCurves: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The curves.
  var curvesData: Data { get set }
  /// The space of colours.
  var colorSpace: CGColorSpace? { get set }
}
/// Turns light and dark.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Takes colours of an image.
public protocol CIColorMap: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image of colours.
  var gradientImage: CIImage? { get set }
}
/// Shows one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Shows few colours.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How many steps there are.
  var levels: Float { get set }
}
/// Makes colours that eyes have those of a screen.
public protocol CIConvertLabToRGB: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes colours that a screen has those of eyes.
public protocol CIConvertRGBtoLab: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Adds noise.
public protocol CIDither: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Makes a page clearer.
public protocol CIDocumentEnhancer: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How much.
  var amount: Float { get set }
}
/// Shows two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
/// Shows how much colours differ.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The other image.
  var image2: CIImage? { get set }
}
/// Makes dark parts clear.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows the largest value.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows the smallest value.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Shows where colours are.
public protocol CIPaletteCentroid: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// Whether it counts as eyes see.
  var perceptual: Bool { get set }
}
/// Shows colours of a palette.
public protocol CIPalettize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// Whether it counts as eyes see.
  var perceptual: Bool { get set }
}
/// Looks as an old photo with strong colours.
public protocol CIPhotoEffectChrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as an old photo with pale colours.
public protocol CIPhotoEffectFade: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as a photo of an instant camera.
public protocol CIPhotoEffectInstant: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as a photo without colours.
public protocol CIPhotoEffectMono: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as a dark photo without colours.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as an old photo with cool colours.
public protocol CIPhotoEffectProcess: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as a pale photo without colours.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Looks as an old photo with warm colours.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes it brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong.
  var intensity: Float { get set }
}
/// Shows warmth.
public protocol CIThermal: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
/// Makes edges dark.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong.
  var intensity: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes what is far from a middle dark.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How strong.
  var intensity: Float { get set }
  /// How soft the edge is.
  var falloff: Float { get set }
}
