internal import Foundation
internal import LayoutCore

/// Which run of a layout each event belongs to, so that a number can be followed back to the step that wrote it. Made in one pass.
///
/// A run is all that happens directly between a question and its answer, or while a node places what is inside it.
struct Provenance {
  /// A question with what it led to, or the placing of a node's inside.
  struct Run {
    var node: NodeID
    /// The `measure` or `place` event.
    var event: Int32
    /// The `answer` event; of a placing its `place` event.
    var end: Int32
    var isPlacing: Bool
    /// The run in which it was asked, or placed; -1 for the root's.
    var parent: Int32
    /// The run of the same node before it; -1 for none.
    var earlier: Int32
    /// Its newest direct event.
    var last: Int32
  }
  let events: ContiguousArray<LayoutEvent>
  private(set) var runs: ContiguousArray<Run> = []
  /// For each event the run it happened in; -1 for none.
  private(set) var runOf: ContiguousArray<Int32>
  /// For `measure`, `answer` and `place` the run that they open or close.
  private(set) var ownRun: ContiguousArray<Int32>
  /// For each event the one before it in the same run.
  private(set) var before: ContiguousArray<Int32>
  /// For each node its newest run.
  private(set) var newest: ContiguousArray<Int32>
  /// For each node the run that places its inside.
  private(set) var placing: ContiguousArray<Int32>

  init(_ trace: Trace) {
    events = trace.events
    runOf = ContiguousArray(repeating: -1, count: events.count)
    ownRun = runOf
    before = runOf
    newest = ContiguousArray(repeating: -1, count: trace.nodes.count)
    placing = newest
    var open: [Int32] = []
    var current: Int32 = -1  // the placing that spoke last
    for index in events.indices {
      let event = events[index]
      switch event.kind {
      case .measure:
        add(index, to: open.last ?? asker(of: event.node, current, trace))
        open.append(begin(event.node, index, isPlacing: false, parent: runOf[index]))
        ownRun[index] = open[open.count - 1]
      case .answer:
        guard let run = open.popLast() else { continue }
        ownRun[index] = run
        runs[Int(run)].end = Int32(index)
        add(index, to: runs[Int(run)].parent)
      case .place:
        add(index, to: asker(of: event.node, current, trace))
        current = begin(event.node, index, isPlacing: true, parent: runOf[index])
        ownRun[index] = current
        if placing.indices.contains(Int(event.node)) { placing[Int(event.node)] = current }
      case .step:
        if open.isEmpty, placing.indices.contains(Int(event.node)), placing[Int(event.node)] >= 0 { current = placing[Int(event.node)] }
        add(index, to: open.last ?? current)
      case .guide:
        if open.isEmpty, placing.indices.contains(Int(event.subject)), placing[Int(event.subject)] >= 0 { current = placing[Int(event.subject)] }
        add(index, to: open.last ?? current)
      case .evaluate, .preference: break
      }
    }
  }
  private mutating func add(_ index: Int, to run: Int32) {
    guard run >= 0 else { return }
    runOf[index] = run
    before[index] = runs[Int(run)].last
    runs[Int(run)].last = Int32(index)
  }
  private mutating func begin(_ node: NodeID, _ index: Int, isPlacing: Bool, parent: Int32) -> Int32 {
    let id = Int32(runs.count)
    let known = newest.indices.contains(Int(node))
    runs.append(Run(node: node, event: Int32(index), end: Int32(index), isPlacing: isPlacing, parent: parent, earlier: known ? newest[Int(node)] : -1, last: -1))
    if known { newest[Int(node)] = id }
    return id
  }
  /// The placing that asks or places a node: its parent's, or its grandparent's where that spoke last, as a grid's for the cells of a row.
  private func asker(of node: NodeID, _ current: Int32, _ trace: Trace) -> Int32 {
    guard let parent = trace.node(node)?.parent, parent >= 0, placing.indices.contains(Int(parent)) else { return current }
    if current >= 0 {
      let speaker = runs[Int(current)].node
      if speaker == parent || trace.node(parent)?.parent == speaker { return current }
    }
    return placing[Int(parent)] >= 0 ? placing[Int(parent)] : current
  }

  // MARK: Looking back

  /// The newest direct event of a run before `index` that `matches`; `index` nil: from its end.
  func last(in run: Int32, before index: Int?, where matches: (LayoutEvent) -> Bool) -> Int? {
    guard run >= 0 else { return nil }
    var k = index.map { runOf[$0] == run ? before[$0] : runs[Int(run)].last } ?? runs[Int(run)].last
    while k >= 0, let index, k >= index { k = before[Int(k)] }
    while k >= 0 {
      if matches(events[Int(k)]) { return Int(k) }
      k = before[Int(k)]
    }
    return nil
  }
  /// The run that worked an answer out: itself, or the earlier one of the same question where this one was remembered.
  func computed(_ run: Int32) -> Int32 {
    guard events[Int(runs[Int(run)].event)].isCached else { return run }
    let question = events[Int(runs[Int(run)].event)].proposal
    var k = runs[Int(run)].earlier
    while k >= 0 {
      let event = events[Int(runs[Int(k)].event)]
      if !runs[Int(k)].isPlacing, !event.isCached, Provenance.same(event.proposal, question) { return k }
      k = runs[Int(k)].earlier
    }
    return run
  }
  /// The question whose answer a placement took.
  func question(ofPlacement run: Int32) -> Int32? {
    let placement = events[Int(runs[Int(run)].event)]
    var k = runs[Int(run)].earlier
    while k >= 0 {
      let answer = events[Int(runs[Int(k)].end)]
      if !runs[Int(k)].isPlacing, Provenance.same(answer.proposal, placement.proposal), answer.size == placement.size { return k }
      k = runs[Int(k)].earlier
    }
    return nil
  }
  private static func same(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool { a.width == b.width && a.height == b.height }
}

extension LayoutEvent {
  /// The length along an axis that was answered, or placed.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }
  /// The length along an axis that was offered; NaN for none.
  func offer(_ axis: Axis) -> Double { (axis == .horizontal ? proposal.width : proposal.height).map { Double($0) } ?? .nan }
}
/// Equal as lengths: an unspecified one equals itself.
func same(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
