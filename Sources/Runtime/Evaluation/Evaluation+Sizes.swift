package import Declarations

// A program makes long values in a few steps, by putting them together with themselves: what is long costs steps, and
// what is too long ends the run before the machine has no memory left.
extension Evaluation {
  /// Elements of a collection (our choice).
  nonisolated static let elementLimit = 1_000_000
  /// So many bytes of a text count as one element (our choice): a text may be as long as a source.
  nonisolated static let bytesPerElement = 10
  /// A value of a table counts as so many elements (our choice).
  nonisolated static let tableWeight = 4
  /// Values that hold others so deep are refused (our choice): they are released and compared by recursion.
  nonisolated static let valueDepth = 10_000
  /// How many values inside a value are looked at for its depth.
  private static let visitLimit = 20_000

  /// Makes sure that a value may have so many elements, and counts the work of making them.
  package func makeRoom(elements count: Int, at place: SourcePlace? = nil) throws(Interruption) {
    if count < 1_024 { return }
    if count > Self.elementLimit { throw fail("this value becomes too long for the playground", at: place) }
    try charge(count / 128)
  }
  /// The same for a text of so many bytes.
  package func makeRoom(bytes count: Int, at place: SourcePlace? = nil) throws(Interruption) {
    if count >= 1_024 { try makeRoom(elements: count / Self.bytesPerElement, at: place) }
  }
  /// The same for something so often.
  package func makeRoom(bytes count: Int, times: Int, at place: SourcePlace? = nil) throws(Interruption) {
    let (all, isTooMuch) = count.multipliedReportingOverflow(by: times)
    try makeRoom(bytes: isTooMuch ? .max : all, at: place)
  }
  /// Counts what a native made.
  func charge(_ made: Value, at place: SourcePlace?) throws(Interruption) {
    switch made {
    case .void, .bool, .int, .double: return
    default: try makeRoom(elements: size(of: made), at: place)
    }
  }
  /// Counts by what a native has made a value longer.
  func charge(_ changed: Value, after before: Int, at place: SourcePlace?) throws(Interruption) {
    let size = size(of: changed)
    if size <= before || size < 1_024 { return }
    if size > Self.elementLimit { throw fail("this value becomes too long for the playground", at: place) }
    try charge((size - before) / 128)
  }
  /// A change of a long array may copy it: the limits are looked at before copies fill the memory.
  func noteChange(ofElements count: Int) {
    if count >= 10_000 { nextLook = min(nextLook, steps + max(4_000_000 / count, 1)) }
  }
  /// In elements; zero for what does not grow.
  func size(of value: Value) -> Int {
    switch value {
    case .string(let text): text.utf8.count / Self.bytesPerElement
    case .array(let elements): elements.count
    case .dictionary(let table), .set(let table): Self.tableWeight * table.count
    case .library(let library): natives.size(library.value)
    default: 0
    }
  }

  /// Looks at one value of many that are kept for how deep it is: a chain of values grows by one at a time.
  func probe(_ value: Value) throws(Interruption) {
    unprobed += 1
    // A prime: a loop of several assignments has each of them looked at.
    guard unprobed >= 61 else { return }
    unprobed = 0
    if Self.isTooDeep(value) {
      throw fail("values hold others more than \(Self.grouped(Self.valueDepth)) levels deep; the playground stops here")
    }
  }
  /// A value that code has put together, looked at like that.
  func probed(_ value: Value) throws(Interruption) -> Value {
    try probe(value)
    return value
  }
  /// Objects end a chain: they are told apart by what they are, and `LongChains` releases them.
  private static func isTooDeep(_ value: Value) -> Bool {
    var open: [(value: Value, depth: Int)] = [(value, 0)]
    var visits = 0
    while let (value, depth) = open.popLast() {
      if depth > valueDepth { return true }
      let inside: [Value]
      switch value {
      case .array(let values), .tuple(let values), .enumeration(_, let values), .structure(let values): inside = values
      case .dictionary(let table): inside = table.all.map(\.value)
      case .existential(let existential): inside = [existential.value]
      default: continue
      }
      for value in inside {
        visits += 1
        if visits > visitLimit { break }
        switch value {
        case .array, .tuple, .enumeration, .structure, .dictionary, .existential:
          open.append((value, depth + 1))
        default: break
        }
      }
    }
    return false
  }
}
