public import Foundation

/// The look of a window, by one of the system's styles.
public protocol WindowStyle: Sendable {}
/// The look that the system gives windows.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  public nonisolated init() {}
}
/// A window without a bar for its title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  public nonisolated init() {}
}
/// A window with a bar for its title.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  public nonisolated init() {}
}
/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// The style.
  public nonisolated init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// The look that the system gives windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a bar for its title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a bar for its title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of a window's bar of tools, by one of the system's styles.
public protocol WindowToolbarStyle: Sendable {}
/// The look that the system gives bars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public nonisolated init() {}
}
/// Title and tools in one line.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The style, with or without the title.
  public nonisolated init(showsTitle: Bool = true) {}
}
/// Title and tools in one line that is less high.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The style, with or without the title.
  public nonisolated init(showsTitle: Bool = true) {}
}
/// The title above the tools.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public nonisolated init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look that the system gives bars.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Title and tools in one line.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Title and tools in one line, with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Title and tools in one line that is less high.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Title and tools in one line that is less high, with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the tools.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// What decides how large a window can become.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The system.
  public static let automatic = WindowResizability(name: "automatic")
  /// What it shows.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// What it shows, and no largest size.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How the menu of a program in the bar of menus looks.
public protocol MenuBarExtraStyle: Sendable {}
/// As the system has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public nonisolated init() {}
}
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public nonisolated init() {}
}
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public nonisolated init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system has it.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// What a program shows from the bar of menus: its views.
public struct MenuBarExtra<Label: View, Content: View> {
  let content: Content
  /// Views behind a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  /// Views behind a label, while a binding says so.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
}
extension MenuBarExtra where Label == Text {
  /// Views behind a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Views behind a title, while a binding says so.
  public init(_ title: some StringProtocol, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension MenuBarExtra where Label == Views.Label<Text, Image> {
  /// Views behind one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Views behind one of Apple's symbols, while a binding says so.
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// Views behind an image of the project.
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension MenuBarExtra: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}

// What windows of a Mac are told: the playground shows what is inside of them.
extension Scene {
  /// What stands in the program's menus; neither made nor run.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// The program's menus without commands of the system.
  public func commandsRemoved() -> some Scene { self }
  /// The program's menus with others in the place of the system's; neither made nor run.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// How large windows are at first, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// How large windows are at first, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Where on the screen windows are at first.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// The look of windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// The look of the windows' bars of tools.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// How large windows can become.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// How the menu in the bar of menus looks.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// The keys that open the window.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  /// The keys that open the window; nil is none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Where the views' `AppStorage` is kept. All defaults are the same here.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Whether what the system draws over the scene is shown.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  /// What the system lets the program do while nobody looks at it: never, here.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping (Request) async -> Response
  ) -> some Scene { self }
  /// Which events of other programs open the scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// A kind of work in the background, as a program asks the system for it.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Work from time to time, by the name under which it was asked for.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  /// What one session of loading has to tell.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
  /// Whatever a session of loading has to tell, with the session's name.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
