internal import LayoutCore

/// The custom views around the nodes, in the order in which they were met. Their identities are made when they are asked for.
public struct ViewScopes: RandomAccessCollection {
  struct Record {
    let name: String
    let source: SourceSite?
    let isModifier: Bool
    let parent: Int32
    let place: Int32
  }
  private var records: ContiguousArray<Record> = []
  private let places: PlaceTable

  init(_ places: PlaceTable) { self.places = places }

  /// The first custom view.
  public var startIndex: Int { 0 }
  /// Behind the last one.
  public var endIndex: Int { records.count }
  /// A custom view.
  public subscript(i: Int) -> ViewScope {
    let record = records[i]
    return ViewScope(name: record.name, isModifier: record.isModifier, parent: record.parent, source: record.source, identity: Identity(path: places.path(of: record.place)))
  }
  func name(of scope: Int32) -> String { records[Int(scope)].name }
  func isModifier(_ scope: Int32) -> Bool { records[Int(scope)].isModifier }
  func parent(of scope: Int32) -> Int32 { records[Int(scope)].parent }

  mutating func append(_ record: Record) { records.append(record) }
  /// Room for so many more.
  mutating func reserve(_ more: Int) { records.reserve(more) }
  mutating func removeLast(_ count: Int) { records.removeLast(count) }
}
