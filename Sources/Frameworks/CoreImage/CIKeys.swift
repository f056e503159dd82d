import Foundation

/// The image.
public let kCIInputImageKey = "inputImage"
/// How strong.
public let kCIInputIntensityKey = "inputIntensity"
/// How far.
public let kCIInputRadiusKey = "inputRadius"
/// How large.
public let kCIInputScaleKey = "inputScale"
/// The angle.
public let kCIInputAngleKey = "inputAngle"
/// How much.
public let kCIInputAmountKey = "inputAmount"
/// How much wider than high.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What is added.
public let kCIInputBiasKey = "inputBias"
/// How much lighter.
public let kCIInputBrightnessKey = "inputBrightness"
/// The middle.
public let kCIInputCenterKey = "inputCenter"
/// The colour.
public let kCIInputColorKey = "inputColor"
/// The first colour.
public let kCIInputColor0Key = "inputColor0"
/// The second colour.
public let kCIInputColor1Key = "inputColor1"
/// How much light and dark differ.
public let kCIInputContrastKey = "inputContrast"
/// How many there are.
public let kCIInputCountKey = "inputCount"
/// How much lighter, in steps of a camera.
public let kCIInputEVKey = "inputEV"
/// The rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The image of colours.
public let kCIInputGradientImageKey = "inputGradientImage"
/// What says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The inner radius.
public let kCIInputRadius0Key = "inputRadius0"
/// The outer radius.
public let kCIInputRadius1Key = "inputRadius1"
/// How much light is bent.
public let kCIInputRefractionKey = "inputRefraction"
/// How strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// The image of light.
public let kCIInputShadingImageKey = "inputShadingImage"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// The image at the end.
public let kCIInputTargetImageKey = "inputTargetImage"
/// From where it counts.
public let kCIInputThresholdKey = "inputThreshold"
/// From 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// How it is placed.
public let kCIInputTransformKey = "inputTransform"
/// The version of a filter.
public let kCIInputVersionKey = "inputVersion"
/// The numbers.
public let kCIInputWeightsKey = "inputWeights"
/// The width.
public let kCIInputWidthKey = "inputWidth"
/// The image that comes out.
public let kCIOutputImageKey = "outputImage"
/// The name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name that is shown.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The kinds of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The usual value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The smallest value.
public let kCIAttributeMin = "CIAttributeMin"
/// The largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The smallest value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The largest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters of light and colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that make other colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that put images together.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that bend.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that make images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that look as something else.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
