/// The numbers of the letters that stand for those of iOS: Inter's, corrected. They are kept as text and read once, so
/// that layout needs no font and no file.
enum FontTable {
  /// The place of a scalar in the lists of widths, by its value; -1 where they lack it.
  static let places: ContiguousArray<Int16> = {
    let values = codePoints(scalars)
    var places = ContiguousArray<Int16>(repeating: -1, count: (values.max() ?? 0) + 1)
    for (place, value) in values.enumerated() { places[value] = Int16(truncatingIfNeeded: place) }
    return places
  }()

  /// The widths of letters of other writings, by scalar.
  static let otherWritings = Dictionary(zip(codePoints(writings).map(UInt32.init), numbers(writingWidths))) {
    first, _ in first
  }

  /// The widths of Inter at the weights 100, 400 and 900.
  static let inter = (thin: numbers(thin), regular: numbers(regular), black: numbers(black))
  /// The widths of Noto Serif at the weights 400 and 700.
  static let notoSerif = (regular: numbers(serif), bold: numbers(serifBold))
  /// What Inter Italic adds, by place: at the weights 400 and 700.
  static let slanted: [(place: Int, regular: Float, bold: Float)] = italic.split(whereSeparator: \.isWhitespace)
    .compactMap {
      let parts = $0.split(separator: ":")
      guard parts.count == 3, let value = Int(parts[0], radix: 16), let regular = Float(parts[1]),
        let bold = Float(parts[2])
      else { return nil }
      let place = places.indices.contains(value) ? Int(places[value]) : -1
      return place < 0 ? nil : (place, regular, bold)
    }

  /// Pairs of printable ASCII, with thousandths at the weights 100, 400 and 900.
  static let pairs: [(before: UInt8, after: UInt8, thin: Float, regular: Float, black: Float)] = {
    var result: [(before: UInt8, after: UInt8, thin: Float, regular: Float, black: Float)] = []
    var entries: [[Substring]] = []
    for line in kerning.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix(" "), !entries.isEmpty { entries[entries.count - 1] += words } else { entries.append(words) }
    }
    for words in entries {
      for index in stride(from: 1, to: words.count - 1, by: 2) {
        let values = words[index].split(separator: ",").compactMap { Float($0) }
        guard values.count == 3 else { continue }
        for before in words[0].utf8 {
          for after in words[index + 1].utf8 { result.append((before, after, values[0], values[1], values[2])) }
        }
      }
    }
    return result
  }()

  /// What is added to a letter's width, by size and weight.
  static let adjustments = (sizes: numbers(sizes), tracking: rows(tracking), narrow: rows(narrow), digit: rows(digit))
  /// The width of a digit of one width, at the weights 100 to 900.
  static let digits = numbers(tabularDigits)

  /// A row of ``adjustments`` at a size in points: linear between the sizes, the nearest outside of them.
  static func adjustment(_ rows: [ContiguousArray<Float>], weight: Int, size: Float) -> Float {
    let (sizes, row) = (adjustments.sizes, rows[max(0, min(rows.count - 1, (weight + 50) / 100 - 1))])
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return row[row.count - 1] }
    if next == 0 { return row[0] }
    let part = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return row[next - 1] + (row[next] - row[next - 1]) * part
  }
  /// A number at a weight, by what it is at 100, 400 and 900.
  static func at(_ weight: Int, _ thin: Float, _ regular: Float, _ black: Float) -> Float {
    weight <= 400
      ? thin + (regular - thin) * Float(weight - 100) / 300 : regular + (black - regular) * Float(weight - 400) / 500
  }

  private static func codePoints(_ text: String) -> [Int] {
    text.split(whereSeparator: \.isWhitespace).flatMap { range -> [Int] in
      let ends = range.split(separator: "-").compactMap { Int($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }
  }
  private static func numbers(_ text: String) -> ContiguousArray<Float> {
    ContiguousArray(text.split(whereSeparator: \.isWhitespace).compactMap { Float($0) })
  }
  private static func rows(_ text: String) -> [ContiguousArray<Float>] {
    text.split(separator: ";").map { numbers(String($0)) }.filter { !$0.isEmpty }
  }
}
