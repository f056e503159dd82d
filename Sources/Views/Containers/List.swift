internal import Drawing
internal import Foundation
internal import LayoutCore

/// Rows in a column that scrolls, with lines between them. It takes all that it is offered.
///
/// On the device `terminal` rows are a line apart and the separator lies in between; elsewhere a row is at least 44 points high, with 16 points before and behind
/// it, as on iOS (its insets are 20 and 11; our choice keeps to the grid). Grouped lists and forms put each section into a frame.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  var selection: ListSelection?
  init(content: Content) { self.content = content }
  /// A list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }
  /// A list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }
}

extension List where SelectionValue == Never {
  /// A list of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A row for each element, identified by itself.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  /// A row for each element, identified by the value under a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
  /// A row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// A row for each element, identified by itself; one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(selection)
  }
  /// A row for each element, identified by itself; several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(selection)
  }
  /// A row for each element, identified by the value under a key path; one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = ListSelection(selection)
  }
  /// A row for each element, identified by the value under a key path; several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = ListSelection(selection)
  }
}

extension List: PrimitiveView {
  public typealias Body = Never
  /// A scrolling container of a column of rows.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  @MainActor static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.controls.list
    let hasCards = style is GroupedListStyle || style is InsetGroupedListStyle
    nodes.list("List", ListRows(hasCards: hasCards, hasSeparators: !(style is SidebarListStyle), isForm: false, nodes.device), view.content)
  }
}

/// Controls in a column that scrolls, in sections: a list whose controls show their labels at the leading edge.
public struct Form<Content: View> {
  let content: Content
  /// A form of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  public typealias Body = Never
  /// A scrolling container of a column of rows, each section in a frame.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  @MainActor static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.form { return nodes.form(style, view.content) }
    nodes.list("Form", ListRows(hasCards: true, hasSeparators: true, isForm: true, nodes.device), view.content)
  }
}

extension ListRows {
  init(hasCards: Bool, hasSeparators: Bool, isForm: Bool, _ device: Device) {
    let isGrid = device.buttonColumns > 0
    let inset = isGrid ? device.cell.width * 2 : device.defaultPadding
    self.init(
      insets: EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset), spacing: isGrid ? device.cell.height : 0, minHeight: isGrid ? 0 : 44,
      sectionSpacing: isGrid ? device.cell.height : device.defaultPadding, hasCards: hasCards, hasSeparators: hasSeparators, isForm: isForm)
  }
}

extension ListRows {
  /// As views around the list say.
  func adapted(to environment: EnvironmentValues) -> ListRows {
    var copy = self
    if let spacing = environment.controls.rowSpacing, spacing.isFinite { copy.spacing = max(spacing, 0) }
    let height = environment.defaultMinListRowHeight
    if height.isFinite { copy.minHeight = max(minHeight, height) }
    return copy
  }
}

extension NodeList {
  mutating func list<Content: View>(_ kind: String, _ look: ListRows, _ content: Content) {
    let outer = (environment.controls.rows, rowTraits)
    let rows = look.adapted(to: environment)
    environment.controls.rows = rows
    rowTraits = []
    container(kind, { $0.beginScroll(.vertical) }) { nodes in
      nodes.implicitly { nodes in
        nodes.container("Rows", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .leading, vertical: .top) }) { nodes in
          nodes.rows(content, spacing: rows.sectionSpacing == 0 ? rows.spacing : rows.spacing)
        }
      }
    }
    (environment.controls.rows, rowTraits) = outer
  }
  /// A column of rows with lines between them.
  mutating func rows<Content: View>(_ content: Content, spacing: CGFloat) {
    guard let rows = environment.controls.rows else { return }
    let line = Color.separator.paint(in: environment)
    implicitly { nodes in
      nodes.container("VStack", { $0.beginVStack(alignment: .leading, spacing: spacing) }) { nodes in
        if rows.hasSeparators { nodes.attach(.control(.separators(line))) }
        nodes.rowModifiers(rows) { Content.makeNodes(content, &$0) }
      }
    }
  }
  /// Each view that `make` adds is a row of a list.
  private mutating func rowModifiers(_ rows: ListRows, _ make: (inout NodeList) -> Void) {
    pending.append(implicit(.row(rows.insets), "Row"))
    pending.append(implicit(.flexibleFrame(FlexibleLimits(maxWidth: .infinity, minHeight: rows.minHeight > 0 ? rows.minHeight : nil), .leading), "frame"))
    pending += rowTraits
    make(&self)
    pending.removeLast(2 + rowTraits.count)
  }
  /// What lies behind a row: it reaches to the middle of the gaps around it, where the lines lie, so that those of neighbours meet.
  mutating func rowBackground(_ view: some View) {
    let gap = environment.controls.rows.map { $0.spacing / 2 } ?? 0
    if gap == 0 { return append(view) }
    pending.append(implicit(.padding(EdgeInsets(top: -gap, leading: 0, bottom: -gap, trailing: 0)), "padding"))
    append(view)
    pending.removeLast()
  }
  private func implicit(_ modifier: NodeModifier, _ kind: String) -> PendingModifier {
    PendingModifier(modifier: modifier, kind: kind, source: nil, scope: scope, isImplicit: true, surroundings: nil, direction: environment.layoutDirection, written: -1)
  }
  /// Runs `make` outside of the row that waits, as a section does, which is none.
  mutating func outsideOfRow(_ make: (inout NodeList) -> Void) {
    let outer = (pending, rowTraits)
    rowTraits = pending.rowTraits
    pending.removeAll {
      if $0.isImplicit, case .row = $0.modifier { return true }
      if $0.isImplicit, case .listRow = $0.modifier { return true }
      if $0.isImplicit, $0.kind == "Row", case .attachment = $0.modifier { return true }
      if $0.isImplicit, $0.kind == "frame", case .flexibleFrame = $0.modifier { return true }
      return false
    }
    make(&self)
    (pending, rowTraits) = outer
  }
}
