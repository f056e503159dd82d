/// A control that opens a list of actions. Drawn still and closed: its label as a button's, with a sign for the list (`⌄`).
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isLabelImplicit: Bool
  /// What a tap does; nil where it opens the menu.
  let primaryAction: (() -> Void)?
  init(label: Label, content: Content, isLabelImplicit: Bool, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.isLabelImplicit = isLabelImplicit
    self.primaryAction = primaryAction
  }
  /// A menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content(), isLabelImplicit: false) }
  /// A menu with a label of views: a tap runs an action, and a finger that lies on it for long opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), isLabelImplicit: false, primaryAction: primaryAction)
  }
  /// A menu with a view as its label (older spelling).
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content(), isLabelImplicit: false) }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isLabelImplicit: true)
  }
}
extension Menu where Label == Views.Label<Text, Image> {
  /// A menu with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: Views.Label(title, systemImage: systemImage), content: content(), isLabelImplicit: true)
  }
}

extension Menu: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label and the sign.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.menu { return nodes.menu(style, view) }
    nodes.tinted { nodes in
      nodes.container("Menu", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        nodes.label(view.label, isImplicit: view.isLabelImplicit)
        nodes.append(Sign(text: "⌄", label: "menu"))
      }
    }
  }
  /// Closed, the label as that of a button; a tap opens it, and then its rows lie over the screen. Where a tap does
  /// something else a long press opens it.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let rows = nodes.environment.controls.menu { return nodes.submenu(rows, view) }
    if let style = nodes.environment.styles.menu { return nodes.menu(style, view) }
    nodes.opening("Menu", MenuLabel(menu: view), view.content)
  }
  @MainActor fileprivate static func makeLabel(_ view: Self, _ nodes: inout NodeList) {
    let (menu, place) = (nodes.graph.menu, nodes.path.elements)
    let open = { menu.open = place }
    let interaction = Interaction(tap: view.primaryAction ?? open, hold: view.primaryAction == nil ? nil : open)
    nodes.phoneControl("Menu", interaction, view.label, isImplicit: view.isLabelImplicit)
  }
}

/// The label of a menu.
private struct MenuLabel<Label: View, Content: View> {
  let menu: Menu<Label, Content>
}
extension MenuLabel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { Menu.makeLabel(view.menu, &nodes) }
}

/// The row of a menu inside of an open menu.
private struct SubmenuRow<Label: View, Content: View> {
  let menu: Menu<Label, Content>
  let rows: MenuRows
  var isOpen = false
}
extension SubmenuRow: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (state, place) = (nodes.graph.menu, nodes.path.elements)
    let (label, isImplicit) = (view.menu.label, view.menu.isLabelImplicit)
    if view.isOpen {
      nodes.menuRow(view.rows, label, isImplicit: isImplicit, sign: .open) { view.rows.back?() }
    } else {
      nodes.menuRow(view.rows, label, isImplicit: isImplicit, sign: .closed) { state.open = place }
    }
  }
}

/// The rows of a menu inside of an open menu, below its own row.
private struct SubmenuRows<Label: View, Content: View> {
  let menu: Menu<Label, Content>
}
extension SubmenuRows: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let rows = nodes.environment.controls.menu else { return }
    nodes.append(SubmenuRow(menu: view.menu, rows: rows, isOpen: true), at: 0)
    nodes.append(view.menu.content, at: 1)
  }
}

extension NodeList {
  /// A row of an open menu that opens a menu over it.
  fileprivate mutating func submenu<Label: View, Content: View>(_ rows: MenuRows, _ view: Menu<Label, Content>) {
    let (menu, row) = (graph.menu, SubmenuRow(menu: view, rows: rows))
    guard menu.open == path.elements else { return append(row) }
    let close = rows.close
    let end = {
      menu.open = nil
      close()
    }
    let card = MenuCard(content: SubmenuRows(menu: view)) { menu.open = nil }
    Presenting.makePixels(Presenting(content: row, name: "Menu", kind: .menu, dismiss: end) { card }, &self)
  }
  /// A label, and over the screen the rows of its menu while that is open.
  mutating func opening<Label: View, Rows: View>(_ name: String, _ label: Label, _ rows: Rows) {
    let menu = graph.menu
    guard menu.open == path.elements else { return append(label) }
    Presenting.makePixels(
      Presenting(content: label, name: name, kind: .menu, dismiss: { menu.open = nil }) { MenuCard(content: rows) }, &self)
  }
}

/// The button that starts renaming what is around it, as `renameAction(_:)` says.
public struct RenameButton: PrimitiveView {
  /// The button.
  public nonisolated init() {}
  public typealias Body = Never
  /// A button with a pencil and the title "Rename".
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let rename = nodes.environment.rename
    nodes.append(Button(action: { rename?() }) { Label("Rename", systemImage: "pencil") })
  }
}

/// The button that starts and ends the editing of a list.
public struct EditButton: PrimitiveView {
  /// The button.
  public nonisolated init() {}
  public typealias Body = Never
  /// A button with the title "Edit", or "Done" while the list is being edited; it changes the mode where the surroundings have a binding to it.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let mode = nodes.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    nodes.append(Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active })
  }
}
