internal import Drawing
internal import Foundation
internal import LayoutCore

extension TabView: AdaptiveView {
  /// The chosen screen, to which the bar is safe area; with pages dots over its lower end.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let elements = nodes.elements(of: view.content)
    let tag = view.selection?()
    let state = nodes.navigationState()
    let chosen = tag.flatMap { tag in elements.firstIndex { $0.tag == tag } } ?? (elements.indices.contains(state.tab) ? state.tab : 0)
    let choose = { (index: Int) in
      if let select = view.select, let tag = elements[index].tag { select(tag) } else { state.tab = index }
    }
    let style = nodes.environment.controls.tabs
    let isPaged = style is PageTabViewStyle || style is VerticalPageTabViewStyle
    let outer = (nodes.environment.controls.rows, nodes.list)
    (nodes.environment.controls.rows, nodes.list) = (nil, nil)
    let accessory = nodes.environment.controls.tabAccessory
    nodes.environment.controls.tabAccessory = nil
    defer { nodes.environment.controls.tabAccessory = accessory }
    nodes.container("TabView", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      let hasBar = !isPaged && elements.contains { $0.tabItem != nil }
      let screen = TabScreen(content: view.content, chosen: chosen, bar: hasBar ? BarMeasures.bottom : 0)
      nodes.append(
        Implicit {
          if isPaged {
            screen.overlay(alignment: .bottom) {
              if elements.count > 1, (style as? PageTabViewStyle)?.indexDisplayMode != .never { PageDots(count: min(elements.count, 40), chosen: chosen) }
            }
          } else {
            KeepingOff(
              content: screen.safeAreaInset(edge: .bottom, spacing: 0) {
                if hasBar {
                  let bar = TabBarOfPixels(elements: elements, chosen: chosen, choose: choose)
                  if let accessory { TabAccessory(content: accessory, bar: bar) } else { bar }
                }
              }
              // Its screens have a page of their own, as stacks have.
              .background { Page().ignoresSafeArea() })
          }
        })
    }
    (nodes.environment.controls.rows, nodes.list) = outer
  }
}

private struct TabScreen<Content: View> {
  let content: Content
  let chosen: Int
  let bar: CGFloat
}
extension TabScreen: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment.controls.tabBar
    nodes.environment.controls.tabBar = view.bar
    defer { nodes.environment.controls.tabBar = outer }
    nodes.container("Content", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) {
      $0.append(Written(content: Chosen(content: view.content, index: view.chosen)))
    }
  }
}

/// A dot for each page.
private struct PageDots: View {
  let count: Int
  let chosen: Int
  var body: some View {
    HStack(spacing: BarMeasures.dotSpacing) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : BarMeasures.otherDot)).frame(width: BarMeasures.dot, height: BarMeasures.dot)
      }
    }
    .padding(.bottom, BarMeasures.dots - BarMeasures.dot / 2)
  }
}

/// The bar of tabs: items of one width, the chosen one in the tint.
private struct TabBarOfPixels: View {
  let elements: [ElementChoice.Element]
  let chosen: Int
  let choose: (Int) -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let others = Color(white: scheme == .dark ? BarMeasures.otherTab.dark : BarMeasures.otherTab.light)
    HStack(alignment: .top, spacing: 0) {
      // A phone shows five; of more the fifth leads to the rest.
      let shown = elements.count > 5 ? 4 : elements.count
      ForEach(0..<shown, id: \.self) { index in
        Tapped(content: TabItemOfPixels(element: elements[index], color: index == chosen ? nil : others).frame(maxWidth: .infinity)) {
          choose(index)
        }
      }
      if shown < elements.count {
        VStack(spacing: BarMeasures.aboveTabTitle) {
          Image(systemName: "ellipsis").font(.system(size: BarMeasures.tabSign)).frame(height: BarMeasures.tabSignBox)
          Text("More").font(.system(size: BarMeasures.tabTitle, weight: .medium))
        }
        .foregroundStyle(others)
        .padding(.top, BarMeasures.aboveTabSign)
        .frame(maxWidth: .infinity)
      }
    }
    .frame(height: BarMeasures.bottom, alignment: .top)
    .background(Material.bar)
    .overlay(alignment: .top) { Divider() }
  }
}

/// The sign and the title of a tab, and its badge.
private struct TabItemOfPixels: View {
  let element: ElementChoice.Element
  /// Of a tab that is not chosen.
  let color: Color?

  var body: some View {
    TabItemContent(element: element, color: color)
      .padding(.top, BarMeasures.aboveTabSign)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .topLeading) {
        if let badge = element.badge {
          GeometryReader { area in
            Text(badge).font(.system(size: BarMeasures.badgeText)).foregroundStyle(Color.white).lineLimit(1).padding(.horizontal, 5)
              .frame(minWidth: BarMeasures.badge, minHeight: BarMeasures.badge)
              .background(Color.red, in: Capsule())
              .fixedSize()
              .offset(x: area.size.width / 2 + BarMeasures.badgeShift, y: BarMeasures.badgeTop)
          }
        }
      }
  }
}
private struct TabItemContent {
  let element: ElementChoice.Element
  let color: Color?
}
extension TabItemContent: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("TabItem", { $0.beginVStack(alignment: .horizontalCenter, spacing: BarMeasures.aboveTabTitle) }) { nodes in
      guard let (item, surroundings) = view.element.tabItem else { return }
      let outer = (nodes.environment, nodes.path)
      (nodes.environment, nodes.path) = (surroundings.environment, surroundings.path)
      nodes.environment.controls.rows = nil
      nodes.environment.controls.label = .stacked
      nodes.environment.controls.signFont = .system(size: BarMeasures.tabSign)
      nodes.environment.font = .system(size: BarMeasures.tabTitle, weight: .medium)
      nodes.environment.symbolVariants = nodes.environment.symbolVariants.fill
      nodes.environment.foregroundStyle = view.color ?? nodes.environment.controls.accent
      item.make(&nodes)
      (nodes.environment, nodes.path) = outer
    }
  }
}
