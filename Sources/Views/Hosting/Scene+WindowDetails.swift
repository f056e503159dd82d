/// How windows lie over each other.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowLevel(name: "automatic")
  /// As windows do.
  public static let normal = WindowLevel(name: "normal")
  /// Below all windows.
  public static let desktop = WindowLevel(name: "desktop")
  /// Over all other windows.
  public static let floating = WindowLevel(name: "floating")
}
/// Whether a program shows a scene when it starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It shows it.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It does not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
/// Whether windows are there again when a program starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They are not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
/// What a window is to the program's others.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// As the scene has it.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// It can fill a screen and stand in a tab.
  public static let principal = WindowManagerRole(name: "principal")
  /// It belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}
/// Whether a person can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// As the scene has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// A person can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// Nobody can.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
/// How large a window becomes that a person makes as large as it should be.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as its content wants to be.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// As large as it can be.
  public static let maximum = WindowIdealSize(name: "maximum")
}
/// When a window that fills the screen shows its bar of tools.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While a pointer is at the upper edge of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
/// What items of a bar of tools show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

// What windows of a Mac are told: the playground shows what is inside of them.
extension Scene {
  /// How windows lie over each other.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Whether the program shows the scene when it starts; the playground shows the first one.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Whether windows are there again when the program starts again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// What windows are to the program's others.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Whether a person moves windows by what lies behind their content.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  /// How large windows become that a person makes as large as they should be.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  /// What items of windows' bars of tools show, which a person can change.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
  /// What items of windows' bars of tools show.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
}

// What the window around a view is told: the playground has no windows.
extension View {
  /// Whether a person can close the window around.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    Noted(self, "windowDismissBehavior")
  }
  /// Whether the window around can fill the screen.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    Noted(self, "windowFullScreenBehavior")
  }
  /// Whether a person can put the window around aside.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    Noted(self, "windowMinimizeBehavior")
  }
  /// Whether a person can make the window around larger and smaller.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    Noted(self, "windowResizeBehavior")
  }
  /// Which point of the window around stays in its place when its size changes; nil is the system's.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { Noted(self, "windowResizeAnchor") }
  /// When the window around shows its bar of tools while it fills the screen.
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { Noted(self, "windowToolbarFullScreenVisibility") }
  /// The look of windows that the view opens.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    Noted(self, "presentedWindowStyle")
  }
  /// The look of the bars of tools of windows that the view opens.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    Noted(self, "presentedWindowToolbarStyle")
  }
  /// Whether a sheet keeps a person from ending the program.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    Noted(self, "presentationPreventsAppTermination")
  }
  /// Whether a dialog keeps a person from ending the program.
  nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    Noted(self, "dialogPreventsAppTermination")
  }
  /// What happens when a person begins and ends to change the size of the window around: nobody does.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    Noted(self, "onInteractiveResizeChange")
  }
  /// Whether materials inside look as in a window in front, whatever window it is; windows here are in front.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    WithEnvironment(self, "materialActiveAppearance") { $0.materialActiveAppearance = appearance }
  }
  /// Keeps the view out of what is recorded of the screen; nothing is recorded.
  nonisolated public func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View {
    Noted(self, "contentCaptureProtected")
  }
}

/// When a material looks as in a window in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// As the material has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// While the window is in front.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// A command that shows and hides a window: there are none here, and it does nothing.
public struct WindowVisibilityToggle: View {
  /// A command for the window with an id.
  public init(windowID: String) {}
  /// A button.
  public var body: some View { Button("Show Window") {} }
}
/// A button that opens the window of the program's settings: there is none here, and it does nothing.
public struct SettingsLink<Label: View>: View {
  let label: Label
  /// A button with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// A button.
  public var body: some View { Button(action: {}, label: { label }) }
}
extension SettingsLink where Label == Text {
  /// A button with the system's label.
  public init() { label = Text("Settings…") }
}

/// An alert without a window around it: it is not shown.
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  public typealias Body = Never
  /// An alert with a message, while a binding says so.
  public init(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  /// Nothing.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) {}
}
extension AlertScene where Message == EmptyView {
  /// An alert, while a binding says so.
  public init(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
}

/// Puts a window into the place of the one around. The playground shows one: calling it does nothing.
@MainActor @preconcurrency public struct PushWindowAction {
  nonisolated init() {}
  /// Opens the window with an id.
  public func callAsFunction(id: String) {}
}
extension EnvironmentValues {
  /// When materials look as in a window in front.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { kept("materialActiveAppearance", usually: .automatic) }
    set { keep("materialActiveAppearance", newValue) }
  }
  /// Puts windows into the place of the one around.
  public var pushWindow: PushWindowAction { PushWindowAction() }
}
