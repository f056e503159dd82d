public import Foundation

/// The built program, run as a person or a script runs it.
public enum Program {
  public struct Run {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `playground` in the checkout; more than `seconds` is a failure that ends it.
  public static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], seconds: TimeInterval = 20, in directory: URL? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = Products.folder.appending(path: "playground")
    process.arguments = arguments
    process.currentDirectoryURL = directory ?? root
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"].merging(environment) { $1 }
    // Files, not pipes: a full pipe would stop the program before it ends.
    return try withFolder { folder in
      let (inFile, outFile, errorFile) = (folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err"))
      try input.write(to: inFile)
      for file in [outFile, errorFile] { try Data().write(to: file) }
      let handles = [
        try FileHandle(forReadingFrom: inFile), try FileHandle(forWritingTo: outFile), try FileHandle(forWritingTo: errorFile),
      ]
      // A process of Foundation keeps them until much later, and a watcher needs a descriptor below 1,024.
      defer { for handle in handles { try? handle.close() } }
      (process.standardInput, process.standardOutput, process.standardError) = (handles[0], handles[1], handles[2])
      try process.run()
      let deadline = Date(timeIntervalSinceNow: seconds)
      while process.isRunning, Date() < deadline { usleep(2000) }
      if process.isRunning {
        process.terminate()
        process.waitUntilExit()
        return Run(status: -1, output: "", errors: "still running after \(seconds) s")
      }
      return Run(
        status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
        output: String(decoding: try Data(contentsOf: outFile), as: UTF8.self), errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }
  }
  public static func run(_ arguments: String..., source: String = "", seconds: TimeInterval = 20) throws -> Run {
    try run(arguments, input: Data(source.utf8), seconds: seconds)
  }

  public static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
