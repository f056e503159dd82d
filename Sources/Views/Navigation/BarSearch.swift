internal import Drawing
internal import Foundation
internal import LayoutCore

/// A search in a bar.
struct BarSearch {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the field is used, where a program says it.
  let isPresented: Binding<Bool>?

  /// What the field shows.
  var words: Text { text.wrappedValue.isEmpty ? prompt ?? Text("Search") : Text(text.wrappedValue) }
}

extension NavigationBar {
  /// Whether the search field is used.
  var isSearching: Bool { search?.isPresented?.wrappedValue ?? false || state?.isSearching ?? false }
  /// Begins or ends a search.
  func search(_ isSearching: Bool) {
    state?.isSearching = isSearching
    search?.isPresented?.wrappedValue = isSearching
    if !isSearching { search?.text.wrappedValue = "" }
  }
}

/// A view that is searched.
struct Searchable<Content: View> {
  let content: Content
  let search: BarSearch
}
extension Searchable: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let bar = nodes.bar else { return nodes.written("searchable") { Content.makeNodes(view.content, &$0) } }
    bar.search = bar.search ?? view.search
    let isSearching = nodes.isTouchable && bar.isSearching
    nodes.environment("searchable", view.content) { environment in
      environment.system.search = isSearching ? Dismissal { bar.search(false) } : nil
    }
  }
}

/// A view that says what the search field of the bar around it offers, once it is used.
struct OffersSearch<Content: View, Offer: View> {
  let content: Content
  let kind: String
  let offer: Offer
  /// There is nothing to offer.
  var isEmpty = false
  let place: ReferenceWritableKeyPath<NavigationBar, (content: Secondary, surroundings: Surroundings)?>
}
extension OffersSearch: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let surroundings = Surroundings(environment: nodes.environment, path: nodes.path)
    if let bar = nodes.bar, !view.isEmpty { bar[keyPath: view.place] = (Secondary { $0.append(view.offer) }, surroundings) }
    nodes.written(view.kind) { Content.makeNodes(view.content, &$0) }
  }
}

/// A proposal of a search: a tap searches for it.
struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String
}
extension SearchCompletion: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let search = nodes.bar?.search else {
      return nodes.written("searchCompletion") { Content.makeNodes(view.content, &$0) }
    }
    let choose = Interaction(tap: { search.text.wrappedValue = view.completion })
    Reacting.makeNodes(Reacting(content: view.content, kind: "searchCompletion", interaction: choose), &nodes)
  }
}

/// Views of a screen that its bar shows.
struct PartOfBar {
  let content: Secondary
  let surroundings: Surroundings
  let bar: NavigationBar?
}
extension PartOfBar: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = (nodes.environment, nodes.bar)
    (nodes.environment, nodes.bar) = (view.surroundings.environment, view.bar)
    view.content.make(&nodes)
    (nodes.environment, nodes.bar) = outer
  }
}

/// What a search proposes, over the screen while there is something.
struct SearchSuggestions {
  let bar: NavigationBar
}
extension SearchSuggestions: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard view.bar.isSearching, let offer = view.bar.suggestions else { return }
    let outer = nodes.bar
    nodes.bar = nil
    defer { nodes.bar = outer }
    let part = PartOfBar(content: offer.content, surroundings: offer.surroundings, bar: view.bar)
    guard !nodes.elements(of: part).isEmpty else { return }
    nodes.append(Implicit { List { part }.listStyle(.plain) })
  }
}

/// The field of a search, beside it the way out while it is used.
struct SearchField: View {
  let search: BarSearch
  let bar: NavigationBar
  var body: some View {
    HStack(spacing: BarMeasures.itemSpacing) {
      Reacting(content: field, kind: "SearchField", interaction: interaction)
      if bar.isSearching {
        Tapped(content: Text("Cancel").foregroundStyle(.tint)) { bar.search(false) }
      }
    }
  }
  private var interaction: Interaction {
    let type = { (text: String) in
      if !bar.isSearching { bar.search(true) }
      search.text.wrappedValue = text
    }
    return Interaction(tap: { bar.search(true) }, type: type)
  }
  private var field: some View {
    HStack(spacing: BarMeasures.searchSpacing) {
      Image(systemName: "magnifyingglass").font(.system(size: BarMeasures.searchSign))
      search.words.lineLimit(1)
        .foregroundStyle(search.text.wrappedValue.isEmpty ? SystemColor.secondaryLabel : SystemColor.label)
      Spacer(minLength: 0)
      if !search.text.wrappedValue.isEmpty {
        let clear = { search.text.wrappedValue = "" }
        Tapped(content: Image(systemName: "xmark.circle.fill").imageScale(.small), action: clear)
      }
    }
    .foregroundStyle(SystemColor.secondaryLabel)
    .padding(.horizontal, BarMeasures.searchInset)
    .frame(height: BarMeasures.searchField)
    .background(
      SystemColor.tertiarySystemFill,
      in: RoundedRectangle(cornerRadius: BarMeasures.searchRadius, style: .continuous))
  }
}
