/// What a window of values shows: the views of its value, which they may change.
public struct PresentedWindowContent<Data: Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content
  init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}
extension PresentedWindowContent: View {
  /// The views of the value.
  public var body: some View { content($value) }
}

// Windows are opened with a value; the first one has none, or the one that is given.
extension WindowGroup {
  /// A window for each value with an id; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value with a title and an id; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value with a title and an id; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    _ title: some StringProtocol, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value with a title; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value with a title; the value of the first one is nil.
  public init<D: Hashable, C: View>(
    _ title: some StringProtocol, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(nil, content: content)
  }
  /// A window for each value with an id; the first one has the default value.
  public init<D: Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
  /// A window for each value with a title and an id; the first one has the default value.
  public init<D: Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
  /// A window for each value with a title and an id; the first one has the default value.
  public init<D: Hashable, C: View>(
    _ title: some StringProtocol, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
  /// A window for each value; the first one has the default value.
  public init<D: Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
  /// A window for each value with a title; the first one has the default value.
  public init<D: Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
  /// A window for each value with a title; the first one has the default value.
  public init<D: Hashable, C: View>(
    _ title: some StringProtocol, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(defaultValue: defaultValue, content: content)
  }
}

extension PresentedWindowContent {
  /// Without a value the views show the default one, until they set another.
  init(defaultValue: @escaping () -> Data, content: @escaping (Binding<Data>) -> Content) {
    let start = defaultValue()
    self.init(start) { value in
      content(
        Binding {
          value.wrappedValue ?? start
        } set: {
          value.wrappedValue = $0
        })
    }
  }
}

/// A window of tools beside others.
public struct UtilityWindow<Content: View> {
  let content: Content
  /// A window with a title, an id and the closure's views.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A window with a title, an id and the closure's views.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension UtilityWindow: PrimitiveScene {
  public typealias Body = Never
  /// What the views contribute.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) { Content.makeNodes(scene.content, &nodes) }
}
