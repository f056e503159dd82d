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
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Chooses a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
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
/// Who makes rows.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What stands above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}
extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nothing.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
/// Who is told of rows.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A row is about to be shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  /// Nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// As high as the row is.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
/// A row of a table.
open class UITableViewCell: UIView {
  /// Looks.
  public enum CellStyle: Int, Sendable {
    /// A text, two beside, two the other way, two below.
    case `default`, value1, value2, subtitle
  }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None, one, one that is carved.
    case none, singleLine, singleLineEtched
  }
  /// How the choice is shown.
  public enum SelectionStyle: Int, Sendable {
    /// Not, blue, grey, as usual.
    case none, blue, gray, `default`
  }
  /// What stands at the end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, a button, a mark.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The name of its kind.
  open private(set) var reuseIdentifier: String?
  /// The text.
  open var textLabel: UILabel? { label }
  private let label = UILabel()
  /// The second text.
  open var detailTextLabel: UILabel? { detail }
  private let detail = UILabel()
  /// The image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView()
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// What is behind.
  open var backgroundView: UIView?
  /// What is behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// How the choice is shown.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the end.
  open var accessoryType = AccessoryType.none
  /// A view at the end.
  open var accessoryView: UIView?
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// A row of a look.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  /// It is used again.
  open func prepareForReuse() {}
  /// It is chosen, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open override class func appearance() -> UITableViewCell { Appearances.tableViewCell }
}

/// What a cell shows.
@MainActor public protocol UIContentConfiguration {}

/// Cells in a layout.
open class UICollectionView: UIScrollView {
  /// Who makes cells.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// How cells are laid out.
  open var collectionViewLayout = UICollectionViewLayout()
  /// Whether cells can be chosen.
  open var allowsSelection = true
  /// Whether several cells can be chosen.
  open var allowsMultipleSelection = false
  /// What is behind.
  open var backgroundView: UIView?
  /// Cells in a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }
  /// Makes cells anew.
  open func reloadData() {}
  /// Makes cells of a name of a kind.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// A cell of a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open override class func appearance() -> UICollectionView { Appearances.collectionView }
}
/// Who makes cells.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many cells a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
/// Who is told of cells.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A cell was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
/// Who is asked about lengths in rows of cells.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
/// A cell.
open class UICollectionViewCell: UIView {
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Whether it is chosen.
  open var isSelected = false
  /// It is used again.
  open func prepareForReuse() {}
}
/// How cells are laid out.
@MainActor open class UICollectionViewLayout {
  /// A layout.
  public init() {}
}
/// Cells in rows.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Directions.
  public enum ScrollDirection: Int, Sendable {
    /// The two directions.
    case vertical, horizontal
  }
  /// The direction.
  open var scrollDirection = ScrollDirection.vertical
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The distance between rows in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between cells in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distance of sections from edges in points.
  open var sectionInset = UIEdgeInsets.zero
}
