import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Shows what differs.
  public static func colorAbsoluteDifference() -> CIFilter & CIColorAbsoluteDifference {
    made(
      "CIColorAbsoluteDifference", ["inputImage2": nil])
  }
  /// Keeps values between two.
  public static func colorClamp() -> CIFilter & CIColorClamp {
    made(
      "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ])
  }
  /// Changes light, contrast and colours.
  public static func colorControls() -> CIFilter & CIColorControls {
    made(
      "CIColorControls", ["inputSaturation": Float(1), "inputBrightness": Float(0), "inputContrast": Float(1)])
  }
  /// Makes colours of colours.
  public static func colorMatrix() -> CIFilter & CIColorMatrix {
    made(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ])
  }
  /// Changes colours by curves.
  public static func colorPolynomial() -> CIFilter & CIColorPolynomial {
    made(
      "CIColorPolynomial",
      [
        "inputRedCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGreenCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBlueCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputAlphaCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
      ])
  }
  /// Makes what is lighter white.
  public static func colorThreshold() -> CIFilter & CIColorThreshold {
    made(
      "CIColorThreshold", ["inputThreshold": Float(0.5)])
  }
  /// Makes what is lighter white, by itself.
  public static func colorThresholdOtsu() -> CIFilter & CIColorThresholdOtsu { made("CIColorThresholdOtsu") }
  /// Turns depths.
  public static func depthToDisparity() -> CIFilter & CIDepthToDisparity { made("CIDepthToDisparity") }
  /// Turns depths back.
  public static func disparityToDepth() -> CIFilter & CIDisparityToDepth { made("CIDisparityToDepth") }
  /// Makes it lighter.
  public static func exposureAdjust() -> CIFilter & CIExposureAdjust { made("CIExposureAdjust", ["inputEV": Float(0)]) }
  /// Changes what is between.
  public static func gammaAdjust() -> CIFilter & CIGammaAdjust { made("CIGammaAdjust", ["inputPower": Float(1)]) }
  /// Turns colours.
  public static func hueAdjust() -> CIFilter & CIHueAdjust { made("CIHueAdjust", ["inputAngle": Float(0)]) }
  /// Makes values that light has those of a screen.
  public static func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve { made("CILinearToSRGBToneCurve") }
  /// Makes values that a screen has those of light.
  public static func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear { made("CISRGBToneCurveToLinear") }
  /// Makes it warmer.
  public static func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
    made(
      "CITemperatureAndTint",
      [
        "inputNeutral": CIVector(x: 6500, y: 0),
        "inputTargetNeutral": CIVector(x: 6500, y: 0),
      ])
  }
  /// Changes light by a curve of points.
  public static func toneCurve() -> CIFilter & CIToneCurve {
    made(
      "CIToneCurve",
      [
        "inputPoint0": CGPoint(x: 0, y: 0), "inputPoint1": CGPoint(x: 0.25, y: 0.25),
        "inputPoint2": CGPoint(x: 0.5, y: 0.5), "inputPoint3": CGPoint(x: 0.75, y: 0.75),
        "inputPoint4": CGPoint(x: 1, y: 1),
      ])
  }
  /// Makes pale colours stronger.
  public static func vibrance() -> CIFilter & CIVibrance { made("CIVibrance", ["inputAmount": Float(0)]) }
  /// Takes a colour for white.
  public static func whitePointAdjust() -> CIFilter & CIWhitePointAdjust {
    made(
      "CIWhitePointAdjust", ["inputColor": CIColor.white])
  }
  /// Changes colours by curves of all.
  public static func colorCrossPolynomial() -> CIFilter & CIColorCrossPolynomial {
    made(
      "CIColorCrossPolynomial",
      [
        "inputRedCoefficients": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGreenCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBlueCoefficients": CIVector(x: 0, y: 0, z: 1, w: 0),
      ])
  }
  /// Looks colours up.
  public static func colorCube() -> CIFilter & CIColorCube {
    made(
      "CIColorCube", ["inputCubeDimension": Float(2), "inputCubeData": Data(), "inputExtrapolate": Float(0)])
  }
  /// Looks colours up in a space.
  public static func colorCubeWithColorSpace() -> CIFilter & CIColorCubeWithColorSpace {
    made(
      "CIColorCubeWithColorSpace",
      [
        "inputCubeDimension": Float(2), "inputCubeData": Data(), "inputColorSpace": nil,
        "inputExtrapolate": Float(0),
      ])
  }
  /// Looks colours up where a mask says.
  public static func colorCubesMixedWithMask() -> CIFilter & CIColorCubesMixedWithMask {
    made(
      "CIColorCubesMixedWithMask",
      [
        "inputMaskImage": nil, "inputCubeDimension": Float(2), "inputCube0Data": Data(),
        "inputCube1Data": Data(), "inputColorSpace": nil, "inputExtrapolate": Float(0),
      ])
  }
  /// Changes colours by curves.
  public static func colorCurves() -> CIFilter & CIColorCurves {
    made(
      "CIColorCurves", ["inputCurvesData": Data(), "inputColorSpace": nil])
  }
  /// Turns light and dark.
  public static func colorInvert() -> CIFilter & CIColorInvert { made("CIColorInvert") }
  /// Takes colours of an image.
  public static func colorMap() -> CIFilter & CIColorMap { made("CIColorMap", ["inputGradientImage": nil]) }
  /// Shows one colour.
  public static func colorMonochrome() -> CIFilter & CIColorMonochrome {
    made(
      "CIColorMonochrome", ["inputColor": CIColor.white, "inputIntensity": Float(1)])
  }
  /// Shows few colours.
  public static func colorPosterize() -> CIFilter & CIColorPosterize {
    made(
      "CIColorPosterize", ["inputLevels": Float(6)])
  }
  /// Makes colours that eyes have those of a screen.
  public static func convertLabToRGB() -> CIFilter & CIConvertLabToRGB { made("CIConvertLabToRGB") }
  /// Makes colours that a screen has those of eyes.
  public static func convertRGBtoLab() -> CIFilter & CIConvertRGBtoLab { made("CIConvertRGBtoLab") }
  /// Adds noise.
  public static func dither() -> CIFilter & CIDither { made("CIDither", ["inputIntensity": Float(0.1)]) }
  /// Makes a page clearer.
  public static func documentEnhancer() -> CIFilter & CIDocumentEnhancer {
    made(
      "CIDocumentEnhancer", ["inputAmount": Float(1)])
  }
  /// Shows two colours.
  public static func falseColor() -> CIFilter & CIFalseColor {
    made(
      "CIFalseColor", ["inputColor0": CIColor.white, "inputColor1": CIColor.white])
  }
  /// Shows how much colours differ.
  public static func labDeltaE() -> CIFilter & CILabDeltaE { made("CILabDeltaE", ["inputImage2": nil]) }
  /// Makes dark parts clear.
  public static func maskToAlpha() -> CIFilter & CIMaskToAlpha { made("CIMaskToAlpha") }
  /// Shows the largest value.
  public static func maximumComponent() -> CIFilter & CIMaximumComponent { made("CIMaximumComponent") }
  /// Shows the smallest value.
  public static func minimumComponent() -> CIFilter & CIMinimumComponent { made("CIMinimumComponent") }
  /// Shows where colours are.
  public static func paletteCentroid() -> CIFilter & CIPaletteCentroid {
    made(
      "CIPaletteCentroid", ["inputPerceptual": false])
  }
  /// Shows colours of a palette.
  public static func palettize() -> CIFilter & CIPalettize { made("CIPalettize", ["inputPerceptual": false]) }
  /// Looks as an old photo with strong colours.
  public static func photoEffectChrome() -> CIFilter & CIPhotoEffectChrome { made("CIPhotoEffectChrome") }
  /// Looks as an old photo with pale colours.
  public static func photoEffectFade() -> CIFilter & CIPhotoEffectFade { made("CIPhotoEffectFade") }
  /// Looks as a photo of an instant camera.
  public static func photoEffectInstant() -> CIFilter & CIPhotoEffectInstant { made("CIPhotoEffectInstant") }
  /// Looks as a photo without colours.
  public static func photoEffectMono() -> CIFilter & CIPhotoEffectMono { made("CIPhotoEffectMono") }
  /// Looks as a dark photo without colours.
  public static func photoEffectNoir() -> CIFilter & CIPhotoEffectNoir { made("CIPhotoEffectNoir") }
  /// Looks as an old photo with cool colours.
  public static func photoEffectProcess() -> CIFilter & CIPhotoEffectProcess { made("CIPhotoEffectProcess") }
  /// Looks as a pale photo without colours.
  public static func photoEffectTonal() -> CIFilter & CIPhotoEffectTonal { made("CIPhotoEffectTonal") }
  /// Looks as an old photo with warm colours.
  public static func photoEffectTransfer() -> CIFilter & CIPhotoEffectTransfer { made("CIPhotoEffectTransfer") }
  /// Makes it brown.
  public static func sepiaTone() -> CIFilter & CISepiaTone { made("CISepiaTone", ["inputIntensity": Float(1)]) }
  /// Shows warmth.
  public static func thermal() -> CIFilter & CIThermal { made("CIThermal") }
  /// Makes edges dark.
  public static func vignette() -> CIFilter & CIVignette {
    made(
      "CIVignette", ["inputIntensity": Float(0), "inputRadius": Float(1)])
  }
  /// Makes what is far from a middle dark.
  public static func vignetteEffect() -> CIFilter & CIVignetteEffect {
    made(
      "CIVignetteEffect",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(150),
        "inputIntensity": Float(1), "inputFalloff": Float(0.5),
      ])
  }
  /// Shows what is inside.
  public static func xRay() -> CIFilter & CIXRay { made("CIXRay") }
}
