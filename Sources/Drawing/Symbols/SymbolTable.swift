/// Lines of a name, a space and what it stands for, sorted by the bytes of the names. What a name stands for is looked up where it lies: nothing is read before it is asked for.
struct SymbolTable: Sendable {
  private let text: String
  /// A table of sorted lines.
  init(_ text: String) { self.text = text }

  /// What stands behind a name.
  subscript(name: String) -> String? {
    let key = Array(name.utf8)
    // a space ends the name, a line feed what it stands for
    guard !key.isEmpty, !key.contains(where: { $0 <= Self.space }) else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != Self.lineFeed { start -= 1 }
        var end = start
        while end < bytes.count, bytes[end] != Self.lineFeed { end += 1 }
        guard let gap = bytes[start..<end].firstIndex(of: Self.space) else { return nil }
        if bytes[start..<gap].elementsEqual(key) { return String(decoding: bytes[(gap + 1)..<end], as: UTF8.self) }
        if bytes[start..<gap].lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
      }
      return nil
    } ?? nil
  }
  /// All names, in order.
  var names: [String] { text.split(separator: "\n").compactMap { $0.split(separator: " ", maxSplits: 1).first.map(String.init) } }

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The outline of a file of Bootstrap Icons.
  static func icon(_ name: String) -> String? { iconsA[name] ?? iconsB[name] ?? iconsC[name] }
}
