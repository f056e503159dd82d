internal import LayoutCore

/// The infos of all nodes, by node. 20 bytes a node, without references: names and places in source are kept once, and what few nodes have stands beside.
public struct NodeInfos: RandomAccessCollection {
  private struct Record {
    /// Index of the place in source; -1 for none.
    let source: Int32
    /// The name's number, twice; and 1 for what no source wrote.
    let kind: Int32
    let scope: Int32
    var content: Int32
    /// Index of what few nodes have; -1 for nothing.
    var rest: Int32
  }
  private struct Rest {
    var identifier: String?
    var effects: [NodeEffect] = []
    var spokenLabel: String?
  }
  private var records: ContiguousArray<Record> = []
  private var kinds = NameTable()
  private var sources: ContiguousArray<SourceSite> = []
  private var rest: ContiguousArray<Rest> = []

  init() {}

  /// The first node.
  public var startIndex: Int { 0 }
  /// Behind the last node.
  public var endIndex: Int { records.count }
  /// A node's info.
  public subscript(i: Int) -> NodeInfo {
    let record = records[i]
    let rest = record.rest < 0 ? Rest() : self.rest[Int(record.rest)]
    return NodeInfo(
      kind: kinds[record.kind >> 1], isImplicit: record.kind & 1 != 0, source: record.source < 0 ? nil : sources[Int(record.source)], identifier: rest.identifier,
      spokenLabel: rest.spokenLabel, scope: record.scope, content: record.content, effects: rest.effects)
  }
  /// An index of the contents, -1 for none.
  func content(of node: NodeID) -> Int32 { records[Int(node)].content }
  /// The innermost custom view around a node, -1 for none.
  func scope(of node: NodeID) -> Int32 { records[Int(node)].scope }

  mutating func append(
    kind: String, isImplicit: Bool, source: SourceSite?, scope: Int32, content: Int32, identifier: String? = nil, effects: [NodeEffect] = []
  ) {
    var place: Int32 = -1
    if identifier != nil || !effects.isEmpty {
      place = Int32(rest.count)
      rest.append(Rest(identifier: identifier, effects: effects))
    }
    records.append(Record(source: number(of: source), kind: kinds.number(of: kind) << 1 | (isImplicit ? 1 : 0), scope: scope, content: content, rest: place))
  }
  /// The info of a node of which nothing was said.
  @inline(__always) mutating func append(plain kind: String, isImplicit: Bool, source: SourceSite?, scope: Int32, content: Int32) {
    records.append(Record(source: number(of: source), kind: kinds.number(of: kind) << 1 | (isImplicit ? 1 : 0), scope: scope, content: content, rest: -1))
  }
  /// The index of a place in source; of neighbours the same one.
  @inline(__always) private mutating func number(of source: SourceSite?) -> Int32 {
    guard let source else { return -1 }
    if sources.last !== source { sources.append(source) }
    return Int32(truncatingIfNeeded: sources.count - 1)
  }
  /// Says what assistive technologies call a node.
  mutating func setSpokenLabel(_ label: String, of node: Int) {
    if records[node].rest < 0 {
      records[node].rest = Int32(rest.count)
      rest.append(Rest())
    }
    rest[Int(records[node].rest)].spokenLabel = label
  }
  /// Gives the last node something to draw.
  mutating func setLastContent(_ content: Int32) { records[records.count - 1].content = content }
  /// Room for so many more.
  mutating func reserve(_ more: Int) { records.reserve(more) }
}
