import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Makes a bump.
  public static func bumpDistortion() -> CIFilter & CIBumpDistortion {
    made(
      "CIBumpDistortion",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300),
        "inputScale": Float(0.5),
      ])
  }
  /// Makes a bump along a line.
  public static func bumpDistortionLinear() -> CIFilter & CIBumpDistortionLinear {
    made(
      "CIBumpDistortionLinear",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300),
        "inputAngle": Float(0), "inputScale": Float(0.5),
      ])
  }
  /// Makes a splash around a circle.
  public static func circleSplashDistortion() -> CIFilter & CICircleSplashDistortion {
    made(
      "CICircleSplashDistortion", ["inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(150)])
  }
  /// Wraps it around a circle.
  public static func circularWrap() -> CIFilter & CICircularWrap {
    made(
      "CICircularWrap", ["inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(150), "inputAngle": Float(0)])
  }
  /// Moves it as an image says.
  public static func displacementDistortion() -> CIFilter & CIDisplacementDistortion {
    made(
      "CIDisplacementDistortion", ["inputDisplacementImage": nil, "inputScale": Float(50)])
  }
  /// Shows it in itself.
  public static func droste() -> CIFilter & CIDroste {
    made(
      "CIDroste",
      [
        "inputInsetPoint0": CGPoint(x: 200, y: 200), "inputInsetPoint1": CGPoint(x: 400, y: 400),
        "inputStrands": Float(1), "inputPeriodicity": Float(1), "inputRotation": Float(0),
        "inputZoomAmount": Float(1),
      ])
  }
  /// Shows it behind glass.
  public static func glassDistortion() -> CIFilter & CIGlassDistortion {
    made(
      "CIGlassDistortion", ["inputTexture": nil, "inputCenter": CGPoint(x: 150, y: 150), "inputScale": Float(200)])
  }
  /// Shows it behind a rod of glass.
  public static func glassLozenge() -> CIFilter & CIGlassLozenge {
    made(
      "CIGlassLozenge",
      [
        "inputPoint0": CGPoint(x: 150, y: 150), "inputPoint1": CGPoint(x: 350, y: 150),
        "inputRadius": Float(100), "inputRefraction": Float(1.7),
      ])
  }
  /// Makes a hole.
  public static func holeDistortion() -> CIFilter & CIHoleDistortion {
    made(
      "CIHoleDistortion", ["inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(150)])
  }
  /// Shows it in a tunnel.
  public static func lightTunnel() -> CIFilter & CILightTunnel {
    made(
      "CILightTunnel",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRotation": Float(0),
        "inputRadius": Float(100),
      ])
  }
  /// Makes it larger between two points.
  public static func ninePartStretched() -> CIFilter & CINinePartStretched {
    made(
      "CINinePartStretched", ["inputPoint0": CGPoint(x: 50, y: 50), "inputPoint1": CGPoint(x: 150, y: 150)])
  }
  /// Makes it larger by repeating.
  public static func ninePartTiled() -> CIFilter & CINinePartTiled {
    made(
      "CINinePartTiled", ["inputPoint0": CGPoint(x: 50, y: 50), "inputPoint1": CGPoint(x: 150, y: 150)])
  }
  /// Pinches it.
  public static func pinchDistortion() -> CIFilter & CIPinchDistortion {
    made(
      "CIPinchDistortion",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300),
        "inputScale": Float(0.5),
      ])
  }
  /// Stretches it and cuts it.
  public static func stretchCrop() -> CIFilter & CIStretchCrop {
    made(
      "CIStretchCrop", ["inputCropAmount": Float(0.25)])
  }
  /// Shows it behind a ring.
  public static func torusLensDistortion() -> CIFilter & CITorusLensDistortion {
    made(
      "CITorusLensDistortion",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(160),
        "inputWidth": Float(80), "inputRefraction": Float(1.7),
      ])
  }
  /// Twists it.
  public static func twirlDistortion() -> CIFilter & CITwirlDistortion {
    made(
      "CITwirlDistortion",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300),
        "inputAngle": Float(3.14),
      ])
  }
  /// Twists it strongly.
  public static func vortexDistortion() -> CIFilter & CIVortexDistortion {
    made(
      "CIVortexDistortion",
      [
        "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300),
        "inputAngle": Float(56.55),
      ])
  }
}
