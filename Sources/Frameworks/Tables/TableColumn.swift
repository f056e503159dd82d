import Foundation
import Views

/// A column of a table as it is shown.
public struct TableColumnRecord<Value: Identifiable> {
  let label: AnyView
  let content: (Value) -> AnyView
  /// What the column sorts by; nil if it does not sort.
  let comparator: Any?
  var width = TableColumnWidth()
  var alignment: TableColumnAlignment = .automatic
  /// What a table's customization calls it; nil for one that a person cannot hide.
  var customizationID: String?
  /// Whether it is shown while nobody said so.
  var visibility: Visibility = .automatic
  /// Whether it is shown.
  func isShown(_ customization: TableColumnCustomization<Value>?) -> Bool {
    let chosen = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? visibility : chosen) != .hidden
  }
}
/// How wide a column may be, in points; nil where nothing is said.
public struct TableColumnWidth: Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}
/// Where the cells of a column, and its label, stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, leading, center, trailing }
  private let kind: Kind
  /// At the leading edge.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(kind: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Numbers stand at the trailing edge.
  public static let numeric = TableColumnAlignment(kind: .trailing)
  /// Numbers of a system of digits stand at the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }
  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Columns of a table.
@MainActor public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = Never
  /// What the columns sort by.
  associatedtype TableColumnSortComparator: SortComparator = Never
  /// The columns, in order.
  var records: [TableColumnRecord<TableRowValue>] { get }
}
/// One column: a label, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
  /// The value of a row.
  public typealias TableRowValue = RowValue
  /// What the column sorts by.
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var width = TableColumnWidth()
  var alignment: TableColumnAlignment = .automatic
  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
  /// The column.
  public var records: [TableColumnRecord<RowValue>] {
    let content = content
    return [
      TableColumnRecord(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, width: width,
        alignment: alignment)
    ]
  }
  /// The column in a fixed width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }
  /// The column between two widths, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }
  /// The column with its cells elsewhere.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.alignment = alignment
    return copy
  }
}
extension TableColumn where Sort == Never, Label == Text {
  /// A column that does not sort.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  /// A column that does not sort.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
  /// A column that does not sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }
}
extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts that does not sort.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }
  /// A column of texts that does not sort.
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
  /// A column of texts that does not sort.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
  }
}
/// Texts in the order in which people expect names: without regard to case, numbers by their value.
struct StandardTextComparator: SortComparator {
  var order: SortOrder = .forward
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let found = lhs.localizedStandardCompare(rhs)
    guard order == .reverse else { return found }
    return found == .orderedAscending ? .orderedDescending : found == .orderedDescending ? .orderedAscending : found
  }
}
/// Columns, one beside the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// The value of a row.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// The columns.
  public let records: [TableColumnRecord<RowValue>]
}
/// Puts columns together.
@MainActor @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that sorts as the table does.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
  /// A column that does not sort.
  @_disfavoredOverload public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { column }
  /// The first column.
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { TupleTableColumnContent(records: first.records) }
  /// One more column.
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    TupleTableColumnContent(records: accumulated.records + next.records)
  }
  /// Columns, or none.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { TupleTableColumnContent(records: content?.records ?? []) }
  /// Some of two kinds of columns.
  public static func buildEither<C: TableColumnContent>(first: C) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { TupleTableColumnContent(records: first.records) }
  /// The others of two kinds of columns.
  public static func buildEither<C: TableColumnContent>(second: C) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { TupleTableColumnContent(records: second.records) }
  /// Columns of newer systems.
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ content: C
  ) -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    TupleTableColumnContent(records: content.records)
  }
}
