/// A cell that is painted in part: the colours of its 4 × 8 parts, row by row from the upper left. With cells of 8×16 points a part is 2×2 points.
struct Mosaic: Hashable {
  static let columns = 4, rows = 8
  var colors: [CellColor]
  init(_ color: CellColor) { colors = Array(repeating: color, count: Mosaic.columns * Mosaic.rows) }

  /// Some of the parts: bit 4 · row + column.
  struct Parts: OptionSet, Hashable {
    let rawValue: UInt32
    static let all = Parts(rawValue: .max)
    static let upper = Parts(rawValue: 0x0000_FFFF), lower = Parts(rawValue: 0xFFFF_0000)
    static let left = Parts(rawValue: 0x3333_3333), right = Parts(rawValue: 0xCCCC_CCCC)
    var count: Int { rawValue.nonzeroBitCount }
    func contains(part: Int) -> Bool { rawValue & (1 << UInt32(part)) != 0 }
  }

  mutating func change(_ parts: Parts, _ change: (CellColor) -> CellColor) {
    var last: (old: CellColor, new: CellColor)?
    for index in colors.indices where parts.contains(part: index) {
      if let last, last.old == colors[index] {
        colors[index] = last.new
      } else {
        let new = change(colors[index])
        last = (colors[index], new)
        colors[index] = new
      }
    }
  }

  /// The colour of most parts, of equals the first.
  var prevailing: CellColor {
    var counts: [(color: CellColor, count: Int)] = []
    for color in colors {
      if let index = counts.firstIndex(where: { $0.color == color }) { counts[index].count += 1 } else { counts.append((color, 1)) }
    }
    return counts.reduce((color: CellColor.standard, count: 0)) { $1.count > $0.count ? $1 : $0 }.color
  }

  /// The block character in two colours that fits best. The terminal's own paper can only be a background.
  func cell(_ charset: Charset) -> Cell {
    let background = colors.contains(.standard) ? .standard : prevailing
    guard let far = colors.filter({ $0 != background }).max(by: { $0.distance(to: background) < $1.distance(to: background) }) else { return Cell(background: background) }
    var parts: UInt32 = 0
    var (front, back): ([CellColor], [CellColor]) = ([], [])
    for (index, color) in colors.enumerated() {
      if color != background && (background == .standard || color.distance(to: far) <= color.distance(to: background)) {
        parts |= 1 << UInt32(index)
        front.append(color)
      } else {
        back.append(color)
      }
    }
    let (ink, paper) = (CellColor.mean(front), CellColor.mean(back))
    let glyph = BlockGlyph.best(for: Parts(rawValue: parts), canSwap: background != .standard, charset)
    switch glyph.cluster {
    case "": return Cell(background: paper)
    case "█": return Cell(background: ink)
    default:
      let (foreground, behind) = glyph.isSwapped ? (paper, ink) : (ink, paper)
      return Cell(glyph.cluster, foreground: foreground == .foreground ? .standard : foreground, background: behind)
    }
  }
}

/// Block characters by the parts that they cover.
private enum BlockGlyph {
  private static let quarters: [(UInt32, UInt32)] = [(1, 0x0000_3333), (2, 0x0000_CCCC), (4, 0x3333_0000), (8, 0xCCCC_0000)]
  /// Halves first, so that they win over what covers as much.
  private static let table: [(cluster: String, parts: UInt32)] = {
    var table: [(String, UInt32)] = [("", 0), ("█", .max), ("▀", 0x0000_FFFF), ("▄", 0xFFFF_0000), ("▌", 0x3333_3333), ("▐", 0xCCCC_CCCC)]
    let glyphs = ["", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"]
    for (index, glyph) in glyphs.enumerated() {
      table.append((glyph, quarters.reduce(0) { index & Int($1.0) != 0 ? $0 | $1.1 : $0 }))
    }
    for (index, glyph) in ["▁", "▂", "▃", "▄", "▅", "▆", "▇"].enumerated() { table.append((glyph, UInt32.max << UInt32(4 * (7 - index)))) }
    table.append(("▔", 0x0000_000F))
    table.append(("▎", 0x1111_1111))
    table.append(("▊", 0x7777_7777))
    return table
  }()

  /// With the sixths of a cell: rows end where the middles of the parts say.
  private static let sextants: [(cluster: String, parts: UInt32)] = {
    let sixths: [UInt32] = [0x0000_0333, 0x0000_0CCC, 0x0003_3000, 0x000C_C000, 0x3330_0000, 0xCCC0_0000]
    // The halves are older characters.
    let indices = (1..<63).filter { $0 != 0b01_0101 && $0 != 0b10_1010 }
    return table + glyphs(from: 0x1FB00, indices, sixths)
  }()
  /// With the eighths of a cell, each 2 × 2 parts.
  private static let octants: [(cluster: String, parts: UInt32)] = {
    let eighths: [UInt32] = [0x33, 0xCC, 0x3300, 0xCC00, 0x0033_0000, 0x00CC_0000, 0x3300_0000, 0xCC00_0000]
    // Those that older characters show; some of them are in no other table.
    let older: Set = [
      0, 1, 2, 3, 5, 10, 15, 20, 40, 63, 64, 80, 85, 90, 95, 128, 160, 165, 170, 175, 192, 240, 245, 250, 252, 255,
    ]
    let own: [(UInt32, Int)] = [
      (0x1CEA8, 1), (0x1CEAB, 2), (0x1FB82, 3), (0x1FBE6, 20), (0x1FBE7, 40), (0x1FB85, 63), (0x1CEA3, 64), (0x1CEA0, 128),
    ]
    var all = table + glyphs(from: 0x1CD00, (0...255).filter { !older.contains($0) }, eighths)
    for (first, index) in own { all += glyphs(from: first, [index], eighths) }
    return all
  }()
  /// Characters in the order of their numbers; the bits of an index say which fractions each covers.
  private static func glyphs(from first: UInt32, _ indices: [Int], _ fractions: [UInt32]) -> [(cluster: String, parts: UInt32)] {
    indices.enumerated().compactMap { place, index in
      let parts = fractions.indices.filter { index >> $0 & 1 == 1 }.reduce(0) { $0 | fractions[$1] }
      return Unicode.Scalar(first + UInt32(place)).map { (String(Character($0)), parts) }
    }
  }

  /// `canSwap`: the character may show what is not covered, in exchanged colours.
  static func best(for parts: Mosaic.Parts, canSwap: Bool, _ charset: Charset) -> (cluster: String, isSwapped: Bool) {
    let table = charset == .octants ? octants : charset == .sextants ? sextants : Self.table
    var best = (cluster: "", isSwapped: false, cost: Int.max)
    for (cluster, covered) in table {
      // nothing and everything hide that the cell is painted in part
      let weight = covered == 0 || covered == .max ? 2 : 1
      let wrong = (covered ^ parts.rawValue).nonzeroBitCount
      if wrong * weight < best.cost { best = (cluster, false, wrong * weight) }
    }
    if canSwap {
      for (cluster, covered) in table where covered != 0 && covered != .max {
        let wrong = 32 - (covered ^ parts.rawValue).nonzeroBitCount
        if wrong < best.cost { best = (cluster, true, wrong) }
      }
    }
    return (best.cluster, best.isSwapped)
  }
}

extension CellColor {
  func distance(to other: CellColor) -> Int {
    guard case .rgb(let red, let green, let blue) = self, case .rgb(let r, let g, let b) = other else { return self == other ? 0 : 1000 }
    return abs(Int(red) - Int(r)) + abs(Int(green) - Int(g)) + abs(Int(blue) - Int(b))
  }
  /// The mean of colours, or the first if one of them is the terminal's own.
  static func mean(_ colors: [CellColor]) -> CellColor {
    guard let first = colors.first else { return .standard }
    if colors.allSatisfy({ $0 == first }) { return first }
    var sums = (red: 0, green: 0, blue: 0)
    for color in colors {
      guard case .rgb(let red, let green, let blue) = color else { return color }
      sums = (sums.red + Int(red), sums.green + Int(green), sums.blue + Int(blue))
    }
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + colors.count / 2) / colors.count) }
    return .rgb(mean(sums.red), mean(sums.green), mean(sums.blue))
  }
}
