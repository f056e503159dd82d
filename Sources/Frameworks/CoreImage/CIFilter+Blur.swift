import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Blurs with squares.
  public static func boxBlur() -> CIFilter & CIBoxBlur { made("CIBoxBlur", ["inputRadius": Float(10)]) }
  /// Blurs with discs.
  public static func discBlur() -> CIFilter & CIDiscBlur { made("CIDiscBlur", ["inputRadius": Float(8)]) }
  /// Blurs.
  public static func gaussianBlur() -> CIFilter & CIGaussianBlur { made("CIGaussianBlur", ["inputRadius": Float(10)]) }
  /// Blurs where a mask is light.
  public static func maskedVariableBlur() -> CIFilter & CIMaskedVariableBlur {
    made(
      "CIMaskedVariableBlur", ["inputMask": nil, "inputRadius": Float(5)])
  }
  /// Takes noise away.
  public static func median() -> CIFilter & CIMedian { made("CIMedian") }
  /// Shows edges.
  public static func morphologyGradient() -> CIFilter & CIMorphologyGradient {
    made(
      "CIMorphologyGradient", ["inputRadius": Float(5)])
  }
  /// Makes light parts larger.
  public static func morphologyMaximum() -> CIFilter & CIMorphologyMaximum {
    made(
      "CIMorphologyMaximum", ["inputRadius": Float(0)])
  }
  /// Makes dark parts larger.
  public static func morphologyMinimum() -> CIFilter & CIMorphologyMinimum {
    made(
      "CIMorphologyMinimum", ["inputRadius": Float(0)])
  }
  /// Makes light parts larger, in rectangles.
  public static func morphologyRectangleMaximum() -> CIFilter & CIMorphologyRectangleMaximum {
    made(
      "CIMorphologyRectangleMaximum", ["inputWidth": Float(5), "inputHeight": Float(5)])
  }
  /// Makes dark parts larger, in rectangles.
  public static func morphologyRectangleMinimum() -> CIFilter & CIMorphologyRectangleMinimum {
    made(
      "CIMorphologyRectangleMinimum", ["inputWidth": Float(5), "inputHeight": Float(5)])
  }
  /// Blurs along a line.
  public static func motionBlur() -> CIFilter & CIMotionBlur {
    made(
      "CIMotionBlur", ["inputRadius": Float(20), "inputAngle": Float(0)])
  }
  /// Takes noise away.
  public static func noiseReduction() -> CIFilter & CINoiseReduction {
    made(
      "CINoiseReduction", ["inputNoiseLevel": Float(0.02), "inputSharpness": Float(0.4)])
  }
  /// Blurs out of a middle.
  public static func zoomBlur() -> CIFilter & CIZoomBlur {
    made(
      "CIZoomBlur", ["inputCenter": CGPoint(x: 150, y: 150), "inputAmount": Float(20)])
  }
  /// Blurs with rings.
  public static func bokehBlur() -> CIFilter & CIBokehBlur {
    made(
      "CIBokehBlur",
      [
        "inputRadius": Float(20), "inputAmount": Float(0), "inputSharpness": Float(1),
        "inputSoftness": Float(1),
      ])
  }
  /// Makes light and dark sharper.
  public static func sharpenLuminance() -> CIFilter & CISharpenLuminance {
    made(
      "CISharpenLuminance", ["inputSharpness": Float(0.4), "inputRadius": Float(1.69)])
  }
  /// Makes edges sharper.
  public static func unsharpMask() -> CIFilter & CIUnsharpMask {
    made(
      "CIUnsharpMask", ["inputRadius": Float(2.5), "inputIntensity": Float(0.5)])
  }
}
