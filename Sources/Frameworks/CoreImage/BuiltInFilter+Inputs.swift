import CoreGraphics
import Foundation
import SwiftUI

extension BuiltInFilter {
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var mask: CIImage? {
    get { value(forKey: "inputMask") as? CIImage }
    set { setValue(newValue, forKey: "inputMask") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var height: Float {
    get { number("inputHeight") }
    set { setValue(newValue, forKey: "inputHeight") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var center: CGPoint {
    get { known("inputCenter", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var softness: Float {
    get { number("inputSoftness") }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var image2: CIImage? {
    get { value(forKey: "inputImage2") as? CIImage }
    set { setValue(newValue, forKey: "inputImage2") }
  }
  var minComponents: CIVector {
    get { known("inputMinComponents", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { known("inputMaxComponents", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var rVector: CIVector {
    get { known("inputRVector", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { known("inputGVector", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { known("inputBVector", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { known("inputAVector", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { known("inputBiasVector", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var redCoefficients: CIVector {
    get { known("inputRedCoefficients", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var greenCoefficients: CIVector {
    get { known("inputGreenCoefficients", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var blueCoefficients: CIVector {
    get { known("inputBlueCoefficients", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var alphaCoefficients: CIVector {
    get { known("inputAlphaCoefficients", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var neutral: CIVector {
    get { known("inputNeutral", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { known("inputTargetNeutral", CIVector(x: 0, y: 0)) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var point0: CGPoint {
    get { known("inputPoint0", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { known("inputPoint1", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { known("inputPoint2", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { known("inputPoint3", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { known("inputPoint4", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputPoint4") }
  }
  var color: CIColor {
    get { known("inputColor", CIColor.black) }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  var cubeData: Data {
    get { known("inputCubeData", Data()) }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var extrapolate: Float {
    get { number("inputExtrapolate") }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }
  var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var cube0Data: Data {
    get { known("inputCube0Data", Data()) }
    set { setValue(newValue, forKey: "inputCube0Data") }
  }
  var cube1Data: Data {
    get { known("inputCube1Data", Data()) }
    set { setValue(newValue, forKey: "inputCube1Data") }
  }
  var curvesData: Data {
    get { known("inputCurvesData", Data()) }
    set { setValue(newValue, forKey: "inputCurvesData") }
  }
  var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var color0: CIColor {
    get { known("inputColor0", CIColor.black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { known("inputColor1", CIColor.black) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var perceptual: Bool {
    get { known("inputPerceptual", false) }
    set { setValue(newValue, forKey: "inputPerceptual") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var displacementImage: CIImage? {
    get { value(forKey: "inputDisplacementImage") as? CIImage }
    set { setValue(newValue, forKey: "inputDisplacementImage") }
  }
  var insetPoint0: CGPoint {
    get { known("inputInsetPoint0", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputInsetPoint0") }
  }
  var insetPoint1: CGPoint {
    get { known("inputInsetPoint1", CGPoint.zero) }
    set { setValue(newValue, forKey: "inputInsetPoint1") }
  }
  var strands: Float {
    get { number("inputStrands") }
    set { setValue(newValue, forKey: "inputStrands") }
  }
  var periodicity: Float {
    get { number("inputPeriodicity") }
    set { setValue(newValue, forKey: "inputPeriodicity") }
  }
  var rotation: Float {
    get { number("inputRotation") }
    set { setValue(newValue, forKey: "inputRotation") }
  }
  var zoomAmount: Float {
    get { number("inputZoomAmount") }
    set { setValue(newValue, forKey: "inputZoomAmount") }
  }
  var texture: CIImage? {
    get { value(forKey: "inputTexture") as? CIImage }
    set { setValue(newValue, forKey: "inputTexture") }
  }
  var refraction: Float {
    get { number("inputRefraction") }
    set { setValue(newValue, forKey: "inputRefraction") }
  }
  var cropAmount: Float {
    get { number("inputCropAmount") }
    set { setValue(newValue, forKey: "inputCropAmount") }
  }
  var extent: CGRect {
    get { known("inputExtent", CGRect.zero) }
    set { setValue(newValue, forKey: "inputExtent") }
  }
  var sigma: Float {
    get { number("inputSigma") }
    set { setValue(newValue, forKey: "inputSigma") }
  }
  var message: Data {
    get { known("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var haloRadius: Float {
    get { number("inputHaloRadius") }
    set { setValue(newValue, forKey: "inputHaloRadius") }
  }
  var haloWidth: Float {
    get { number("inputHaloWidth") }
    set { setValue(newValue, forKey: "inputHaloWidth") }
  }
  var haloOverlap: Float {
    get { number("inputHaloOverlap") }
    set { setValue(newValue, forKey: "inputHaloOverlap") }
  }
  var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var minWidth: Float {
    get { number("inputMinWidth") }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }
  var maxWidth: Float {
    get { number("inputMaxWidth") }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }
  var minHeight: Float {
    get { number("inputMinHeight") }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }
  var maxHeight: Float {
    get { number("inputMaxHeight") }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }
  var dataColumns: Float {
    get { number("inputDataColumns") }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }
  var rows: Float {
    get { number("inputRows") }
    set { setValue(newValue, forKey: "inputRows") }
  }
  var preferredAspectRatio: Float {
    get { number("inputPreferredAspectRatio") }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }
  var compactionMode: Float {
    get { number("inputCompactionMode") }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }
  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
  var alwaysSpecifyCompaction: Float {
    get { number("inputAlwaysSpecifyCompaction") }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }
  var correctionLevel: String {
    get { known("inputCorrectionLevel", "") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var crossScale: Float {
    get { number("inputCrossScale") }
    set { setValue(newValue, forKey: "inputCrossScale") }
  }
  var crossAngle: Float {
    get { number("inputCrossAngle") }
    set { setValue(newValue, forKey: "inputCrossAngle") }
  }
  var crossOpacity: Float {
    get { number("inputCrossOpacity") }
    set { setValue(newValue, forKey: "inputCrossOpacity") }
  }
  var crossWidth: Float {
    get { number("inputCrossWidth") }
    set { setValue(newValue, forKey: "inputCrossWidth") }
  }
  var epsilon: Float {
    get { number("inputEpsilon") }
    set { setValue(newValue, forKey: "inputEpsilon") }
  }
  var sunRadius: Float {
    get { number("inputSunRadius") }
    set { setValue(newValue, forKey: "inputSunRadius") }
  }
  var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  var text: String {
    get { known("inputText", "") }
    set { setValue(newValue, forKey: "inputText") }
  }
  var fontName: String {
    get { known("inputFontName", "") }
    set { setValue(newValue, forKey: "inputFontName") }
  }
  var fontSize: Float {
    get { number("inputFontSize") }
    set { setValue(newValue, forKey: "inputFontSize") }
  }
  var scaleFactor: Float {
    get { number("inputScaleFactor") }
    set { setValue(newValue, forKey: "inputScaleFactor") }
  }
}
