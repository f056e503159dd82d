/// Colours and attributes as an output can show them.
struct CellStyle: Hashable {
  private var foreground = ColorCode.standard
  private var background = ColorCode.standard
  private var attributes: Cell.Attributes = []

  static let plain = CellStyle()
  /// Whether a blank in this style looks like no blank at all.
  var showsBlanks: Bool { background != .standard || !attributes.isDisjoint(with: [.underline, .strikethrough, .overline, .reverse]) }

  private init() {}
  init(_ cell: Cell, colors: ColorSupport) {
    attributes = cell.attributes
    if cell.foreground == .secondary { attributes.insert(.dim) }
    guard colors != .none else { return }
    switch cell.background {
    case .foreground:
      // The text colour becomes the paper by swapping both, so the colour of the text is sent as the paper's.
      attributes.insert(.reverse)
      background = ColorCode(cell.foreground, colors)
    case .secondary:
      background = .basic(8)
      foreground = ColorCode(cell.foreground, colors)
    case .standard, .rgb:
      background = ColorCode(cell.background, colors)
      foreground = ColorCode(cell.foreground, colors)
    }
  }

  private static let attributeCodes: [(attribute: Cell.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27), (.strikethrough, 9, 29), (.overline, 53, 55),
  ]

  /// The shortest sequence that turns `old` into this style.
  func sequence(after old: CellStyle) -> TerminalText {
    if self == old { return "" }
    if self == .plain { return EscapeSequence.plain }
    let changed = EscapeSequence.style(codes(after: old))
    // what only adds is never longer than what starts afresh
    let isTakingAway = !attributes.isSuperset(of: old.attributes) || foreground == .standard || background == .standard
    guard isTakingAway else { return changed }
    let afresh = EscapeSequence.style([0] + codes(after: .plain))
    return afresh.text.utf8.count < changed.text.utf8.count ? afresh : changed
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
    if foreground != old.foreground { codes += foreground.codes(base: 30) }
    if background != old.background { codes += background.codes(base: 40) }
    return codes
  }
}
