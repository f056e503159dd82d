internal import LayoutCore

/// A control that leads to another screen: its label; in a list a row with a sign at the trailing edge, elsewhere in
/// the accent colour.
/// On devices of pixels a tap pushes the screen onto the stack around.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let isLabelImplicit: Bool
  private var target: Target

  /// Where a link leads.
  private enum Target {
    /// To a screen of its own.
    case screen(Destination)
    /// To a screen of its own, while the binding says so.
    case bound(Destination, Binding<Bool>)
    /// To the screen of a value; nil leads nowhere.
    case value(AnyHashable?)
  }
  private init(_ label: Label, isLabelImplicit: Bool, _ target: Target) {
    self.label = label
    self.isLabelImplicit = isLabelImplicit
    self.target = target
  }
  /// A link with a label of views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, .screen(destination()))
  }
  /// A link with a label of views (older spelling).
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), isLabelImplicit: false, .screen(destination)) }
  /// A link that is followed where the binding says so (older spelling).
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, .bound(destination, isActive))
  }
  /// A link that is followed where the binding says so (older spelling).
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, .bound(destination(), isActive))
  }
  /// A link that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, .bound(destination, selection.holds(tag)))
  }
  /// A link that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, .bound(destination(), selection.holds(tag)))
  }
}
extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), isLabelImplicit: true, .screen(destination()))
  }
  /// A link with a title (older spelling).
  public init(_ title: some StringProtocol, destination: Destination) { self.init(Text(title), isLabelImplicit: true, .screen(destination)) }
  /// A link with a title that is followed where the binding says so (older spelling).
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), isLabelImplicit: true, .bound(destination, isActive))
  }
  /// A link with a title that is followed where the binding says so (older spelling).
  public init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(title, destination: destination(), isActive: isActive)
  }
  /// A link with a title that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(
    _ title: some StringProtocol, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination(), tag: tag, selection: selection) }
  /// A link with a title that is followed where the selection is its tag (older spelling).
  public init<V: Hashable>(_ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(Text(title), isLabelImplicit: true, .bound(destination, selection.holds(tag)))
  }
}
extension NavigationLink where Destination == Never {
  /// A link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), isLabelImplicit: false, .value(value.map { AnyHashable($0) })) }
}
extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the screen of a value.
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) { self.init(Text(title), isLabelImplicit: true, .value(value.map { AnyHashable($0) })) }
}

extension Binding {
  /// Whether the value is this one; false takes it away.
  fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}

extension NavigationLink: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label; in a list the label takes what the sign `›` leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    make(view, nil, &nodes) { nodes in
      if nodes.environment.controls.hidesLinkSigns { return }
      nodes.append(Sign(text: "›", label: "disclosure", color: .secondary))
    }
  }
  /// The sign is a chevron, before it the row's badge.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.rowState.isLink
    nodes.rowState.isLink = true
    makeTarget(view, &nodes)
    nodes.rowState.isLink = outer
  }
  @MainActor private static func makeTarget(_ view: Self, _ nodes: inout NodeList) {
    let (place, state) = (nodes.path.elements, nodes.bar?.state)
    switch view.target {
    case .screen(let screen):
      guard state?.followed == place else { return makeLink(view, &nodes) { state?.followed = place } }
      Presenting.makePixels(
        Presenting(content: LinkLabel(link: view), name: "isActive", kind: .push, dismiss: { state?.followed = nil }) { screen }, &nodes)
    case .bound(let screen, let isActive):
      guard isActive.wrappedValue else { return makeLink(view, &nodes) { isActive.wrappedValue = true } }
      Presenting.makePixels(
        Presenting(content: LinkLabel(link: view), name: "isActive", kind: .push, dismiss: { isActive.wrappedValue = false }) { screen }, &nodes)
    case .value(let value):
      let stack = nodes.bar?.stack
      // In a column a link selects its value (Apple's documentation of `NavigationSplitView`).
      let selection = nodes.bar?.columns.isEmpty == false ? nodes.rowState.selection : nil
      makeLink(view, &nodes) { if let value, selection?.select(value) != true { stack?.append(value) } }
    }
  }
  /// What is seen of the link. Outside of a stack a tap does nothing.
  @MainActor fileprivate static func makeLink(_ view: Self, _ nodes: inout NodeList, tap: (() -> Void)? = nil) {
    make(view, nodes.bar == nil ? nil : tap, &nodes) { nodes in
      nodes.takeBadge()
      if nodes.environment.controls.hidesLinkSigns { return }
      let chevron = Image(systemName: "chevron.right").font(.system(size: ListMeasures.chevron, weight: .semibold)).foregroundStyle(SystemColor.tertiaryLabel)
      nodes.append(chevron)
    }
  }
  @MainActor private static func make(_ view: Self, _ tap: (() -> Void)?, _ nodes: inout NodeList, sign: (inout NodeList) -> Void) {
    let isRow = nodes.environment.controls.rows != nil
    let outer = nodes.environment.foregroundStyle
    if !isRow, outer == nil { nodes.environment.foregroundStyle = nodes.environment.controls.accent }
    // A row has a ground for it.
    nodes.faintWherePressed(isRow ? 1 : PhoneMetrics.Button.pressed) { makeContainer(view, tap, isRow, &$0, sign) }
    nodes.environment.foregroundStyle = outer
  }
  @MainActor private static func makeContainer(
    _ view: Self, _ tap: (() -> Void)?, _ isRow: Bool, _ nodes: inout NodeList, _ sign: (inout NodeList) -> Void
  ) {
    nodes.container("NavigationLink", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if let tap { nodes.responds(Interaction(tap: tap)) }
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
  }
}

/// A link whose screen is shown.
private struct LinkLabel<Label: View, Destination: View> {
  let link: NavigationLink<Label, Destination>
}
extension LinkLabel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { NavigationLink.makeLink(view.link, &nodes) }
}
