/// Controls that belong together, in a frame.
///
/// A group with a label shows it where it becomes a menu: in the styles `.menu` and `.compactMenu`.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  init(_ content: Content, label: AnyView?) { (self.content, self.label) = (content, label) }
  /// A group of the closure's controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }
  /// A group with a label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content(), label: AnyView(label()))
  }
  /// A group with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Text(title)))
  }
  /// A group with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Label(title, systemImage: systemImage)))
  }
  /// A group with a title and an image of the project.
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Label(title, image: image)))
  }
  /// A group with a title and an image of the project.
  public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Label(title, image: image)))
  }
}
extension ControlGroup: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the controls.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.styles.controlGroup
    if let style, !(style is any BuiltInControlGroupStyle) { return nodes.controlGroup(style, view) }
    nodes.adapted(view)
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("ControlGroup", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) {
      Content.makeNodes(view.content, &$0)
    }
  }
}
