import Foundation
import SwiftUI

/// Controllers that stand on one another.
open class UINavigationController: UIViewController {
  /// From the first to the one that is shown.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// Who is told.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The swipe back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }
  private let swipe = UIGestureRecognizer()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true
  /// Whether bars go when one swipes.
  open var hidesBarsOnSwipe = false
  /// A controller with its first one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// The one that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The one that is shown.
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  /// Shows another one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
  }
  /// Goes back by one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Goes back to the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
}
/// Who is told what controllers are shown.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Controllers of which a tab chooses one.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// The one that is shown, from 0.
  open var selectedIndex = 0
  /// The bar.
  public let tabBar = UITabBar()
  /// Who is told.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}
/// Who is told of tabs.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// A tab was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  /// Nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers beside one another.
open class UISplitViewController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController] = []
}
/// A controller of a table.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  /// The table.
  open var tableView: UITableView! = UITableView()
  /// How many rows there are: none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Pages of controllers.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As of a book, or sideways.
    case pageCurl, scroll
  }
  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// The two directions.
    case horizontal, vertical
  }
  /// Where one turns to.
  public enum NavigationDirection: Int, Sendable {
    /// On, back.
    case forward, reverse
  }
  /// A setting.
  public struct OptionsKey: Hashable, Sendable {
    /// The distance between pages in points.
    public static let interPageSpacing = OptionsKey()
  }
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// Who makes pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Pages of a way to turn.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { self.viewControllers = viewControllers }
}
/// Who makes pages.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
/// Who is told of pages.
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
