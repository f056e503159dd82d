/// Which view has the focus. In a still picture none has, until a program says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private init(_ value: Value) { state = State(wrappedValue: value) }
  /// No focus.
  public init() where Value == Bool { self.init(false) }
  /// No focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { self.init(nil) }
  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What `focused(_:)` is given.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
  /// Finds the value of the view's last evaluation.
  @MainActor public mutating func connect(to connection: PropertyConnection) { state.connect(to: connection) }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    package let binding: Views.Binding<Value>
    package init(binding: Views.Binding<Value>) { self.binding = binding }
    /// The focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InputComparable {
  /// The focus is the view's own.
  public func isSameInput(as other: FocusState<Value>) -> Bool { true }
}

/// A space of names for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var name = 0
  /// A space of its own.
  public init() {}
  /// The space, as modifiers are given it.
  public var wrappedValue: ID { ID(name: name) }
  /// Finds the space of the view.
  @MainActor public mutating func connect(to connection: PropertyConnection) { name = ObjectIdentifier(connection.kept { NamespaceMark() }).hashValue }

  /// A space of names.
  public struct ID: Hashable, Sendable {
    let name: Int
  }
}
private final class NamespaceMark {}
