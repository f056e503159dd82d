internal import FileAccess
internal import Foundation
internal import Lessons
internal import Terminal
internal import Watcher
internal import Workbench

extension Option {
  static let update = Option(name: "update", help: "rewrite what is expected to what is found; in CI only with --force")
  static let ask = Option(name: "ask", short: "i", help: "with --update: ask about each place")
  static let force = Option(name: "force", help: "with --update: also where the variable CI is set")
  static let report = Option(name: "report", value: "FORMATS", help: "junit=FILE, tap, github, json or text, with commas between; github where GITHUB_ACTIONS is set")
  static let only = Option(name: "only", value: "TEXT", help: "only files and checks whose 'path:line title' holds TEXT")
  static let list = Option(name: "list", help: "say what there is to check, and check nothing")
  static let listJSON = Option(name: "json", help: "with --list: as JSON")
  static let shard = Option(name: "shard", value: "I/N", help: "every N-th file, from the I-th")
  static let jobs = Option(name: "jobs", short: "j", value: "N", help: "so many processes at a time; the output stays the same")
  static let timeout = Option(name: "timeout", value: "SECONDS", help: "how long one file may take (60); longer ends with 75")
}

extension Command {
  static let test = Command(
    name: "test", operands: "PATH…", summary: "checks lessons, and samples with expectations",
    options: [.update, .ask, .force, .report, .only, .list, .listJSON, .shard, .jobs, .timeout],
    examples: ["playground test playground", "playground test --list playground/lessons"]
  ) { arguments, output in
    if arguments.operands.isEmpty { throw Failure(code: .usage, message: "test wants files or folders; see 'playground test --help'") }
    let options = try testOptions(arguments, output)
    let paths = arguments.operands
    if arguments.has(.list) {
      let listed = LessonRunner.list(paths: paths, options: options, isJSON: arguments.has(.listJSON))
      try output.write(listed.output)
      return ExitCode(rawValue: listed.exitCode) ?? .bug
    }
    let jobs = try arguments.value(.jobs, wants: "a number from 1 to 64") { Int($0).flatMap { (1...64).contains($0) ? $0 : nil } } ?? 1
    let result =
      jobs > 1 && !options.updates && options.shard == nil
      ? LessonRunner.finish(try TestProcesses.run(paths, arguments, jobs: jobs), options) : LessonRunner.run(paths: paths, options: options)
    try output.write(result.output)
    return ExitCode(rawValue: result.exitCode) ?? .bug
  }

  private static func testOptions(_ arguments: Arguments, _ output: Output) throws -> LessonRunner.Options {
    var options = LessonRunner.Options(updates: arguments.has(.update))
    options.only = arguments.value(.only).map { [$0] } ?? []
    options.shard = try arguments.value(.shard, wants: "a part and a number of parts, as in 2/4") { LessonRunner.Options.Shard($0) }
    if let seconds = try arguments.value(.timeout, wants: "seconds from 1 to 86400", { Int($0).flatMap { (1...86_400).contains($0) ? $0 : nil } }) {
      options.limit = .seconds(seconds)
    }
    if let names = arguments.value(.report) {
      options.formats = try names.split(separator: ",").map { name in
        guard let format = ReportFormat(String(name)) else { throw Failure(code: .usage, message: "'--report \(name)': wants junit=FILE, tap, github, json or text") }
        return format
      }
      // A file beside the words for people.
      if options.formats.allSatisfy({ if case .junit = $0 { true } else { false } }) { options.formats.append(.text) }
    } else if output.environment["GITHUB_ACTIONS"] == "true" {
      options.formats = [.github]
    }
    options.save = WatchedFolder.save
    options.writer = output.writer
    guard options.updates else {
      if arguments.has(.ask) { throw Failure(code: .usage, message: "--ask belongs to --update") }
      return options
    }
    if let ci = output.environment["CI"], !ci.isEmpty, !arguments.has(.force) {
      throw Failure(code: .usage, message: "--update changes expectations, which CI is to check: run it at home, or say --force")
    }
    if arguments.has(.ask) {
      guard isatty(STDIN_FILENO) == 1 else { throw Failure(code: .usage, message: "--ask wants a terminal to ask at") }
      options.confirms = { path, line, old, new in
        output.say("\(path):\(line)\n" + old.map { "-\($0)\n" }.joined() + new.map { "+\($0)\n" }.joined() + "Rewrite this? [y/N] ")
        return readLine()?.lowercased().hasPrefix("y") == true
      }
    }
    return options
  }
}

/// Runs of the same command on parts of the files, at the same time.
@MainActor
enum TestProcesses {
  static func run(_ paths: [String], _ arguments: Arguments, jobs: Int) throws -> [LessonReport] {
    var parts: [(process: Process, output: Pipe)] = []
    for index in 1...jobs {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      var words = ["test", "--shard", "\(index)/\(jobs)", "--report", "part"]
      if let only = arguments.value(.only) { words += ["--only", only] }
      if let timeout = arguments.value(.timeout) { words += ["--timeout", timeout] }
      process.arguments = words + ["--"] + paths
      process.standardInput = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      parts.append((process, output))
    }
    return LessonRunner.merged(
      try parts.map { part in
        let data = part.output.fileHandleForReading.readDataToEndOfFile()
        part.process.waitUntilExit()
        guard let reports = LessonRunner.reports(fromPart: data) else {
          throw Failure(code: .bug, message: "a part of the run ended without an answer (code \(part.process.terminationStatus))")
        }
        return reports
      })
  }
}

/// A folder in which a lesson's edits are saved and watched as a person's are.
@MainActor
enum WatchedFolder {
  static func save(_ name: String, _ old: String, _ new: String) throws(LessonProblem) -> String {
    func failed(_ message: String) -> LessonProblem { LessonProblem(.unwritable, name, "the edit cannot be saved: \(message)") }
    let folder = FileManager.default.temporaryDirectory.appending(path: "playground-lesson-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    let watcher: Watcher
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileWriter().write(Data(old.utf8), to: file.path)
      watcher = try Watcher()
    } catch {
      throw failed("\(error)")
    }
    defer { watcher.stop() }
    watcher.watch(files: [file.path])
    _ = try change(watcher, name)
    do throws(FileError) {
      try FileWriter().write(Data(new.utf8), to: file.path)
    } catch {
      throw failed("\(error)")
    }
    return try change(watcher, name)
  }
  /// The next text that the watcher reports, within ten seconds.
  private static func change(_ watcher: Watcher, _ name: String) throws(LessonProblem) -> String {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      var descriptor = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, 1_000)
      for change in watcher.takeChanges() {
        if case .text(let text) = Files.content(change) { return text }
      }
    }
    throw LessonProblem(.timeout, name, "the watcher saw no change of \(name) within 10 s")
  }
}
