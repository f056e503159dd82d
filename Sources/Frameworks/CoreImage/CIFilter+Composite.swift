import CoreGraphics
import Foundation
import SwiftUI

extension CIFilter {
  /// Adds two images.
  public static func additionCompositing() -> CIFilter & CICompositeOperation { composing("CIAdditionCompositing") }
  /// Takes the colour of one.
  public static func colorBlendMode() -> CIFilter & CICompositeOperation { composing("CIColorBlendMode") }
  /// Makes one darker by the other.
  public static func colorBurnBlendMode() -> CIFilter & CICompositeOperation { composing("CIColorBurnBlendMode") }
  /// Makes one lighter by the other.
  public static func colorDodgeBlendMode() -> CIFilter & CICompositeOperation { composing("CIColorDodgeBlendMode") }
  /// Takes what is darker.
  public static func darkenBlendMode() -> CIFilter & CICompositeOperation { composing("CIDarkenBlendMode") }
  /// Shows what differs.
  public static func differenceBlendMode() -> CIFilter & CICompositeOperation { composing("CIDifferenceBlendMode") }
  /// Divides two images.
  public static func divideBlendMode() -> CIFilter & CICompositeOperation { composing("CIDivideBlendMode") }
  /// Shows what differs, paler.
  public static func exclusionBlendMode() -> CIFilter & CICompositeOperation { composing("CIExclusionBlendMode") }
  /// Lights one by the other, hard.
  public static func hardLightBlendMode() -> CIFilter & CICompositeOperation { composing("CIHardLightBlendMode") }
  /// Takes the hue of one.
  public static func hueBlendMode() -> CIFilter & CICompositeOperation { composing("CIHueBlendMode") }
  /// Takes what is lighter.
  public static func lightenBlendMode() -> CIFilter & CICompositeOperation { composing("CILightenBlendMode") }
  /// Makes one darker by the other.
  public static func linearBurnBlendMode() -> CIFilter & CICompositeOperation { composing("CILinearBurnBlendMode") }
  /// Makes one lighter by the other.
  public static func linearDodgeBlendMode() -> CIFilter & CICompositeOperation { composing("CILinearDodgeBlendMode") }
  /// Lights one by the other.
  public static func linearLightBlendMode() -> CIFilter & CICompositeOperation { composing("CILinearLightBlendMode") }
  /// Takes the light of one.
  public static func luminosityBlendMode() -> CIFilter & CICompositeOperation { composing("CILuminosityBlendMode") }
  /// Takes the larger values.
  public static func maximumCompositing() -> CIFilter & CICompositeOperation { composing("CIMaximumCompositing") }
  /// Takes the smaller values.
  public static func minimumCompositing() -> CIFilter & CICompositeOperation { composing("CIMinimumCompositing") }
  /// Multiplies two images.
  public static func multiplyBlendMode() -> CIFilter & CICompositeOperation { composing("CIMultiplyBlendMode") }
  /// Multiplies two images.
  public static func multiplyCompositing() -> CIFilter & CICompositeOperation { composing("CIMultiplyCompositing") }
  /// Lights what is behind.
  public static func overlayBlendMode() -> CIFilter & CICompositeOperation { composing("CIOverlayBlendMode") }
  /// Takes what is lighter or darker.
  public static func pinLightBlendMode() -> CIFilter & CICompositeOperation { composing("CIPinLightBlendMode") }
  /// Takes how strong colours of one are.
  public static func saturationBlendMode() -> CIFilter & CICompositeOperation { composing("CISaturationBlendMode") }
  /// Puts the light of two together.
  public static func screenBlendMode() -> CIFilter & CICompositeOperation { composing("CIScreenBlendMode") }
  /// Lights one by the other, soft.
  public static func softLightBlendMode() -> CIFilter & CICompositeOperation { composing("CISoftLightBlendMode") }
  /// Puts one on the other, where that is.
  public static func sourceAtopCompositing() -> CIFilter & CICompositeOperation { composing("CISourceAtopCompositing") }
  /// Shows one where the other is.
  public static func sourceInCompositing() -> CIFilter & CICompositeOperation { composing("CISourceInCompositing") }
  /// Shows one where the other is not.
  public static func sourceOutCompositing() -> CIFilter & CICompositeOperation { composing("CISourceOutCompositing") }
  /// Puts one on the other.
  public static func sourceOverCompositing() -> CIFilter & CICompositeOperation { composing("CISourceOverCompositing") }
  /// Takes one from the other.
  public static func subtractBlendMode() -> CIFilter & CICompositeOperation { composing("CISubtractBlendMode") }
  /// Lights one by the other, strongly.
  public static func vividLightBlendMode() -> CIFilter & CICompositeOperation { composing("CIVividLightBlendMode") }
}
