/// A program with windows. The playground shows the first scene's views.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene
  /// The program's scenes.
  @SceneBuilder var body: Body { get }
  /// The program.
  init()
}

extension App {
  /// What `@main` calls. The playground shows files, it does not run programs: this does nothing.
  public static func main() {}
}

/// A window, or several of one kind.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
  /// Adds the nodes of what the scene shows.
  static func makeScene(_ scene: Self, _ nodes: inout NodeList)
}

extension Scene {
  /// A scene with a body shows what its body shows.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Body.makeScene(scene.body, &nodes) }
}

extension Never: Scene {}

/// A scene without a body of its own.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  /// A primitive scene has no body; nothing reads it.
  public var body: Never { fatalError("a primitive scene has no body") }
}

/// Makes the scenes of a program from statements.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes: the first one is shown.
  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> First { first }
}

/// A window with views, as often as a person opens it.
public struct WindowGroup<Content: View> {
  let content: Content
  /// A window with the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title and the closure's views.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with an id and the closure's views.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title, an id and the closure's views.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title and the closure's views.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title, an id and the closure's views.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension WindowGroup: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}

/// A single window with views.
public struct Window<Content: View> {
  let content: Content
  /// A window with a title, an id and the closure's views.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title, an id and the closure's views.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension Window: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}

/// The window of a program's settings.
public struct Settings<Content: View> {
  let content: Content
  /// A window with the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Settings: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}

/// What a notification shows on a watch: its views stand on a ``WatchScreen``.
public struct WKNotificationScene<Content: View> {
  let content: Content
  /// The views for a category of notifications. watchOS makes them in a controller; here they are given.
  public init(category: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension WKNotificationScene: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) {
    WatchScreen.makeNodes(WatchScreen(scene.content), &nodes)
  }
}

/// What a program shows: its first scene.
public struct AppRoot<Program: App> {
  let app: Program
  /// The first scene of a program.
  public init(_ app: Program) { self.app = app }
}
extension AppRoot: PrimitiveView {
  public typealias Body = Never
  /// What the first scene contributes; the program's state is kept as a view's is.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let name = nodes.name(of: Program.self)
    nodes.customView(named: name, source: nil) { nodes in
      let body = nodes.evaluated(view.app, named: name) { connection, app in
        connection.connectFields(of: &app)
      } run: {
        $0.body
      }
      Program.Body.makeScene(body, &nodes)
    }
  }
}
