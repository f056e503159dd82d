/// Where a search proposes something.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  fileprivate let bits: Int
  /// As the system does.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bits: 1 << 0) }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bits: 1 << 1) }
  /// In the place of the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bits: 1 << 2) }

  /// Several of these places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Places of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field.
    public static let menu = Set(rawValue: 1 << 1)
    /// In the place of the content.
    public static let content = Set(rawValue: 1 << 2)
  }
}

/// What a bar of tools does while a search goes on.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// It stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

// Searches for more than a text: what was chosen before stands in the field as signs, which nothing draws here.
extension View {
  /// A search field in the bar around the view, with signs in it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// A search field in the bar around the view, with signs in it and others that it proposes.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it and others that it proposes.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// What a search can look through, and when it is shown; devices of pixels show it while the field is used.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
  /// Whether a search proposes something at some places; devices of pixels have one place.
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { Noted(self, "searchSuggestions") }
  /// What bars of tools do while a search goes on.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { Noted(self, "searchPresentationToolbarBehavior") }
  /// Whether the search field has the focus; in a still picture it has not.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    Noted(self, "searchFocused")
  }

  /// Actions that a long press on a row of a list shows, made of the rows that are chosen, and what a double click
  /// does; kept, not shown.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { Noted(self, "contextMenu") }
}
