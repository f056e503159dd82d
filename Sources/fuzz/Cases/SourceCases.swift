internal import Foundation

/// Sources: samples and programs of the tests, changed at random, through a choice of commands.
struct SourceCases {
  let seeds: SeedFiles
  let mutator: SourceMutator

  func make(_ seed: UInt64) -> FuzzCase {
    var random = RandomSource(seed: seed)
    var text = mutator.mutated(random.one(of: seeds.sources) ?? "", &random)
    if random.once(in: 3), let other = random.one(of: seeds.sources) { text += "\n" + mutator.mutated(other, &random) }
    return Self.fuzzCase(.sources, seed, Data(text.utf8), &random)
  }

  /// A source and commands that read it.
  static func fuzzCase(
    _ kind: CaseKind, _ seed: UInt64, _ source: Data, _ random: inout RandomSource, all: Bool = false
  ) -> FuzzCase {
    let name = "case.swift"
    let rest = SourceCommands.all(name, &random)
    let chosen = all ? rest : Array(rest.shuffled(using: &random).prefix(5))
    let commands =
      [FuzzCase.Command("check", name), .init("render", name, "--color", "never")] + chosen + [
        .init("render", name, "--color", "never")
      ]
    var made = FuzzCase(kind: kind, seed: seed, subject: name, files: [name: source], commands: commands)
    if SourceCommands.isSteady(source) { made.relations = [.same(first: 1, second: commands.count - 1)] }
    return made
  }
}

/// The commands that a source goes through.
enum SourceCommands {
  static func all(_ name: String, _ random: inout RandomSource) -> [FuzzCase.Command] {
    let selector =
      random.one(of: [
        "/0", "Text", "/0/0", "VStack", "Text[2]", "#a", "@3:5", "\"a\"", "/", "Text Text", "[", "/9999999999999999999",
        "",
      ]) ?? "/0"
    let side = random.one(of: ["width", "height", "x", "y", "z"]) ?? "width"
    let range =
      random.one(of: ["0...640", "0...0", "-5...5", "0...1e300", "nan...inf", "640...0", "0...64", "1...2...3"])
      ?? "0...640"
    let proposal =
      random.one(of: ["nilxnil", "infxinf", "0x0", "1e300x1e300", "0.1x5", "640x384", "1e-320xnil"]) ?? "0x0"
    let size = random.one(of: ["0x0", "1x1", "200x1", "10000x100", "40x12"]) ?? "1x1"
    return [
      .init("render", name, "--format", "ansi", "--color", "always"), .init("render", name, "--format", "svg"),
      .init("render", name, "--format", "html"),
      .init("render", name, "--format", "png", "-o", "../out/picture.png", written: "../out/picture.png"),
      .init("render", name, "--format", "pdf", "-o", "../out/picture.pdf", written: "../out/picture.pdf"),
      .init(
        "render", name, "--format", "svg", "--all", "--scheme", "dark", "-o", "../out/picture.svg",
        written: "../out/picture.svg"),
      .init("render", name, "--screen", "--size", size, "--color", "never"),
      .init("render", name, "--proposal", proposal, "--charset", "ascii", "--color", "never"),
      .init("render", name, "--device", "phone", "--color", "never", "--fail-on", "overflow,truncation"),
      .init("layout", name), .init("layout", name, "--json"),
      .init("layout", name, "--json", "--proposal", proposal), .init("tree", name),
      .init("tree", name, "--accessibility"), .init("trace", name),
      .init("trace", name, "--format", "json", "--level", "3"), .init("trace", name, "--format", "html"),
      .init("sizes", name), .init("sizes", name, "--json"),
      .init("guides", name),
      .init("why", name, "\(selector).\(side)"), .init("why", name, "/0.width", "--json"),
      .init("sweep", name, selector, side, range),
      .init("sweep", name, "/0", "width", "0...320", "--json"),
      .init("solve", name, "truncation(none)", "width", range), .init("predict", name, selector, "40x16"),
      .init("diff", name, name, "--json"),
      .init("check", name, "--advice", "--strict"),
      .init("check", name, "--no-effect", "--json"), .init("step", name, "--script", "n*9 b G"),
      .init("dump", name, "--stage", "display"),
      .init("dump", name, "--stage", "nodes"),
      .init("--keep-going", "--no-init", input: name),
    ]
  }
  private static let unsteady = [
    "Date", "random", "UUID", "shuffle", "hash", "Set<", "Set(", "Dictionary", "[:]", "Timer", "Timeline", "now",
    "Clock", "sorted", "measure", "ObjectIdentifier", "takes more",
  ]
  /// Whether a program gives the same each time: it asks for no time, no chance and no order of a hash table.
  static func isSteady(_ source: Data) -> Bool {
    let text = String(decoding: source, as: UTF8.self)
    return !unsteady.contains { text.contains($0) } && text.firstMatch(of: /\[[^\]\n]*:[^\]\n]*\]/) == nil
  }
}
