internal import Drawing
internal import Foundation
internal import LayoutCore

extension NavigationContainer {
  /// The bars of iOS are safe area to the screen inside, so that what lies behind it reaches below them.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let outer = (nodes.bar, nodes.environment.controls.rows, nodes.list)
    let own = view.bar ?? NavigationBar()
    let state = nodes.navigationState()
    own.state = state
    if view.bar == nil {
      (own.stack, own.columns, own.preferred) = (view.path ?? state.path, view.columns, view.preferred)
    }
    let outerMode = nodes.environment.system.ownEditMode
    nodes.environment.system.ownEditMode = state.ownEditMode
    (nodes.bar, nodes.environment.controls.rows, nodes.list) = (own, nil, nil)
    nodes.container(view.kind, { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      nodes.append(
        Implicit {
          KeepingOff(
            content: NavigationScreen(content: view.content)
              .overlay { SearchSuggestions(bar: own) }
              .safeAreaInset(edge: .bottom, spacing: 0) { BarPart(bar: own, isBottom: true) }
              .safeAreaInset(edge: .top, spacing: 0) { BarPart(bar: own, isBottom: false) }
              // A stack of iOS has a page of its own, whatever lies behind it.
              .background { Page().ignoresSafeArea() })
        })
    }
    nodes.environment.system.ownEditMode = outerMode
    (nodes.bar, nodes.environment.controls.rows, nodes.list) = outer
    if view.bar == nil { nodes.push(from: own) }
    nodes.pushColumn(behind: own)
  }
}

/// What a screen lies on.
struct Page: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("Page", SystemColor.systemBackground) }
}

/// One of the bars, made once the screen has said what is in them; nothing where it is empty or hidden.
private struct BarPart {
  let bar: NavigationBar
  let isBottom: Bool
}
extension BarPart: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (bar, outer) = (view.bar, (nodes.bar, nodes.environment))
    nodes.bar = nil
    let above = nodes.environment.controls.isInSheet ? PresentationMeasures.aboveBar : 0
    let zones = [ToolbarZone.leading, .principal, .trailing, .bottom].filter { nodes.hasItems($0, bar) }
    if let scheme = bar.scheme, !view.isBottom {
      nodes.environment.colorScheme = scheme
      // A bar without its own colours is not seen, nor is what it says of them (our choice).
      if bar.showsBackground || bar.background != nil { nodes.overlays.statusScheme = scheme }
    }
    nodes.path.append(.type(view.isBottom ? "Toolbar" : "NavigationBar"))
    if view.isBottom {
      if zones.contains(.bottom) { nodes.append(Implicit { bottomBar(bar) }) }
    } else if bar.isShown || zones.contains(where: { $0 != .bottom }), !bar.isHidden {
      nodes.append(Implicit { topBar(bar, zones, margin: nodes.device.margin, above: above) })
    }
    nodes.path.removeLast()
    (nodes.bar, nodes.environment) = outer
  }
}

/// The items and the small title, below them the large title and the search field.
@MainActor @ViewBuilder
private func topBar(_ bar: NavigationBar, _ zones: [ToolbarZone], margin: CGFloat, above: CGFloat) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    if !bar.isSearching {
      ZStack {
        HStack(spacing: BarMeasures.itemSpacing) {
          if let back = bar.back { Tapped(content: BackButton(title: back), action: bar.pop ?? {}) }
          BarItems(bar: bar, zone: .leading)
          Spacer()
          BarItems(bar: bar, zone: .trailing)
        }
        // Without items it is a spacer alone, whose room a stack does not count.
        .frame(maxWidth: .infinity)
        if zones.contains(.principal) {
          HStack(spacing: BarMeasures.itemSpacing) { BarItems(bar: bar, zone: .principal) }
        } else if !bar.isLarge {
          bar.shownTitle?.font(.headline).lineLimit(1)
        }
      }
      .padding(.horizontal, BarMeasures.inset)
      .frame(height: BarMeasures.navigation)
    }
    if bar.isLarge {
      bar.shownTitle?.font(.system(size: BarMeasures.largeTitleSize, weight: .bold)).lineLimit(1).padding(.horizontal, margin).padding(.top, BarMeasures.aboveLargeTitle)
        .frame(height: BarMeasures.largeTitle, alignment: .topLeading)
        // It leaves upwards, below the bar.
        .frame(height: BarMeasures.largeTitle - bar.scrolled, alignment: .bottomLeading)
        .clipped()
    }
    if let search = bar.search, bar.scrolled <= 0 || bar.isSearching {
      SearchField(search: search, bar: bar).padding(.horizontal, margin).padding(.top, BarMeasures.aboveSearch)
        .frame(height: BarMeasures.search, alignment: .top)
      if bar.isSearching, let scopes = bar.scopes {
        PartOfBar(content: scopes.content, surroundings: scopes.surroundings, bar: nil).padding(.horizontal, margin)
          .padding(.bottom, BarMeasures.search - BarMeasures.searchField)
      }
    }
  }
  .padding(.top, above)
  // A bar is never wider than its screen: what does not fit is cut off.
  .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
  .background { if bar.showsBackground || bar.isScrolled { BarBackground(style: bar.background).ignoresSafeArea(edges: .top) } }
  .overlay(alignment: .bottom) { if bar.isScrolled { Divider() } }
}

/// What lies behind a bar: a style of the file's own, else the bar's material.
private struct BarBackground: View {
  let style: AnyShapeStyle?
  var body: some View {
    if let style { Rectangle().fill(style) } else { Rectangle().fill(Material.bar) }
  }
}

@MainActor @ViewBuilder
private func bottomBar(_ bar: NavigationBar) -> some View {
  HStack(spacing: BarMeasures.itemSpacing) { BarItems(bar: bar, zone: .bottom) }
    .padding(.horizontal, BarMeasures.inset)
    .frame(minWidth: 0, maxWidth: .infinity)
    .frame(height: BarMeasures.bottom)
    .background(Material.bar)
    .overlay(alignment: .top) { Divider() }
}

/// The items of one zone as the bars of iOS show them.
private struct BarItems {
  let bar: NavigationBar
  let zone: ToolbarZone
}
extension BarItems: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment.controls.barItems
    nodes.environment.controls.barItems = BarItemLook(label: .iconOnly, imageScale: .large, confirmation: .system(size: BarMeasures.itemSize, weight: .semibold))
    ToolbarItems.makeNodes(ToolbarItems(bar: view.bar, zone: view.zone), &nodes)
    nodes.environment.controls.barItems = outer
  }
}

extension NavigationBar {
  /// Whether the title stands large below the bar.
  var isLarge: Bool { restsLarge && !isScrolled }
  private var restsLarge: Bool { shownTitle != nil && shownMode != .inline && !isHidden && !isSearching }
  /// So far scrolled that the title is small, on the bar's own material.
  var isScrolled: Bool { scrolled > 0 && (!restsLarge || scrolled >= BarMeasures.largeTitle) }
  /// Whether there is a bar without items.
  var isShown: Bool { shownTitle != nil || search != nil || previous != nil }
}
