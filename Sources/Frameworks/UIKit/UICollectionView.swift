import CoreGraphics
import Foundation
import SwiftUI

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
  /// Who gets cells ready before they are seen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are got ready before they are seen.
  open var isPrefetchingEnabled = true
  /// Whether cells can be dragged.
  open var dragInteractionEnabled = false
  /// Whether cells are edited.
  open var isEditing = false
  /// Whether cells can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several cells can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a cell is chosen when keys lead to it.
  open var selectionFollowsFocus = false
  private var chosen: [IndexPath] = []
  /// The cells that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  /// The cells that are seen: none is drawn.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The cells that are seen: none is drawn.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many cells a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// A cell: none is drawn.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Where a cell is: none is drawn.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The cell at a point: none is drawn.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Chooses a cell.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { chosen = [] }
    if let indexPath { chosen.append(indexPath) }
  }
  /// Chooses a cell no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { chosen.removeAll { $0 == indexPath } }
  /// Scrolls to a cell.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Puts cells in.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Takes cells out.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Makes cells anew.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Makes the look of cells anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Moves a cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Puts sections in.
  open func insertSections(_ sections: IndexSet) {}
  /// Takes sections out.
  open func deleteSections(_ sections: IndexSet) {}
  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet) {}
  /// Changes cells together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Takes another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Names a class of headings and the like.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  /// A heading or the like.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// A cell of a registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A heading or the like of a registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
  /// A class of cells, and how one gets its contents.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Gives a cell its contents.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// How a cell gets its contents.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// A class of headings and the like, and how one gets its contents.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Gives a heading its contents.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    /// How a heading gets its contents.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }
  /// Where a cell is after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Places of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of headings.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of feet.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Makes cells of a name of a kind.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// A cell of a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
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
  /// The heading or the like of a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
/// Who gets cells ready before they are seen.
@MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Cells will be seen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
/// Who is told of cells.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A cell was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A cell is chosen no longer.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a cell may be chosen.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// A cell will be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// It may.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
/// A cell, a heading or the like.
open class UICollectionReusableView: UIView {
  /// The name.
  open var reuseIdentifier: String? { nil }
  /// A view in a rectangle, in points.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// None: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Gets ready to be used again.
  open func prepareForReuse() {}
  /// Takes its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that it would like.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
/// A cell.
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What is behind.
  open var backgroundView: UIView?
  /// What is behind when it is chosen.
  open var selectedBackgroundView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// How it is now.
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  /// Makes the look anew.
  open func setNeedsUpdateConfiguration() {}
  /// Makes the look anew for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
}
/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// A list's words as a cell has them.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// How far its contents stand in.
  open var indentationLevel = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
}
/// Cells with their controller.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  /// The cells.
  open var collectionView: UICollectionView! = UICollectionView()
  /// Whether nothing stays chosen when it is shown.
  open var clearsSelectionOnViewWillAppear = true
  /// Cells of a layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(nibName: nil, bundle: nil)
    collectionView.collectionViewLayout = layout
  }
  /// None.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
