/// The sides of a cell to which lines lead from its middle.
struct LineJunction: OptionSet, Hashable {
  let rawValue: UInt8
  static let up = LineJunction(rawValue: 1), down = LineJunction(rawValue: 2), left = LineJunction(rawValue: 4), right = LineJunction(rawValue: 8)
  /// A corner is a bend.
  static let rounded = LineJunction(rawValue: 16)
  static let horizontal: LineJunction = [.left, .right], vertical: LineJunction = [.up, .down]

  /// A line that ends in the cell is drawn through it.
  func glyph(_ charset: Charset) -> String {
    let unicode = [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"][Int(rawValue & 15)]
    guard charset == .ascii else { return contains(.rounded) ? ["┘": "╯", "┐": "╮", "└": "╰", "┌": "╭"][unicode] ?? unicode : unicode }
    return switch unicode {
    case "│": "|"
    case "─": "-"
    case " ": " "
    default: "+"
    }
  }
}
