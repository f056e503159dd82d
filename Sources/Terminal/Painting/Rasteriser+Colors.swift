internal import Drawing

extension Rasteriser {
  /// The colour of a fill on what is under it.
  func mix(_ paint: Paint, over under: CellColor) -> CellColor {
    switch paint {
    case .foreground: .foreground
    case .secondary: .secondary
    case .color(let color): color.alpha >= 1 ? CellColor(color) : CellColor(color.over(rgba(under) ?? backdrop))
    }
  }

  /// The colour of text and lines. The text colour of the scheme is the terminal's own on its own paper; on a colour it is black or white, whichever can be read.
  func ink(_ paint: Paint, on paper: CellColor) -> CellColor {
    switch (paint, paper) {
    case (.color, _): return mix(paint, over: paper)
    case (_, .rgb):
      let paper = rgba(paper) ?? backdrop
      var ink: RGBA = paper.lightness > 0.6 ? .black : .white
      if paint == .secondary { ink.alpha = 0.6 }
      return CellColor(ink.over(paper))
    case (.secondary, _): return .secondary
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

extension RGBA {
  /// How light it looks, 0 to 1 (Rec. 601).
  fileprivate var lightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  fileprivate func over(_ under: RGBA) -> RGBA {
    let alpha = self.alpha.isNaN ? 0 : max(0, min(1, self.alpha))
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBA(red: mix(red, under.red), green: mix(green, under.green), blue: mix(blue, under.blue))
  }
}

extension CellColor {
  /// Components outside 0 to 1 are clamped; alpha is ignored.
  init(_ color: RGBA) {
    func byte(_ value: Double) -> UInt8 { value.isNaN ? 0 : UInt8((max(0, min(1, value)) * 255).rounded()) }
    self = .rgb(byte(color.red), byte(color.green), byte(color.blue))
  }
}
