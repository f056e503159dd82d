internal import Tracing

/// What was measured of one case.
struct BenchmarkResult {
  /// What stands in front of the figures.
  let name: String
  /// How large the case is: rows, bytes or characters.
  let n: Int
  /// Layout nodes; nil where none are made.
  var nodes: Int?
  var figures: [Figure] = []

  /// A row of the JSON's `cases`.
  var document: JSON {
    .object(
      [("name", .string(name)), ("n", .integer(n))] + (nodes.map { [("nodes", JSON.integer($0))] } ?? [])
        + figures.flatMap { figure in
          [("\(figure.name)_ns", JSON.integer(figure.samples.median))] + (figure.showsTail ? [("\(figure.name)_p99_ns", .integer(figure.samples.percentile(99)))] : [])
        })
  }

  /// A table for people: a line a figure, in milliseconds, with the goals.
  var table: String {
    var lines = ["\(name) · n \(n)" + (nodes.map { " · \($0) nodes" } ?? "")]
    for figure in figures {
      var line = "  " + padded(figure.name, 22) + left(milliseconds(figure.samples.median), 10) + " ms"
      if figure.showsTail { line += "   p99" + left(milliseconds(figure.samples.percentile(99)), 10) + " ms" }
      if let goal = figure.goal { line += "   goal: " + goal.words + (goal.isMet(by: figure.samples) ? "" : "   MISSED") }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
  private func milliseconds(_ nanoseconds: Int) -> String {
    let thousandths = (nanoseconds + 500) / 1_000
    let fraction = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
  private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
  private func left(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
}
