extension View {
  /// Runs an action when the view appears, before its first picture is shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self, kind: "onAppear") { _, isNew in isNew ? action : nil }
  }
  /// Runs an action when the view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self, kind: "onDisappear") { lifecycle, _ in
      lifecycle.disappear = action
      return nil
    }
  }
  /// Runs an action with the new value when a value has changed.
  nonisolated public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    Living(content: self, kind: "onChange") { lifecycle, _ in changed(value, false, lifecycle) { _, new in action(new) } }
  }
  /// Runs an action with the old and the new value when a value has changed; with `initial` also when the view appears.
  nonisolated public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> some View {
    Living(content: self, kind: "onChange") { lifecycle, _ in changed(value, initial, lifecycle, action) }
  }
  /// Runs an action when a value has changed; with `initial` also when the view appears.
  nonisolated public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    Living(content: self, kind: "onChange") { lifecycle, _ in changed(value, initial, lifecycle) { _, _ in action() } }
  }
  /// Starts a task when views have appeared and heard so, and cancels it when the view goes. It runs at once up to where
  /// it first waits.
  nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
    Living(content: self, kind: "task", startsTask: true) { lifecycle, isNew in
      isNew ? { lifecycle.start(priority, action) } : nil
    }
  }
  /// Starts a task when the view appears and whenever a value has changed; the one before is cancelled.
  nonisolated public func task<ID: Equatable>(id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
    Living(content: self, kind: "task", startsTask: true) { lifecycle, _ in
      changed(value, true, lifecycle) { _, _ in lifecycle.start(priority, action) }
    }
  }
}

/// What is to be done about a value: nothing while it is the same.
private func changed<Value: Equatable>(
  _ value: Value, _ initial: Bool, _ lifecycle: Lifecycle, _ action: @escaping (Value, Value) -> Void
) -> (() -> Void)? {
  let before = lifecycle.value as? Value
  lifecycle.value = value
  guard let before else { return initial ? { action(value, value) } : nil }
  return before == value ? nil : { action(before, value) }
}

extension Lifecycle {
  /// Cancels the task that runs, and starts another.
  func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = MainActor.assumeIsolated { Task.immediate(priority: priority) { @MainActor in await action() } }
  }
}

/// A view inside a modifier that runs something at certain moments.
struct Living<Content: View> {
  let content: Content
  let kind: String
  /// Whether what is run is the start of a task.
  var startsTask = false
  /// What is to be run once the views are laid out.
  let note: (Lifecycle, _ isNew: Bool) -> (() -> Void)?
}

extension Living: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.lifecycle(view.kind, startsTask: view.startsTask, view.content, view.note)
  }
}
