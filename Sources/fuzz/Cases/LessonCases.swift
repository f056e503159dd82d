internal import Foundation

/// Lessons: the course's own, with lines and programs in them changed, checked in every form of report, updated and
/// checked again.
struct LessonCases {
  let seeds: SeedFiles
  let mutator: SourceMutator

  func make(_ seed: UInt64) -> FuzzCase {
    var random = RandomSource(seed: seed)
    var lines = lesson(&random)
    for _ in 0..<random.few(upTo: 6) { change(&lines, &random) }
    return Self.fuzzCase(seed, Data(lines.joined(separator: "\n").utf8))
  }

  static func fuzzCase(_ seed: UInt64, _ lesson: Data) -> FuzzCase {
    let commands = [
      FuzzCase.Command("test", "case.md"), .init("test", "case.md", "--report", "tap"),
      .init("test", "case.md", "--report", "github"),
      .init("test", "case.md", "--report", "junit=out.xml", written: "out.xml"),
      .init("test", "--list", "--json", "case.md"), .init("lesson", "lint", "case.md"),
      .init("learn", "case", "--lessons", ".", input: "answers.txt"), .init("test", "--update", "copy.md"),
      .init("test", "copy.md"),
    ]
    let answers = "\n\nText(\"a\")\n40\n:skip\nyes\n1\n\n:hint\n\n\n\n\n\n"
    return FuzzCase(
      kind: .lessons, seed: seed, subject: "case.md",
      files: ["case.md": lesson, "answers.txt": Data(answers.utf8)], commands: commands, extended: ["copy.md": ""],
      relations: [.follows(first: 7, second: 8)])
  }

  private func lesson(_ random: inout RandomSource) -> [String] {
    (random.one(of: seeds.lessons) ?? "").components(separatedBy: "\n")
  }

  private static let lines = [
    "```", "```playground", "```swift", "```swift case.swift", "```expect", "```swift ../outside/secret.swift",
    "> :open ../outside/secret.txt", "> :open link.txt",
    "> :save ../outside/x.swift",
    "> :save ../outside/secret.txt", "> :save /etc/x", "> :render ../outside/x.png", "> :diff ../outside/secret.swift",
    "> :edit", "> :quit", "> :undo",
    "> Text(\"\u{1b}]52;c;aa\u{7}\u{202e}\")", "> :size 0x0", "> :step", "---",
    "title: \u{1b}[31mred\u{202e}", "level: 99999999999999999999", "rows: S99", "#a.width == 25", "#a.width <= 1e308",
    "truncation(none)", "/0.width == nan", "```predict",
    "```quiz", "```task",
    "```check", "```solution", "```hint", "```edit", "- [ ] a", "- [x] <fuzz-tag>]]>",
    "> Text(String(repeating: \"a\", count: 1 << 20))", "> while true {}", "…", "| a | b |",
    "<script>alert(1)</script>",
    "[link](../outside/secret.txt)", "![x](../outside/secret.txt)", "> Image(\"link\")",
    "> Text((try? String(contentsOf: Bundle.main.url(forResource: \"link\", withExtension: \"txt\")!)) ?? \"\")",
  ]
  private func change(_ lines: inout [String], _ random: inout RandomSource) {
    guard !lines.isEmpty else { return }
    let at = random.below(lines.count)
    switch random.below(10) {
    case 0: lines.remove(at: at)
    case 1: lines.insert(lines[at], at: random.below(lines.count))
    case 2: lines.swapAt(at, random.below(lines.count))
    case 3, 4: lines.insert(random.one(of: Self.lines) ?? "", at: at)
    case 5:
      let other = lesson(&random)
      let start = random.below(other.count)
      lines.insert(contentsOf: other[start..<min(start + 12, other.count)], at: at)
    case 6: lines[at] = lines[at].replacing(/[0-9]+/) { _ in Extremes.number(&random) }
    case 7:
      let characters = Array(lines[at])
      let cut = random.below(characters.count + 1)
      lines[at] = String(characters[..<cut]) + (random.one(of: Extremes.raw) ?? "") + String(characters[cut...])
    case 8: lines.removeSubrange(at...)
    default: changeProgram(&lines, &random)
    }
  }
  /// A program of the lesson, changed as a file is.
  private func changeProgram(_ lines: inout [String], _ random: inout RandomSource) {
    let starts = lines.indices.filter { lines[$0].hasPrefix("```swift") }
    guard let start = random.one(of: starts), let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix("```") })
    else { return }
    let text = mutator.mutated(lines[(start + 1)..<end].joined(separator: "\n"), &random)
    lines.replaceSubrange((start + 1)..<end, with: text.components(separatedBy: "\n"))
  }
}
