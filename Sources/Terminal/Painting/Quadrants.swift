/// A cell that is painted in part: the colours of its quarters, upper left, upper right, lower left, lower right.
struct Quadrants: Hashable {
  var colors: [CellColor]
  init(_ colors: [CellColor]) { self.colors = colors }

  struct Parts: OptionSet, Hashable {
    let rawValue: UInt8
    static let upperLeft = Parts(rawValue: 1), upperRight = Parts(rawValue: 2), lowerLeft = Parts(rawValue: 4), lowerRight = Parts(rawValue: 8)
    static let upper: Parts = [.upperLeft, .upperRight], lower: Parts = [.lowerLeft, .lowerRight]
    static let left: Parts = [.upperLeft, .lowerLeft], right: Parts = [.upperRight, .lowerRight]
    static let all: Parts = [.upper, .lower]
    var count: Int { rawValue.nonzeroBitCount }
  }

  /// By the parts in the foreground's colour.
  private static let glyphs = ["", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"]

  /// The colour of most quarters, of equals the first.
  var prevailing: CellColor { colors.max { count($0) < count($1) } ?? .standard }
  private func count(_ color: CellColor) -> Int { colors.count { $0 == color } }

  /// The block character in two colours that fits best. The terminal's own paper can only be a background.
  var cell: Cell {
    let background = colors.contains(.standard) ? .standard : prevailing
    guard let foreground = colors.filter({ $0 != background }).max(by: { count($0) < count($1) }) else { return Cell(background: background) }
    let parts = colors.indices.reduce(0) { sum, part in
      let color = colors[part]
      let isForeground = color != background && (color == foreground || background == .standard || color.distance(to: foreground) <= color.distance(to: background))
      return isForeground ? sum | 1 << part : sum
    }
    return Cell(Self.glyphs[parts], foreground: foreground == .foreground ? .standard : foreground, background: background)
  }
}

extension CellColor {
  fileprivate func distance(to other: CellColor) -> Int {
    guard case .rgb(let red, let green, let blue) = self, case .rgb(let r, let g, let b) = other else { return self == other ? 0 : Int.max }
    return abs(Int(red) - Int(r)) + abs(Int(green) - Int(g)) + abs(Int(blue) - Int(b))
  }
}
