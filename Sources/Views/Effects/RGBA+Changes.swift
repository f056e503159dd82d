internal import Drawing
internal import Foundation

extension RGBA {
  /// Each component changed and kept between 0 and 1.
  private func mapped(_ change: (Double) -> Double) -> RGBA {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, change(value))) }
    return RGBA(red: limited(red), green: limited(green), blue: limited(blue), alpha: alpha)
  }
  /// How light it is (Rec. 709, as colour matrices have it).
  private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  /// The matrix of the W3C's filter `hue-rotate`.
  func turned(by angle: Double) -> RGBA {
    guard angle.isFinite else { return self }
    let (c, s) = (cos(angle), sin(angle))
    let r = red * (0.213 + c * 0.787 - s * 0.213) + green * (0.715 - c * 0.715 - s * 0.715) + blue * (0.072 - c * 0.072 + s * 0.928)
    let g = red * (0.213 - c * 0.213 + s * 0.143) + green * (0.715 + c * 0.285 + s * 0.140) + blue * (0.072 - c * 0.072 - s * 0.283)
    let b = red * (0.213 - c * 0.213 - s * 0.787) + green * (0.715 - c * 0.715 + s * 0.715) + blue * (0.072 + c * 0.928 + s * 0.072)
    return RGBA(red: r, green: g, blue: b, alpha: alpha).mapped { $0 }
  }
  /// Added to each component.
  func brightened(by amount: Double) -> RGBA { mapped { $0 + amount } }
  /// Components away from the middle; 1 changes nothing.
  func contrasted(by amount: Double) -> RGBA { mapped { ($0 - 0.5) * amount + 0.5 } }
  /// How colourful it is: 0 is grey, 1 changes nothing.
  func saturated(by amount: Double) -> RGBA {
    let grey = luminance
    return mapped { grey + ($0 - grey) * amount }
  }
  /// How grey it is: 0 changes nothing, 1 is grey.
  func greyed(by amount: Double) -> RGBA {
    let grey = luminance
    return mapped { $0 + (grey - $0) * min(1, max(0, amount)) }
  }
  /// Each component multiplied with another colour's.
  func multiplied(by factor: RGBA) -> RGBA { RGBA(red: red * factor.red, green: green * factor.green, blue: blue * factor.blue, alpha: alpha * factor.alpha) }
  /// What each component lacks to 1.
  var inverted: RGBA { mapped { 1 - $0 } }
  /// Black, the darker the more transparent.
  var alphaOfLightness: RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: alpha * lightness) }
}
