/// A view whose values go along tracks of keyframes. A still picture shows the values it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  let content: Content
  /// Goes along the tracks again and again.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }
  /// Goes along the tracks each time when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }
}
extension KeyframeAnimator: PrimitiveView {
  public typealias Body = Never
  /// The content with the values it begins with.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("KeyframeAnimator") { Content.makeNodes(view.content, &$0) }
  }
}

extension View {
  /// Takes the view along tracks of keyframes again and again; a still picture shows the values it begins with.
  public func keyframeAnimator<Value, Path: Keyframes, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
  /// Takes the view along tracks of keyframes each time when a value changes; a still picture shows the values it
  /// begins with.
  public func keyframeAnimator<Value, Path: Keyframes, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
