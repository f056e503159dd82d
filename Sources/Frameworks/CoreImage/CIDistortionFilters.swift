import CoreGraphics
import Foundation
import SwiftUI

/// Makes a bump.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How large.
  var scale: Float { get set }
}
/// Makes a bump along a line.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// How large.
  var scale: Float { get set }
}
/// Makes a splash around a circle.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Wraps it around a circle.
public protocol CICircularWrap: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Moves it as an image says.
public protocol CIDisplacementDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// What says how far.
  var displacementImage: CIImage? { get set }
  /// How large.
  var scale: Float { get set }
}
/// Shows it in itself.
public protocol CIDroste: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first corner in pixels.
  var insetPoint0: CGPoint { get set }
  /// The second corner in pixels.
  var insetPoint1: CGPoint { get set }
  /// How many strands there are.
  var strands: Float { get set }
  /// How often it comes again.
  var periodicity: Float { get set }
  /// How far it is turned, in radians.
  var rotation: Float { get set }
  /// How far it zooms.
  var zoomAmount: Float { get set }
}
/// Shows it behind glass.
public protocol CIGlassDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image of glass.
  var texture: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How large.
  var scale: Float { get set }
}
/// Shows it behind a rod of glass.
public protocol CIGlassLozenge: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much light is bent.
  var refraction: Float { get set }
}
/// Makes a hole.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Shows it in a tunnel.
public protocol CILightTunnel: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far it is turned, in radians.
  var rotation: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes it larger between two points.
public protocol CINinePartStretched: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
}
/// Makes it larger by repeating.
public protocol CINinePartTiled: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The second point in pixels.
  var point1: CGPoint { get set }
}
/// Pinches it.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How large.
  var scale: Float { get set }
}
/// Stretches it and cuts it.
public protocol CIStretchCrop: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How much is cut off.
  var cropAmount: Float { get set }
}
/// Shows it behind a ring.
public protocol CITorusLensDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How much light is bent.
  var refraction: Float { get set }
}
/// Twists it.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Twists it strongly.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
