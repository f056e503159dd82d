internal import Foundation

/// Makes cases one after the other, has a worker run them, judges what comes back, and keeps one small case of every
/// finding.
@MainActor
final class Harness {
  private let options: FuzzOptions
  private let seed: UInt64
  private let maker: CaseMaker
  private let judge: Judge
  private let worker: WorkerProcess
  private let fresh: WorkerProcess
  private let folder: URL
  private var seen: [String: Int] = [:]
  private var commands = 0
  /// Cases whose first command succeeded: the others reach only as far as their diagnostics.
  private var sound = 0

  /// - Throws: this is not the project's folder.
  init(_ options: FuzzOptions) throws {
    self.options = options
    seed = options.seed ?? UInt64.random(in: 1...999_999_999)
    maker = CaseMaker(seeds: try SeedFiles(root: Harness.checkout))
    judge = Judge(limits: options.limits)
    folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())")
    worker = WorkerProcess(root: folder.appending(path: "worker"), limits: options.limits)
    fresh = WorkerProcess(root: folder.appending(path: "fresh"), limits: options.limits)
  }

  /// Here, if this is the checkout, else where this file was compiled.
  private static var checkout: URL {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    if FileManager.default.fileExists(atPath: here.appending(path: "playground/views").path) { return here }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// - Returns: whether nothing was found.
  /// - Throws: what the file system says.
  func run() throws -> Bool {
    defer {
      worker.stop()
      fresh.stop()
      try? FileManager.default.removeItem(at: folder)
    }
    let start = ContinuousClock.now
    if let file = options.one {
      try run(try maker.one(file), number: 0)
    } else if let single = options.single {
      try run(maker.make(options.kinds[0], single), number: 0)
    } else {
      say("seed \(seed)")
      var number = 0
      func isOver() -> Bool {
        if let runs = options.runs { return number >= runs }
        return (ContinuousClock.now - start) / .seconds(1) >= (options.seconds ?? 60)
      }
      while !isOver() {
        let caseSeed = RandomSource.seed(of: number, in: seed)
        var random = RandomSource(seed: caseSeed ^ 0xFACE)
        try run(maker.make(random.one(of: options.kinds) ?? .sources, caseSeed), number: number)
        number += 1
      }
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      let times = seen.values.reduce(0, +)
      say(
        "seed \(seed): \(number) cases (\(sound) sound), \(commands) commands in \(seconds) s; \(seen.count) findings"
          + (seen.isEmpty ? "" : ", \(times) times"))
    }
    return seen.isEmpty
  }

  /// Prints a line at once, also into a file.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func run(_ fuzzCase: FuzzCase, number: Int) throws {
    let results = try worker.run(fuzzCase)
    commands += results.count
    if results.first?.end == .exit(0) { sound += 1 }
    var findings = judge.findings(fuzzCase, results)
    let isProgram = fuzzCase.kind == .sources || fuzzCase.kind == .views
    if findings.isEmpty, options.comparesOrder, number % 25 == 24, isProgram {
      findings += try compareOrder(fuzzCase, results)
    }
    var faults: Set<Finding.Fault> = []
    for finding in findings {
      // What one command does wrong, others mostly do too, for the same reason.
      guard faults.insert(finding.fault).inserted else { continue }
      seen[finding.signature, default: 0] += 1
      guard seen[finding.signature] == 1 else { continue }
      say("finding \(seen.count): \(finding.signature)\n  \(finding.what.prefix(300))")
      say("  again with --kind \(fuzzCase.kind.rawValue) --case \(fuzzCase.seed)")
      var small = fuzzCase
      if options.shrinks, finding.fault != .order {
        small = try Shrinker(worker: worker, judge: judge).shrunk(fuzzCase, finding)
      }
      let path = try FindingFolder(root: URL(filePath: options.out)).write(finding, small, original: fuzzCase, results)
      say("  \(small.subjectBytes.count) bytes: \(path)")
    }
  }

  /// The same in a process that has read nothing before.
  private func compareOrder(_ fuzzCase: FuzzCase, _ results: [CommandResult]) throws -> [Finding] {
    guard SourceCommands.isSteady(fuzzCase.subjectBytes) else { return [] }
    fresh.stop()
    let others = try fresh.run(fuzzCase)
    for (index, (one, other)) in zip(results, others).enumerated()
    where one.end != other.end || one.output != other.output || one.errors != other.errors {
      let name = fuzzCase.commands[index].words.first ?? ""
      let words = [one, other].map { Judge.lastWords($0.errors) }
      return [
        Finding(
          .order, "a fresh process says something else: '\(words[0])' here, '\(words[1])' there", at: index, of: name,
          cause: words.joined(separator: " | "))
      ]
    }
    return []
  }
}
