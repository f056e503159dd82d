import CoreGraphics
import Foundation
import SwiftUI

/// Folds one away.
public protocol CIAccordionFoldTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// How often it is folded.
  var numberOfFolds: Int { get set }
  /// From 0 to 1.
  var time: Float { get set }
}
/// Moves one away in bars.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// From 0 to 1.
  var time: Float { get set }
}
/// Copies the other in.
public protocol CICopyMachineTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How much it covers.
  var opacity: Float { get set }
}
/// Lets one fall apart.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// What says where.
  var maskImage: CIImage? { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// How dark shadows are.
  var shadowDensity: Float { get set }
}
/// Fades from one to the other.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// From 0 to 1.
  var time: Float { get set }
}
/// Goes over in a flash.
public protocol CIFlashTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// How far rays go, in pixels.
  var maxStriationRadius: Float { get set }
  /// How strong rays are.
  var striationStrength: Float { get set }
  /// How much rays differ.
  var striationContrast: Float { get set }
  /// From where it fades.
  var fadeThreshold: Float { get set }
}
/// Goes over in holes.
public protocol CIModTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much is left.
  var compressionRatio: Float { get set }
}
/// Turns the page.
public protocol CIPageCurlTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The image of the back.
  var backsideImage: CIImage? { get set }
  /// The image of light.
  var shadingImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Turns the page, with a shadow.
public protocol CIPageCurlWithShadowTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The image of the back.
  var backsideImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Goes over in a wave.
public protocol CIRippleTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The image of light.
  var shadingImage: CIImage? { get set }
  /// The middle in pixels.
  var center: CGPoint { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How large.
  var scale: Float { get set }
}
/// Moves the other in.
public protocol CISwipeTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// From 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How much it covers.
  var opacity: Float { get set }
}
/// Shows the colour of all.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Counts values.
public protocol CIAreaHistogram: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How large.
  var scale: Float { get set }
  /// How many there are.
  var count: Int { get set }
}
/// Shows the largest values.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Shows what covers most.
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Shows the smallest values.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Shows what covers least.
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Shows the smallest and largest values.
public protocol CIAreaMinMax: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Shows the smallest and largest red.
public protocol CIAreaMinMaxRed: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Counts values in steps that grow.
public protocol CIAreaLogarithmicHistogram: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How large.
  var scale: Float { get set }
  /// How many there are.
  var count: Int { get set }
}
/// Shows the colour of columns.
public protocol CIColumnAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
/// Draws counted values.
public protocol CIHistogramDisplay: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The height in pixels.
  var height: Float { get set }
  /// The lightest value that is shown.
  var highLimit: Float { get set }
  /// The darkest value that is shown.
  var lowLimit: Float { get set }
}
/// Finds the colours that matter.
public protocol CIKMeans: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
  /// How many there are.
  var count: Int { get set }
  /// Whether it counts as eyes see.
  var perceptual: Bool { get set }
}
/// Shows the colour of rows.
public protocol CIRowAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle in pixels.
  var extent: CGRect { get set }
}
