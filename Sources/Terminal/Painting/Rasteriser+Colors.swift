internal import Drawing

extension Rasteriser {
  /// The colour of a fill on what is under it. On unknown paper a blend mode has nothing to blend with.
  func mix(_ paint: Paint, over under: CellColor, _ blend: BlendMode = .normal) -> CellColor {
    if blend != .normal {
      let below = rgba(under) ?? (under == .standard ? .clear : ink)
      let color = blend.blend(paint.solid(ink: ink), over: below)
      return color.alpha < 0.25 ? .standard : CellColor(color.over(backdrop))
    }
    switch paint {
    case .foreground: return .foreground
    case .secondary where under == .standard: return .secondary
    case .color(let color) where color.alpha >= 1: return CellColor(color)
    default: return CellColor(paint.solid(ink: ink).over(rgba(under) ?? (under == .standard ? backdrop : ink)))
    }
  }
  /// What the terminal's text colour probably is.
  private var ink: RGBA { backdrop.lightness > 0.6 ? .black : .white }

  /// The colour of text and lines. The text colour of the scheme is the terminal's own on its own paper; on a colour it is black or white, whichever can be read.
  func ink(_ paint: Paint, on paper: CellColor) -> CellColor {
    switch (paint, paper) {
    case (.color, _), (.gradient, _): return mix(paint, over: paper)
    case (_, .rgb):
      let paper = rgba(paper) ?? backdrop
      return CellColor(paint.solid(ink: paper.lightness > 0.6 ? .black : .white).over(paper))
    case (.secondary, _): return .secondary
    case (.faint(let opacity), _): return opacity > 0.75 ? .standard : .secondary
    case (.foreground, _): return .standard
    }
  }

  /// A text colour with the terminal's own replaced by what it probably is.
  func known(_ ink: CellColor) -> CellColor { rgba(ink) == nil ? CellColor(backdrop.lightness > 0.6 ? .black : .white) : ink }

  private func rgba(_ color: CellColor) -> RGBA? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension CellColor {
  /// Components outside 0 to 1 are clamped; alpha is ignored.
  init(_ color: RGBA) {
    self = .rgb(UInt8(fraction: color.red), UInt8(fraction: color.green), UInt8(fraction: color.blue))
  }
}
