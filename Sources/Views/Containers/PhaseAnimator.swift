/// The view that a modifier changes, as its closure is given it.
public struct PlaceholderContentView<Value: View> {
  let content: Value
}
extension PlaceholderContentView: PrimitiveView {
  public typealias Body = Never
  /// The view itself.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { Value.makeNodes(view.content, &nodes) }
}

/// A view that goes through phases. A still picture shows the first, where Apple's begins too.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let content: Content?
  /// Goes through the phases for ever.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map { content($0) }
  }
  /// Goes through the phases each time when a value changes.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map { content($0) }
  }
}
extension PhaseAnimator: PrimitiveView {
  public typealias Body = Never
  /// The content in its first phase; nothing where there is no phase.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("PhaseAnimator") { nodes in if let content = view.content { Content.makeNodes(content, &nodes) } }
  }
}

extension View {
  /// Takes the view through phases for ever; a still picture shows the first.
  public func phaseAnimator<Phases: Sequence, Phase: Equatable, Content: View>(
    _ phases: Phases, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
  /// Takes the view through phases each time when a value changes; a still picture shows the first.
  public func phaseAnimator<Phases: Sequence, Phase: Equatable, Content: View>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
}
