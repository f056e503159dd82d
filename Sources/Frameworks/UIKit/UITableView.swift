import CoreGraphics
import Foundation
import SwiftUI

/// Rows one below the other.
open class UITableView: UIScrollView {
  /// Looks.
  public enum Style: Int, Sendable {
    /// Plain, in groups, in groups with a distance.
    case plain, grouped, insetGrouped
  }
  /// Ways to change rows.
  public enum RowAnimation: Int, Sendable {
    /// From sides, or none.
    case fade, right, left, top, bottom, none, middle, automatic
  }
  /// Places of a row.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, the top, the middle, the bottom.
    case none, top, middle, bottom
  }
  /// The height of what sets its own.
  public static let automaticDimension: CGFloat = -1
  /// Who makes rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The look.
  open private(set) var style = Style.plain
  /// The height of rows in points.
  open var rowHeight = UITableView.automaticDimension
  /// The likely height of rows in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The distance above headers in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// The distance of the lines from the sides in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// What stands above.
  open var tableHeaderView: UIView?
  /// What stands below.
  open var tableFooterView: UIView?
  /// What is behind.
  open var backgroundView: UIView?
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows are edited.
  open var isEditing = false
  /// Who gets rows ready before they are seen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// About how high headings are.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// About how high feet are.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is chosen when keys lead to it.
  open var selectionFollowsFocus = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// The colour of the letters at the side.
  open var sectionIndexColor: UIColor?
  /// The colour behind the letters at the side.
  open var sectionIndexBackgroundColor: UIColor?
  /// Whether cells stand in as margins do.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents stand inside of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// What a line between rows is blurred by.
  open var separatorEffect: UIVisualEffect?
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  private var chosen: [IndexPath] = []
  /// The rows that are seen: none is drawn.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The cells that are seen: none is drawn.
  open var visibleCells: [UITableViewCell] { [] }
  /// The row of a cell: none is drawn.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// The row at a point: none is drawn.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The cell of a row: none is drawn.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Where a row is: none is drawn.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Changes rows together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Begins to change rows.
  open func beginUpdates() {}
  /// Ends changing rows.
  open func endUpdates() {}
  /// Puts sections in.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Takes sections out.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Makes the look of rows anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Makes the letters at the side anew.
  open func reloadSectionIndexTitles() {}
  /// Names a class of headings.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Names a file of cells: files are not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// A heading of a name.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
  /// The heading of a section: none is drawn.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// The foot of a section: none is drawn.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// A table of a look.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }
  /// Makes rows anew.
  open func reloadData() {}
  /// Makes cells of a name of a kind.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// A cell of a name.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// A cell of a name for a row.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Gives a row up.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { chosen.removeAll { $0 == indexPath } }
  /// Chooses a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { chosen = [] }
    if let indexPath { chosen.append(indexPath) }
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Puts rows in.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Takes rows out.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Makes rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Edits rows, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open override class func appearance() -> UITableView { Appearances.tableView }
}
