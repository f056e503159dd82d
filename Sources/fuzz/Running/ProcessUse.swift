internal import Foundation

/// What the kernel says that a process has used.
enum ProcessUse {
  /// The most memory at a time, in bytes.
  static func peakMemory(of process: String) -> Int { field("VmHWM:", process) }
  /// Its memory now, in bytes.
  static func memory(of process: String) -> Int { field("VmRSS:", process) }
  /// What all its threads have computed, in seconds; 0 if it is gone.
  static func time(of process: String) -> Double {
    // The name, in parentheses, may hold blanks; the times of the user and of the system are the 14th and 15th field.
    let fields = text("stat", process).split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
  }

  private static func field(_ name: String, _ process: String) -> Int {
    let line = text("status", process).split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
  private static func text(_ file: String, _ process: String) -> String {
    guard let handle = FileHandle(forReadingAtPath: "/proc/\(process)/\(file)"), let data = try? handle.readToEnd()
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
