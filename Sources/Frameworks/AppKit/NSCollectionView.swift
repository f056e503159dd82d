import Foundation
import SwiftUI

/// Things in a grid: they are kept, and a frame with the name is shown.
open class NSCollectionView: NSView {
  /// Who knows the things.
  open weak var dataSource: (any NSCollectionViewDataSource)?
  /// Who is told.
  open weak var delegate: (any NSCollectionViewDelegate)?
  /// How things are placed.
  open var collectionViewLayout: NSCollectionViewLayout?
  /// What is behind it.
  open var backgroundColors: [NSColor] = []
  /// Whether things can be chosen.
  open var isSelectable = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// What is chosen.
  open var selectionIndexPaths: Set<IndexPath> = []
  /// How many parts there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Names a class of things.
  open func register(_ itemClass: Any?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  /// A thing of a name: a new one.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }
  /// Asks for the things anew.
  open func reloadData() {}
}
/// How things of a grid are placed.
@MainActor open class NSCollectionViewLayout {
  /// As usual.
  public init() {}
  /// Places them anew.
  open func invalidateLayout() {}
}
/// Things in rows that go on in the next one.
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// The size of a thing in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The distance between rows in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between things in points.
  open var minimumInteritemSpacing: CGFloat = 10
}
/// A thing of a grid.
open class NSCollectionViewItem: NSViewController {
  /// Whether it is chosen.
  open var isSelected = false
  /// Its text.
  open var textField: NSTextField?
  /// Its image.
  open var imageView: NSImageView?
}
/// Who knows the things of a grid.
@MainActor public protocol NSCollectionViewDataSource: AnyObject {
  /// How many parts there are.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// How many things there are in a part.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  /// The thing of a place.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
}
extension NSCollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
}
/// Who is told what happens to a grid.
@MainActor public protocol NSCollectionViewDelegate: AnyObject {
  /// Things were chosen.
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// Things are chosen no longer.
  func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}
extension NSCollectionViewDelegate {
  /// Nothing.
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
  /// Nothing.
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
}
