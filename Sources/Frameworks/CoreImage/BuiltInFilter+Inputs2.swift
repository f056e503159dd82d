import CoreGraphics
import Foundation
import SwiftUI

extension BuiltInFilter {
  var value: Float {
    get { number("inputValue") }
    set { setValue(newValue, forKey: "inputValue") }
  }
  var dither: Float {
    get { number("inputDither") }
    set { setValue(newValue, forKey: "inputDither") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var transform: CGAffineTransform {
    get { known("inputTransform", CGAffineTransform.identity) }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var parameterB: Float {
    get { number("inputParameterB") }
    set { setValue(newValue, forKey: "inputParameterB") }
  }
  var parameterC: Float {
    get { number("inputParameterC") }
    set { setValue(newValue, forKey: "inputParameterC") }
  }
  var smallImage: CIImage? {
    get { value(forKey: "inputSmallImage") as? CIImage }
    set { setValue(newValue, forKey: "inputSmallImage") }
  }
  var acuteAngle: Float {
    get { number("inputAcuteAngle") }
    set { setValue(newValue, forKey: "inputAcuteAngle") }
  }
  var count: Int {
    get { Int(number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  var topLeft: CGPoint {
    get { known("inputTopLeft", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { known("inputTopRight", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputTopRight") }
  }
  var bottomLeft: CGPoint {
    get { known("inputBottomLeft", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { known("inputBottomRight", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputBottomRight") }
  }
  var focalLength: Float {
    get { number("inputFocalLength") }
    set { setValue(newValue, forKey: "inputFocalLength") }
  }
  var pitch: Float {
    get { number("inputPitch") }
    set { setValue(newValue, forKey: "inputPitch") }
  }
  var yaw: Float {
    get { number("inputYaw") }
    set { setValue(newValue, forKey: "inputYaw") }
  }
  var roll: Float {
    get { number("inputRoll") }
    set { setValue(newValue, forKey: "inputRoll") }
  }
  var size: Float {
    get { number("inputSize") }
    set { setValue(newValue, forKey: "inputSize") }
  }
  var decay: Float {
    get { number("inputDecay") }
    set { setValue(newValue, forKey: "inputDecay") }
  }
  var weights: CIVector {
    get { known("inputWeights", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputWeights") }
  }
  var bias: Float {
    get { number("inputBias") }
    set { setValue(newValue, forKey: "inputBias") }
  }
  var unsharpMaskRadius: Float {
    get { number("inputUnsharpMaskRadius") }
    set { setValue(newValue, forKey: "inputUnsharpMaskRadius") }
  }
  var unsharpMaskIntensity: Float {
    get { number("inputUnsharpMaskIntensity") }
    set { setValue(newValue, forKey: "inputUnsharpMaskIntensity") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var nrNoiseLevel: Float {
    get { number("inputNRNoiseLevel") }
    set { setValue(newValue, forKey: "inputNRNoiseLevel") }
  }
  var nrSharpness: Float {
    get { number("inputNRSharpness") }
    set { setValue(newValue, forKey: "inputNRSharpness") }
  }
  var edgeIntensity: Float {
    get { number("inputEdgeIntensity") }
    set { setValue(newValue, forKey: "inputEdgeIntensity") }
  }
  var shadingImage: CIImage? {
    get { value(forKey: "inputShadingImage") as? CIImage }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }
  var lightPosition: CIVector {
    get { known("inputLightPosition", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputLightPosition") }
  }
  var lightPointsAt: CIVector {
    get { known("inputLightPointsAt", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputLightPointsAt") }
  }
  var concentration: Float {
    get { number("inputConcentration") }
    set { setValue(newValue, forKey: "inputConcentration") }
  }
  var gcr: Float {
    get { number("inputGCR") }
    set { setValue(newValue, forKey: "inputGCR") }
  }
  var ucr: Float {
    get { number("inputUCR") }
    set { setValue(newValue, forKey: "inputUCR") }
  }
  var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var numberOfFolds: Int {
    get { Int(number("inputNumberOfFolds")) }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }
  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  var shadowDensity: Float {
    get { number("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  var compressionRatio: Float {
    get { number("inputCompressionRatio") }
    set { setValue(newValue, forKey: "inputCompressionRatio") }
  }
  var backsideImage: CIImage? {
    get { value(forKey: "inputBacksideImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }
  var highLimit: Float {
    get { number("inputHighLimit") }
    set { setValue(newValue, forKey: "inputHighLimit") }
  }
  var lowLimit: Float {
    get { number("inputLowLimit") }
    set { setValue(newValue, forKey: "inputLowLimit") }
  }
}
