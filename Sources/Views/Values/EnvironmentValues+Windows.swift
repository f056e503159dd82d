/// How heavy letters are for a person's eyes.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether the window around a control is in front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// Makes what a view shows anew, as `refreshable(action:)` says.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// The same without waiting, where a program that is interpreted does it.
  var immediate: (@MainActor @Sendable () -> Void)?
  /// Refreshes now, if it can be done without waiting.
  @MainActor package func refreshAtOnce() { immediate?() }
  /// Refreshes, and comes back when it is done.
  public func callAsFunction() async { await action() }
}
/// Opens a window. The playground shows one: calling it does nothing.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  /// Opens the window with an id.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens the window with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window. The playground shows one: calling it does nothing.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  /// Closes the window around the view.
  public func callAsFunction() {}
  /// Closes the window with an id.
  public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes the window with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Opens the window of the program's settings. The playground shows one window: calling it does nothing.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}
  /// Opens the settings.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// What undoes changes of the window around.
  public var undoManager: UndoManager? { system.undoManager }
  /// Makes what is shown anew; nil where no view around can.
  public var refresh: RefreshAction? { system.refresh }
  /// How heavy letters are; nil where nothing is known of a person's choice.
  public var legibilityWeight: LegibilityWeight? {
    get { system.legibilityWeight }
    set { system.legibilityWeight = newValue }
  }
  /// Whether a person uses one of the aids for controls: none does.
  public var accessibilityEnabled: Bool {
    get { system.usesAids }
    set { system.usesAids = newValue }
  }
  /// Whether the window around is in front: it is.
  public var controlActiveState: ControlActiveState {
    get { system.controlActiveState }
    set { system.controlActiveState = newValue }
  }
  /// Whether the view looks as in a window in front: it does.
  public var appearsActive: Bool {
    get { system.controlActiveState != .inactive }
    set { system.controlActiveState = newValue ? .key : .inactive }
  }
  /// Whether a program can show several windows: one is shown here.
  public var supportsMultipleWindows: Bool { false }
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
