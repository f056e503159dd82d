internal import Drawing

extension Material {
  /// What a phone shows of the material.
  func backdrop(isDark: Bool) -> Backdrop {
    let (grey, opacity) = layer(isDark: isDark)
    return Backdrop(RGBA(hex: grey, alpha: opacity))
  }
  /// The paint over what is blurred behind [C].
  private func layer(isDark: Bool) -> (grey: UInt32, opacity: Double) {
    switch self {
    case .ultraThin: isDark ? (0x252525, 0.4) : (0xFFFFFF, 0.35)
    case .thin: isDark ? (0x252525, 0.55) : (0xFFFFFF, 0.5)
    case .thick: isDark ? (0x252525, 0.82) : (0xFFFFFF, 0.82)
    case .ultraThick: isDark ? (0x252525, 0.92) : (0xFFFFFF, 0.92)
    case .card: isDark ? (0x1E1E1E, 0.82) : (0xF2F2F2, 0.86)
    case .bar: isDark ? (0x1D1D1D, 0.82) : (0xF9F9F9, 0.82)
    default: isDark ? (0x252525, 0.7) : (0xFFFFFF, 0.68)
    }
  }
}

extension Backdrop {
  /// Every material of iOS blurs so far, and makes colours so much stronger [C].
  private static let blur: (radius: CGFloat, saturation: Double) = (30, 1.8)
  /// What is added to the opacity of the colour where what is behind is not blurred [C].
  private static let unblurred = 0.15
  /// A material of iOS with a colour over what is blurred.
  init(_ color: RGBA) {
    var flat = color
    flat.alpha = min(color.alpha + Backdrop.unblurred, 1)
    self.init(radius: Backdrop.blur.radius, saturation: Backdrop.blur.saturation, paint: .color(color), flat: .color(flat))
  }
}
