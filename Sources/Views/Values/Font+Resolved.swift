internal import Drawing
internal import Foundation

extension Font {
  /// What a grid has one of: the shapes of letters, their width and digits, small capitals, the distance of lines.
  struct Variant: Hashable, Sendable {
    var design: Design?
    var width: Width?
    var hasMonospacedDigits = false
    var smallCaps = ResolvedFont.SmallCaps.none
    var leading = Leading.standard
  }
  func with(_ change: (inout Variant) -> Void) -> Font {
    var copy = self
    change(&copy.variant)
    return copy
  }

  /// The font as the device around shows it. The sizes of texts that a person has chosen count on a screen of pixels.
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    let typeSize = environment.textMetrics.isProportional ? environment.dynamicTypeSize : .large
    let size: CGFloat
    var ownWeight = Weight.regular
    switch provider {
    case .size(let points): size = points
    case .style(let style): (size, ownWeight) = (style.pointSize(at: typeSize), style.weight)
    case .scaled(let points, let style): size = points * style.pointSize(at: typeSize) / style.pointSize
    }
    var font = ResolvedFont(
      pointSize: size, weight: value(of: weight ?? ownWeight, in: environment), isItalic: isItalic)
    if let design = variant.design { font.design = design.resolved }
    if let width = variant.width { font.width = width.factor }
    font.hasMonospacedDigits = variant.hasMonospacedDigits
    font.smallCaps = variant.smallCaps
    font.leading = variant.leading.points
    return font
  }
  /// The number of a weight. On a screen of pixels, the bold form of a text style smaller than a title is semibold.
  func value(of weight: Weight, in environment: EnvironmentValues) -> Int {
    guard weight.isEmphasis, environment.textMetrics.isProportional, case .style(let style) = provider else {
      return weight.value
    }
    switch style {
    case .largeTitle, .title, .title2, .title3: return Weight.bold.value
    default: return Weight.semibold.value
    }
  }
}

extension Font.Design {
  var resolved: ResolvedFont.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
extension Font.Width {
  /// By what letters' widths are multiplied (our choice: 0.74, 0.87 and 1.18 for the named ones).
  var factor: CGFloat {
    guard value.isFinite, value != 0 else { return 1 }
    return value < 0 ? max(0.1, 1 + value * (value <= -0.25 ? 0.26 / 0.3 : 0.65)) : min(10, 1 + value * 0.9)
  }
}
extension Font.Leading {
  /// What is added to a line's height, in points.
  var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
