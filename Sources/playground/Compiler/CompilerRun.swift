internal import FileAccess
internal import Foundation
internal import SwiftSource

/// One run of swiftc over the files of a module, in a process of its own.
@MainActor
final class CompilerRun {
  /// What is read.
  let files: [CompilableFile]
  private let process = Process()
  private let output = Pipe()
  private let folder: String
  private var bytes: [UInt8] = []
  private var isOver = false

  /// Starts it.
  /// - Throws: why it cannot be started.
  init(_ files: [CompilableFile], _ compiler: SwiftCompiler) throws {
    self.files = files
    folder =
      FileManager.default.temporaryDirectory.appending(
        path: "playground-swiftc-" + String(UInt64.random(in: 0 ... .max), radix: 16)
      ).path
    FileWriter.makeFolder(folder)
    let paths = files.indices.map { "\(folder)/\($0).swift" }
    do {
      for (path, file) in zip(paths, files) { try FileWriter().write(Data(file.text.utf8), to: path, choice: .create) }
      process.executableURL = compiler.frontend
      process.arguments = compiler.arguments(for: paths)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      try process.run()
    } catch {
      CompilerRun.remove(folder)
      throw error
    }
  }
  isolated deinit { cancel() }

  /// Becomes readable when there is something to ``take()``.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Reads what is there; waits for it if there is nothing.
  /// - Returns: whether that was the end.
  func take() -> Bool {
    if isOver { return true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    if count > 0 {
      // Nobody reads more.
      if bytes.count < 1_000_000 { bytes += buffer[..<count] }
      return false
    }
    isOver = true
    // It has closed its output: it ends now.
    for _ in 0..<2_000 where process.isRunning { usleep(1_000) }
    if process.isRunning { process.terminate() }
    CompilerRun.remove(folder)
    return true
  }
  /// Waits for the end.
  /// - Returns: false when it took too long, and was ended.
  func wait(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(clamping: Int((ContinuousClock.now.duration(to: end) / .milliseconds(1)).rounded(.up)))
      let count = poll(&polled, 1, max(left, 0))
      if count > 0, take() { return true }
      if count == 0 {
        cancel()
        return false
      }
    }
  }
  /// Ends it; nobody wants to know any more.
  func cancel() {
    if isOver { return }
    isOver = true
    if process.isRunning { process.terminate() }
    CompilerRun.remove(folder)
  }
  private static func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }

  /// What swiftc refuses, the first of each line, in the order of the files; nil where it ended without a verdict.
  var errors: [Diagnostic]? {
    var errors: [Diagnostic] = []
    var inMacro: String?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|note): (.*)/), let row = Int(match.2),
        let column = Int(match.3)
      else { continue }
      let file =
        match.1.hasPrefix(folder + "/") ? Int(match.1.dropFirst(folder.count + 1).dropLast(".swift".count)) : nil
      switch (match.4, file) {
      case ("error", let number?):
        inMacro = nil
        add(String(match.5), number, row, column, to: &errors)
      case ("error", nil): inMacro = String(match.5)
      case (_, let number?):
        // What is wrong inside of a macro's expansion is told of the place that it was expanded at.
        guard let message = inMacro, match.5.hasPrefix("in expansion of macro") else { continue }
        inMacro = nil
        add(message, number, row, column, to: &errors)
      default: break
      }
    }
    if errors.isEmpty, let inMacro { errors.append(Diagnostic(CompilerRun.withoutGroup(inMacro), at: nil)) }
    if errors.isEmpty,
      process.isRunning || process.terminationReason == .uncaughtSignal || process.terminationStatus != 0
    {
      return nil
    }
    return errors
  }
  private func add(_ message: String, _ number: Int, _ line: Int, _ column: Int, to errors: inout [Diagnostic]) {
    guard files.indices.contains(number) else { return }
    let range = files[number].range(line: line, byteColumn: column)
    if errors.contains(where: { $0.range?.file == range.file && $0.range?.line == range.line }) { return }
    errors.append(Diagnostic(CompilerRun.withoutGroup(message), at: range))
  }
  /// A message without the name of the group that swiftc puts behind some, as in `… [#PropertyWrappers]`, and without
  /// a blank at its end.
  static func withoutGroup(_ message: String) -> String {
    message.replacing(/\s(?:\[#\w+\])?$/, with: "")
  }
}
