/// Where assistive technologies are. In a still picture they are nowhere, until a program says so.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private init(_ value: Value) { state = State(wrappedValue: value) }
  /// They are not at the view.
  public init() where Value == Bool { self.init(false) }
  /// They are nowhere.
  public init<Wrapped: Hashable>() where Value == Wrapped? { self.init(nil) }
  /// Some of them are not at the view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(false) }
  /// Some of them are nowhere.
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? {
    self.init(nil)
  }
  /// Where they are.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What `accessibilityFocused(_:)` is given.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
  /// Finds the value of the view's last evaluation.
  @MainActor public mutating func connect(to connection: PropertyConnection) { state.connect(to: connection) }

  /// A binding to where assistive technologies are.
  @propertyWrapper
  public struct Binding {
    package let binding: Views.Binding<Value>
    package init(binding: Views.Binding<Value>) { self.binding = binding }
    /// Where they are.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InputComparable {
  /// The place is the view's own.
  public func isSameInput(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

/// Technologies that help people who see or move badly.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit a technology.
  public let rawValue: Int
  /// The technologies of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What works with one key.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Assistive technologies are at the view while a value is true. A still picture does not show it.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    Noted(self, "accessibilityFocused")
  }
  /// Assistive technologies are at the view while a value is this one. A still picture does not show it.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { Noted(self, "accessibilityFocused") }
  /// Where assistive technologies begin. A still picture does not show it.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { Noted(self, "accessibilityDefaultFocus") }
}
