internal import Foundation

/// Sessions: entries and commands as people type them, changed, as a script. Undone to the end the session is what it
/// was, and what it saves is sound.
struct PromptCases {
  let seeds: SeedFiles
  let mutator: SourceMutator

  func make(_ seed: UInt64) -> FuzzCase {
    var random = RandomSource(seed: seed)
    let file = random.once(in: 2) ? random.one(of: seeds.sources) : nil
    let entries = (0..<(2 + random.below(14))).map { _ in entry(&random) }
    // Each is evaluated with everything that stands in the session: what grows too fast shows with a few hundred.
    let lines = entries.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    return Self.fuzzCase(seed, lines.prefix(Self.mostLines).joined(separator: "\n"), file: file, &random)
  }
  private static let mostLines = 250

  static func fuzzCase(_ seed: UInt64, _ entries: String, file: String?, _ random: inout RandomSource) -> FuzzCase {
    let start = file == nil ? [] : ["case.swift"]
    func command(_ input: String) -> FuzzCase.Command {
      FuzzCase.Command(words: start + ["--keep-going", "--no-init", "--private"], input: input)
    }
    let look = "\n\(FuzzCase.mark.entry)\n:source"
    // A line can be several changes; what is left of an entry that is not complete swallows one command.
    let undos = String(repeating: "\n:undo", count: entries.split(separator: "\n").count * 4 + 8) + look
    var made = FuzzCase(
      kind: .prompt, seed: seed, subject: "entries.txt",
      files: ["entries.txt": Data(entries.utf8), "source.txt": Data(look.utf8)],
      commands: [
        command("source.txt"), command("entries.txt"), command("undone.txt"), command("saved.txt"),
        FuzzCase.Command("check", "saved.swift"),
      ], extended: ["undone.txt": undos, "saved.txt": "\n:save saved.swift"])
    if let file { made.files["case.swift"] = Data(file.utf8) }
    let leaves = [":open", ":save", ":quit", "/*", "\"\"\"", "#if"].contains { entries.contains($0) }
    if !leaves { made.relations = [.endsAlike(earlier: 0, later: 2)] }
    if !leaves, file == nil { made.relations.append(.sound(4, savedBy: 3)) }
    return made
  }

  private static let commands = [
    ":tree", ":layout --json", ":trace 3", ":source", ":device phone", ":device terminal", ":size 40x12", ":size 0x0",
    ":size 99999x99999", ":why Text.width", ":sizes", ":guides",
    ":sweep Text width 0...320",
    ":solve truncation(none) width 0...640", ":diff", ":predict Text 40x16", ":noeffect", ":tap Button",
    ":toggle Toggle", ":type TextField hello", ":set Slider 1e308",
    ":add Text(\"new\")", ":add Text(\"x\") after /0",
    ":wrap HStack", ":wrap", ":wrap ZStack(alignment: .top)", ":change 8 99", ":rename A B", ":extract Row", ":unwrap",
    ":delete", ":delete Text", ":move /0 /1", ":select Text",
    ":select /0/0", ":selection", ":open case.swift",
    ":save", ":save other.swift", ":save! case.swift", ":save ../outside/secret.txt", ":open ../outside/secret.txt",
    ":render out.png", ":render out.svg", ":undo", ":redo",
    ":help", ":help trace", ":option", ":option charset ascii", ":reset",
    ":previews", ":preview 1", ":compare", ":screen", ":accept", ":quit", ":step", ":watch off", ":topics",
    ":nonsense \u{1b}[2J", ":scheme dark", ":declarations", ":views",
    ":lesson l.md",
  ]
  private func entry(_ random: inout RandomSource) -> String {
    let fragments = mutator.fragments
    switch random.below(10) {
    case 0, 1, 2:
      let command = random.one(of: Self.commands) ?? ":tree"
      return random.once(in: 6) ? command + " " + Extremes.text(&random).replacing("\n", with: " ") : command
    case 3, 4: return random.one(of: fragments.views) ?? ""
    case 5: return random.one(of: fragments.modifiers) ?? ""
    case 6: return random.one(of: fragments.declarations) ?? ""
    case 7: return random.one(of: fragments.statements) ?? ""
    case 8: return mutator.mutated(random.one(of: fragments.declarations) ?? "", &random)
    default: return mutator.mutated(random.one(of: fragments.views) ?? "", &random)
    }
  }
}
