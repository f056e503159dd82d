import CoreGraphics
import Foundation
import SwiftUI

/// Places it, with edges that go on.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How it is placed.
  var transform: CGAffineTransform { get set }
}
/// Places it and repeats it.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How it is placed.
  var transform: CGAffineTransform { get set }
}
/// Makes it larger.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How large.
  var scale: Float { get set }
  /// How much wider than high.
  var aspectRatio: Float { get set }
  /// The first number of the curve.
  var parameterB: Float { get set }
  /// The second number of the curve.
  var parameterC: Float { get set }
}
/// Makes a small image larger.
public protocol CIEdgePreserveUpsample: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A small image.
  var smallImage: CIImage? { get set }
}
/// Repeats it, with mirrors.
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Repeats it, with mirrors.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The pointed angle in radians.
  var acuteAngle: Float { get set }
}
/// Repeats it, turned.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Repeats it, moved.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The pointed angle in radians.
  var acuteAngle: Float { get set }
}
/// Repeats it, with mirrors.
public protocol CIGlideReflectedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Shows it in mirrors.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How many there are.
  var count: Int { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Makes lines upright and level.
public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// How long the lens is, in pixels.
  var focalLength: Float { get set }
}
/// Makes lines level.
public protocol CIKeystoneCorrectionHorizontal: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// How long the lens is, in pixels.
  var focalLength: Float { get set }
}
/// Makes lines upright.
public protocol CIKeystoneCorrectionVertical: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// How long the lens is, in pixels.
  var focalLength: Float { get set }
}
/// Makes it larger.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How large.
  var scale: Float { get set }
  /// How much wider than high.
  var aspectRatio: Float { get set }
}
/// Repeats it as art does.
public protocol CIOpTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// How large.
  var scale: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Repeats it in slanting pieces.
public protocol CIParallelogramTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The pointed angle in radians.
  var acuteAngle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Makes a slanting rectangle straight.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
}
/// Turns it in depth.
public protocol CIPerspectiveRotate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How long the lens is, in pixels.
  var focalLength: Float { get set }
  /// How far it is turned upwards.
  var pitch: Float { get set }
  /// How far it is turned sideways.
  var yaw: Float { get set }
  /// How far it leans.
  var roll: Float { get set }
}
/// Repeats it in depth.
public protocol CIPerspectiveTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
}
/// Shows it in depth.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
}
/// Shows a part in depth.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// The corner in pixels.
  var topLeft: CGPoint { get set }
  /// The corner in pixels.
  var topRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomRight: CGPoint { get set }
  /// The corner in pixels.
  var bottomLeft: CGPoint { get set }
}
/// Repeats it, with mirrors.
public protocol CISixfoldReflectedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Repeats it, turned.
public protocol CISixfoldRotatedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Turns it and cuts it.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
/// Shows it in three mirrors.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first point in pixels.
  var point0: CGPoint { get set }
  /// The size in pixels.
  var size: Float { get set }
  /// How far it is turned, in radians.
  var rotation: Float { get set }
  /// How fast it goes.
  var decay: Float { get set }
}
/// Repeats it in triangles.
public protocol CITriangleTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
/// Repeats it, with mirrors.
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}
