internal import Drawing
internal import Foundation
internal import LayoutCore

/// Several screens and a bar to choose one. Drawn still: the chosen one above the bar, whose items come from `tabItem`; with pages, a dot for each.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: (() -> AnyHashable)?
  /// Chooses the screen with a tag.
  var select: ((AnyHashable) -> Void)?
  let content: Content
  /// Screens of which the one with the selection's tag is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selected: selection, content())
  }
  init(selected: Binding<SelectionValue>?, _ content: Content) {
    selection = selected.map { binding in { AnyHashable(binding.wrappedValue) } }
    select = selected.map { binding in
      { tag in if let tag = tag as? SelectionValue ?? tag.base as? SelectionValue { binding.wrappedValue = tag } }
    }
    self.content = content
  }
}
extension TabView where SelectionValue == Int {
  /// Screens of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  public typealias Body = Never
  /// A column of the chosen screen, which takes what the bar leaves, a line and the bar.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  @MainActor static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let elements = nodes.elements(of: view.content)
    let tag = view.selection?()
    let chosen = tag.flatMap { tag in elements.firstIndex { $0.tag == tag } } ?? 0
    let isPaged = nodes.environment.controls.tabs is PageTabViewStyle || nodes.environment.controls.tabs is VerticalPageTabViewStyle
    let outer = nodes.environment.controls.rows
    nodes.environment.controls.rows = nil
    let accessory = nodes.environment.controls.tabAccessory
    nodes.environment.controls.tabAccessory = nil
    defer { nodes.environment.controls.tabAccessory = accessory }
    nodes.container("TabView", { $0.beginVStack(alignment: .horizontalCenter, spacing: 0) }) { nodes in
      nodes.implicitly { nodes in
        nodes.container("Content", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) {
          $0.append(Chosen(content: view.content, index: chosen))
        }
        if isPaged {
          let dots = elements.indices.map { $0 == chosen ? "●" : "○" }.joined(separator: " ")
          if elements.count > 1, (nodes.environment.controls.tabs as? PageTabViewStyle)?.indexDisplayMode != .never { nodes.append(Sign(text: dots, label: "pages")) }
        } else if elements.contains(where: { $0.tabItem != nil }) {
          if let accessory { nodes.append(Written(content: accessory)) }
          nodes.append(Divider())
          nodes.append(TabBar(elements: elements, chosen: chosen))
        }
      }
    }
    nodes.environment.controls.rows = outer
  }
}

/// Items of equal width, the chosen one in the accent colour.
private struct TabBar {
  let elements: [ElementChoice.Element]
  let chosen: Int
}
extension TabBar: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("TabBar", { $0.beginHStack(alignment: .top, spacing: 0) }) { nodes in
      for (index, element) in view.elements.enumerated() {
        nodes.implicitly { nodes in
          nodes.container("TabItem", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .horizontalCenter, vertical: .top) }) { nodes in
            nodes.implicitly { nodes in
              nodes.container("VStack", { $0.beginVStack(alignment: .horizontalCenter, spacing: 0) }) { nodes in
                guard let (item, surroundings) = element.tabItem else { return }
                let outer = (nodes.environment, nodes.path)
                (nodes.environment, nodes.path) = (surroundings.environment, surroundings.path)
                nodes.environment.controls.label = .stacked
                nodes.environment.foregroundStyle = index == view.chosen ? nodes.environment.controls.accent : HierarchicalShapeStyle.secondary
                item.make(&nodes)
                if let badge = element.badge { nodes.append(Sign(text: "(\(badge))", label: "badge", color: .red)) }
                (nodes.environment, nodes.path) = outer
              }
            }
          }
        }
      }
    }
  }
}

/// What a tab is for.
public enum TabRole: Hashable, CaseIterable, Sendable { case search }

/// Tabs that belong together: in the bar they stand one after the other, as on a phone.
public struct TabSection<Header: View, Content: View> {
  let content: Content
  /// Tabs under a header, which a sidebar would show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
}
extension TabSection where Header == Text {
  /// Tabs under a title, which a sidebar would show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension TabSection: PrimitiveView {
  public typealias Body = Never
  /// The tabs, one after the other.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written("TabSection") { Content.makeNodes(view.content, &$0) } }
}

/// One screen of a view of tabs, with its part of the bar.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}
extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A screen with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: Views.Label(title, systemImage: systemImage))
  }
}
extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A screen with a title, one of Apple's symbols and what it is for; the bar shows it as the others.
  public init(_ title: some StringProtocol, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(title, systemImage: systemImage, content: content)
  }
  /// A screen with a title and an image of the project.
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: Views.Label(title, image: image))
  }
}
extension Tab where Value: Hashable {
  /// A screen with the selection's value for it and a part of the bar of views.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
}
extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A screen with the selection's value for it; the bar shows no label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel())
  }
  /// A screen with the selection's value for it and what it is for; the bar shows a label for a search alone.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}
/// The label of a tab that was given none: that of a search, or nothing.
public struct DefaultTabLabel: PrimitiveView {
  public typealias Body = Never
  var role: TabRole?
  /// A magnifying glass with its name where the tab is for a search; else nothing.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if view.role == .search { nodes.append(Label("Search", systemImage: "magnifyingglass")) }
  }
}
extension Tab where Value: Hashable, Label == Views.Label<Text, Image> {
  /// A screen with a title, one of Apple's symbols, the selection's value for it and what it is for; the bar shows it as the others.
  public init(_ title: some StringProtocol, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: Views.Label(title, systemImage: systemImage))
  }
  /// A screen with a title, an image of the project and the selection's value for it.
  public init(_ title: some StringProtocol, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: Views.Label(title, image: image))
  }
}
extension Tab where Value: Hashable, Label == Views.Label<Text, Image> {
  /// A screen with a title, one of Apple's symbols and the selection's value for it.
  public init(_ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: Views.Label(title, systemImage: systemImage))
  }
}
extension Tab: PrimitiveView {
  public typealias Body = Never
  /// The content, which says what it is in the bar.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let surroundings = Surroundings(environment: nodes.environment, path: nodes.path)
    let item = Secondary { Label.makeNodes(view.label, &$0) }
    let content = Traited(content: view.content, kind: "Tab", trait: .tabItem(item, surroundings))
    if let value = view.value { nodes.append(Traited(content: content, kind: "Tab", trait: .tag(value))) } else { nodes.append(content) }
  }
}
