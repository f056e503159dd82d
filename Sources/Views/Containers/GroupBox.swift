/// Views in a frame, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  let label: Label?
  let content: Content
  /// A box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// A box with a view as its label (older spelling).
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}
extension GroupBox where Label == EmptyView {
  /// A box.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }
}
extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title).bold()
    self.content = content()
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, in the look that the place has without the style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A framed column of the label and the content, as wide as its offer.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.groupBox { return nodes.groupBox(style, view.label, view.content) }
    nodes.column("GroupBox") {
      Implicit {
        VStack(alignment: .leading) {
          view.label.font(.headline)
          Written(content: view.content)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .boxed()
      }
    }
  }
}

/// A title that shows or hides what it contains. Drawn still: the title with a sign, and the content where it is shown.
public struct DisclosureGroup<Label: View, Content: View> {
  /// nil where the group knows by itself.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: Content
  let isLabelImplicit: Bool
  /// A group with a label of views, closed at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(nil, label(), content(), isLabelImplicit: false) }
  /// A group with a label of views, shown where the binding says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded, label(), content(), isLabelImplicit: false)
  }
  init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: Content, isLabelImplicit: Bool) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
    self.isLabelImplicit = isLabelImplicit
  }
}
extension DisclosureGroup where Label == Text {
  /// A group with a title, closed at first.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.init(nil, Text(title), content(), isLabelImplicit: true) }
  /// A group with a title, shown where the binding says so.
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded, Text(title), content(), isLabelImplicit: true)
  }
}

extension DisclosureGroup: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A column of the title's row and, where it is shown, the content, which lies 16 points further in (our choice).
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.disclosure { return nodes.disclosureGroup(style, view) }
    let isExpanded = view.isExpanded?.wrappedValue ?? false
    nodes.container("DisclosureGroup", { $0.beginVStack(alignment: .leading, spacing: nil) }) { nodes in
      nodes.implicitly { nodes in
        nodes.container("HStack", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
          nodes.label(view.label, isImplicit: view.isLabelImplicit)
          nodes.implicitly { $0.append(Spacer()) }
          nodes.append(Sign(text: isExpanded ? "⌄" : "›", label: "disclosure", color: .accentColor))
        }
        if isExpanded {
          nodes.path.append(.index(1))
          nodes.modifier("Indent", .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)), Written(content: view.content))
          nodes.path.removeLast()
        }
      }
    }
  }
}
