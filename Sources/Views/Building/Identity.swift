/// One step from the root to a view. Two views with equal paths are the same view at two times, and keep their state.
public enum PathElement: Hashable {
  /// The position in a list of a builder.
  case index(Int)
  /// The branch of a conditional.
  case branch(Branch)
  /// An element's id in a `ForEach`.
  indirect case element(AnyHashable)
  /// The same for an id that is an `Int`.
  case number(Int)
  /// The value of `.id(_:)`.
  indirect case id(AnyHashable)
  /// The name of a view's type, without generic arguments.
  case type(String)

  /// The branches of `if`/`else` and `switch`, and of `if` without `else`.
  public enum Branch: String, Hashable, Sendable { case first, second, some }
}

extension PathElement: CustomStringConvertible {
  /// A short printable form: `0`, `first`, `[3]`, `#title`, `Card`.
  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .branch(let branch): branch.rawValue
    case .element(let id): "[\(id)]"
    case .number(let number): "[\(number)]"
    case .id(let id): "#\(id)"
    case .type(let name): name
    }
  }
}

/// The path of a view, as a value.
public struct Identity: Hashable, CustomStringConvertible {
  /// From the root to the view.
  public var path: [PathElement]
  /// The elements separated by slashes.
  public var description: String { path.map(\.description).joined(separator: "/") }
}
