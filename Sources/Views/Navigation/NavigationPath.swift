/// The values that lead to a screen, each of a type of its own.
// Proof of safety: paths belong to views, whose values are used on the main thread only.
public struct NavigationPath: Hashable, @unchecked Sendable {
  /// The values that are known, from the first screen on.
  private(set) var values: [AnyHashable] = []
  /// How many values were only counted when the path was written.
  private var unknown = 0
  /// How many values.
  public var count: Int { unknown + values.count }
  /// No values: the first screen.
  public init() {}
  /// The values that lead to a screen, as long as all are of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// True at the first screen.
  public var isEmpty: Bool { count == 0 }
  /// Goes on to the screen of a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
  /// Goes back.
  public mutating func removeLast(_ k: Int = 1) {
    let most = min(max(k, 0), count)
    let known = min(most, values.count)
    values.removeLast(known)
    unknown -= most - known
  }
  /// What is written of a path: how long it is. The values are kept as long as it is not written to a file.
  public struct CodableRepresentation: Hashable, Codable, @unchecked Sendable {
    let count: Int
    var values: [AnyHashable] = []
    private enum CodingKeys: String, CodingKey { case count }
  }
  /// What can be written of the path.
  public var codable: CodableRepresentation? { CodableRepresentation(count: count, values: values) }
  /// A path that was written.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
    unknown = max(0, codable.count - codable.values.count)
  }
}
