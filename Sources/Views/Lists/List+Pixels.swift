internal import Drawing
internal import Foundation
internal import LayoutCore

extension List: AdaptiveView {
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.controls.list
    let form: ListMeasures.Form =
      switch style {
      case is PlainListStyle: .plain
      case is GroupedListStyle: .grouped
      case is SidebarListStyle: .sidebar
      default: .insetGrouped
      }
    nodes.listOfPixels("List", form, view.content, view.selection)
  }
}

extension Form: AdaptiveView {
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.form { return nodes.form(style, view.content) }
    nodes.listOfPixels("Form", .insetGrouped, view.content)
  }
}

extension NodeList {
  /// A list as iOS draws it: the page behind all, which reaches below the bars, and the rows in a column that scrolls.
  fileprivate mutating func listOfPixels<Content: View>(
    _ kind: String, _ form: ListMeasures.Form, _ content: Content, _ selection: ListSelection? = nil
  ) {
    let controls = environment.controls
    var measures = ListMeasures(form: form, margin: device.margin, top: ListMeasures.topAlone, rowSpacing: 0)
    if bar?.isLarge == true || bar?.search != nil {
      measures.top = ListMeasures.topBelowTitle
    } else if controls.isInSheet {
      measures.top = ListMeasures.topInSheet
    }
    if let spacing = controls.rowSpacing, spacing.isFinite { measures.rowSpacing = max(spacing, 0) }
    if let spacing = controls.sectionSpacing, spacing.isFinite { measures.sectionSpacing = max(spacing, 0) }
    let height = environment.defaultMinListRowHeight
    if height.isFinite, height > 0 { measures.minHeight = height }
    let scroll = ListScroll(kind: kind, measures: measures, selection: selection, content: content)
    if controls.hidesScrollBackground { append(scroll) } else { append(scroll.background(measures.page)) }
  }
}

/// The part of a list that scrolls.
private struct ListScroll<Content: View> {
  let kind: String
  let measures: ListMeasures
  let selection: ListSelection?
  let content: Content
}
extension ListScroll: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = (nodes.environment.controls.rows, nodes.rowTraits, nodes.list, nodes.rowState)
    nodes.environment.controls.rows = ListRows(hasCards: view.measures.hasCards, hasSeparators: true, isForm: view.kind == "Form", nodes.device)
    nodes.rowTraits = []
    nodes.list = view.measures
    nodes.rowState = RowState(isEditing: nodes.environment.editMode?.wrappedValue.isEditing ?? false, selection: view.selection)
    if let bar = nodes.bar, !bar.columns.isEmpty { bar.selection = bar.selection ?? view.selection }
    let anchor = nodes.scrolledPart(along: .vertical).map { CGPoint(x: 0, y: $0) }
    nodes.container(view.kind, { $0.beginScroll(.vertical, anchor: anchor) }) { nodes in
      nodes.scrolls()
      let edges = SeparatorEdges()
      let drawing = ListDrawing(view.measures, nodes.environment, edges: edges, scale: nodes.device.scale)
      nodes.implicitly { nodes in
        nodes.custom("Rows", ListColumn(measures: view.measures, edges: edges), stackAxis: .vertical) { nodes in
          nodes.attach(.control(.rows(drawing)))
          nodes.listRows(section: -1) { Content.makeNodes(view.content, &$0) }
        }
      }
    }
    (nodes.environment.controls.rows, nodes.rowTraits, nodes.list, nodes.rowState) = outer
  }
}

extension NodeList {
  /// Each view that `make` adds is a row of a section.
  mutating func listRows(section: Int, _ make: (inout NodeList) -> Void) {
    guard let list else { return make(&self) }
    let outer = pending
    pending.append(implicitly(.attachment(.layoutValue(KeyName(ListPartKey.self), ListPart(kind: .row, section: section))), "Row"))
    pending.append(implicitly(.listRow(ListRowLayout(insets: nil, minHeight: list.minHeight, state: rowState)), "Row"))
    pending += rowTraits
    let isOuterImplicit = isImplicit
    isImplicit = false
    make(&self)
    isImplicit = isOuterImplicit
    pending = outer
  }
  /// A header or a footer of a section.
  mutating func listPart(_ kind: ListPart.Kind, section: Int, _ content: some View) {
    let outer = pending
    pending.append(implicitly(.attachment(.layoutValue(KeyName(ListPartKey.self), ListPart(kind: kind, section: section))), "Note"))
    append(content)
    pending = outer
  }
  private func implicitly(_ modifier: NodeModifier, _ kind: String) -> PendingModifier {
    PendingModifier(modifier: modifier, kind: kind, source: nil, scope: scope, isImplicit: true, surroundings: nil, direction: environment.layoutDirection, written: -1)
  }
}

extension Section {
  /// In a list a header, rows and a footer; the list lays them out.
  @MainActor static func makePixelRows(_ view: Self, _ list: ListMeasures, _ nodes: inout NodeList) {
    nodes.outsideOfRow { nodes in
      nodes.written("Section") { nodes in
        // Its first node is a number that no other section of the list has.
        let section = nodes.infos.count
        if Parent.self != EmptyView.self {
          nodes.path.append(.index(0))
          let header = SectionNote(
            content: view.header, list: list, isHeader: true, isExpanded: list.form == .sidebar ? view.isExpanded : nil)
          nodes.listPart(.header, section: section, header)
          nodes.path.removeLast()
        }
        nodes.path.append(.index(1))
        if list.form != .sidebar || view.isExpanded?.wrappedValue ?? true {
          nodes.listRows(section: section) { Content.makeNodes(view.content, &$0) }
        }
        nodes.path.removeLast()
        if Footer.self != EmptyView.self {
          nodes.path.append(.index(2))
          nodes.listPart(.footer, section: section, SectionNote(content: view.footer, list: list, isHeader: false))
          nodes.path.removeLast()
        }
      }
    }
  }
}

/// The text above or below a section's rows.
private struct SectionNote<Content: View> {
  let content: Content
  let list: ListMeasures
  let isHeader: Bool
  /// Whether the rows below are shown, where a person can hide them.
  var isExpanded: Binding<Bool>?
}
extension SectionNote: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment
    let isProminent = view.isHeader && outer.controls.hasProminentHeaders
    var font = Font.system(size: 13)
    if view.isHeader, view.list.form == .plain { font = .system(size: 15, weight: .semibold) }
    if view.isHeader, view.list.form == .sidebar { font = .system(size: 20, weight: .bold) }
    if isProminent { font = .system(size: 22, weight: .bold) }
    nodes.environment.font = font
    if isProminent || view.isHeader && view.list.form == .sidebar {
      nodes.environment.foregroundStyle = SystemColor.label
    } else {
      nodes.environment.foregroundStyle = SystemColor.secondaryLabel
      if view.isHeader, view.list.hasCards, !outer.controls.keepsCase { nodes.environment.textCase = .uppercase }
    }
    nodes.environment.controls.rows = nil
    let insets = EdgeInsets(
      top: view.isHeader ? ListMeasures.aboveHeader : ListMeasures.aboveFooter, leading: 0, bottom: view.isHeader ? ListMeasures.belowHeader : 0, trailing: 0)
    nodes.implicitly { nodes in
      nodes.modifier("padding", .padding(insets), NoteRow(content: view.content, isHeader: view.isHeader, isExpanded: view.isExpanded))
    }
    nodes.environment = outer
  }
}
private struct NoteRow<Content: View> {
  let content: Content
  let isHeader: Bool
  let isExpanded: Binding<Bool>?
}
extension NoteRow: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let isExpanded = view.isExpanded else { return makeNote(view, &nodes) }
    nodes.container("HStack", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      nodes.responds(Interaction(tap: { isExpanded.wrappedValue.toggle() }))
      makeNote(view, &nodes)
      let arrow = Image(systemName: "chevron.right").font(.system(size: PhoneMetrics.Group.chevron, weight: .semibold))
      nodes.append(
        Implicit { arrow.foregroundStyle(.tint).rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)) })
    }
  }
  @MainActor private static func makeNote(_ view: Self, _ nodes: inout NodeList) {
    nodes.container(view.isHeader ? "Header" : "Footer", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .leading, vertical: .verticalCenter) }) { nodes in
      let (site, scope) = (nodes.source, nodes.scope)
      nodes.append(Written(content: view.content))
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, scope) }
    }
  }
}
