internal import Foundation
internal import Views

extension ToolbarRole: NamedChoices {}
extension TabRole: NamedChoices {}
extension SearchFieldPlacement.NavigationBarDrawerDisplayMode: LibraryValue {
  static var libraryType: LibraryType { LibraryType("SearchFieldPlacement.NavigationBarDrawerDisplayMode", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// How bars look, searches in them, and older ways from screen to screen.
  func registerBars() {
    let (visibility, bars) = (Parameter<Visibility>(nil), Parameter<Several<ToolbarPlacement>>("for", default: Several()))
    modifier("toolbarBackground", visibility, bars, doc: "Whether something lies behind bars.") { base, visibility, _ in base.toolbarBackground(visibility) }
    modifier("toolbarBackgroundVisibility", visibility, bars, doc: "Whether something lies behind bars.") { base, visibility, _ in
      base.toolbarBackgroundVisibility(visibility)
    }
    modifier("toolbarBackground", Parameter<StyleArgument>(nil), bars, doc: "What lies behind bars.") { base, style, _ in
      func opened(_ style: some ShapeStyle) -> any View { base.toolbarBackground(style) }
      return opened(style.style)
    }
    modifier("toolbarColorScheme", Parameter<ColorScheme?>(nil), bars, doc: "The scheme of colours of bars.") { base, scheme, _ in base.toolbarColorScheme(scheme) }
    choices(ToolbarRole.self)
    modifier("toolbarRole", Parameter<ToolbarRole>(nil), doc: "What the screen is for.") { $0.toolbarRole($1) }
    modifier("toolbarTitleMenu", Parameter<IgnoredViews>("content"), doc: "Actions that a tap on the title shows; kept, not shown.") { $0.toolbarTitleMenu(content: $1.call) }
    registerSearches()
    let (title, label, now) = (Parameter<String>(nil), Parameter<ViewContent>("label"), Parameter<ViewArgument>("destination"))
    let (tag, selection, later) = (Parameter<TagArgument>("tag"), Parameter<ChoiceBinding>("selection"), Parameter<LaterViews>("destination"))
    view("NavigationLink", now, tag, selection, label, doc: "Leads to a screen while its tag is chosen (older spelling).") { now, tag, selection, label in
      NavigationLink(destination: now.view, tag: tag.value.selected, selection: selection.binding) { label.view }
    }
    view("NavigationLink", tag, selection, later, label, doc: "Leads to a screen while its tag is chosen (older spelling).") { tag, selection, later, label in
      NavigationLink(tag: tag.value.selected, selection: selection.binding, destination: later.call) { label.view }
    }
    view("NavigationLink", title, now, tag, selection, doc: "Leads to a screen while its tag is chosen (older spelling).") { title, now, tag, selection in
      NavigationLink(title, destination: now.view, tag: tag.value.selected, selection: selection.binding)
    }
    view("NavigationLink", title, now, Parameter<Binding<Bool>>("isActive"), doc: "Leads to a screen (older spelling).") {
      NavigationLink($0, destination: $1.view, isActive: $2)
    }
    let screen = Parameter<LaterViewsOf<DestinationItem>>("destination")
    modifier("navigationDestination", Parameter<DestinationItem>("item"), screen, doc: "The screen for a value that is held.") { base, item, screen in
      base.navigationDestination(item: item.binding) { screen(PresentedValue(value: $0)) }
    }
    choices(TabRole.self)
    let (content, image) = (Parameter<ViewContent>("content"), Parameter<String>("image"))
    view("Tab", title, Parameter<String>("systemImage"), Parameter<TabRole?>("role"), content, doc: "A screen with its part of the bar.") { title, image, role, content in
      Tab(title, systemImage: image, role: role) { content.view }
    }
    view(
      "Tab", title, Parameter<String>("systemImage"), Parameter<HashableArgument>("value"), Parameter<TabRole?>("role"), content, doc: "A screen with its part of the bar."
    ) { title, image, value, role, content in Tab(title, systemImage: image, value: value.value.selected, role: role) { content.view } }
    view("Tab", title, image, content, doc: "A screen with its part of the bar.") { title, image, content in Tab(title, image: image) { content.view } }
    view("Tab", title, image, Parameter<HashableArgument>("value"), content, doc: "A screen with its part of the bar.") { title, image, value, content in
      Tab(title, image: image, value: value.value.selected) { content.view }
    }
    view("Tab", Parameter<HashableArgument>("value"), content, label, doc: "A screen with its part of the bar.") { value, content, label in
      Tab(value: value.value.selected) {
        content.view
      } label: {
        label.view
      }
    }
  }

  private func registerSearches() {
    let (text, shown) = (Parameter<Binding<String>>("text"), Parameter<Binding<Bool>>("isPresented"))
    let placement = Parameter<SearchFieldPlacement>("placement", default: .automatic)
    cases(SearchFieldPlacement.NavigationBarDrawerDisplayMode.self)
    maker(
      of: SearchFieldPlacement.self, "navigationBarDrawer", Parameter<SearchFieldPlacement.NavigationBarDrawerDisplayMode>("displayMode"), doc: "In a drawer below the bar."
    ) { .navigationBarDrawer(displayMode: $0) }
    let (prompt, words) = (Parameter<Text?>("prompt", default: nil), Parameter<String>("prompt"))
    modifier("searchable", text, shown, placement, prompt, doc: "A search field in the bar, and whether it is used.") {
      $0.searchable(text: $1, isPresented: $2, placement: $3, prompt: $4)
    }
    modifier("searchable", text, shown, placement, words, doc: "A search field in the bar, and whether it is used.") {
      $0.searchable(text: $1, isPresented: $2, placement: $3, prompt: $4)
    }
    let proposals = Parameter<IgnoredViews>("suggestions")
    modifier("searchable", text, placement, prompt, proposals, doc: "A search field in the bar, and what it proposes (older spelling).") {
      $0.searchable(text: $1, placement: $2, prompt: $3, suggestions: $4.call)
    }
    modifier("searchable", text, placement, words, proposals, doc: "A search field in the bar, and what it proposes (older spelling).") {
      $0.searchable(text: $1, placement: $2, prompt: $3, suggestions: $4.call)
    }
    modifier("searchSuggestions", Parameter<IgnoredViews>(nil), doc: "What a search proposes; kept, not shown.") { $0.searchSuggestions($1.call) }
    modifier("searchCompletion", Parameter<String>(nil), doc: "What is searched for where a proposal is chosen.") { $0.searchCompletion($1) }
    modifier("searchScopes", Parameter<SelectionBinding>(nil), Parameter<IgnoredViews>("scopes"), doc: "What a search can look through; kept, not shown.") {
      $0.searchScopes($1.binding, scopes: $2.call)
    }
  }
}

/// The tag of a link, of the selection's type.
struct TagArgument: InterpretableArgument {
  let value: Value
  static var staticType: StaticType { .parameter(SelectionBinding.parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> TagArgument { TagArgument(value: value) }
}
/// A binding to a value that can be missing, for the screen that is shown while it is there.
struct DestinationItem: InterpretableArgument {
  let binding: Binding<Value?>
  static let parameter = TypeParameter("Item", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DestinationItem {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else { throw call.mismatch(staticType) }
    return DestinationItem(
      binding: binding.member(
        key: "item", get: { if case .some(let wrapped) = $0 { wrapped } else { nil } }, set: { $0 = $1.map { .some($0) } ?? .none }))
  }
}
