internal import Drawing
internal import Foundation
public import Tracing

extension Sweep {
  /// The pieces as a table, and a plot of the side that the range is about.
  public func text(columns: Int, isASCII: Bool) -> String {
    let side = range.isWidth ? "wide" : "high"
    let asked = isOwn ? "it is" : "the root is"
    var text = "\(title), as \(asked) offered \(range.points.lowerBound) to \(range.points.upperBound) points \(side)\n\n"
    if pieces.isEmpty { return text + "there is no such view at any of these\n" }
    let rows = pieces.map { piece in
      [
        piece.points.count == 1 ? "\(piece.points.lowerBound)" : "\(piece.points.lowerBound)…\(piece.points.upperBound)", span(piece.first.width, piece.last.width),
        span(piece.first.height, piece.last.height), piece.start == Double(piece.points.lowerBound) ? "" : "from \(number(piece.start))", piece.reason,
      ]
    }
    let shown = rows.count > 60 ? rows.prefix(60) + [["… \(rows.count - 60) more", "", "", "", ""]] : rows
    text += aligned([["offer", "width", "height", "", ""]] + shown) + "\n\n"
    return text + plot(columns: max(min(columns, 100), 20), isASCII: isASCII)
  }
  private func span(_ a: CGFloat, _ b: CGFloat) -> String { a == b ? number(a) : "\(number(a))…\(number(b))" }

  /// A column for some points each, twelve rows.
  private func plot(columns: Int, isASCII: Bool) -> String {
    let values = sizes.map { size in size.map { Double(range.isWidth ? $0.width : $0.height) } }
    let finite = values.compactMap { $0 }.filter(\.isFinite)
    guard let most = finite.max(), most > 0 else { return "" }
    let label = number(most).count + 1
    let width = max(min(columns - label - 2, values.count), 1)
    let rows = 12
    var lines = [[Character]](repeating: [Character](repeating: " ", count: width), count: rows)
    for column in 0..<width {
      let index = width == 1 ? 0 : column * (values.count - 1) / (width - 1)
      guard let value = values[index], value.isFinite else { continue }
      let row = rows - 1 - Int(bounded: (value / most * Double(rows - 1)).rounded())
      lines[row][column] = isASCII ? "*" : "●"
    }
    let (bar, corner, dash) = isASCII ? ("|", "+", "-") : ("│", "└", "─")
    var text = ""
    for (row, line) in lines.enumerated() {
      let value = row == 0 ? number(most) : row == rows - 1 ? "0" : ""
      text += String(repeating: " ", count: label - value.count) + value + " " + bar + String(line).trimmingTrailingBlanks + "\n"
    }
    let (first, last) = ("\(range.points.lowerBound)", "\(range.points.upperBound)")
    text += String(repeating: " ", count: label + 1) + corner + String(repeating: dash, count: width) + "\n"
    text += String(repeating: " ", count: label + 2) + first + String(repeating: " ", count: max(width - first.count - last.count, 1)) + last + "\n"
    return text
  }

  /// `sweep --json`; the schema is `playground/schema/sweep.json`.
  public var document: JSON {
    func size(_ size: CGSize) -> JSON { .object([("width", .number(size.width)), ("height", .number(size.height))]) }
    return .object([
      ("version", .integer(1)), ("node", .string(path)), ("view", .string(title)), ("side", .string(range.isWidth ? "width" : "height")), ("own", .bool(isOwn)),
      ("from", .integer(range.points.lowerBound)), ("to", .integer(range.points.upperBound)), ("sizes", .array(sizes.map { $0.map(size) ?? .null })),
      (
        "pieces",
        .array(
          pieces.map { piece in
            .object([
              ("from", .integer(piece.points.lowerBound)), ("to", .integer(piece.points.upperBound)), ("start", .number(piece.start)), ("first", size(piece.first)),
              ("last", size(piece.last)), ("reason", .string(piece.reason)),
            ])
          })
      ),
    ])
  }
}
