internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import MeasuredViews
internal import Running
internal import Views

/// What is the same on every machine and in every minute: measurements of a layout, bytes that are sent, and instructions,
/// counted by valgrind where it is there.
@MainActor
enum CountedBenchmark {
  static func run() -> [BenchmarkResult] {
    var layout = BenchmarkResult(
      name: "layout", n: rows, counts: [("pass", "measurements", measurements(), 25 * rows + 1)])
    let host = ViewHost(Wide(n: rows), device: .cells)
    layout.nodes = host.tree.count
    var results = [layout] + DrawBenchmark.sent()
    let counted = works.compactMap { work in
      instructions(of: work.name).map { (work.name, "instructions", $0, work.goal) }
    }
    if counted.isEmpty {
      FileHandle.standardError.write(Data("benchmarks: no valgrind here, which counts instructions\n".utf8))
    }
    results.append(BenchmarkResult(name: "instructions", n: rows, counts: counted))
    return results
  }
  private static let rows = 1_000

  /// Of the first layout of a wide tree.
  private static func measurements() -> Int {
    let host = ViewHost(Wide(n: rows), device: .cells)
    let before = host.tree.measurements
    host.layOut(ProposedViewSize(width: 120, height: CGFloat(rows)))
    return host.tree.measurements - before
  }

  // MARK: Instructions

  /// Work by its name, and how many instructions it should take at most: a tenth more than it took when it was last looked at.
  private static let works: [(name: String, goal: Int?, make: @MainActor () -> () -> Void)] = [
    ("layout", 4_650_000, layout), ("build", 9_600_000, build), ("edit", nil, edit),
  ]
  /// Does some work so many times.
  static func perform(_ name: String, rounds: Int) {
    guard let work = works.first(where: { $0.name == name })?.make() else { return }
    for _ in 0..<rounds { work() }
  }
  private static func layout() -> () -> Void {
    let host = ViewHost(Wide(n: rows), device: .cells)
    return {
      host.tree.forget()
      host.layOut(ProposedViewSize(width: 120, height: CGFloat(rows)))
    }
  }
  private static func build() -> () -> Void { { _ = ViewHost(Wide(n: rows), device: .cells) } }
  private static func edit() -> () -> Void {
    let texts = [8, 16].map { SourceFile(name: "a.swift", text: MeasuredSource.file(gap: $0)) }
    var program = try? CheckedProgram.read(texts[0])
    var round = 0
    return {
      round += 1
      program = try? CheckedProgram.read(texts[round % 2], after: program)
      guard let root = program?.root(budget: Budget()) else { return }
      ViewHost(root.view, device: .terminal).layOut(ProposedViewSize(width: 640, height: 768))
    }
  }

  /// What a round takes after the first three: the start of the process and what is made once do not count.
  private static func instructions(of work: String) -> Int? {
    guard let few = instructions(of: work, rounds: 3), let many = instructions(of: work, rounds: 8) else { return nil }
    return (many - few) / 5
  }
  /// What a process takes that does some work so many times; nil without valgrind.
  private static func instructions(of work: String, rounds: Int) -> Int? {
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
      + [URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path, "--work", work, "\(rounds)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = answer
    guard (try? process.run()) != nil else { return nil }
    let said = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said.firstMatch(of: /Collected : (\d+)/).flatMap { Int($0.1) }
  }
}
