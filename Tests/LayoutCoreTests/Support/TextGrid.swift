internal import Foundation

/// Text in a grid of cells: greedy wrapping, long words broken, the last visible line cut off.
struct TextGrid {
  var cell = CGSize(width: 1, height: 1)

  func measure(_ text: String, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let limit = width.map { $0 < cell.width ? 1 : $0 > 1e6 ? 1_000_000 : Int($0 / cell.width) } ?? 1_000_000
    let most = height.map { $0 > 1e6 ? 1_000_000 : max(1, Int($0 / cell.height)) } ?? 1_000_000
    var lines: [Int] = []
    var line = 0
    for var word in text.split(separator: " ").map(\.count) {
      if line > 0, line + 1 + word <= limit {
        line += 1 + word
        continue
      }
      if line > 0 { lines.append(line) }
      while word > limit {
        lines.append(limit)
        word -= limit
      }
      line = word
    }
    if line > 0 || lines.isEmpty { lines.append(line) }
    let isCut = lines.count > most
    let widest = isCut ? min(text.count, limit) : lines.max() ?? 0
    return CGSize(width: CGFloat(widest) * cell.width, height: CGFloat(min(lines.count, most)) * cell.height)
  }
}
