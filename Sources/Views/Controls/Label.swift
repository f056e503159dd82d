/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  let isImplicit: Bool
  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
    isImplicit = false
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String) { self.init(Text(title), Image(systemName: systemImage)) }
  /// A title and an image of the project.
  public init(_ title: some StringProtocol, image: String) { self.init(Text(title), Image(image)) }
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
    isImplicit = true
  }
}

extension Label: PrimitiveView {
  public typealias Body = Never
  /// A row of the icon and the title, 8 points apart (our choice: one column); in a bar of tabs a column.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if let own = nodes.environment.styles.label { return nodes.label(own, view.title, view.icon) }
    let style = nodes.environment.controls.label
    nodes.container(
      "Label", { style == .stacked ? $0.beginVStack(alignment: .horizontalCenter, spacing: 0) : $0.beginHStack(alignment: .verticalCenter, spacing: nil) }
    ) { nodes in
      if style != .titleOnly {
        nodes.path.append(.index(1))
        nodes.part(view.icon, isImplicit: view.isImplicit)
        nodes.path.removeLast()
      }
      if style != .iconOnly { nodes.label(view.title, isImplicit: view.isImplicit) }
    }
  }
}

extension NodeList {
  /// A part of a control, written or made by it.
  mutating func part<Content: View>(_ content: Content, isImplicit: Bool) {
    if isImplicit {
      implicitly { Content.makeNodes(content, &$0) }
    } else {
      Content.makeNodes(content, &self)
    }
  }
}
