internal import Foundation
internal import Views

extension IndexSet: NamedValue {}
/// A `ForEach` of any kind, whose rows a list can let be removed and moved.
protocol RowsView: View {
  @MainActor func deletable(_ action: ((IndexSet) -> Void)?) -> any View
  @MainActor func movable(_ action: ((IndexSet, Int) -> Void)?) -> any View
}
extension ForEach: RowsView where Content: View {
  func deletable(_ action: ((IndexSet) -> Void)?) -> any View { onDelete(perform: action) }
  func movable(_ action: ((IndexSet, Int) -> Void)?) -> any View { onMove(perform: action) }
}
extension VerticalEdge.Set: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("VerticalEdge.Set", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}
extension ControlSize: NamedChoices {}
extension ButtonBorderShape: NamedChoices {}
extension Prominence: NamedChoices {}

extension Catalogue {
  /// Lists, forms, sections, and what rows say of themselves.
  func registerLists() {
    let content = Parameter<ViewContent>("content")
    let selection = Parameter<ListSelectionArgument<ChoiceBinding>>("selection")
    view("List", content, doc: "Rows in a column that scrolls.") { content in List { content.view } }
    view("List", selection, content, doc: "Rows of which one can be selected.") { selection, content in
      selection.binding.list(content.view)
    }
    view("List", Parameter<ListSelectionArgument<SelectionsBinding>>("selection"), content, doc: "Rows of which several can be selected.") { selection, content in
      selection.binding.list(content.view)
    }
    view("Form", content, doc: "Controls in a column that scrolls, in sections.") { content in Form { content.view } }
    let (header, footer) = (Parameter<ViewContent>("header"), Parameter<ViewContent>("footer"))
    view("Section", content, doc: "Views that belong together.") { content in Section { content.view } }
    view("Section", Parameter<String>(nil), content, doc: "Views that belong together, with a title.") { title, content in Section(title) { content.view } }
    view("Section", Parameter<String>(nil), Parameter<Binding<Bool>>("isExpanded"), content, doc: "Views that belong together, with a title.") { title, open, content in
      Section(title, isExpanded: open) { content.view }
    }
    view("Section", content, header, doc: "Views with a header.") { content, header in
      Section {
        content.view
      } header: {
        header.view
      }
    }
    view("Section", content, footer, doc: "Views with a footer.") { content, footer in
      Section {
        content.view
      } footer: {
        footer.view
      }
    }
    view("Section", content, header, footer, doc: "Views with a header and a footer.") { content, header, footer in
      Section {
        content.view
      } header: {
        header.view
      } footer: {
        footer.view
      }
    }
    view("Section", Parameter<ViewArgument>("header"), content, doc: "Views with a header (older spelling).") { header, content in
      Section(header: header.view) { content.view }
    }
    view("Section", Parameter<ViewArgument>("footer"), content, doc: "Views with a footer (older spelling).") { footer, content in
      Section(footer: footer.view) { content.view }
    }
    view("Section", Parameter<ViewArgument>("header"), Parameter<ViewArgument>("footer"), content, doc: "Views with a header and a footer (older spelling).") {
      header, footer, content in Section(header: header.view, footer: footer.view) { content.view }
    }
    add(IndexSet.libraryType)
    property(of: IndexSet.self, "first", doc: "The least index.") { $0.first }
    property(of: IndexSet.self, "last", doc: "The greatest index.") { $0.last }
    property(of: IndexSet.self, "count", doc: "How many indices.") { $0.count }
    property(of: IndexSet.self, "isEmpty", doc: "True without indices.") { $0.isEmpty }
    value(IndexSet.self, Parameter<Int>("integer"), doc: "One index.") { IndexSet(integer: $0) }
    rowAction("onDelete", [IndexSet.staticType], doc: "What removing rows does.") { rows, act in
      rows.deletable(act.map { act in { act([$0.value]) } })
    }
    rowAction("onMove", [IndexSet.staticType, .int], doc: "What moving rows does.") { rows, act in
      rows.movable(act.map { act in { act([$0.value, .int($1)]) } })
    }
    constants(VerticalEdge.Set.self, ["top": .top, "bottom": .bottom, "all": .all])
    let edges = Parameter<VerticalEdge.Set>("edges", default: .all)
    modifier("listRowInsets", Parameter<EdgeInsets?>(nil), doc: "The distances of a row from the list's edges.") { $0.listRowInsets($1) }
    modifier("listRowSeparator", Parameter<Visibility>(nil), edges, doc: "Whether a line follows the row.") { $0.listRowSeparator($1, edges: $2) }
    modifier("listRowSeparatorTint", Parameter<Color?>(nil), edges, doc: "The colour of the lines between rows.") { $0.listRowSeparatorTint($1, edges: $2) }
    modifier("listSectionSeparator", Parameter<Visibility>(nil), edges, doc: "Whether lines lie between sections.") { $0.listSectionSeparator($1, edges: $2) }
    modifier("listRowBackground", Parameter<ViewArgument?>(nil), doc: "What lies behind a row.") { $0.listRowBackground($1?.view) }
    modifier("scrollContentBackground", Parameter<Visibility>(nil), doc: "Whether a list has its own background.") { $0.scrollContentBackground($1) }
    modifier("headerProminence", Parameter<Prominence>(nil), doc: "How much headers stand out.") { $0.headerProminence($1) }
    choices(Prominence.self)
  }
  /// What happens to rows of a `ForEach`, which stays one.
  private func rowAction(
    _ name: String, _ inputs: [StaticType], doc: String,
    _ change: @escaping @MainActor (any RowsView, (([Value]) -> Void)?) -> any View
  ) {
    let action = ParameterSignature(label: "perform", name: "action", type: .optional(.function(inputs, .void)))
    add(
      CatalogueEntry(.method, "ForEach", name, [action], result: .library(LibraryType("ForEach", ["View"]), []), doc: doc) { call throws(Interruption) -> Value in
        guard case .view(let view, let site) = call.base, let rows = view as? any RowsView else { return call.base }
        guard case .closure(let closure) = call.argument(0) else { return .view(change(rows, nil), site) }
        let (evaluation, span) = (call.evaluation, call.span)
        return .view(change(rows) { evaluation.act(closure, $0, at: span) }, site)
      })
  }

  /// What controls and bars are told.
  func registerControlModifiers() {
    modifier("tag", Parameter<HashableArgument>(nil), doc: "What a selection calls the view.") { $0.tag($1.value.selected) }
    modifier("badge", Parameter<Int>(nil), doc: "A number beside the view.") { $0.badge($1) }
    modifier("badge", Parameter<String?>(nil), doc: "A text beside the view.") { $0.badge($1) }
    modifier("tint", Parameter<Color?>(nil), doc: "The colour of controls inside.") { $0.tint($1) }
    modifier("accentColor", Parameter<Color?>(nil), doc: "The colour of controls inside (older spelling).") { $0.accentColor($1) }
    modifier("labelsHidden", doc: "Hides the labels of controls inside.") { $0.labelsHidden() }
    registerStyleModifiers()
    choices(ControlSize.self)
    choices(ButtonBorderShape.self)
    modifier("controlSize", Parameter<ControlSize>(nil), doc: "How large controls are.") { $0.controlSize($1) }
    modifier("buttonBorderShape", Parameter<ButtonBorderShape>(nil), doc: "The outline of buttons.") { $0.buttonBorderShape($1) }
  }
  /// The built-in styles of controls and lists.
  private func registerStyleModifiers() {
    modifier("pickerStyle", Parameter<PickerStyleProtocol.Argument>(nil), doc: "How pickers show their choices.") { base, style in
      func opened(_ style: some PickerStyle) -> any View { base.pickerStyle(style) }
      return opened(style.value)
    }
    modifier("textFieldStyle", Parameter<TextFieldStyleKind.Argument>(nil), doc: "How text fields look.") { base, style in
      func opened(_ style: some TextFieldStyle) -> any View { base.textFieldStyle(style) }
      return opened(style.style)
    }
    modifier("listStyle", Parameter<ListStyleProtocol.Argument>(nil), doc: "How lists look.") { base, style in
      func opened(_ style: some ListStyle) -> any View { base.listStyle(style) }
      return opened(style.value)
    }
    modifier("tabViewStyle", Parameter<TabViewStyleProtocol.Argument>(nil), doc: "How views of tabs look.") { base, style in
      func opened(_ style: some TabViewStyle) -> any View { base.tabViewStyle(style) }
      return opened(style.value)
    }
    modifier("formStyle", Parameter<FormStyleProtocol.Argument>(nil), doc: "How forms look.") { base, style in
      func opened(_ style: some FormStyle) -> any View { base.formStyle(style) }
      return opened(style.value)
    }
    modifier("datePickerStyle", Parameter<DatePickerStyleProtocol.Argument>(nil), doc: "How date pickers look.") { base, style in
      func opened(_ style: some DatePickerStyle) -> any View { base.datePickerStyle(style) }
      return opened(style.value)
    }
    modifier("navigationViewStyle", Parameter<NavigationViewStyleProtocol.Argument>(nil), doc: "How navigation views show their columns.") { base, style in
      func opened(_ style: some NavigationViewStyle) -> any View { base.navigationViewStyle(style) }
      return opened(style.value)
    }
    modifier("navigationSplitViewStyle", Parameter<NavigationSplitViewStyleProtocol.Argument>(nil), doc: "How split views share their width.") { base, style in
      func opened(_ style: some NavigationSplitViewStyle) -> any View { base.navigationSplitViewStyle(style) }
      return opened(style.value)
    }
    modifier("menuStyle", Parameter<MenuStyleProtocol.Argument>(nil), doc: "How menus look.") { base, style in
      func opened(_ style: some MenuStyle) -> any View { base.menuStyle(style) }
      return opened(style.value)
    }
    modifier("gaugeStyle", Parameter<GaugeStyleProtocol.Argument>(nil), doc: "How gauges look.") { base, style in
      func opened(_ style: some GaugeStyle) -> any View { base.gaugeStyle(style) }
      return opened(style.value)
    }
    modifier("indexViewStyle", Parameter<IndexViewStyleProtocol.Argument>(nil), doc: "How the dots of pages look.") { base, style in
      func opened(_ style: some IndexViewStyle) -> any View { base.indexViewStyle(style) }
      return opened(style.value)
    }
    modifier("controlGroupStyle", Parameter<ControlGroupStyleProtocol.Argument>(nil), doc: "How groups of controls look.") { base, style in
      func opened(_ style: some ControlGroupStyle) -> any View { base.controlGroupStyle(style) }
      return opened(style.value)
    }
  }
}
