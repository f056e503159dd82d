internal import Drawing
internal import LayoutCore

/// Columns: a sidebar, sometimes a content column, and the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  /// The column that a narrow screen shows while nothing is selected; nil is the first one.
  var preferred: Binding<NavigationSplitViewColumn>?
}
extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
  /// Three columns, some of them hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}
extension NavigationSplitView {
  /// Three columns, one of which a narrow screen prefers.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn)
  }
  /// Three columns, some of them hidden, one of which a narrow screen prefers.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn)
  }
}
extension NavigationSplitView where Content == EmptyView {
  /// Two columns, one of which a narrow screen prefers.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn)
  }
  /// Two columns, one of them hidden at times, one of which a narrow screen prefers.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn)
  }
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }
  /// Two columns, one of them hidden at times.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
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
      let preferred = view.preferred.map { PreferredColumn(column: $0, hasContent: content != nil) }
      let container = NavigationContainer(
        kind: "NavigationSplitView", content: view.sidebar, columns: columns, preferred: preferred)
      return nodes.adapted(container)
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

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle; the sidebar where there are two columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The detail.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which of the columns that a narrow screen shows one over the other is preferred.
struct PreferredColumn {
  let column: Binding<NavigationSplitViewColumn>
  /// Whether there is a column between sidebar and detail.
  let hasContent: Bool
  /// How many columns lie before the one that says this.
  var level = 0
  private var columns: [NavigationSplitViewColumn] {
    hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
  }
  /// Whether the preferred column lies behind this one.
  var isBehind: Bool { columns.firstIndex(of: column.wrappedValue).map { $0 > level } ?? false }
  /// What the next column says.
  var next: PreferredColumn { PreferredColumn(column: column, hasContent: hasContent, level: level + 1) }
  /// A person went back to this column.
  func comesBack() { if isBehind, columns.indices.contains(level) { column.wrappedValue = columns[level] } }
}

/// Which columns of a split view are shown.
public enum NavigationSplitViewVisibility: Hashable, CaseIterable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
