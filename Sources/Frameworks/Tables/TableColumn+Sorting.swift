import Foundation
import Views

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
  /// A column that sorts by a value that may be missing.
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }
  /// A column that sorts by a value that may be missing.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(value), content) }
  /// A column that sorts by a value, compared in a way of its own.
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(Text(title), KeyPathComparator(value, comparator: comparator), content) }
  /// A column that sorts by a value, compared in a way of its own.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(text, KeyPathComparator(value, comparator: comparator), content) }
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
  /// A column of texts that sorts by them, as people sort names.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, KeyPathComparator(value, comparator: StandardTextComparator())) {
      Text(verbatim: $0[keyPath: value])
    }
  }
  /// A column of texts that sorts by them in a way of its own.
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// A column of texts that sorts by them in a way of its own.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(text, KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// A column of texts that sorts by them in a way of its own.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
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
  /// A column that sorts by a comparator.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, comparator, content) }
}
