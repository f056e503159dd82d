internal import LayoutCore
internal import Synchronization

/// Where events of a trace are found again: made as it is asked for, and kept for the next question.
struct WhyIndex: Sendable {
  let past: Provenance
  /// Of runs that were looked into: which events are about which node.
  private var filed: [Int32: [NodeID: [Int32]]] = [:]
  /// The same by the numbers that they result in: a run of a long stack has thousands of events.
  private var valued: [Int32: [UInt64: [Int32]]] = [:]
  /// For orders of service, the last one of the same priority.
  var lastTurns: [Int: Int] = [:]

  init(_ trace: Trace) { past = Provenance(trace) }

  /// The newest event of a run about a node: a step with that subject, an answer or a guide of it.
  mutating func last(in run: Int32, about node: NodeID, before index: Int, where matches: (LayoutEvent) -> Bool) -> Int? {
    guard run >= 0 else { return nil }
    if filed[run] == nil {
      var files: [NodeID: [Int32]] = [:]
      for event in events(of: run) {
        let own = past.events[Int(event)]
        files[own.kind == .step ? own.subject : own.node, default: []].append(event)
      }
      filed[run] = files
    }
    return filed[run]?[node].flatMap { last(of: $0, before: index, where: matches) }
  }
  /// The newest event of a run with a number as its result, or as a length of its answer; `index` nil: from its end.
  mutating func last(in run: Int32, valued value: Double, before index: Int?, where matches: (LayoutEvent) -> Bool) -> Int? {
    guard run >= 0 else { return nil }
    if valued[run] == nil {
      var files: [UInt64: [Int32]] = [:]
      for number in events(of: run) {
        let event = past.events[Int(number)]
        if event.kind == .answer {
          let (w, h) = (WhyIndex.key(event.length(.horizontal)), WhyIndex.key(event.length(.vertical)))
          files[w, default: []].append(number)
          if h != w { files[h, default: []].append(number) }
        } else {
          files[WhyIndex.key(event.result), default: []].append(number)
        }
      }
      valued[run] = files
    }
    return valued[run]?[WhyIndex.key(value)].flatMap { last(of: $0, before: index ?? .max, where: matches) }
  }
  /// The direct events of a run, in order.
  private func events(of run: Int32) -> ReversedCollection<[Int32]> {
    var events: [Int32] = []
    var k = past.runs[Int(run)].last
    while k >= 0 {
      events.append(k)
      k = past.before[Int(k)]
    }
    return events.reversed()
  }
  /// Equal lengths have equal keys.
  private static func key(_ value: Double) -> UInt64 { value.isNaN ? .max : (value + 0).bitPattern }
  private func last(of file: [Int32], before index: Int, where matches: (LayoutEvent) -> Bool) -> Int? {
    var (low, high) = (0, file.count)
    while low < high {
      let middle = (low + high) / 2
      if file[middle] < index { low = middle + 1 } else { high = middle }
    }
    while low > 0 {
      low -= 1
      if matches(past.events[Int(file[low])]) { return Int(file[low]) }
    }
    return nil
  }
}

/// The index of one trace, for all its copies.
final class KeptWhyIndex: Sendable {
  private let index = Mutex<WhyIndex?>(nil)
  /// Takes the index out, so that it has one owner; whoever asks meanwhile makes one of his own.
  func take() -> WhyIndex? {
    index.withLock { index in
      defer { index = nil }
      return index
    }
  }
  func put(_ used: WhyIndex) { index.withLock { $0 = used } }
}
