extension View {
  /// The view has the focus while a value is true. A still picture does not show it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Noted(self, "focused") }
  /// The view has the focus while a value is this one. A still picture does not show it.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { Noted(self, "focused") }
  /// The same without a binding: what an interpreter says.
  nonisolated public func focused() -> some View { Noted(self, "focused") }
  /// Whether the view can have the focus, and what for; nothing has the focus in a still picture.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    Noted(self, "focusable")
  }
  /// What has the focus at first; nothing has it in a still picture.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { Noted(self, "defaultFocus") }
  /// Whether the view has the focus at first in a scope; nothing has it in a still picture.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { Noted(self, "prefersDefaultFocus") }
  /// A scope for the view that has the focus at first.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { Noted(self, "focusScope") }
}

/// What a view with the focus is used for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Some of them.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It runs an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what keys type.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system does.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a view asks for the focus at first.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also where a person moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
