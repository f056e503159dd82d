import CoreGraphics
import Foundation
import SwiftUI

/// Makes the cells of a table of sections and things.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// Makes a cell.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private let provider: CellProvider
  private var kept = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  /// Makes the cells of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    tableView.dataSource = self
  }
  /// Shows sections and things.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    kept = snapshot
    completion?()
  }
  /// The sections and things.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { kept }
  /// The thing of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { kept.item(at: indexPath) }
  /// The row of a thing.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { kept.place(of: itemIdentifier) }
  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { kept.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kept.numberOfItems(inSection: kept.sectionIdentifiers[section])
  }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    kept.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
}
/// Makes the cells of a collection of sections and things.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes a cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a heading or the like.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  private let provider: CellProvider
  /// Makes headings and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var kept = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes the cells of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    collectionView.dataSource = self
  }
  /// Shows sections and things.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    kept = snapshot
    completion?()
  }
  /// The sections and things.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { kept }
  /// The thing of a cell.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { kept.item(at: indexPath) }
  /// The cell of a thing.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { kept.place(of: itemIdentifier) }
  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { kept.numberOfSections }
  /// How many cells a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    kept.numberOfItems(inSection: kept.sectionIdentifiers[section])
  }
  /// The cell of a thing.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    kept.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
  }
}
