/// Colours and attributes as codes of SGR.
struct CellStyle: Hashable {
  var foreground: [Int] = []
  var background: [Int] = []
  var attributes: Cell.Attributes = []

  static let plain = CellStyle()
  /// Whether a blank in this style looks like no blank at all.
  var showsBlanks: Bool { !background.isEmpty || !attributes.isDisjoint(with: [.underline, .strikethrough, .overline, .reverse]) }

  init() {}
  init(_ cell: Cell, colors: ColorSupport) {
    attributes = cell.attributes
    if cell.foreground == .secondary { attributes.insert(.dim) }
    guard colors != .none else { return }
    switch cell.background {
    case .foreground:
      // The text colour becomes the paper by swapping both, so the colour of the text is sent as the paper's.
      attributes.insert(.reverse)
      background = Self.codes(cell.foreground, isBackground: true, colors)
    case .secondary:
      background = [100]
      foreground = Self.codes(cell.foreground, isBackground: false, colors)
    case .standard, .rgb:
      background = Self.codes(cell.background, isBackground: true, colors)
      foreground = Self.codes(cell.foreground, isBackground: false, colors)
    }
  }

  private static func codes(_ color: CellColor, isBackground: Bool, _ colors: ColorSupport) -> [Int] {
    guard case .rgb(let red, let green, let blue) = color else { return [] }
    let base = isBackground ? 40 : 30
    switch colors {
    case .none: return []
    case .ansi16:
      let index = Palette.nearest16(red, green, blue)
      return [index < 8 ? base + index : base + 60 + index - 8]
    case .ansi256: return [base + 8, 5, Palette.nearest256(red, green, blue)]
    case .trueColor: return [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }

  private static let attributeCodes: [(attribute: Cell.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27), (.strikethrough, 9, 29), (.overline, 53, 55),
  ]

  /// The shortest sequence that turns `old` into this style.
  func sequence(after old: CellStyle) -> String {
    if self == old { return "" }
    if self == .plain { return EscapeSequence.plain }
    let afresh = EscapeSequence.style([0] + codes(after: .plain))
    let changed = EscapeSequence.style(codes(after: old))
    return afresh.utf8.count < changed.utf8.count ? afresh : changed
  }

  private func codes(after old: CellStyle) -> [Int] {
    var codes: [Int] = []
    var kept = old.attributes
    for (attribute, _, off) in Self.attributeCodes where kept.contains(attribute) && !attributes.contains(attribute) {
      codes.append(off)
      // one code ends bold and dim
      kept.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in Self.attributeCodes where attributes.contains(attribute) && !kept.contains(attribute) { codes.append(on) }
    if foreground != old.foreground { codes += foreground.isEmpty ? [39] : foreground }
    if background != old.background { codes += background.isEmpty ? [49] : background }
    return codes
  }
}
