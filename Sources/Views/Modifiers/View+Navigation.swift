extension View {
  /// The title of the bar around the view.
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { titled("navigationTitle", Text(title)) }
  /// The title of the bar around the view.
  nonisolated public func navigationTitle(_ title: Text) -> some View { titled("navigationTitle", title) }
  /// The title of the bar around the view, which a person can change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { titled("navigationTitle", Text(title.wrappedValue)) }
  /// The title of the bar around the view (older spelling).
  nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View { titled("navigationBarTitle", Text(title)) }
  /// The title of the bar around the view (older spelling).
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { titled("navigationBarTitle", title) }
  /// The title of the bar around the view, and how it is shown (older spelling).
  nonisolated public func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    titled("navigationBarTitle", Text(title), displayMode)
  }
  /// The title of the bar around the view, and how it is shown (older spelling).
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    titled("navigationBarTitle", title, displayMode)
  }
  nonisolated private func titled(_ kind: String, _ title: Text, _ mode: NavigationBarItem.TitleDisplayMode? = nil) -> some View {
    TellsBar(content: self, kind: kind) { bar in
      bar.title = bar.title ?? title
      bar.mode = bar.mode ?? mode
    }
  }
  /// How the title is shown: large above the content, or small in the bar.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    TellsBar(content: self, kind: "navigationBarTitleDisplayMode") { bar in bar.mode = bar.mode ?? displayMode }
  }
  /// How the title is shown: large above the content, or small in the bar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    TellsBar(content: self, kind: "toolbarTitleDisplayMode") { bar in bar.mode = bar.mode ?? mode }
  }
  /// Whether the bar around the view is hidden (older spelling).
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    TellsBar(content: self, kind: "navigationBarHidden") { bar in bar.isHidden = bar.isHidden || hidden }
  }
  /// Items at both ends of the bar (older spelling).
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    WithBarItems(content: self, leading: leading, trailing: trailing)
  }
  /// Items at the leading end of the bar (older spelling).
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { navigationBarItems(leading: leading, trailing: EmptyView()) }
  /// Items at the trailing end of the bar (older spelling).
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { navigationBarItems(leading: EmptyView(), trailing: trailing) }
  /// Items for the bars around the view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    WithToolbar(content: self, items: content())
  }
  /// Whether bars are shown.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { toolbar(visibility, in: bars) }
  /// Whether bars are shown.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, in: bars)
  }
  nonisolated func toolbar(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
    TellsBar(content: self, kind: "toolbar") { bar in
      if visibility == .hidden, bars.isEmpty || !Set(bars).isDisjoint(with: [.automatic, .navigationBar]) { bar.isHidden = true }
    }
  }
  /// A search field in the bar around the view.
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol) -> some View {
    searching(text, nil, Text(prompt))
  }
  /// A search field in the bar around the view.
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    searching(text, nil, prompt)
  }
  nonisolated func searching(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?) -> some View {
    Searchable(content: self, search: BarSearch(text: text, prompt: prompt, isPresented: isPresented))
  }
  /// Whether the way back is hidden.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    TellsBar(content: self, kind: "navigationBarBackButtonHidden") { bar in bar.hidesBack = bar.hidesBack || hidesBackButton }
  }
  /// The screen for values of a type, which devices of pixels draw while the path of the stack around has them.
  nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    TellsDestination(content: self) { value in (value as? D ?? value.base as? D).map(destination) }
  }
  /// The screens for the values that an interpreter knows the types of; nil for those of another type.
  nonisolated public func navigationDestination<C: View>(ofValue destination: @escaping (AnyHashable) -> C?) -> some View {
    TellsDestination(content: self, destination: destination)
  }
  /// The screen that a binding shows, which devices of pixels draw.
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    let shown = isPresented.wrappedValue ? destination() : nil
    return Presenting(content: self, name: "navigationDestination", kind: .push, dismiss: { isPresented.wrappedValue = false }) { shown }
  }
  /// The view's part of the bar of tabs.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { TabItem(content: self, label: label()) }
}

/// Where a search field stands; the playground puts it into the bar.
public enum SearchFieldPlacement: Hashable, CaseIterable, Sendable { case automatic, navigationBarDrawer, sidebar, toolbar }

/// The bars of a screen.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }

/// A screen with its part of a bar of tabs.
struct TabItem<Content: View, Label: View> {
  let content: Content
  let label: Label
}
extension TabItem: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let item = Secondary { Label.makeNodes(view.label, &$0) }
    nodes.modifier("tabItem", .trait(.tabItem(item, Surroundings(environment: nodes.environment, path: nodes.path))), view.content)
  }
}
