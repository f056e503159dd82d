internal import Drawing
internal import Foundation

/// What the views inside a navigation container say of its bars.
final class NavigationBar {
  var title: Text?
  /// The title is for the way back only.
  var hidesTitle = false
  /// The title, where it is shown.
  var shownTitle: Text? { hidesTitle ? nil : title }
  var mode: NavigationBarItem.TitleDisplayMode?
  var isHidden = false
  var search: BarSearch?
  /// What the search field offers once it is used.
  var scopes: (content: Secondary, surroundings: Surroundings)?
  var suggestions: (content: Secondary, surroundings: Surroundings)?
  /// The scheme of the bar's own colours.
  var scheme: ColorScheme?
  /// What lies behind the bar, and whether it is shown while nothing was scrolled.
  var background: AnyShapeStyle?
  var showsBackground = false
  /// How far what is below was scrolled, in points.
  var scrolled: CGFloat = 0
  /// The bar of the screen that this one was pushed from; nil for a first screen.
  var previous: NavigationBar?
  /// The way through the stack around; nil outside of one.
  var stack: StackPath?
  /// The columns that lie behind this one on a narrow screen: the next is pushed while something is selected here.
  var columns: [Secondary] = []
  /// Which of the columns is preferred on a narrow screen; nil where nothing is said.
  var preferred: PreferredColumn?
  /// What is selected in the list of this column.
  var selection: ListSelection?
  /// What a person did on the screen under the bar.
  var state: NavigationState?
  /// Goes back to the screen before; nil for a first screen.
  var pop: (() -> Void)?
  var hidesBack = false
  /// What makes the screens of values: one for each type.
  var destinations: [(AnyHashable) -> Secondary?] = []
  /// Toolbars, each with the surroundings of the view that has it.
  var toolbars: [(content: Secondary, surroundings: Surroundings)] = []
  /// Items at the leading and the trailing end (older spelling).
  var leading: [(content: Secondary, surroundings: Surroundings)] = []
  var trailing: [(content: Secondary, surroundings: Surroundings)] = []
}

/// The parts of the bars that toolbar items go to.
enum ToolbarZone: Hashable { case leading, principal, trailing, bottom }

/// The bar at the top of a navigation container.
public enum NavigationBarItem {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, CaseIterable, Sendable { case automatic, inline, large, inlineLarge }
}
/// The newer name of a bar title's display mode.
public typealias ToolbarTitleDisplayMode = NavigationBarItem.TitleDisplayMode

/// A container with bars: its content takes what they leave.
struct NavigationContainer<Content: View> {
  let kind: String
  let content: Content
  /// The values whose screens were pushed; nil where the container keeps them itself.
  var path: StackPath?
  /// Its bar, where another screen knows it.
  var bar: NavigationBar?
  /// The columns behind it on a narrow screen.
  var columns: [Secondary] = []
  /// Which of them is preferred.
  var preferred: PreferredColumn?
}
extension NavigationContainer: AdaptiveView {
  /// A column of the bars and the content.
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.bar
    let own = NavigationBar()
    let rows = nodes.environment.controls.rows
    nodes.environment.controls.rows = nil
    nodes.container(view.kind, { $0.beginVStack(alignment: .leading, spacing: 0) }) { nodes in
      nodes.bar = own
      nodes.implicitly { NavigationScreen.makeNodes(NavigationScreen(content: view.content), &$0) }
      nodes.bar = outer
      nodes.bars(own)
    }
    nodes.environment.controls.rows = rows
  }
}

/// What a person wrote, as large as the screen between the bars.
struct NavigationScreen<Content: View> {
  let content: Content
}
extension NavigationScreen: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("Content", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      let (site, scope) = (nodes.source, nodes.scope)
      nodes.append(Written(content: view.content))
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, scope) }
    }
  }
}

extension NodeList {
  /// The bars, once the content has said what is in them: the upper one goes before the content.
  fileprivate mutating func bars(_ bar: NavigationBar) {
    let zones = [ToolbarZone.leading, .principal, .trailing, .bottom].filter { zone in hasItems(zone, bar) }
    let isInline = bar.mode == .inline
    let hasTop = bar.shownTitle != nil || bar.search != nil || zones.contains { $0 != .bottom }
    if hasTop, !bar.isHidden {
      let before = infos.count
      path.append(.type("NavigationBar"))
      append(Implicit { topBar(bar, zones, isInline: isInline) })
      path.removeLast()
      if infos.count > before { builder.moveLastChildToFront() }
    }
    if zones.contains(.bottom) {
      path.append(.type("Toolbar"))
      append(
        Implicit {
          Divider()
          HStack { ToolbarItems(bar: bar, zone: .bottom) }.frame(maxWidth: .infinity).padding(.horizontal)
        })
      path.removeLast()
    }
  }
  mutating func hasItems(_ zone: ToolbarZone, _ bar: NavigationBar) -> Bool {
    if zone == .leading, !bar.leading.isEmpty { return true }
    if zone == .trailing, !bar.trailing.isEmpty { return true }
    return !elements(of: ToolbarItems(bar: bar, zone: zone)).isEmpty
  }
}

/// A row of the items and the small title, and below it the large title and the search field.
@MainActor @ViewBuilder
private func topBar(_ bar: NavigationBar, _ zones: [ToolbarZone], isInline: Bool) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    if isInline || !zones.filter({ $0 != .bottom }).isEmpty {
      ZStack {
        HStack {
          ToolbarItems(bar: bar, zone: .leading)
          Spacer()
          ToolbarItems(bar: bar, zone: .trailing)
        }
        if zones.contains(.principal) {
          HStack { ToolbarItems(bar: bar, zone: .principal) }
        } else if isInline {
          bar.shownTitle?.font(.headline)
        }
      }
      .padding(.horizontal)
    }
    if !isInline { bar.shownTitle?.font(.largeTitle).bold().padding(.horizontal) }
    if let search = bar.search {
      HStack {
        Image(systemName: "magnifyingglass")
        search.words
        Spacer()
      }
      .foregroundStyle(.secondary)
      .boxed("SearchField")
    }
    if isInline { Divider() }
  }
  .frame(maxWidth: .infinity, alignment: .leading)
}

/// The items of one zone.
struct ToolbarItems {
  let bar: NavigationBar
  let zone: ToolbarZone
}
extension ToolbarItems: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = (nodes.environment, nodes.path, nodes.choice, nodes.isImplicit)
    let look = nodes.environment.controls.barItems
    nodes.isImplicit = false
    let older = view.zone == .leading ? view.bar.leading : view.zone == .trailing ? view.bar.trailing : []
    for item in older + view.bar.toolbars {
      nodes.environment = item.surroundings.environment
      nodes.path = item.surroundings.path
      nodes.environment.controls.rows = nil
      nodes.environment.controls.zone = view.zone
      nodes.environment.controls.items = outer.2
      if let look {
        nodes.environment.controls.barItems = look
        nodes.environment.controls.label = look.label
        nodes.environment.imageScale = look.imageScale
        // Items of bars do not grow with a person's size of texts: iOS shows them large while they are held.
        nodes.environment.dynamicTypeSize = .large
      }
      // A view that is no item is one of the trailing zone.
      let isOlder = older.contains { $0.content === item.content }
      if !isOlder, view.zone != .trailing { nodes.choice = ElementChoice(only: nil) }
      item.content.make(&nodes)
      nodes.choice = outer.2
    }
    (nodes.environment, nodes.path, nodes.choice, nodes.isImplicit) = outer
  }
}
