import Foundation
import Views

/// A row of a table as it is shown.
public struct TableRowRecord<Value: Identifiable> {
  let value: Value
  /// The rows that it opens; nil if it opens none.
  var children: [TableRowRecord<Value>]?
  /// Whether they are shown, where the program keeps that.
  var isExpanded: Binding<Bool>?
  /// What its modifiers put around it.
  var around: (AnyView) -> AnyView = { $0 }
}

/// Rows of a table.
@MainActor public protocol TableRowContent<TableRowValue> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable
  /// The rows, in order.
  var records: [TableRowRecord<TableRowValue>] { get }
}
/// One row.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The value of the row.
  public typealias TableRowValue = Value
  /// The row.
  public let records: [TableRowRecord<Value>]
  /// The row of a value.
  public init(_ value: Value) { records = [TableRowRecord(value: value)] }
}
/// A row that opens others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The value of a row.
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  /// The row, and below it those that it opens.
  public var records: [TableRowRecord<TableRowValue>] {
    label.records.map { record in
      var record = record
      record.children = content.records
      record.isExpanded = isExpanded
      return record
    }
  }
}
extension DisclosureTableRow {
  /// The row of a value that opens others.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content()
  }
}
/// Rows of the elements of data.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The value of a row.
  public typealias TableRowValue = Data.Element
  let data: Data
  var children: KeyPath<Data.Element, Data?>?
  /// A row for each element.
  public var records: [TableRowRecord<Data.Element>] { data.map(record) }
  private func record(_ value: Data.Element) -> TableRowRecord<Data.Element> {
    var record = TableRowRecord(value: value)
    if let children { record.children = value[keyPath: children].map { $0.map(self.record) } }
    return record
  }
}
/// Rows, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The value of a row.
  public typealias TableRowValue = Value
  /// The rows.
  public let records: [TableRowRecord<Value>]
}
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The value of a row.
  public typealias TableRowValue = Content.TableRowValue
  /// Those of each element.
  public var records: [TableRowRecord<Content.TableRowValue>] { elementContents.flatMap { $0.records } }
}
extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows for each element.
  public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V {
    self = FrameworkSupport.forEach(data, id: \.id, content: content)
  }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// A row for each element.
  @MainActor public init(_ data: Data) {
    self = FrameworkSupport.forEach(data, id: \.id) { value in TableRow(value) }
  }
}
extension ForEach where Content: TableRowContent {
  /// Rows for each element, identified by the value under a key path.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V { self = FrameworkSupport.forEach(data, id: id, content: content) }
}

/// Puts rows together.
@MainActor @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// No row.
  public static func buildBlock() -> TupleTableRowContent<Value> { TupleTableRowContent(records: []) }
  /// Some rows.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
  /// The first rows.
  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }
  /// Some more rows.
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A, next: B
  ) -> TupleTableRowContent<Value> where A.TableRowValue == Value, B.TableRowValue == Value {
    TupleTableRowContent(records: accumulated.records + next.records)
  }
  /// Rows, or none.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(records: content?.records ?? []) }
  /// Some of two kinds of rows.
  public static func buildEither<C: TableRowContent>(first: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(records: first.records) }
  /// The others of two kinds of rows.
  public static func buildEither<C: TableRowContent>(second: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(records: second.records) }
  /// Rows of newer systems.
  public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(records: content.records) }
}

extension TableRowContent {
  /// A menu for the rows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TupleTableRowContent<TableRowValue> {
    let items = menuItems()
    return around { AnyView($0.contextMenu { items }) }
  }
  /// A menu for the rows, and what is seen above it; that is not shown here.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> TupleTableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }
  /// What is carried when a row is dragged; nothing is dragged here.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(records: records)
  }
  /// What is carried when a row is dragged; nothing is dragged here.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(records: records)
  }
  /// What happens when values are dropped on a row; nothing is dropped here.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> TupleTableRowContent<TableRowValue> { TupleTableRowContent(records: records) }
  private func around(_ more: @escaping (AnyView) -> AnyView) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(
      records: records.map { record in
        var changed = record
        let inner = record.around
        changed.around = { more(inner($0)) }
        return changed
      })
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The value of a row.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows.
  public var records: [TableRowRecord<Content.TableRowValue>] { FrameworkSupport.content(of: self).records }
}
extension Group where Content: TableRowContent {
  /// Rows together.
  public init<R: Identifiable>(@TableRowBuilder<R> content: () -> Content) where Content.TableRowValue == R {
    self = FrameworkSupport.group(content())
  }
}
