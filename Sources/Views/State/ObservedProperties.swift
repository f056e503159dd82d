internal import LayoutCore
internal import Synchronization

/// The properties of `@Observable` objects that one evaluation has read.
final class ObservedProperties: DataSource, Sendable {
  /// Stands for every object: bindings to its properties are told apart by their way.
  static let any = ObservedProperties()
  private let changes = Atomic(0)
  var version: Int { changes.load(ordering: .acquiring) }
  var name: String { "an observed property" }
  var reason: LayoutEvent.Reason { .dependency }
  func change() { changes.add(1, ordering: .releasing) }
}
