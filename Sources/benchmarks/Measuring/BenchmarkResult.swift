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
  /// The most memory that the process held, in bytes; nil where it was not measured.
  var memory: Int?

  /// What is sent to a terminal, in bytes, and how much it should be at most.
  var bytes: [(name: String, count: Int, goal: Int?)] = []
  /// What else is counted, with its unit, and how much it should be at most.
  var counts: [(name: String, unit: String, count: Int, goal: Int?)] = []
  /// The most memory that there should be, in bytes.
  private static let memoryGoal = 40 << 20

  /// Whether a goal is missed by more than the noise; what is counted has none.
  var isMissed: Bool {
    figures.contains { figure in figure.goal.map { $0.outcome(of: figure.samples) == .missed } ?? false }
      || (bytes.map { ($0.count, $0.goal) } + counts.map { ($0.count, $0.goal) }).contains { count, goal in goal.map { count > $0 } ?? false }
      || memory.map { $0 > BenchmarkResult.memoryGoal } ?? false
  }

  /// A row of the JSON's `cases`.
  var document: JSON {
    var members: [(String, JSON)] = [("name", .string(name)), ("n", .integer(n))]
    if let nodes { members.append(("nodes", .integer(nodes))) }
    for figure in figures {
      members.append(("\(figure.name)_ns", .integer(figure.samples.median)))
      if figure.showsTail { members.append(("\(figure.name)_p99_ns", .integer(figure.samples.percentile(99)))) }
    }
    for sent in bytes { members.append(("\(sent.name)_bytes", .integer(sent.count))) }
    for counted in counts { members.append(("\(counted.name)_\(counted.unit)", .integer(counted.count))) }
    if let memory { members.append(("rss_bytes", .integer(memory))) }
    return .object(members)
  }

  /// A table for people: a line a figure, in milliseconds, with the goals.
  var table: String {
    var lines = ["\(name) · n \(n)" + (nodes.map { " · \($0) nodes" } ?? "")]
    for figure in figures {
      var line = "  " + padded(figure.name, 22) + left(milliseconds(figure.samples.median), 10) + " ms"
      if figure.showsTail { line += "   p99" + left(milliseconds(figure.samples.percentile(99)), 10) + " ms" }
      if let goal = figure.goal { line += "   goal: " + goal.words + goal.outcome(of: figure.samples).words }
      lines.append(line)
    }
    for sent in bytes {
      let goal = sent.goal.map { "   goal: ≤ \($0) bytes" + (sent.count <= $0 ? "" : "   MISSED") } ?? ""
      lines.append("  " + padded(sent.name, 22) + left("\(sent.count)", 10) + " bytes" + goal)
    }
    for counted in counts {
      let goal = counted.goal.map { "   goal: ≤ \($0)" + (counted.count <= $0 ? "" : "   MISSED") } ?? ""
      lines.append("  " + padded(counted.name, 22) + left("\(counted.count)", 10) + " \(counted.unit)" + goal)
    }
    if let memory {
      let tenths = (memory * 10) >> 20
      lines.append("  " + padded("memory", 22) + left("\(tenths / 10).\(tenths % 10)", 10) + " MiB  goal: ≤ 40 MiB" + (memory > BenchmarkResult.memoryGoal ? "   MISSED" : ""))
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
