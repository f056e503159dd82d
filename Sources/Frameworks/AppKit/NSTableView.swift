import Foundation
import SwiftUI

/// Rows with columns: they are kept, and a frame with the name is shown.
open class NSTableView: NSControl {
  /// Who knows the rows.
  open weak var dataSource: (any NSTableViewDataSource)?
  /// Who makes the views.
  open weak var delegate: (any NSTableViewDelegate)?
  /// The columns.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The height of a row in points.
  open var rowHeight: CGFloat = 24
  /// The distance between cells in points.
  open var intercellSpacing = CGSize(width: 17, height: 0)
  /// The view at the top.
  open var headerView: NSTableHeaderView? = NSTableHeaderView()
  /// What is behind it.
  open var backgroundColor = NSColor.controlBackgroundColor
  /// Whether rows differ in turns.
  open var usesAlternatingRowBackgroundColors = false
  /// The look.
  open var style = Style.automatic
  /// The lines.
  open var gridStyleMask: GridLineStyle = []
  /// The colour of the lines.
  open var gridColor = NSColor.gridColor
  /// How chosen rows look.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// The size of rows.
  open var rowSizeStyle = RowSizeStyle.default
  /// Whether no row may be chosen.
  open var allowsEmptySelection = true
  /// Whether several rows may be chosen.
  open var allowsMultipleSelection = false
  /// Whether columns can change places.
  open var allowsColumnReordering = true
  /// Whether columns can be made wider.
  open var allowsColumnResizing = true
  /// Whether columns are chosen.
  open var allowsColumnSelection = false
  /// Whether rows are as high as their views.
  open var usesAutomaticRowHeights = false
  /// How columns share the width.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// How rows are sorted.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// What a double click does.
  open var doubleAction: Selector?
  /// The rows that are chosen.
  open private(set) var selectedRowIndexes = IndexSet()
  /// The row that was clicked; -1 for none.
  open var clickedRow: Int { -1 }
  /// The column that was clicked; -1 for none.
  open var clickedColumn: Int { -1 }
  /// How many rows there are.
  open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  /// How many columns there are.
  open var numberOfColumns: Int { tableColumns.count }
  /// The row that is chosen; -1 for none.
  open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  /// How many rows are chosen.
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Takes a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  /// Takes a column away.
  open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
  /// The column of a name.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  /// Asks for the rows anew.
  open func reloadData() {}
  /// Asks for some rows anew.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  /// Begins changes.
  open func beginUpdates() {}
  /// Ends changes.
  open func endUpdates() {}
  /// Shows rows that came.
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  /// Shows rows no longer.
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  /// Shows that heights of rows changed.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  /// Chooses rows.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
  }
  /// Chooses no row.
  open func deselectAll(_ sender: Any?) { selectedRowIndexes = IndexSet() }
  /// Chooses a row no longer.
  open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
  /// Whether a row is chosen.
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  /// Scrolls until a row is seen.
  open func scrollRowToVisible(_ row: Int) {}
  /// The row at a point; -1 for none.
  open func row(at point: NSPoint) -> Int { -1 }
  /// The row of a view; -1 for none.
  open func row(for view: NSView) -> Int { -1 }
  /// A row's rectangle, in points.
  open func rect(ofRow row: Int) -> NSRect {
    CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
  }
  /// A view that is not used any more: none.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  /// The view of a cell: none.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
  /// Makes the columns as wide as they fit.
  open func sizeLastColumnToFit() {}

  /// A look.
  public enum Style: Int, Sendable {
    /// The looks.
    case automatic, fullWidth, inset, sourceList, plain
  }
  /// How chosen rows look.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// As others, as usual, as in a bar at the side.
    case none = -1
    /// As usual.
    case regular = 0
    /// As in a bar at the side.
    case sourceList = 1
  }
  /// The size of rows.
  public enum RowSizeStyle: Int, Sendable {
    /// As a person wants it, own, from small to large.
    case `default` = -1
    /// Own.
    case custom = 0
    /// Small.
    case small = 1
    /// Usual.
    case medium = 2
    /// Large.
    case large = 3
  }
  /// How columns share a width.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    /// Not at all, alike, one after the other, the last, the first.
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
    /// From the end, the last, the first.
    case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  /// Lines of a table.
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Lines of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lines along.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines across.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
  }
  /// How rows come and go.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They fade.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// They leave a gap.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// They slide up.
    public static let slideUp = AnimationOptions(rawValue: 16)
    /// They slide down.
    public static let slideDown = AnimationOptions(rawValue: 32)
  }
}
/// A table whose rows open others.
open class NSOutlineView: NSTableView {
  /// How far rows stand in, in points.
  open var indentationPerLevel: CGFloat = 13
  /// The column that opens rows.
  open var outlineTableColumn: NSTableColumn?
  /// Opens a row.
  open func expandItem(_ item: Any?, expandChildren: Bool = false) {}
  /// Closes a row.
  open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {}
  /// Whether a row is open.
  open func isItemExpanded(_ item: Any?) -> Bool { false }
  /// What a row stands for.
  open func item(atRow row: Int) -> Any? { nil }
  /// The row of what it stands for; -1 for none.
  open func row(forItem item: Any?) -> Int { -1 }
}
/// The view at the top of a table.
open class NSTableHeaderView: NSView {}
/// A cell of a table.
open class NSTableCellView: NSView {
  /// What it stands for.
  open var objectValue: Any?
  /// Its text.
  open var textField: NSTextField?
  /// Its image.
  open var imageView: NSImageView?
  /// What is behind it.
  open var backgroundStyle = NSCell.BackgroundStyle.normal
}
/// A row of a table.
open class NSTableRowView: NSView {
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is strong.
  open var isEmphasized = false
  /// What is behind it.
  open var backgroundColor = NSColor.clear
  /// Draws what is behind it.
  open func drawBackground(in dirtyRect: NSRect) {}
  /// Draws that it is chosen.
  open func drawSelection(in dirtyRect: NSRect) {}
}
/// A column of a table.
@MainActor open class NSTableColumn {
  /// The name that it is known by.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title.
  open var title = ""
  /// In points.
  open var width: CGFloat = 100
  /// At least so wide, in points.
  open var minWidth: CGFloat = 10
  /// At most so wide, in points.
  open var maxWidth: CGFloat = 3.4e38
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it can be edited.
  open var isEditable = true
  /// How a click on its title sorts.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// What is said of it.
  open var headerToolTip: String?
  /// How it takes other widths.
  open var resizingMask: ResizingOptions = []
  /// A column of a name.
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
  /// How a column takes other widths.
  public struct ResizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// By a person.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
}
/// Who knows the rows of a table.
@MainActor public protocol NSTableViewDataSource: AnyObject {
  /// How many there are.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// What stands in a cell.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}
extension NSTableViewDataSource {
  /// None.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Nothing.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
}
/// Who makes the views of a table.
@MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// The view of a cell.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// The view of a row.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// The height of a row in points.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether a row may be chosen.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Other rows are chosen.
  func tableViewSelectionDidChange(_ notification: Notification)
}
extension NSTableViewDelegate {
  /// None.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  /// None.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// The usual one.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  /// Yes.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
