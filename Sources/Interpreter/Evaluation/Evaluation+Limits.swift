internal import Drawing
internal import Glibc
internal import Views

extension Evaluation {
  /// Values that hold others so deep are refused (our choice): the runtime releases and compares them by recursion.
  nonisolated static let valueDepth = 10_000
  /// Elements of a collection (our choice); a text may have as many bytes as a source.
  nonisolated static let elementLimit = 1_000_000
  /// How much more memory a run may take than the process had before, in KiB (our choice).
  nonisolated static let memoryLimit = 500_000
  /// An element of a dictionary or a set counts as so many of an array (our choice).
  static let tableWeight = 4
  /// How many values inside a value are looked at for its depth.
  private static let visitLimit = 20_000

  /// Counts what the library made of a value: a long one as many steps, one that is too long ends the run.
  func charge(_ value: Value, _ span: SourceFile.Span) throws(Interruption) {
    let length: Int
    switch value {
    case .string(let text): length = text.utf8.count / (SourceFile.byteLimit / Evaluation.elementLimit)
    case .array(let values): length = values.count
    // What finds a key takes as much as several elements.
    case .dictionary(let table), .set(let table): length = Evaluation.tableWeight * table.count
    case .library(let library):
      guard let library = library as? any Growing else { return }
      length = library.size
    case .view(let view, _):
      if let text = view as? Text { length = text.size } else if let path = view as? Path { length = path.size } else { return }
    default: return
    }
    try charge(length, span)
  }
  /// The same for something that will have so many elements, before it is made.
  func charge(_ length: Int, _ span: SourceFile.Span) throws(Interruption) {
    if length < 1_024 { return }
    if length > Evaluation.elementLimit { throw failure(.tooLong("value", at: range(span))) }
    try step(span, count: length / 128)
  }
  /// The same for a text of so many bytes.
  func charge(bytes: Int, _ span: SourceFile.Span) throws(Interruption) {
    if bytes > SourceFile.byteLimit { throw failure(.tooLong("string", at: range(span))) }
    try charge(bytes / (SourceFile.byteLimit / Evaluation.elementLimit), span)
  }
  /// Counts what a method of a text may take that looks for another text in it: at worst each character is compared with each.
  func chargeSearch(_ base: Value, _ arguments: [Value?], _ span: SourceFile.Span) throws(Interruption) {
    guard case .string(let text) = base, case .string(let part)?? = arguments.first else { return }
    let (work, isTooMuch) = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
    if isTooMuch || work > 100_000_000 { try step(span, count: isTooMuch ? budget.steps : work / 400) }
  }
  /// Looks at one value of many that are kept for how deep it is: a chain of values grows by one at a time.
  func probe(_ value: Value, _ span: SourceFile.Span) throws(Interruption) {
    unprobed += 1
    // A prime: a loop of several assignments has each of them looked at.
    guard unprobed >= 61 else { return }
    unprobed = 0
    if Evaluation.isTooDeep(value) { throw failure(.tooDeepValue(Evaluation.valueDepth, at: range(span))) }
  }
  private static func isTooDeep(_ value: Value) -> Bool {
    var open: [(value: Value, depth: Int)] = [(value, 0)]
    var visits = 0
    while let (value, depth) = open.popLast() {
      if depth > valueDepth { return true }
      let inside: [Value]
      switch value {
      case .array(let values), .tuple(let values), .enumCase(_, _, let values): inside = values
      case .structure(let instance): inside = instance.fields
      case .dictionary(let table): inside = table.values
      case .some(let value): inside = [value]
      default: continue
      }
      for value in inside {
        visits += 1
        if visits > visitLimit { break }
        switch value {
        case .array, .tuple, .enumCase, .structure, .dictionary, .some: open.append((value, depth + 1))
        default: break
        }
      }
    }
    return false
  }

  /// What the process holds in memory, in KiB; 0 where the system does not say.
  static var memory: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(file, &bytes, bytes.count)
    let words = bytes.prefix(max(count, 0)).split(separator: 0x20)
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * (sysconf(Int32(_SC_PAGESIZE)) / 1_024)
  }
}
