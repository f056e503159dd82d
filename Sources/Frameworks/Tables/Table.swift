import Foundation
import Views

/// Rows and columns. Where there is little room, on a phone, only the first column is shown, without labels, as Apple
/// documents it. A tap on a column's label sorts, a second one the other way round.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  let selection: TableSelection<Value.ID>
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  @State private var opened: Set<Value.ID> = []
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.tableColumnHeaders) private var headers

  init(
    _ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID> = .none, _ sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.customization = customization
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }
  /// The labels, and a list of the rows.
  public var body: some View {
    let all = columns.records.filter { $0.isShown(customization?.wrappedValue) }
    let isCompact = horizontalSizeClass == .compact
    let shown = isCompact ? Array(all.prefix(1)) : all
    VStack(spacing: 0) {
      if !isCompact, headers != .hidden {
        HStack(spacing: 0) {
          ForEach(shown.indices, id: \.self) { index in TableHeading(column: shown[index], sorting: sorting) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        Divider()
      }
      switch selection {
      case .none: List { content(shown) }.listStyle(.plain)
      case .one(let selected): List(selection: selected) { content(shown) }.listStyle(.plain)
      case .several(let selected): List(selection: selected) { content(shown) }.listStyle(.plain)
      }
    }
  }
  private func content(_ columns: [TableColumnRecord<Value>]) -> some View {
    ForEach(flat(rows.records, level: 0), id: \.record.value.id) { row in
      row.record.around(
        AnyView(
          HStack(spacing: 0) {
            if row.record.children != nil { chevron(row.record) }
            ForEach(columns.indices, id: \.self) { index in
              columns[index].content(row.record.value).modifier(TableCell(columns[index]))
            }
          }
          .padding(.leading, CGFloat(row.level) * 16)))
    }
  }
  private func flat(_ records: [TableRowRecord<Value>], level: Int) -> [TableLine<Value>] {
    records.flatMap { record -> [TableLine<Value>] in
      let own = TableLine(record: record, level: level)
      guard let children = record.children, isOpen(record) else { return [own] }
      return [own] + flat(children, level: level + 1)
    }
  }
  private func isOpen(_ record: TableRowRecord<Value>) -> Bool {
    record.isExpanded?.wrappedValue ?? opened.contains(record.value.id)
  }
  private func chevron(_ record: TableRowRecord<Value>) -> some View {
    Button {
      let id = record.value.id
      if let isExpanded = record.isExpanded {
        isExpanded.wrappedValue.toggle()
      } else if opened.contains(id) {
        opened.remove(id)
      } else {
        opened.insert(id)
      }
    } label: {
      Image(systemName: isOpen(record) ? "chevron.down" : "chevron.right")
    }
    .buttonStyle(.borderless)
    .frame(width: 20)
  }
}

/// A row, and how deep it lies below those that open it.
struct TableLine<Value: Identifiable> {
  let record: TableRowRecord<Value>
  let level: Int
}
/// Which rows are chosen.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}
/// How columns sort the rows.
struct TableSorting {
  /// Sorts by a column's comparator, or the other way round.
  let sort: (Any) -> Void
  /// How a column's comparator sorts at present, if it comes first.
  let order: (Any) -> SortOrder?

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ first: Sort, _ second: Sort) -> Bool {
      if let own = first as? any SortingByKeyPath, let other = second as? any SortingByKeyPath {
        return own.sortedPath == other.sortedPath
      }
      var other = second
      other.order = first.order
      return first == other
    }
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var all = sortOrder.wrappedValue
      if var first = all.first, isSame(first, comparator) {
        first.order = first.order == .forward ? .reverse : .forward
        all[0] = first
      } else {
        all.removeAll { isSame($0, comparator) }
        all.insert(comparator, at: 0)
      }
      sortOrder.wrappedValue = all
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first else { return nil }
      return isSame(first, comparator) ? first.order : nil
    }
  }
}
/// A column sorts by what its key path leads to, however that is compared.
private protocol SortingByKeyPath {
  var sortedPath: AnyKeyPath { get }
}
extension KeyPathComparator: SortingByKeyPath {
  fileprivate var sortedPath: AnyKeyPath { keyPath }
}
/// The label of a column.
struct TableHeading<Value: Identifiable>: View {
  let column: TableColumnRecord<Value>
  let sorting: TableSorting?
  var body: some View {
    Group {
      if let sorting, let comparator = column.comparator {
        Button {
          sorting.sort(comparator)
        } label: {
          HStack(spacing: 4) {
            column.label
            if let order = sorting.order(comparator) {
              Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
            }
          }
        }
        .buttonStyle(.plain)
      } else {
        column.label
      }
    }
    .font(.subheadline.bold())
    .lineLimit(1)
    .modifier(TableCell(column))
  }
}
/// The place of a cell.
struct TableCell: ViewModifier {
  let width: TableColumnWidth
  let alignment: Alignment
  init<Value: Identifiable>(_ column: TableColumnRecord<Value>) {
    width = column.width
    alignment = column.alignment.alignment
  }
  func body(content: Content) -> some View {
    content.frame(minWidth: width.min ?? 0, idealWidth: width.ideal, maxWidth: width.max ?? .infinity, alignment: alignment)
      .padding(.trailing, 8)
  }
}

struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
/// How a table looks.
@MainActor public protocol TableStyle {}
/// A table as the platform has it.
public struct AutomaticTableStyle: TableStyle {
  /// The style.
  public init() {}
}
/// A table whose rows stand inside.
public struct InsetTableStyle: TableStyle {
  /// The style.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform has it.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
/// A table inside a frame, as macOS has it: here it looks as the others do.
public struct BorderedTableStyle: TableStyle {
  /// The style.
  public init() {}
  /// The style with rows of two colours, or without.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == BorderedTableStyle {
  /// Inside a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Inside a frame, with rows of two colours, or without.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// With rows of two colours, or without.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
  /// Rows stand inside.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension View {
  /// How tables look. All of them look alike here.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Whether the labels of columns are shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableColumnHeaders, visibility) }
}
