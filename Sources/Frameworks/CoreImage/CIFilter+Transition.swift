import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Folds one away.
  public static func accordionFoldTransition() -> CIFilter & CIAccordionFoldTransition {
    made(
      "CIAccordionFoldTransition", ["inputTargetImage": nil, "inputNumberOfFolds": 3, "inputTime": Float(0)])
  }
  /// Moves one away in bars.
  public static func barsSwipeTransition() -> CIFilter & CIBarsSwipeTransition {
    made(
      "CIBarsSwipeTransition",
      [
        "inputTargetImage": nil, "inputAngle": Float(3.14), "inputWidth": Float(30),
        "inputTime": Float(0),
      ])
  }
  /// Copies the other in.
  public static func copyMachineTransition() -> CIFilter & CICopyMachineTransition {
    made(
      "CICopyMachineTransition",
      [
        "inputTargetImage": nil,
        "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300), "inputColor": CIColor.white, "inputTime": Float(0),
        "inputAngle": Float(0), "inputWidth": Float(200), "inputOpacity": Float(1.3),
      ])
  }
  /// Lets one fall apart.
  public static func disintegrateWithMaskTransition() -> CIFilter & CIDisintegrateWithMaskTransition {
    made(
      "CIDisintegrateWithMaskTransition",
      [
        "inputTargetImage": nil, "inputMaskImage": nil, "inputTime": Float(0),
        "inputShadowDensity": Float(0.65),
      ])
  }
  /// Fades from one to the other.
  public static func dissolveTransition() -> CIFilter & CIDissolveTransition {
    made(
      "CIDissolveTransition", ["inputTargetImage": nil, "inputTime": Float(0)])
  }
  /// Goes over in a flash.
  public static func flashTransition() -> CIFilter & CIFlashTransition {
    made(
      "CIFlashTransition",
      [
        "inputTargetImage": nil, "inputCenter": CGPoint(x: 150, y: 150),
        "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300), "inputColor": CIColor.white, "inputTime": Float(0),
        "inputMaxStriationRadius": Float(2.58), "inputStriationStrength": Float(0.5),
        "inputStriationContrast": Float(1.375), "inputFadeThreshold": Float(0.85),
      ])
  }
  /// Goes over in holes.
  public static func modTransition() -> CIFilter & CIModTransition {
    made(
      "CIModTransition",
      [
        "inputTargetImage": nil, "inputCenter": CGPoint(x: 150, y: 150), "inputTime": Float(0),
        "inputAngle": Float(2), "inputRadius": Float(150), "inputCompressionRatio": Float(300),
      ])
  }
  /// Turns the page.
  public static func pageCurlTransition() -> CIFilter & CIPageCurlTransition {
    made(
      "CIPageCurlTransition",
      [
        "inputTargetImage": nil, "inputBacksideImage": nil, "inputShadingImage": nil,
        "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300), "inputTime": Float(0), "inputAngle": Float(0),
        "inputRadius": Float(100),
      ])
  }
  /// Turns the page, with a shadow.
  public static func pageCurlWithShadowTransition() -> CIFilter & CIPageCurlWithShadowTransition {
    made(
      "CIPageCurlWithShadowTransition",
      [
        "inputTargetImage": nil, "inputBacksideImage": nil,
        "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300), "inputTime": Float(0), "inputAngle": Float(0),
        "inputRadius": Float(100),
      ])
  }
  /// Goes over in a wave.
  public static func rippleTransition() -> CIFilter & CIRippleTransition {
    made(
      "CIRippleTransition",
      [
        "inputTargetImage": nil, "inputShadingImage": nil,
        "inputCenter": CGPoint(x: 150, y: 150), "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300),
        "inputTime": Float(0), "inputWidth": Float(100), "inputScale": Float(50),
      ])
  }
  /// Moves the other in.
  public static func swipeTransition() -> CIFilter & CISwipeTransition {
    made(
      "CISwipeTransition",
      [
        "inputTargetImage": nil, "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300),
        "inputColor": CIColor.white, "inputTime": Float(0), "inputAngle": Float(0), "inputWidth": Float(300),
        "inputOpacity": Float(0),
      ])
  }
  /// Shows the colour of all.
  public static func areaAverage() -> CIFilter & CIAreaAverage {
    made(
      "CIAreaAverage", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Counts values.
  public static func areaHistogram() -> CIFilter & CIAreaHistogram {
    made(
      "CIAreaHistogram",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80), "inputScale": Float(1),
        "inputCount": 64,
      ])
  }
  /// Shows the largest values.
  public static func areaMaximum() -> CIFilter & CIAreaMaximum {
    made(
      "CIAreaMaximum", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Shows what covers most.
  public static func areaMaximumAlpha() -> CIFilter & CIAreaMaximumAlpha {
    made(
      "CIAreaMaximumAlpha", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Shows the smallest values.
  public static func areaMinimum() -> CIFilter & CIAreaMinimum {
    made(
      "CIAreaMinimum", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Shows what covers least.
  public static func areaMinimumAlpha() -> CIFilter & CIAreaMinimumAlpha {
    made(
      "CIAreaMinimumAlpha", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Shows the smallest and largest values.
  public static func areaMinMax() -> CIFilter & CIAreaMinMax {
    made(
      "CIAreaMinMax", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Shows the smallest and largest red.
  public static func areaMinMaxRed() -> CIFilter & CIAreaMinMaxRed {
    made(
      "CIAreaMinMaxRed", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Counts values in steps that grow.
  public static func areaLogarithmicHistogram() -> CIFilter & CIAreaLogarithmicHistogram {
    made(
      "CIAreaLogarithmicHistogram",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80),
        "inputScale": Float(1), "inputCount": 64,
      ])
  }
  /// Shows the colour of columns.
  public static func columnAverage() -> CIFilter & CIColumnAverage {
    made(
      "CIColumnAverage", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
  /// Draws counted values.
  public static func histogramDisplay() -> CIFilter & CIHistogramDisplay {
    made(
      "CIHistogramDisplay", ["inputHeight": Float(100), "inputHighLimit": Float(1), "inputLowLimit": Float(0)])
  }
  /// Finds the colours that matter.
  public static func kMeans() -> CIFilter & CIKMeans {
    made(
      "CIKMeans",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80), "inputCount": 8,
        "inputPerceptual": false,
      ])
  }
  /// Shows the colour of rows.
  public static func rowAverage() -> CIFilter & CIRowAverage {
    made(
      "CIRowAverage", ["inputExtent": CGRect(x: 0, y: 0, width: 640, height: 80)])
  }
}
