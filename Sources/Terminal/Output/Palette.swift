/// The colours that terminals with fewer of them have (xterm's tables).
enum Palette {
  private static let sixteen: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),  // 0–7
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),  // 8–15
  ]
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// 0–7, and 8–15 for the bright ones.
  static func nearest16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    sixteen.indices.min { distance(sixteen[$0], red, green, blue) < distance(sixteen[$1], red, green, blue) } ?? 7
  }

  /// From the cube (16–231) and the greys (232–255).
  static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func level(_ value: UInt8) -> Int { levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0 }
    let (r, g, b) = (level(red), level(green), level(blue))
    let grey = max(0, min(23, (Int(red) + Int(green) + Int(blue) - 24 + 15) / 30))
    let greyValue = 8 + 10 * grey
    let isGreyNearer = distance((greyValue, greyValue, greyValue), red, green, blue) < distance((levels[r], levels[g], levels[b]), red, green, blue)
    return isGreyNearer ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  private static func distance(_ color: (Int, Int, Int), _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let (r, g, b) = (color.0 - Int(red), color.1 - Int(green), color.2 - Int(blue))
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
}
