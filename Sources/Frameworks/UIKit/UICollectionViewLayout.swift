import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// Who says how large cells are.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of a cell in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distance of a section from the edges, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The distance between lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The distance between cells, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}
extension UICollectionViewDelegateFlowLayout {
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
}
/// Where cells are: nothing is placed by it.
@MainActor open class UICollectionViewLayout {
  /// A layout.
  public init() {}
  /// The cells.
  open weak var collectionView: UICollectionView?
  /// The size of all, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Gets ready.
  open func prepare() {}
  /// Places cells anew.
  open func invalidateLayout() {}
  /// Whether cells are placed anew for other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where cells of a rectangle are.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where a cell is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
/// Where a cell is, and how it looks there.
@MainActor open class UICollectionViewLayoutAttributes {
  /// The cell.
  open var indexPath: IndexPath
  /// The frame in points.
  open var frame = CGRect.zero
  /// How much it covers, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// How it is turned.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How it is turned in depth.
  open var transform3D = CATransform3D()
  /// The middle in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Of a cell.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}
/// Cells in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Directions.
  public typealias ScrollDirection = UICollectionView.ScrollDirection
  /// The size that cells get by themselves.
  public static let automaticSize = CGSize(width: -1, height: -1)
  /// The direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// About how large cells are, in points.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between cells in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distance of a section from the edges in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headings in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of feet in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headings stay.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether feet stay.
  open var sectionFootersPinToVisibleBounds = false
}
extension UICollectionView {
  /// Directions.
  public enum ScrollDirection: Int, Sendable {
    /// Down, to the right.
    case vertical, horizontal
  }
}
