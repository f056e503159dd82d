internal import Foundation

/// A worker as its parent sees it: started when it is needed, and again after it died.
@MainActor
final class WorkerProcess {
  private var process: Process?
  private var requests: FileHandle?
  private var answers: LineReader?
  private let folder: CaseFolder
  private let limits: Limits
  /// How many cases the present process has run.
  private(set) var age = 0

  /// - Parameter root: a folder of its own.
  init(root: URL, limits: Limits) {
    folder = CaseFolder(root: root)
    self.limits = limits
  }

  /// Runs the commands of a case, up to one that kills the worker: what comes behind it would mostly die of the same.
  /// - Throws: what the file system says.
  func run(_ fuzzCase: FuzzCase) throws -> [CommandResult] {
    try folder.write(fuzzCase)
    var results: [CommandResult] = []
    if process == nil { try start() }
    try? requests?.write(contentsOf: Data((folder.root.path + "\n").utf8))
    for (index, command) in fuzzCase.commands.enumerated() {
      let patience = limits.patience(limits.processorTime(of: command, in: fuzzCase))
      if let line = answer(patience).flatMap({ WorkerLine($0) }) {
        results.append(result(command, index, .exit(line.code), line))
      } else {
        let end = stop()
        results.append(result(command, index, end, WorkerLine(code: 0, processorTime: 0, memory: 0, descriptors: 0)))
        break
      }
    }
    age += 1
    // What caches keep is no use of the next case.
    if let process, ProcessUse.memory(of: "\(process.processIdentifier)") > 400 << 20 || age >= 500 { _ = stop() }
    return results
  }

  /// What the worker answers; nil if it dies, takes more processor time than that, or does nothing. Other programs on
  /// the machine may keep it from working for long.
  private func answer(_ patience: Double) -> String? {
    guard let process else { return nil }
    let worker = "\(process.processIdentifier)"
    let start = ProcessUse.time(of: worker)
    var (latest, rested) = (start, ContinuousClock.now)
    while true {
      let isOver = isClosed
      if let line = answers?.next(within: 1) { return line }
      let time = ProcessUse.time(of: worker)
      if isOver || time - start > patience { return nil }
      if time - latest > 0.05 {
        (latest, rested) = (time, .now)
      } else if ContinuousClock.now - rested > .seconds(limits.idleTime) {
        return nil
      }
    }
  }

  private func result(_ command: FuzzCase.Command, _ index: Int, _ end: CommandResult.End, _ line: WorkerLine)
    -> CommandResult
  {
    CommandResult(
      end: end, processorTime: line.processorTime, memory: line.memory, descriptors: line.descriptors,
      output: data(folder.output(index)) ?? Data(),
      errors: data(folder.errors(index)) ?? Data(),
      written: command.written.flatMap { data(folder.project.appending(path: $0)) })
  }
  private func data(_ file: URL) -> Data? { try? Data(contentsOf: file) }

  private func start() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["work"]
    let home = folder.root.appending(path: "home").path
    process.environment = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color", "HOME": home, "XDG_STATE_HOME": home,
      "XDG_CONFIG_HOME": home,
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    requests = input.fileHandleForWriting
    answers = LineReader(descriptor: output.fileHandleForReading.fileDescriptor)
    kept = output
    self.process = process
    age = 0
  }
  /// The reading end lives as long as the worker.
  private var kept: Pipe?

  /// Ends the worker, and says how it died if it had done so by itself.
  @discardableResult func stop() -> CommandResult.End {
    guard let process else { return .none }
    // A dying worker may still be writing why.
    for _ in 0..<200 where process.isRunning && answers?.next(within: 0.01) == nil && isClosed { usleep(5_000) }
    let hung = process.isRunning
    if hung { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? requests?.close()
    (self.process, requests, answers, kept) = (nil, nil, nil, nil)
    if hung { return .none }
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }
  /// Whether the worker has closed its end: it is dying.
  private var isClosed: Bool {
    guard let descriptor = answers?.descriptor else { return true }
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLHUP) != 0
  }
}
