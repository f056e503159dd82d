internal import LayoutCore

/// A stack of screens: its first one, or on devices of pixels the last one of its path, under a bar with the title and
/// the toolbar's items.
public struct NavigationStack<Root: View> {
  let root: Root
  /// The values whose screens lie over the first one; nil where the stack keeps them itself.
  private var path: StackPath?
  /// A stack with its first screen.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// A stack with its first screen, and a path to others.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = StackPath(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.append($0) },
      shorten: { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) })
  }
  /// A stack with its first screen, and a path of values to others.
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = StackPath(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in if let value = value as? Element ?? value.base as? Element { path.wrappedValue.append(value) } },
      shorten: { path.wrappedValue = Array(path.wrappedValue.prefix($0)) })
  }
}
extension NavigationStack: PrimitiveView {
  public typealias Body = Never
  /// A column of the bar and the screen, which takes what the bar leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.adapted(NavigationContainer(kind: "NavigationStack", content: view.root, path: view.path))
  }
}

/// A stack of screens (older spelling). Drawn still: its first one, under a bar with the title and the items.
public struct NavigationView<Content: View> {
  let content: Content
  /// A view with its first screen; of several columns the first is shown.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension NavigationView: PrimitiveView {
  public typealias Body = Never
  /// A column of the bar and the screen, which takes what the bar leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.adapted(NavigationContainer(kind: "NavigationView", content: Chosen(content: view.content, index: 0)))
  }
}

/// Columns: a sidebar, sometimes a content column, and the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}
extension NavigationSplitView {
  /// Three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
  /// Three columns, some of them hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}
extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: nil, detail: detail()) }
  /// Two columns, one of them hidden at times.
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }
}
extension NavigationSplitView: PrimitiveView {
  public typealias Body = Never
  /// A row of the columns with lines between them, a third of the width for each but the detail at most 240 points (our
  /// choice); on a narrow screen the sidebar alone, and on devices of pixels over it the column of what is selected.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if nodes.device.isCompact {
      let (content, detail) = (view.content, view.detail)
      var columns = [Secondary { $0.append(detail) }]
      if let content { columns.insert(Secondary { $0.append(content) }, at: 0) }
      return nodes.adapted(NavigationContainer(kind: "NavigationSplitView", content: view.sidebar, columns: columns))
    }
    nodes.row("NavigationSplitView", spacing: 0) {
      Implicit {
        NavigationColumn(content: view.sidebar).frame(maxWidth: 240)
        Divider()
        if let content = view.content {
          NavigationColumn(content: content).frame(maxWidth: 240)
          Divider()
        }
        NavigationColumn(content: view.detail)
      }
    }
  }
}
private struct NavigationColumn<Content: View> {
  let content: Content
}
extension NavigationColumn: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.implicitly { $0.adapted(NavigationContainer(kind: "Column", content: view.content)) }
  }
}

/// Which columns of a split view are shown.
public enum NavigationSplitViewVisibility: Hashable, CaseIterable, Sendable { case automatic, all, doubleColumn, detailOnly }
