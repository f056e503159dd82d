/// A colour as SGR names it.
enum ColorCode: Hashable {
  case standard
  /// One of 16, the bright ones from 8 on.
  case basic(UInt8)
  /// One of 256.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  init(_ color: CellColor, _ colors: ColorSupport) {
    guard case .rgb(let red, let green, let blue) = color else {
      self = .standard
      return
    }
    self =
      switch colors {
      case .none: .standard
      case .ansi16: .basic(UInt8(Palette.nearest16(red, green, blue)))
      case .ansi256: .indexed(UInt8(Palette.nearest256(red, green, blue)))
      case .trueColor: .rgb(red, green, blue)
      }
  }

  /// The base is 30 for the text, 40 for the paper.
  func codes(base: Int) -> [Int] {
    switch self {
    case .standard: [base + 9]
    case .basic(let index): [index < 8 ? base + Int(index) : base + 60 + Int(index) - 8]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
