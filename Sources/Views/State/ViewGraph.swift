internal import LayoutCore

/// What outlives a making of nodes: the records of all custom views by their identity. A host keeps one; the host of the next version of a file can go on with it.
@MainActor
public final class ViewGraph {
  private var records: [ContiguousArray<PathElement>: BodyRecord] = [:]
  /// The number of the making of nodes.
  private(set) var generation = 0
  /// The making after which the others' views were forgotten.
  private var forgotten = 0
  /// The bodies that ran since the last `forgetEvaluations()`, in order.
  public private(set) var evaluations: [BodyEvaluation] = []
  /// Names of what made bodies run again, by the numbers that events use.
  private(set) var inputNames: [String] = []
  /// What watched preferences and geometries were last.
  var watchedValues: [WatchedValue.Key: Any] = [:]
  private var inputNumbers: [String: Int32] = [:]

  /// A graph without views.
  public init() {}

  func begin() { generation += 1 }
  /// Forgets the views that the last making of nodes did not meet, and their state.
  func forgetUnvisited() {
    // What a further layout visits belongs to the same making: there is nothing more to forget.
    if forgotten == generation { return }
    forgotten = generation
    records = records.filter { $0.value.visited == generation }
  }
  /// Starts a new list of evaluations.
  public func forgetEvaluations() { evaluations = [] }
  /// Makes every body run again, as for a new version of a program; state stays.
  public func invalidateBodies() {
    for record in records.values { record.body = nil }
  }

  func record(at path: ContiguousArray<PathElement>) -> BodyRecord {
    let record = records[path] ?? BodyRecord()
    if record.visited < 0 { records[path] = record }
    record.visited = generation
    return record
  }
  func note(_ evaluation: BodyEvaluation) { evaluations.append(evaluation) }
  /// The number of an input's name; -1 for none.
  func number(of input: String) -> Int32 {
    if input.isEmpty { return -1 }
    if let number = inputNumbers[input] { return number }
    let number = Int32(inputNames.count)
    inputNames.append(input)
    inputNumbers[input] = number
    return number
  }
}
