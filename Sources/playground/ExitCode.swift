/// How a command ended, for scripts (the numbers of BSD's sysexits where they exist).
enum ExitCode: Int32 {
  case success = 0
  /// A check failed.
  case failure = 1
  case usage = 2
  /// The source is wrong.
  case source = 65
  case missingFile = 66
  /// A bug of the playground.
  case bug = 70
  case io = 74
  case timeout = 75
  case interrupted = 130
  /// Standard output was closed by its reader.
  case closedOutput = 141
}

/// Ends a command with a message for standard error.
struct Failure: Error {
  var code: ExitCode
  var message: String
}
