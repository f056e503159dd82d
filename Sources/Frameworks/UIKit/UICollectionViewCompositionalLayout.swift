import CoreGraphics
import Foundation
import SwiftUI

/// A length of a compositional layout.
@MainActor open class NSCollectionLayoutDimension {
  /// The number.
  public let dimension: CGFloat
  let kind: String
  init(_ dimension: CGFloat, _ kind: String) { (self.dimension, self.kind) = (dimension, kind) }
  /// A part of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, "width")
  }
  /// A part of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, "height")
  }
  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, "absolute")
  }
  /// About so many points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, "estimated")
  }
  /// Whether it is a part of the width.
  open var isFractionalWidth: Bool { kind == "width" }
  /// Whether it is a part of the height.
  open var isFractionalHeight: Bool { kind == "height" }
  /// Whether it is so many points.
  open var isAbsolute: Bool { kind == "absolute" }
  /// Whether it is about so many points.
  open var isEstimated: Bool { kind == "estimated" }
}
/// A size of a compositional layout.
@MainActor open class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// A size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
}
/// A distance of a compositional layout.
@MainActor open class NSCollectionLayoutSpacing {
  /// In points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// So many points or more.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
}
/// A cell of a compositional layout.
@MainActor open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// How far its contents stand from its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What stands at it.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// A cell of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// A cell of a size, and what stands at it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}
/// What stands at a cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// How far in front it is.
  open var zIndex = 0
}
/// What stands at an edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The kind.
  open private(set) var elementKind = ""
  /// The edge.
  open private(set) var alignment = NSRectAlignment.top
  /// Whether it stays.
  open var pinToVisibleBounds = false
  /// Whether it has room of its own.
  open var extendsBoundary = true
  /// What stands at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }
}
/// Edges and corners.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere, and around.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
/// What is behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What is behind a section, of a kind.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(layoutSize: all)
  }
}
/// Cells that stand together.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The cells.
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  /// The distance between them.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private static func group(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    group.subitems = items
    return group
  }
  /// Cells beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  /// A cell so many times, beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
  /// A cell so many times, beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
  /// Cells below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  /// A cell so many times, below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
  /// A cell so many times, below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
}
/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not, on, to the beginning of a group, by pages, by groups, by groups in the middle.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// A section of a compositional layout.
@MainActor open class NSCollectionLayoutSection {
  /// The cells that come again and again.
  public let group: NSCollectionLayoutGroup
  /// How far contents stand from the edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What stands at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A section of cells.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  /// A section as a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    return NSCollectionLayoutSection(group: group)
  }
}
/// How a list of cells looks.
public struct UICollectionLayoutListConfiguration {
  /// Looks.
  public enum Appearance: Int, Sendable {
    /// Plain, with groups, with groups that stand in, as a sidebar, as a plain sidebar.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What headings and feet are.
  public enum SupplementaryMode: Int, Sendable {
    /// None, views, the first cell.
    case none, supplementary, firstItemInSection
  }
  /// The look.
  public let appearance: Appearance
  /// Whether lines are between cells.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// What headings are.
  public var headerMode = SupplementaryMode.none
  /// What feet are.
  public var footerMode = SupplementaryMode.none
  /// What is shown when a cell is moved from where lines begin.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// What is shown when a cell is moved from where lines end.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
/// What is around cells that are placed.
@MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What it is for.
  var traitCollection: UITraitCollection { get }
}
/// How a compositional layout goes.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration {
  /// As usual.
  public init() {}
  /// The direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What stands at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
/// Cells in groups in sections: nothing is placed by it.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gives the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// How it goes.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private var section: NSCollectionLayoutSection?
  private var provider: SectionProvider?
  /// All sections are as one.
  public init(section: NSCollectionLayoutSection) {
    self.section = section
    super.init()
  }
  /// Each section is as is told.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// All sections are as one.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }
  /// Each section is as is told.
  public convenience init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
  /// All sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }
}
