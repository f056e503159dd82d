internal import Foundation

/// How a command of a case ended, as the worker reports it.
struct CommandResult {
  enum End: Equatable {
    case exit(Int32)
    /// The worker died.
    case signal(Int32)
    /// The worker was ended, because it did not come back.
    case none
  }
  var end: End
  /// Seconds.
  var processorTime: Double
  /// The most memory at a time, in bytes.
  var memory: Int
  /// How many descriptors more were open afterwards.
  var descriptors: Int
  var output: Data
  var errors: Data
  /// What stands in the file that it was to write; nil if it wrote none.
  var written: Data?
}

/// The answer of a worker, a line for each command: `exit-code microseconds kilobytes descriptors`.
struct WorkerLine {
  var code: Int32
  var processorTime: Double
  var memory: Int
  var descriptors: Int

  init(code: Int32, processorTime: Double, memory: Int, descriptors: Int) {
    (self.code, self.processorTime, self.memory, self.descriptors) = (code, processorTime, memory, descriptors)
  }
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      code: Int32(truncatingIfNeeded: numbers[0]), processorTime: Double(numbers[1]) / 1e6, memory: numbers[2] << 10,
      descriptors: numbers[3])
  }
  var text: String { "\(code) \(Int(processorTime * 1e6)) \(memory >> 10) \(descriptors)\n" }
}
