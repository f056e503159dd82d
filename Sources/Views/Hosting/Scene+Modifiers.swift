extension Scene {
  /// An action when a value changes: it is given the new one (older spelling).
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).onChange(of: value, perform: action))
  }
  /// An action when a value changes, with `initial` also when the scene is shown first: it is given both values.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).onChange(of: value, initial: initial, action))
  }
  /// An action when a value changes, with `initial` also when the scene is shown first.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).onChange(of: value, initial: initial, action))
  }
  /// Hands a value down to the views of the scene.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).environment(keyPath, value))
  }
  /// Hands an object down to the views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).environmentObject(object))
  }
  /// Hands an object down to the views of the scene, by its class.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).environment(object))
  }
  /// Changes a value of the environment for the views of the scene.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    SceneOfViews(content: SceneContent(scene: self).transformEnvironment(keyPath, transform: transform))
  }
}

/// What a scene shows, as a view.
struct SceneContent<Shown: Scene>: PrimitiveView {
  typealias Body = Never
  let scene: Shown
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { Shown.makeScene(view.scene, &nodes) }
}
/// A scene that shows a view.
package struct SceneOfViews<Content: View>: PrimitiveScene {
  package typealias Body = Never
  let content: Content
  package init(content: Content) { self.content = content }
  /// What the view contributes.
  package static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}
