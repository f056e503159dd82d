internal import LayoutCore

/// A control that leads to another screen. Drawn still: its label; in a list a row with a sign at the trailing edge, elsewhere in the accent colour.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let isLabelImplicit: Bool
  /// The screen that is shown now.
  private var pushed: Destination?
  init(_ label: Label, isLabelImplicit: Bool, pushed: Destination? = nil) {
    self.label = label
    self.isLabelImplicit = isLabelImplicit
    self.pushed = pushed
  }
  /// A link with a label of views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(label(), isLabelImplicit: false) }
  /// A link with a label of views (older spelling).
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), isLabelImplicit: false) }
  /// A link that is followed where the binding says so (older spelling).
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, pushed: isActive.wrappedValue ? destination : nil)
  }
  /// A link that is followed where the binding says so (older spelling).
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, pushed: isActive.wrappedValue ? destination() : nil)
  }
  /// A link that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, pushed: selection.wrappedValue == tag ? destination : nil)
  }
  /// A link that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, pushed: selection.wrappedValue == tag ? destination() : nil)
  }
}
extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) { self.init(Text(title), isLabelImplicit: true) }
  /// A link with a title (older spelling).
  public init(_ title: some StringProtocol, destination: Destination) { self.init(Text(title), isLabelImplicit: true) }
  /// A link with a title that is followed where the binding says so (older spelling).
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), isLabelImplicit: true, pushed: isActive.wrappedValue ? destination : nil)
  }
  /// A link with a title that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(_ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(Text(title), isLabelImplicit: true, pushed: selection.wrappedValue == tag ? destination : nil)
  }
}
extension NavigationLink where Destination == Never {
  /// A link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), isLabelImplicit: false) }
}
extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the screen of a value.
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) { self.init(Text(title), isLabelImplicit: true) }
}

extension NavigationLink: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label; in a list the label takes what the sign `›` leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) { make(view, &nodes) { $0.append(Sign(text: "›", label: "disclosure", color: .secondary)) } }
  /// The sign is a chevron, before it the row's badge.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let pushed = view.pushed {
      var link = view
      link.pushed = nil
      return Presenting.makePixels(Presenting(content: link, name: "isActive", kind: .push) { pushed }, &nodes)
    }
    make(view, &nodes) { nodes in
      nodes.takeBadge()
      let chevron = Image(systemName: "chevron.right").font(.system(size: ListMeasures.chevron, weight: .semibold)).foregroundStyle(SystemColor.tertiaryLabel)
      nodes.append(chevron)
    }
  }
  @MainActor private static func make(_ view: Self, _ nodes: inout NodeList, sign: (inout NodeList) -> Void) {
    let isRow = nodes.environment.controls.rows != nil
    let outer = nodes.environment.foregroundStyle
    if !isRow, outer == nil { nodes.environment.foregroundStyle = nodes.environment.controls.accent }
    nodes.container("NavigationLink", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      guard isRow else { return nodes.label(view.label, isImplicit: view.isLabelImplicit) }
      nodes.implicitly { nodes in
        nodes.container("Label", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .leading, vertical: .verticalCenter) }) { nodes in
          let (site, scope) = (nodes.source, nodes.scope)
          nodes.label(view.label, isImplicit: view.isLabelImplicit)
          if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, scope) }
        }
        sign(&nodes)
      }
    }
    nodes.environment.foregroundStyle = outer
  }
}
