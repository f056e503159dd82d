import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Makes a soft rectangle.
  public static func blurredRectangleGenerator() -> CIFilter & CIBlurredRectangleGenerator {
    made(
      "CIBlurredRectangleGenerator",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 100, height: 100),
        "inputSigma": Float(10), "inputColor": CIColor.white,
      ], isGenerator: true)
  }
  /// Makes squares of two colours.
  public static func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
    made(
      "CICheckerboardGenerator",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black, "inputWidth": Float(80), "inputSharpness": Float(1),
      ], isGenerator: true)
  }
  /// Makes lines of letters.
  public static func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    made(
      "CICode128BarcodeGenerator",
      [
        "inputMessage": Data(), "inputQuietSpace": Float(10),
        "inputBarcodeHeight": Float(32),
      ], isGenerator: true)
  }
  /// Makes a ring of light.
  public static func lenticularHaloGenerator() -> CIFilter & CILenticularHaloGenerator {
    made(
      "CILenticularHaloGenerator",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor": CIColor.white,
        "inputHaloRadius": Float(70), "inputHaloWidth": Float(87), "inputHaloOverlap": Float(0.77),
        "inputStriationStrength": Float(0.5), "inputStriationContrast": Float(1), "inputTime": Float(0),
      ],
      isGenerator: true)
  }
  /// Makes lines.
  public static func meshGenerator() -> CIFilter & CIMeshGenerator {
    made(
      "CIMeshGenerator", ["inputWidth": Float(1.5), "inputColor": CIColor.white], isGenerator: true)
  }
  /// Makes rows of lines.
  public static func pdf417BarcodeGenerator() -> CIFilter & CIPDF417BarcodeGenerator {
    made(
      "CIPDF417BarcodeGenerator",
      [
        "inputMessage": Data(), "inputMinWidth": Float(0), "inputMaxWidth": Float(0),
        "inputMinHeight": Float(0), "inputMaxHeight": Float(0), "inputDataColumns": Float(0), "inputRows": Float(0),
        "inputPreferredAspectRatio": Float(0), "inputCompactionMode": Float(0), "inputCompactStyle": Float(0),
        "inputAlwaysSpecifyCompaction": Float(0),
      ], isGenerator: true)
  }
  /// Makes a square of dots.
  public static func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    made(
      "CIQRCodeGenerator", ["inputMessage": Data(), "inputCorrectionLevel": "M"], isGenerator: true)
  }
  /// Makes noise.
  public static func randomGenerator() -> CIFilter & CIRandomGenerator { made("CIRandomGenerator", isGenerator: true) }
  /// Makes a round rectangle.
  public static func roundedRectangleGenerator() -> CIFilter & CIRoundedRectangleGenerator {
    made(
      "CIRoundedRectangleGenerator",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 100, height: 100),
        "inputRadius": Float(10), "inputColor": CIColor.white,
      ], isGenerator: true)
  }
  /// Makes the line of a round rectangle.
  public static func roundedRectangleStrokeGenerator() -> CIFilter & CIRoundedRectangleStrokeGenerator {
    made(
      "CIRoundedRectangleStrokeGenerator",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 100, height: 100),
        "inputRadius": Float(10), "inputWidth": Float(10), "inputColor": CIColor.white,
      ], isGenerator: true)
  }
  /// Makes a star that shines.
  public static func starShineGenerator() -> CIFilter & CIStarShineGenerator {
    made(
      "CIStarShineGenerator",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor": CIColor.white,
        "inputRadius": Float(50), "inputCrossScale": Float(15), "inputCrossAngle": Float(0.6),
        "inputCrossOpacity": Float(-2), "inputCrossWidth": Float(2.5), "inputEpsilon": Float(-2),
      ], isGenerator: true)
  }
  /// Makes stripes.
  public static func stripesGenerator() -> CIFilter & CIStripesGenerator {
    made(
      "CIStripesGenerator",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black, "inputWidth": Float(80), "inputSharpness": Float(1),
      ], isGenerator: true)
  }
  /// Makes a sun.
  public static func sunbeamsGenerator() -> CIFilter & CISunbeamsGenerator {
    made(
      "CISunbeamsGenerator",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor": CIColor.white,
        "inputSunRadius": Float(40), "inputMaxStriationRadius": Float(2.58), "inputStriationStrength": Float(0.5),
        "inputStriationContrast": Float(1.375), "inputTime": Float(0),
      ], isGenerator: true)
  }
  /// Makes letters.
  public static func textImageGenerator() -> CIFilter & CITextImageGenerator {
    made(
      "CITextImageGenerator",
      [
        "inputText": "", "inputFontName": "HelveticaNeue", "inputFontSize": Float(12),
        "inputScaleFactor": Float(1),
      ], isGenerator: true)
  }
  /// Makes a colour that fades.
  public static func gaussianGradient() -> CIFilter & CIGaussianGradient {
    made(
      "CIGaussianGradient",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black, "inputRadius": Float(300),
      ], isGenerator: true)
  }
  /// Makes a wheel of colours.
  public static func hueSaturationValueGradient() -> CIFilter & CIHueSaturationValueGradient {
    made(
      "CIHueSaturationValueGradient",
      [
        "inputValue": Float(1), "inputRadius": Float(300), "inputSoftness": Float(1),
        "inputDither": Float(1),
      ], isGenerator: true)
  }
  /// Makes colours along a line.
  public static func linearGradient() -> CIFilter & CILinearGradient {
    made(
      "CILinearGradient",
      [
        "inputPoint0": CGPoint(x: 0, y: 0), "inputPoint1": CGPoint(x: 200, y: 200),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], isGenerator: true)
  }
  /// Makes colours out of a middle.
  public static func radialGradient() -> CIFilter & CIRadialGradient {
    made(
      "CIRadialGradient",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius0": Float(5),
        "inputRadius1": Float(100), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], isGenerator: true)
  }
  /// Makes colours along a line, softly.
  public static func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient {
    made(
      "CISmoothLinearGradient",
      [
        "inputPoint0": CGPoint(x: 0, y: 0), "inputPoint1": CGPoint(x: 200, y: 200),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], isGenerator: true)
  }
}
