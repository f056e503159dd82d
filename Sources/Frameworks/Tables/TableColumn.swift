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
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }
  /// A column that sorts by a value.
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }
  /// A column that sorts by a value.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(value), content) }
  /// A column that sorts by a value that may be missing.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }
  /// A column that sorts by a value, compared in a way of its own.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content) }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts that sorts by them, as people sort names.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey, value: value, comparator: StandardTextComparator())
  }
  /// A column of texts that sorts by them, as people sort names.
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), KeyPathComparator(value, comparator: StandardTextComparator())) {
      Text(verbatim: $0[keyPath: value])
    }
  }
  /// A column of texts that sorts by them in a way of its own.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
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
extension TableColumn where Label == Text {
  /// A column that sorts by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }
  /// A column that sorts by a comparator.
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content) }
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
