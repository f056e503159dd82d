import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Shows one where a mask covers.
  public static func blendWithAlphaMask() -> CIFilter & CIBlendWithAlphaMask {
    made(
      "CIBlendWithAlphaMask", ["inputBackgroundImage": nil, "inputMaskImage": nil])
  }
  /// Shows one where a mask is blue.
  public static func blendWithBlueMask() -> CIFilter & CIBlendWithBlueMask {
    made(
      "CIBlendWithBlueMask", ["inputBackgroundImage": nil, "inputMaskImage": nil])
  }
  /// Shows one where a mask is light.
  public static func blendWithMask() -> CIFilter & CIBlendWithMask {
    made(
      "CIBlendWithMask", ["inputBackgroundImage": nil, "inputMaskImage": nil])
  }
  /// Shows one where a mask is red.
  public static func blendWithRedMask() -> CIFilter & CIBlendWithRedMask {
    made(
      "CIBlendWithRedMask", ["inputBackgroundImage": nil, "inputMaskImage": nil])
  }
  /// Makes light parts shine.
  public static func bloom() -> CIFilter & CIBloom {
    made(
      "CIBloom", ["inputRadius": Float(10), "inputIntensity": Float(0.5)])
  }
  /// Shows edges.
  public static func cannyEdgeDetector() -> CIFilter & CICannyEdgeDetector {
    made(
      "CICannyEdgeDetector", ["inputSigma": Float(1.6), "inputPerceptual": false])
  }
  /// Looks as in a comic.
  public static func comicEffect() -> CIFilter & CIComicEffect { made("CIComicEffect") }
  /// Mixes with what is near.
  public static func convolution3X3() -> CIFilter & CIConvolution3X3 {
    made(
      "CIConvolution3X3", ["inputWeights": CIVector(x: 0, y: 0, z: 0, w: 0), "inputBias": Float(0)])
  }
  /// Mixes with what is near.
  public static func convolution5X5() -> CIFilter & CIConvolution5X5 {
    made(
      "CIConvolution5X5", ["inputWeights": CIVector(x: 0, y: 0, z: 0, w: 0), "inputBias": Float(0)])
  }
  /// Mixes with what is near.
  public static func convolution7X7() -> CIFilter & CIConvolution7X7 {
    made(
      "CIConvolution7X7", ["inputWeights": CIVector(x: 0, y: 0, z: 0, w: 0), "inputBias": Float(0)])
  }
  /// Mixes with what is beside.
  public static func convolution9Horizontal() -> CIFilter & CIConvolution9Horizontal {
    made(
      "CIConvolution9Horizontal", ["inputWeights": CIVector(x: 0, y: 0, z: 0, w: 0), "inputBias": Float(0)])
  }
  /// Mixes with what is above.
  public static func convolution9Vertical() -> CIFilter & CIConvolution9Vertical {
    made(
      "CIConvolution9Vertical", ["inputWeights": CIVector(x: 0, y: 0, z: 0, w: 0), "inputBias": Float(0)])
  }
  /// Shows it in crystals.
  public static func crystallize() -> CIFilter & CICrystallize {
    made(
      "CICrystallize", ["inputRadius": Float(20), "inputCenter": CGPoint(x: 150, y: 150)])
  }
  /// Makes a strip sharp.
  public static func depthOfField() -> CIFilter & CIDepthOfField {
    made(
      "CIDepthOfField",
      [
        "inputPoint0": CGPoint(x: 0, y: 300), "inputPoint1": CGPoint(x: 300, y: 300),
        "inputSaturation": Float(1.5), "inputUnsharpMaskRadius": Float(2.5), "inputUnsharpMaskIntensity": Float(0.5),
        "inputRadius": Float(6),
      ])
  }
  /// Shows edges.
  public static func edges() -> CIFilter & CIEdges { made("CIEdges", ["inputIntensity": Float(1)]) }
  /// Looks as a cut in wood.
  public static func edgeWork() -> CIFilter & CIEdgeWork { made("CIEdgeWork", ["inputRadius": Float(3)]) }
  /// Shows edges in all ways.
  public static func gaborGradients() -> CIFilter & CIGaborGradients { made("CIGaborGradients") }
  /// Makes light parts dull.
  public static func gloom() -> CIFilter & CIGloom {
    made(
      "CIGloom", ["inputRadius": Float(10), "inputIntensity": Float(0.5)])
  }
  /// Makes heights of a mask.
  public static func heightFieldFromMask() -> CIFilter & CIHeightFieldFromMask {
    made(
      "CIHeightFieldFromMask", ["inputRadius": Float(10)])
  }
  /// Shows it in hexagons.
  public static func hexagonalPixellate() -> CIFilter & CIHexagonalPixellate {
    made(
      "CIHexagonalPixellate", ["inputCenter": CGPoint(x: 150, y: 150), "inputScale": Float(8)])
  }
  /// Makes shadows lighter.
  public static func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
    made(
      "CIHighlightShadowAdjust",
      [
        "inputHighlightAmount": Float(1), "inputShadowAmount": Float(0),
        "inputRadius": Float(0),
      ])
  }
  /// Draws lines of edges.
  public static func lineOverlay() -> CIFilter & CILineOverlay {
    made(
      "CILineOverlay",
      [
        "inputNRNoiseLevel": Float(0.07), "inputNRSharpness": Float(0.71),
        "inputEdgeIntensity": Float(1), "inputThreshold": Float(0.1), "inputContrast": Float(50),
      ])
  }
  /// Mixes two images.
  public static func mix() -> CIFilter & CIMix { made("CIMix", ["inputBackgroundImage": nil, "inputAmount": Float(1)]) }
  /// Shows where persons are.
  public static func personSegmentation() -> CIFilter & CIPersonSegmentation { made("CIPersonSegmentation") }
  /// Shows it in squares.
  public static func pixellate() -> CIFilter & CIPixellate {
    made(
      "CIPixellate", ["inputCenter": CGPoint(x: 150, y: 150), "inputScale": Float(8)])
  }
  /// Shows it in dots.
  public static func pointillize() -> CIFilter & CIPointillize {
    made(
      "CIPointillize", ["inputRadius": Float(20), "inputCenter": CGPoint(x: 150, y: 150)])
  }
  /// Shows where eyes go.
  public static func saliencyMap() -> CIFilter & CISaliencyMap { made("CISaliencyMap") }
  /// Lights heights.
  public static func shadedMaterial() -> CIFilter & CIShadedMaterial {
    made(
      "CIShadedMaterial", ["inputShadingImage": nil, "inputScale": Float(10)])
  }
  /// Shows edges.
  public static func sobelGradients() -> CIFilter & CISobelGradients { made("CISobelGradients") }
  /// Shows few colours.
  public static func spotColor() -> CIFilter & CISpotColor { made("CISpotColor") }
  /// Lights it.
  public static func spotLight() -> CIFilter & CISpotLight {
    made(
      "CISpotLight",
      [
        "inputLightPosition": CIVector(x: 400, y: 600, z: 150, w: 0),
        "inputLightPointsAt": CIVector(x: 200, y: 200, z: 0, w: 0), "inputBrightness": Float(3),
        "inputConcentration": Float(0.1), "inputColor": CIColor.white,
      ])
  }
  /// Looks as printed in circles.
  public static func circularScreen() -> CIFilter & CICircularScreen {
    made(
      "CICircularScreen",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputWidth": Float(6),
        "inputSharpness": Float(0.7),
      ])
  }
  /// Looks as printed.
  public static func cmykHalftone() -> CIFilter & CICMYKHalftone {
    made(
      "CICMYKHalftone",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputWidth": Float(6), "inputAngle": Float(0),
        "inputSharpness": Float(0.7), "inputGCR": Float(1), "inputUCR": Float(0.5),
      ])
  }
  /// Looks as printed in dots.
  public static func dotScreen() -> CIFilter & CIDotScreen {
    made(
      "CIDotScreen",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0), "inputWidth": Float(6),
        "inputSharpness": Float(0.7),
      ])
  }
  /// Looks as printed in crossing lines.
  public static func hatchedScreen() -> CIFilter & CIHatchedScreen {
    made(
      "CIHatchedScreen",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0), "inputWidth": Float(6),
        "inputSharpness": Float(0.7),
      ])
  }
  /// Looks as printed in lines.
  public static func lineScreen() -> CIFilter & CILineScreen {
    made(
      "CILineScreen",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0), "inputWidth": Float(6),
        "inputSharpness": Float(0.7),
      ])
  }
}
