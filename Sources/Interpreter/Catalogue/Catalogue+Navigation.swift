internal import Foundation
internal import Views

extension NavigationBarItem.TitleDisplayMode: LibraryValue {
  static var libraryType: LibraryType { LibraryType("NavigationBarItem.TitleDisplayMode", ["Hashable", "Equatable"]) }
}
extension ToolbarItemPlacement: NamedChoices {}
extension ToolbarPlacement: NamedChoices {}
extension SearchFieldPlacement: NamedChoices {}
extension NavigationPath: NamedValue {}
extension NavigationPath.CodableRepresentation: LibraryValue {
  static var libraryType: LibraryType { LibraryType("NavigationPath.CodableRepresentation", ["Hashable", "Equatable", "Codable"]) }
}
extension NavigationSplitViewVisibility: NamedChoices {}

extension Catalogue {
  /// Screens, their bars, and tabs.
  func registerNavigation() {
    let content = Parameter<ViewContent>("content")
    view("NavigationStack", Parameter<ViewContent>("root"), doc: "A stack of screens.") { root in NavigationStack { root.view } }
    view("NavigationStack", Parameter<Binding<NavigationPath>>("path"), Parameter<ViewContent>("root"), doc: "A stack of screens with a path.") { path, root in
      NavigationStack(path: path) { root.view }
    }
    view("NavigationStack", Parameter<PathBinding>("path"), Parameter<ViewContent>("root"), doc: "A stack of screens with a path of values.") { path, root in
      NavigationStack(path: path.binding) { root.view }
    }
    constants(NavigationPath.self, [:])
    value(NavigationPath.self, doc: "The way to the first screen.") { NavigationPath() }
    value(NavigationPath.self, Parameter<PathElements>(nil), doc: "The way over the screens of values.") { NavigationPath($0.values) }
    add(NavigationPath.CodableRepresentation.libraryType)
    value(NavigationPath.self, Parameter<NavigationPath.CodableRepresentation>(nil), doc: "A path that was written.") { NavigationPath($0) }
    property(of: NavigationPath.self, "codable", doc: "What can be written of the path.") { $0.codable }
    property(of: NavigationPath.self, "count", doc: "How many values.") { $0.count }
    let hashable = TypeParameter("V", ["Hashable"])
    func change(_ name: String, _ parameter: ParameterSignature, _ doc: String, _ apply: @escaping @MainActor (inout NavigationPath, CatalogueEntry.Call) -> Void) {
      let entry = CatalogueEntry(.method, "NavigationPath", name, [parameter], result: .void, typeParameters: [hashable], doc: doc) { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        var path = try NavigationPath.read(base, call)
        apply(&path, call)
        base = .library(path)
        return .void
      }
      add(entry)
    }
    change("append", ParameterSignature(label: nil, name: "value", type: .parameter(hashable)), "Goes on to the screen of a value.") { path, call in
      path.append(call.argument(0))
    }
    change("removeLast", ParameterSignature(label: nil, name: "k", type: .int, hasDefault: true), "Goes back.") { path, call in
      if case .int(let count)? = call.arguments[0] { path.removeLast(min(max(count, 0), path.count)) } else { path.removeLast() }
    }
    property(of: NavigationPath.self, "isEmpty", doc: "True at the first screen.") { $0.isEmpty }
    view("NavigationView", content, doc: "A stack of screens (older spelling).") { content in NavigationView { content.view } }
    choices(NavigationSplitViewVisibility.self)
    let (sidebar, detail) = (Parameter<ViewContent>("sidebar"), Parameter<ViewContent>("detail"))
    let columns = Parameter<Binding<NavigationSplitViewVisibility>>("columnVisibility")
    view("NavigationSplitView", sidebar, detail, doc: "Two columns.") { sidebar, detail in
      NavigationSplitView {
        sidebar.view
      } detail: {
        detail.view
      }
    }
    view("NavigationSplitView", columns, sidebar, detail, doc: "Two columns.") { columns, sidebar, detail in
      NavigationSplitView(columnVisibility: columns) {
        sidebar.view
      } detail: {
        detail.view
      }
    }
    view("NavigationSplitView", sidebar, content, detail, doc: "Three columns.") { sidebar, content, detail in
      NavigationSplitView {
        sidebar.view
      } content: {
        content.view
      } detail: {
        detail.view
      }
    }
    view("NavigationSplitView", columns, sidebar, content, detail, doc: "Three columns.") { columns, sidebar, content, detail in
      NavigationSplitView(columnVisibility: columns) {
        sidebar.view
      } content: {
        content.view
      } detail: {
        detail.view
      }
    }
    registerLinks()
    registerTabs()
    registerTitles()
    registerToolbars()
  }

  private func registerLinks() {
    let (title, label) = (Parameter<String>(nil), Parameter<ViewContent>("label"))
    let (later, now) = (Parameter<LaterViews>("destination"), Parameter<ViewArgument>("destination"))
    let active = Parameter<Binding<Bool>>("isActive")
    view("NavigationLink", later, label, doc: "Leads to a screen.") { later, label in NavigationLink(destination: later.call) { label.view } }
    view("NavigationLink", now, label, doc: "Leads to a screen (older spelling).") { now, label in NavigationLink(destination: now.view) { label.view } }
    view("NavigationLink", now, active, label, doc: "Leads to a screen (older spelling).") { now, active, label in
      NavigationLink(destination: now.view, isActive: active) { label.view }
    }
    view("NavigationLink", active, later, label, doc: "Leads to a screen (older spelling).") { active, later, label in
      NavigationLink(isActive: active, destination: later.call) { label.view }
    }
    view("NavigationLink", title, later, doc: "Leads to a screen.") { NavigationLink($0, destination: $1.call) }
    view("NavigationLink", title, now, doc: "Leads to a screen (older spelling).") { NavigationLink($0, destination: $1.view) }
    view("NavigationLink", Parameter<HashableArgument?>("value"), label, doc: "Leads to the screen of a value.") { value, label in
      NavigationLink(value: value?.value) { label.view }
    }
    view("NavigationLink", title, Parameter<HashableArgument?>("value"), doc: "Leads to the screen of a value.") { NavigationLink($0, value: $1?.value) }
    let destination = Parameter<LaterViewsOf<DestinationType>>("destination")
    modifier("navigationDestination", Parameter<DestinationType>("for"), destination, doc: "The screen for values of a type.") {
      base, kind, destination in base.navigationDestination(ofValue: { kind.value($0).map { destination(PresentedValue(value: $0)) } })
    }
    modifier("navigationDestination", Parameter<Binding<Bool>>("isPresented"), Parameter<LaterViews>("destination"), doc: "The screen that a binding shows.") {
      $0.navigationDestination(isPresented: $1, destination: $2.call)
    }
  }

  private func registerTabs() {
    let content = Parameter<ViewContent>("content")
    view("TabView", content, doc: "Screens and a bar to choose one.") { content in TabView { content.view } }
    view("TabView", Parameter<SelectionBinding>("selection"), content, doc: "Screens and a bar to choose one.") { selection, content in
      TabView(selection: selection.binding) { content.view }
    }
    view("Tab", Parameter<String>(nil), Parameter<String>("systemImage"), content, doc: "A screen with its part of the bar.") { title, image, content in
      Tab(title, systemImage: image) { content.view }
    }
    view("Tab", Parameter<String>(nil), Parameter<String>("systemImage"), Parameter<HashableArgument>("value"), content, doc: "A screen with its part of the bar.") {
      title, image, value, content in Tab(title, systemImage: image, value: value.value.selected) { content.view }
    }
    modifier("tabItem", Parameter<ViewContent>(nil), doc: "The view's part of the bar of tabs.") { base, label in base.tabItem { label.view } }
  }

  private func registerTitles() {
    let mode = Parameter<NavigationBarItem.TitleDisplayMode>("displayMode")
    cases(NavigationBarItem.TitleDisplayMode.self)
    add(LibraryType("NavigationBarItem"))
    modifier("navigationTitle", Parameter<String>(nil), doc: "The title of the bar.") { $0.navigationTitle($1) }
    modifier("navigationTitle", Parameter<Text>(nil), doc: "The title of the bar.") { $0.navigationTitle($1) }
    modifier("navigationTitle", Parameter<Binding<String>>(nil), doc: "The title of the bar, which can be changed.") { $0.navigationTitle($1) }
    modifier("navigationBarTitle", Parameter<String>(nil), doc: "The title of the bar (older spelling).") { $0.navigationBarTitle($1) }
    modifier("navigationBarTitle", Parameter<Text>(nil), doc: "The title of the bar (older spelling).") { $0.navigationBarTitle($1) }
    modifier("navigationBarTitle", Parameter<String>(nil), mode, doc: "The title of the bar (older spelling).") { $0.navigationBarTitle($1, displayMode: $2) }
    modifier("navigationBarTitle", Parameter<Text>(nil), mode, doc: "The title of the bar (older spelling).") { $0.navigationBarTitle($1, displayMode: $2) }
    modifier("navigationBarTitleDisplayMode", Parameter<NavigationBarItem.TitleDisplayMode>(nil), doc: "How the title is shown.") { $0.navigationBarTitleDisplayMode($1) }
    modifier("toolbarTitleDisplayMode", Parameter<NavigationBarItem.TitleDisplayMode>(nil), doc: "How the title is shown.") { $0.toolbarTitleDisplayMode($1) }
    modifier("navigationBarHidden", Parameter<Bool>(nil), doc: "Whether the bar is hidden (older spelling).") { $0.navigationBarHidden($1) }
    modifier("navigationBarBackButtonHidden", Parameter<Bool>(nil, default: true), doc: "Whether the way back is hidden.") { $0.navigationBarBackButtonHidden($1) }
    let (leading, trailing) = (Parameter<ViewArgument>("leading"), Parameter<ViewArgument>("trailing"))
    modifier("navigationBarItems", leading, trailing, doc: "Items of the bar (older spelling).") { $0.navigationBarItems(leading: $1.view, trailing: $2.view) }
    modifier("navigationBarItems", leading, doc: "Items of the bar (older spelling).") { $0.navigationBarItems(leading: $1.view) }
    modifier("navigationBarItems", trailing, doc: "Items of the bar (older spelling).") { $0.navigationBarItems(trailing: $1.view) }
    choices(SearchFieldPlacement.self)
    let (text, placement) = (Parameter<Binding<String>>("text"), Parameter<SearchFieldPlacement>("placement", default: .automatic))
    modifier("searchable", text, placement, Parameter<String>("prompt"), doc: "A search field in the bar.") { $0.searchable(text: $1, placement: $2, prompt: $3) }
    modifier("searchable", text, placement, Parameter<Text?>("prompt", default: nil), doc: "A search field in the bar.") { $0.searchable(text: $1, placement: $2, prompt: $3) }
  }

  private func registerToolbars() {
    addProtocol("ToolbarContent")
    for name in ["ToolbarItem", "ToolbarItemGroup"] { add(LibraryType(name, ["View", "ToolbarContent"])) }
    choices(ToolbarItemPlacement.self)
    choices(ToolbarPlacement.self)
    let (placement, content) = (Parameter<ToolbarItemPlacement>("placement", default: .automatic), Parameter<ViewContent>("content"))
    view("ToolbarItem", placement, content, doc: "One item of a toolbar.") { placement, content in ToolbarItem(placement: placement) { content.view } }
    view("ToolbarItem", Parameter<String>("id"), placement, Parameter<Bool>("showsByDefault", default: true), content, doc: "One item of a toolbar.") {
      id, placement, shown, content in
      ToolbarItem(id: id, placement: placement, showsByDefault: shown) { content.view }
    }
    view("ToolbarItemGroup", placement, content, doc: "Items of a toolbar.") { placement, content in ToolbarItemGroup(placement: placement) { content.view } }
    modifier("toolbar", Parameter<ViewContent>("content"), doc: "Items for the bars.") { base, content in base.toolbar { content.view } }
    modifier("toolbar", Parameter<Visibility>(nil), Parameter<ToolbarPlacement?>("for", default: nil), doc: "Whether bars are shown.") { base, visibility, bar in
      if let bar { base.toolbar(visibility, for: bar) } else { base.toolbar(visibility) }
    }
  }
}

/// A path of values to a screen.
struct PathBinding: InterpretableArgument {
  let binding: Binding<[Value]>
  static let parameter = TypeParameter("Data", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.array(.parameter(parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PathBinding {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else { throw call.mismatch(staticType) }
    return PathBinding(
      binding: binding.member(
        key: "path", get: { if case .array(let values) = $0 { values } else { [] } }, set: { $0 = .array($1) }))
  }
}
/// The values that a path begins with.
struct PathElements: InterpretableArgument {
  let values: [Value]
  static var typeParameters: [TypeParameter] { [PathBinding.parameter] }
  static var staticType: StaticType { .array(.parameter(PathBinding.parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PathElements {
    guard case .array(let values) = value else { throw call.mismatch(staticType) }
    return PathElements(values: values)
  }
}
