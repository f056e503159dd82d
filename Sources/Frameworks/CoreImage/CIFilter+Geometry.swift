import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Places it, with edges that go on.
  public static func affineClamp() -> CIFilter & CIAffineClamp {
    made(
      "CIAffineClamp", ["inputTransform": CGAffineTransform.identity])
  }
  /// Places it and repeats it.
  public static func affineTile() -> CIFilter & CIAffineTile {
    made(
      "CIAffineTile", ["inputTransform": CGAffineTransform.identity])
  }
  /// Makes it larger.
  public static func bicubicScaleTransform() -> CIFilter & CIBicubicScaleTransform {
    made(
      "CIBicubicScaleTransform",
      [
        "inputScale": Float(1), "inputAspectRatio": Float(1), "inputParameterB": Float(0),
        "inputParameterC": Float(0.75),
      ])
  }
  /// Makes a small image larger.
  public static func edgePreserveUpsample() -> CIFilter & CIEdgePreserveUpsample {
    made(
      "CIEdgePreserveUpsample", ["inputSmallImage": nil])
  }
  /// Repeats it, with mirrors.
  public static func eightfoldReflectedTile() -> CIFilter & CIEightfoldReflectedTile {
    made(
      "CIEightfoldReflectedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
  /// Repeats it, with mirrors.
  public static func fourfoldReflectedTile() -> CIFilter & CIFourfoldReflectedTile {
    made(
      "CIFourfoldReflectedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100), "inputAcuteAngle": Float(1.5708),
      ])
  }
  /// Repeats it, turned.
  public static func fourfoldRotatedTile() -> CIFilter & CIFourfoldRotatedTile {
    made(
      "CIFourfoldRotatedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
  /// Repeats it, moved.
  public static func fourfoldTranslatedTile() -> CIFilter & CIFourfoldTranslatedTile {
    made(
      "CIFourfoldTranslatedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100), "inputAcuteAngle": Float(1.5708),
      ])
  }
  /// Repeats it, with mirrors.
  public static func glideReflectedTile() -> CIFilter & CIGlideReflectedTile {
    made(
      "CIGlideReflectedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
  /// Shows it in mirrors.
  public static func kaleidoscope() -> CIFilter & CIKaleidoscope {
    made(
      "CIKaleidoscope", ["inputCount": 6, "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0)])
  }
  /// Makes lines upright and level.
  public static func keystoneCorrectionCombined() -> CIFilter & CIKeystoneCorrectionCombined {
    made(
      "CIKeystoneCorrectionCombined",
      [
        "inputTopLeft": CGPoint(x: 0, y: 0), "inputTopRight": CGPoint(x: 0, y: 0),
        "inputBottomLeft": CGPoint(x: 0, y: 0), "inputBottomRight": CGPoint(x: 0, y: 0),
        "inputFocalLength": Float(28),
      ])
  }
  /// Makes lines level.
  public static func keystoneCorrectionHorizontal() -> CIFilter & CIKeystoneCorrectionHorizontal {
    made(
      "CIKeystoneCorrectionHorizontal",
      [
        "inputTopLeft": CGPoint(x: 0, y: 0), "inputTopRight": CGPoint(x: 0, y: 0),
        "inputBottomLeft": CGPoint(x: 0, y: 0), "inputBottomRight": CGPoint(x: 0, y: 0),
        "inputFocalLength": Float(28),
      ])
  }
  /// Makes lines upright.
  public static func keystoneCorrectionVertical() -> CIFilter & CIKeystoneCorrectionVertical {
    made(
      "CIKeystoneCorrectionVertical",
      [
        "inputTopLeft": CGPoint(x: 0, y: 0), "inputTopRight": CGPoint(x: 0, y: 0),
        "inputBottomLeft": CGPoint(x: 0, y: 0), "inputBottomRight": CGPoint(x: 0, y: 0),
        "inputFocalLength": Float(28),
      ])
  }
  /// Makes it larger.
  public static func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform {
    made(
      "CILanczosScaleTransform", ["inputScale": Float(1), "inputAspectRatio": Float(1)])
  }
  /// Repeats it as art does.
  public static func opTile() -> CIFilter & CIOpTile {
    made(
      "CIOpTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputScale": Float(2.8), "inputAngle": Float(0),
        "inputWidth": Float(65),
      ])
  }
  /// Repeats it in slanting pieces.
  public static func parallelogramTile() -> CIFilter & CIParallelogramTile {
    made(
      "CIParallelogramTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputAcuteAngle": Float(1.5708), "inputWidth": Float(100),
      ])
  }
  /// Makes a slanting rectangle straight.
  public static func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection {
    made(
      "CIPerspectiveCorrection",
      [
        "inputTopLeft": CGPoint(x: 118, y: 484), "inputTopRight": CGPoint(x: 646, y: 507),
        "inputBottomRight": CGPoint(x: 548, y: 140), "inputBottomLeft": CGPoint(x: 155, y: 153),
      ])
  }
  /// Turns it in depth.
  public static func perspectiveRotate() -> CIFilter & CIPerspectiveRotate {
    made(
      "CIPerspectiveRotate",
      [
        "inputFocalLength": Float(28), "inputPitch": Float(0), "inputYaw": Float(0),
        "inputRoll": Float(0),
      ])
  }
  /// Repeats it in depth.
  public static func perspectiveTile() -> CIFilter & CIPerspectiveTile {
    made(
      "CIPerspectiveTile",
      [
        "inputTopLeft": CGPoint(x: 118, y: 484), "inputTopRight": CGPoint(x: 646, y: 507),
        "inputBottomRight": CGPoint(x: 548, y: 140), "inputBottomLeft": CGPoint(x: 155, y: 153),
      ])
  }
  /// Shows it in depth.
  public static func perspectiveTransform() -> CIFilter & CIPerspectiveTransform {
    made(
      "CIPerspectiveTransform",
      [
        "inputTopLeft": CGPoint(x: 118, y: 484), "inputTopRight": CGPoint(x: 646, y: 507),
        "inputBottomRight": CGPoint(x: 548, y: 140), "inputBottomLeft": CGPoint(x: 155, y: 153),
      ])
  }
  /// Shows a part in depth.
  public static func perspectiveTransformWithExtent() -> CIFilter & CIPerspectiveTransformWithExtent {
    made(
      "CIPerspectiveTransformWithExtent",
      [
        "inputExtent": CGRect(x: 0, y: 0, width: 300, height: 300),
        "inputTopLeft": CGPoint(x: 118, y: 484), "inputTopRight": CGPoint(x: 646, y: 507),
        "inputBottomRight": CGPoint(x: 548, y: 140), "inputBottomLeft": CGPoint(x: 155, y: 153),
      ])
  }
  /// Repeats it, with mirrors.
  public static func sixfoldReflectedTile() -> CIFilter & CISixfoldReflectedTile {
    made(
      "CISixfoldReflectedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
  /// Repeats it, turned.
  public static func sixfoldRotatedTile() -> CIFilter & CISixfoldRotatedTile {
    made(
      "CISixfoldRotatedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
  /// Turns it and cuts it.
  public static func straighten() -> CIFilter & CIStraighten { made("CIStraighten", ["inputAngle": Float(0)]) }
  /// Shows it in three mirrors.
  public static func triangleKaleidoscope() -> CIFilter & CITriangleKaleidoscope {
    made(
      "CITriangleKaleidoscope",
      [
        "inputPoint0": CGPoint(x: 150, y: 150), "inputSize": Float(700),
        "inputRotation": Float(5.92), "inputDecay": Float(0.85),
      ])
  }
  /// Repeats it in triangles.
  public static func triangleTile() -> CIFilter & CITriangleTile {
    made(
      "CITriangleTile", ["inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0), "inputWidth": Float(100)])
  }
  /// Repeats it, with mirrors.
  public static func twelvefoldReflectedTile() -> CIFilter & CITwelvefoldReflectedTile {
    made(
      "CITwelvefoldReflectedTile",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputAngle": Float(0),
        "inputWidth": Float(100),
      ])
  }
}
