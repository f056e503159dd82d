internal import CMemory
internal import Foundation
internal import SwiftSource
internal import Views

/// The program: its words become a command, the command an exit code.
package enum Playground {
  /// Runs the command that the process was started with, and ends the process.
  @MainActor package static func main() {
    prepare()
    // Where the system gives the process a small stack and no more, what recurs as deep as the limits allow has one of its own.
    if stackLimit < stackSize / 4 { _ = cmemory_run_on_own_stack(stackSize) { MainActor.assumeIsolated { Playground.work() } } }
    work()
  }
  @MainActor private static func work() { exit(run(Array(CommandLine.arguments.dropFirst()))) }
  /// In bytes (our choice).
  private static let stackSize = 64 << 20
  /// How far the main thread's stack can grow, in bytes.
  private static var stackLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return .max }
    return Int(exactly: limit.rlim_cur) ?? .max
  }
  /// Settings of the process that every command counts on.
  @MainActor package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that grows too large (`ulimit -f`) is an error of the call that writes.
    signal(SIGXFSZ, SIG_IGN)
    raiseStackLimit()
    ReleasedMemory.keep()
  }
  /// Runs a command in this process: reads standard input, writes to standard output and standard error.
  /// - Returns: the exit code.
  @MainActor package static func run(_ words: [String]) -> Int32 { run(words, Output()).rawValue }

  /// A body or a tree nested as deep as the limits allow fits; the kernel grows the main thread's stack up to this.
  private static func raiseStackLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, rlim_t(stackSize)))
    _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  @MainActor static func run(_ words: [String], _ output: Output) -> ExitCode {
    ProjectReader.shared.forget()
    do {
      return try dispatch(words, output)
    } catch let failure as Failure {
      if !failure.message.isEmpty { output.say("playground: \(failure.message)\n") }
      return failure.code
    } catch {
      output.say("playground: \(error)\n")
      return .bug
    }
  }

  @MainActor private static func dispatch(_ words: [String], _ output: Output) throws -> ExitCode {
    let first = words.first ?? ""
    switch first {
    case "--help", "-h", "help":
      if words.count > 1, let command = Command.all.first(where: { $0.name == words[1] }) {
        try output.write(command.help)
      } else {
        try output.write(Command.overview)
      }
      return .success
    case "--version":
      try output.write(words.contains("--verbose") ? versions : "playground \(version)\n")
      return .success
    default: break
    }
    if first.isEmpty || first.hasPrefix("-") || FileManager.default.fileExists(atPath: first) || first.hasSuffix(".swift") {
      let arguments = try Arguments(words, of: .prompt)
      return try Command.prompt.run(arguments, output)
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      let near = Command.all.map(\.name).filter { editDistance($0, first) <= 2 }.first
      throw Failure(code: .usage, message: "unknown command '\(first)'" + (near.map { "; did you mean '\($0)'?" } ?? "; see 'playground --help'"))
    }
    let arguments = try Arguments(words.dropFirst(), of: command)
    if arguments.has(.help) {
      try output.write(command.help)
      return .success
    }
    return try command.run(arguments, output)
  }
}
