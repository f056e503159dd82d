/// How a fill looks where there are no colours: a shade by hue and lightness, so that neighbours of different colours differ (our choice).
enum Shade: Int {
  case blank, light, medium, dark, full

  func glyph(_ charset: Charset) -> String {
    switch charset {
    case .unicode, .sextants, .octants: [" ", "░", "▒", "▓", "█"][rawValue]
    case .ascii: [" ", ".", "+", "%", "#"][rawValue]
    }
  }

  init(_ color: CellColor) {
    switch color {
    case .standard: self = .blank
    case .foreground: self = .full
    case .secondary: self = .medium
    case .rgb(let red, let green, let blue): self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
  }

  private init(red: Double, green: Double, blue: Double) {
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    let lightness = 0.299 * red + 0.587 * green + 0.114 * blue
    if highest < 0.2 || chroma < 0.35 * highest || lightness > 0.9 {
      self = lightness < 0.2 ? .full : lightness < 0.45 ? .dark : lightness < 0.7 ? .medium : lightness < 0.95 ? .light : .blank
      return
    }
    let sector = highest == red ? (green - blue) / chroma : highest == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
    switch (sector * 60 + 360).truncatingRemainder(dividingBy: 360) {
    case 20..<45: self = .medium  // orange
    case 45..<70: self = .light  // yellow
    case 70..<170: self = .medium  // green
    case 170..<200: self = .light  // cyan
    case 200..<260: self = .full  // blue
    default: self = .dark  // purple, pink, red
    }
  }
}
