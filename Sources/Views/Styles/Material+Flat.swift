internal import Drawing

extension Material {
  /// The paint over what a phone has blurred, where nothing is blurred: its opacity and 15 % more [C].
  func flat(isDark: Bool) -> Paint {
    let (grey, opacity) = layer(isDark: isDark)
    return .color(RGBA(hex: grey, alpha: min(opacity + Material.unblurred, 1)))
  }
  /// What is added to the opacity where what is behind is not blurred [C].
  private static let unblurred = 0.15
  /// The paint over what is behind, blurred by 30 points at 1.8 times its saturation [C].
  private func layer(isDark: Bool) -> (grey: UInt32, opacity: Double) {
    switch self {
    case .ultraThin: isDark ? (0x252525, 0.4) : (0xFFFFFF, 0.35)
    case .thin: isDark ? (0x252525, 0.55) : (0xFFFFFF, 0.5)
    case .thick: isDark ? (0x252525, 0.82) : (0xFFFFFF, 0.82)
    case .ultraThick: isDark ? (0x252525, 0.92) : (0xFFFFFF, 0.92)
    case .bar: isDark ? (0x1D1D1D, 0.82) : (0xF9F9F9, 0.82)
    default: isDark ? (0x252525, 0.7) : (0xFFFFFF, 0.68)
    }
  }
}
