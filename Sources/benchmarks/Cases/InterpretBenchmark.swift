internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Running
internal import Views

/// From a text to a program, from a program to nodes, and from there to frames.
@MainActor
enum InterpretBenchmark {
  static func run() -> [BenchmarkResult] { [checking(), edit(), project(), wide(1_000), wide(5_000)] + start() }

  private static func checking() -> BenchmarkResult {
    let texts = [8, 9].map { SourceFile(name: "a.swift", text: MeasuredSource.file(gap: $0)) }
    var first = Samples()
    _ = first.time { try? CheckedProgram.read(texts[0]) }
    let cold = Samples.of(50) { _ = try? CheckedProgram.read(texts[0]) }
    var program = try? CheckedProgram.read(texts[0])
    var round = 0
    let warm = Samples.of(200) {
      round += 1
      program = try? CheckedProgram.read(texts[round % 2], after: program)
    }
    return BenchmarkResult(
      name: "check", n: texts[0].text.utf8.count,
      figures: [
        Figure(name: "first", samples: first), Figure(name: "cold", samples: cold, showsTail: true), Figure(name: "changed_literal", samples: warm, showsTail: true),
      ])
  }
  /// A literal is changed back and forth: from the text to the placed tree.
  private static func edit() -> BenchmarkResult {
    let texts = [8, 16].map { SourceFile(name: "a.swift", text: MeasuredSource.file(gap: $0)) }
    var program = try? CheckedProgram.read(texts[0])
    var host: ViewHost?
    var round = 0
    let edits = Samples.of(200) {
      round += 1
      program = try? CheckedProgram.read(texts[round % 2], after: program)
      host = placed(program)
    }
    return BenchmarkResult(
      name: "edit", n: texts[0].text.utf8.count, nodes: host?.infos.count, figures: [Figure(name: "placed", samples: edits, showsTail: true, goal: Goal(median: .milliseconds(2)))])
  }
  private static func placed(_ program: CheckedProgram?) -> ViewHost? {
    guard let root = program?.root(budget: Budget()) else { return nil }
    let host = ViewHost(root.view, device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 768))
    return host
  }
  /// A project that is read for the first time: from the texts to the placed tree.
  private static func project() -> BenchmarkResult {
    let (shown, others) = MeasuredSource.project(35)
    var host: ViewHost?
    let cold = Samples.of(11) {
      host = placed(try? CheckedProgram.read(shown, among: ProjectFiles(others)))
    }
    let bytes = others.reduce(shown.text.utf8.count) { $0 + $1.text.utf8.count }
    return BenchmarkResult(
      name: "project", n: bytes, nodes: host?.infos.count, figures: [Figure(name: "cold", samples: cold, goal: Goal(median: .milliseconds(300)))])
  }

  private static func wide(_ n: Int) -> BenchmarkResult {
    let program = try? CheckedProgram.read(SourceFile(name: "wide.swift", text: MeasuredSource.wide(n)))
    var result = BenchmarkResult(name: "interpret wide", n: n)
    guard let root = program?.root(budget: Budget()) else { return result }
    var host = ViewHost(root.view, device: .cells)
    result.nodes = host.infos.count
    var made = Samples()
    for _ in 0..<(n > 1_000 ? 11 : 50) {
      var time = Samples()
      let fresh = time.time { ViewHost(root.view, device: .cells) }
      made.add(time)
      host = fresh
    }
    // The same nodes again: bodies whose inputs stayed are not run.
    let update = Samples.of(n > 1_000 ? 11 : 50) { host.update() }
    result.figures = [
      Figure(name: "nodes", samples: made, showsTail: true, goal: n > 1_000 ? nil : Goal(median: .milliseconds(5))), Figure(name: "update", samples: update, showsTail: true),
    ]
    return result
  }

  /// The command that draws a view and ends, as a new process; left out where it was not built beside this program.
  private static func start() -> [BenchmarkResult] {
    let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "playground")
    guard FileManager.default.isExecutableFile(atPath: command.path) else { return [] }
    guard spawn(command.path, ["-e", "Text(\"Hello\")"]) else { return [] }
    let samples = Samples.of(11) { _ = spawn(command.path, ["-e", "Text(\"Hello\")"]) }
    return [BenchmarkResult(name: "start", n: 1, figures: [Figure(name: "first_frame", samples: samples, goal: Goal(median: .milliseconds(50)))])]
  }
  /// Starts a program, with nothing to read and nobody who reads, and waits for its end; false where it fails. Foundation's `Process` notices an end some milliseconds late.
  private static func spawn(_ path: String, _ arguments: [String]) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let surroundings = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + surroundings { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, words, surroundings) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process && status == 0
  }
}
