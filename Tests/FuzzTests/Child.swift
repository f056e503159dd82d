internal import Foundation
internal import PseudoTerminal

/// The built program in a folder of its own, with bounds on what it may use up.
struct Child {
  struct End {
    /// The exit code; a signal is negative; nil when it did not come back.
    var status: Int32?
    var output: Data
    var errors: Data
    var all: Data { output + errors }
  }

  /// More than any kept program needs in a debug build on a machine that is busy.
  static let seconds: TimeInterval = 120
  /// Address space in KiB: a program that grows without end dies of it soon, and not the machine.
  private static let memory = 6_000_000

  static func run(_ arguments: [String], in folder: URL, seconds: TimeInterval = seconds) throws -> End {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments =
      ["-c", "ulimit -v \(memory) -c 0; exec \"$0\" \"$@\"", Products.path(of: "playground")] + arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no",
    ]
    // Files, not pipes: a full pipe would stop the program before it ends.
    return try Program.withFolder { own in
      let files = ["out", "err"].map { own.appending(path: $0) }
      for file in files { try Data().write(to: file) }
      process.standardInput = FileHandle.nullDevice
      let handles = try files.map { try FileHandle(forWritingTo: $0) }
      defer { for handle in handles { try? handle.close() } }
      (process.standardOutput, process.standardError) = (handles[0], handles[1])
      try process.run()
      let deadline = Date(timeIntervalSinceNow: seconds)
      while process.isRunning, Date() < deadline { usleep(5_000) }
      let isLate = process.isRunning
      if isLate { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
      return End(
        status: isLate ? nil : status, output: try Data(contentsOf: files[0]), errors: try Data(contentsOf: files[1]))
    }
  }
}
