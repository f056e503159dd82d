import Foundation
import Views

/// What a person made of the columns of a table: which of them are hidden. Their order cannot be changed here.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// The columns as the program has them.
  public init() {}
  /// Whether the column with an id is shown; automatic where nobody said so.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch visibilities[id] {
      case true: .visible
      case false: .hidden
      default: .automatic
      }
    }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = true
      case .hidden: visibilities[id] = false
      }
    }
  }
  /// Takes the columns in the order that the program has; here they always are.
  public mutating func resetOrder() {}
}

/// What a person may make of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: Int
  private init(bits: Int) { self.bits = bits }
  /// Nothing.
  public init() { bits = 0 }
  /// All of it.
  public static var all: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 7) }
  /// Moving the column.
  public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 1) }
  /// Making the column wider.
  public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 2) }
  /// Hiding the column.
  public static var visibility: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 4) }
  /// Whether all of another one is in it.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { bits & member.bits == member.bits }
  /// What is in one of two.
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(bits: bits | other.bits)
  }
  /// What is in both of two.
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(bits: bits & other.bits)
  }
  /// What is in only one of two.
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(bits: bits ^ other.bits)
  }
  /// Adds another one.
  @discardableResult public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes another one away.
  @discardableResult public mutating func remove(
    _ member: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds another one in the place of an equal one.
  @discardableResult public mutating func update(
    with newMember: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds what is in another one.
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits |= other.bits }
  /// Keeps what is in another one, too.
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { bits &= other.bits }
  /// Keeps what is in only one of both.
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { bits ^= other.bits }
}

extension TableColumnContent {
  private func changed(
    _ change: (inout TableColumnRecord<TableRowValue>) -> Void
  ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> {
    TupleTableColumnContent(
      records: records.map { record in
        var copy = record
        change(&copy)
        return copy
      })
  }
  /// What a table's customization calls the column.
  public func customizationID(_ id: String) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }
  /// Whether the column is shown while nobody said so.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.visibility = visibility } }
  /// What a person may not make of the column; it has no effect here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> { changed { _ in } }
}
