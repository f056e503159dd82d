/// What hands can do to a view. The playground draws views still: a gesture is kept, and what it would run is not run.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
}

extension Gesture {
  /// What happens at its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  /// Both at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture { self }
  /// One after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture { self }
  /// The first; the other where the first fails.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture { self }
}
extension Gesture {
  /// Changes a state while the gesture lasts; kept, not run.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture<Value> { self }
}
extension Gesture where Value: Equatable {
  /// What happens with each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

extension View {
  /// What a gesture does; kept, not run.
  nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { Noted(self, "gesture") }
  /// What a gesture does where it works; kept, not run.
  nonisolated public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { Noted(self, "gesture") }
  /// What a gesture with a name does where it works; kept, not run.
  nonisolated public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
    Noted(self, "gesture")
  }
  /// What a gesture does before those of the views inside, where it works; kept, not run.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Noted(self, "highPriorityGesture")
  }
  /// What a gesture with a name does before those of the views inside, where it works; kept, not run.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Noted(self, "highPriorityGesture") }
  /// What a gesture does beside those of the views inside, where it works; kept, not run.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Noted(self, "simultaneousGesture")
  }
  /// What a gesture with a name does beside those of the views inside, where it works; kept, not run.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Noted(self, "simultaneousGesture") }
  /// What a gesture does before those of the views inside; kept, not run.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { Noted(self, "highPriorityGesture") }
  /// What a gesture does beside those of the views inside; kept, not run.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { Noted(self, "simultaneousGesture") }
}

/// Which gestures work where several are declared.
public enum GestureMask: Hashable, CaseIterable, Sendable {
  case none, gesture, subviews, all
}
