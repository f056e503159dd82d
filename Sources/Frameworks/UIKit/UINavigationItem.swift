import CoreGraphics
import Foundation
import SwiftUI

/// What stands in a navigation bar.
@MainActor open class UINavigationItem {
  /// When titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before, always, never.
    case automatic, always, never
  }
  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button back.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the button back says.
  open var backButtonTitle: String?
  /// How the button back is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The line above the title.
  open var prompt: String?
  /// The line below the title.
  open var subtitle: String?
  /// Whether buttons stand beside the button back.
  open var leftItemsSupplementBackButton = false
  /// Whether the field for searching goes when one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// Where the field for searching stands.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// What is in the middle.
  open var style = ItemStyle.navigator
  /// How it looks when the device is turned.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks then at the end of scrolling.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the button back does.
  open var backAction: UIAction?
  /// Sets the button before the title.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button behind the title.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons before the title.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons behind the title.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets whether the button back is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// How the button back is shown.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With a title, with few words, with none.
    case `default`, generic, minimal
  }
  /// Where a field for searching stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As there is room, in the bar, below it, with the buttons.
    case automatic, inline, stacked, integrated
  }
  /// What is in the middle of a bar.
  public enum ItemStyle: Int, Sendable {
    /// Where one is, what one looks at, what one works on.
    case navigator, browser, editor
  }
  /// Whether the button back goes.
  open var hidesBackButton = false
  /// When titles are large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The field for searching.
  open var searchController: UISearchController?
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks at the end of scrolling.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Nothing.
  public init() {}
  /// Something with a title.
  public init(title: String) { self.title = title }
}
/// A field for searching in a bar.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether it is used.
  open var isActive = false
  /// Whether what lies behind is darker.
  open var obscuresBackgroundDuringPresentation = true
  /// A field with what shows what was found.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    results = searchResultsController
  }
  private var results: UIViewController?
  /// Who shows what is found.
  open var searchResultsController: UIViewController? { results }
  /// Who is told of the words.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the bar goes during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends it comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether what is found is shown before there are words.
  open var showsSearchResultsController = false
}
/// Who is told of the words that are searched.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The words are others.
  func updateSearchResults(for searchController: UISearchController)
}
/// Who is told of a search.
@MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// It begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It ended.
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
/// Who is told of a tab bar.
@MainActor public protocol UITabBarDelegate: AnyObject {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
