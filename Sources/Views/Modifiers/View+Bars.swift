/// What a screen is for: it changes the bars of some devices.
public enum ToolbarRole: Hashable, CaseIterable, Sendable { case automatic, browser, editor, navigationStack }

/// What a search field can look through.
public enum SearchScopeActivation: Hashable, CaseIterable, Sendable { case automatic, onTextEntry, onSearchPresentation }

// What bars look like: the playground's have one look.
extension View {
  /// What lies behind bars; the grid draws none.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    TellsBar(content: self, kind: "toolbarBackground") { bar in if bars.tellNavigation { bar.background = bar.background ?? AnyShapeStyle(style) } }
  }
  /// Whether something lies behind bars; the grid draws none.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    TellsBar(content: self, kind: "toolbarBackground") { bar in if bars.tellNavigation { bar.showsBackground = visibility == .visible } }
  }
  /// Whether something lies behind bars; the grid draws none.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    TellsBar(content: self, kind: "toolbarBackgroundVisibility") { bar in if bars.tellNavigation { bar.showsBackground = visibility == .visible } }
  }
  /// The scheme of colours of bars; the grid's are those of the screen.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    TellsBar(content: self, kind: "toolbarColorScheme") { bar in if bars.tellNavigation { bar.scheme = bar.scheme ?? colorScheme } }
  }
  /// What the screen is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { Noted(self, "toolbarRole") }
  /// Actions that a tap on the title shows; kept, not shown.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { Noted(self, "toolbarTitleMenu") }
  /// A search field in the bar around the view, and whether it is used.
  nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol)
    -> some View
  { searching(text, isPresented, Text(prompt)) }
  /// A search field in the bar around the view, and whether it is used.
  nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    searching(text, isPresented, prompt)
  }
  /// A search field in the bar around the view, and what it proposes (older spelling).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, nil, Text(prompt)).searchSuggestions(suggestions) }
  /// A search field in the bar around the view, and what it proposes (older spelling).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, nil, prompt).searchSuggestions(suggestions) }
  /// What a search proposes: devices of pixels show it while the field is used.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    OffersSearch(content: self, kind: "searchSuggestions", offer: suggestions(), place: \.suggestions)
  }
  /// What is searched for where the view, a proposal, is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
  /// What a search can look through: devices of pixels show it while the field is used.
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    searching(in: scope, scopes())
  }
  nonisolated private func searching<V: Hashable, S: View>(in scope: Binding<V>, _ scopes: S) -> some View {
    let picker = Picker("", selection: scope) { scopes }.pickerStyle(.segmented)
    return OffersSearch(
      content: self, kind: "searchScopes", offer: picker, isEmpty: S.self == EmptyView.self, place: \.scopes)
  }
  /// The screen for a value that a binding holds, which devices of pixels draw.
  nonisolated public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    Presenting(content: self, name: "navigationDestination", kind: .push, dismiss: { item.wrappedValue = nil }) { item.wrappedValue.map(destination) }
  }
}

extension SearchFieldPlacement {
  /// Whether the drawer of a search field stays.
  public enum NavigationBarDrawerDisplayMode: Hashable, CaseIterable, Sendable { case automatic, always }
  /// In a drawer below the bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { .navigationBarDrawer }
}

extension Array where Element == ToolbarPlacement {
  /// Whether the bar at the top is among them, which is also meant where none is named.
  fileprivate var tellNavigation: Bool { isEmpty || contains(.automatic) || contains(.navigationBar) }
}
