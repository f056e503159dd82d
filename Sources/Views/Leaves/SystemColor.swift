package import Drawing

/// A colour of iOS by what it is for. Its values are those of iOS 17, in the light and in the dark appearance [D].
package enum SystemColor: Hashable, CaseIterable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case separator, opaqueSeparator, link
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The colour of an appearance.
  /// - Parameter isElevated: inside a sheet, whose backgrounds are lighter in the dark.
  package func rgba(isDark: Bool, isElevated: Bool = false) -> RGBA {
    let pair = values
    if isDark, isElevated, let elevated = pair.elevated { return RGBA(hex: elevated) }
    return isDark ? RGBA(hex: pair.dark, alpha: pair.darkAlpha) : RGBA(hex: pair.light, alpha: pair.alpha)
  }

  private struct Values {
    var light: UInt32
    var alpha = 1.0
    var dark: UInt32
    var darkAlpha = 1.0
    var elevated: UInt32?
  }
  private var values: Values {
    switch self {
    case .label: Values(light: 0x000000, dark: 0xFFFFFF)
    case .secondaryLabel: Values(light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
    case .tertiaryLabel: Values(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    case .quaternaryLabel: Values(light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
    case .placeholderText: Values(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    case .systemFill: Values(light: 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
    case .secondarySystemFill: Values(light: 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
    case .tertiarySystemFill: Values(light: 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
    case .quaternarySystemFill: Values(light: 0x747480, alpha: 0.08, dark: 0x747480, darkAlpha: 0.18)
    case .systemBackground: Values(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemBackground: Values(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemBackground: Values(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    case .systemGroupedBackground: Values(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemGroupedBackground: Values(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemGroupedBackground: Values(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    case .separator: Values(light: 0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
    case .opaqueSeparator: Values(light: 0xC6C6C8, dark: 0x38383A)
    case .link: Values(light: 0x007AFF, dark: 0x0984FF)
    case .systemGray: Values(light: 0x8E8E93, dark: 0x8E8E93)
    case .systemGray2: Values(light: 0xAEAEB2, dark: 0x636366)
    case .systemGray3: Values(light: 0xC7C7CC, dark: 0x48484A)
    case .systemGray4: Values(light: 0xD1D1D6, dark: 0x3A3A3C)
    case .systemGray5: Values(light: 0xE5E5EA, dark: 0x2C2C2E)
    case .systemGray6: Values(light: 0xF2F2F7, dark: 0x1C1C1E)
    }
  }
}

extension SystemColor: ShapeStyle {
  /// The colour of the scheme; inside a sheet the elevated one.
  package func paint(in environment: EnvironmentValues) -> Paint { .color(rgba(in: environment)) }
  /// `label` … as UIKit calls it.
  package var label: String { "\(self)" }
  func rgba(in environment: EnvironmentValues) -> RGBA { rgba(isDark: environment.isDark, isElevated: environment.system.isElevated) }
  /// The levels of the text colour, of fills and of backgrounds, from 1 to 4; further levels are the last.
  static func label(level: Int) -> SystemColor { [label, secondaryLabel, tertiaryLabel, quaternaryLabel][min(max(level, 1), 4) - 1] }
  /// The levels of the fills.
  static func fill(level: Int) -> SystemColor { [systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill][min(max(level, 1), 4) - 1] }
  /// The levels of the backgrounds.
  static func background(level: Int) -> SystemColor { [systemBackground, secondarySystemBackground, tertiarySystemBackground][min(max(level, 1), 3) - 1] }
  /// How opaque the levels of a colour are: `.blue.secondary`, or `.secondary` where the foreground is blue [K].
  static func opacity(level: Int) -> Double { [1, 0.5, 0.25, 0.18][min(max(level, 1), 4) - 1] }
}
