import CoreGraphics
import Foundation
import SwiftUI

/// What keeps the settings of all views of a kind: nothing is drawn with them.
@MainActor enum Appearances {
  static let view = UIView()
  static let navigationBar = UINavigationBar()
  static let tabBar = UITabBar()
  static let toolbar = UIToolbar()
  static let tableView = UITableView()
  static let tableViewCell = UITableViewCell()
  static let scrollView = UIScrollView()
  static let collectionView = UICollectionView()
  static let textView = UITextView()
  static let pageControl = UIPageControl()
  static let segmentedControl = UISegmentedControl()
  static let searchBar = UISearchBar()
  static let barItem = UIBarItem()
  static let barButtonItem = UIBarButtonItem()
  static let tabBarItem = UITabBarItem()
  static let switchControl = UISwitch()
  static let slider = UISlider()
  static let textField = UITextField()
  static let button = UIButton()
  static let label = UILabel()
  static let stepper = UIStepper()
  static let progressView = UIProgressView()
  static let activityIndicatorView = UIActivityIndicatorView()
  static let datePicker = UIDatePicker()
  static let refreshControl = UIRefreshControl()
  static let imageView = UIImageView()
  static let stackView = UIStackView()
  static var areAnimationsEnabled = true
}
/// What has settings for all views of a kind.
@MainActor public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light, dark.
  case `default`, black
}
/// Places of bars.
public enum UIBarMetrics: Int, Sendable {
  /// Upright, turned.
  case `default`, compact
}
/// How a bar looks.
@MainActor open class UIBarAppearance {
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// What blurs.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// The colour of the line.
  open var shadowColor: UIColor?
  /// The image of the line.
  open var shadowImage: UIImage?
  /// As usual.
  public init() {}
  /// Looks as usual.
  open func configureWithDefaultBackground() {}
  /// Nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// Nothing is behind.
  open func configureWithTransparentBackground() {}
}
/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button for the end looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the image of the button back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}
/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a row.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a small row.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of what shows the choice.
  open var selectionIndicatorTintColor: UIColor?
}
/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}
/// How a button of a bar looks.
@MainActor open class UIBarButtonItemAppearance {
  /// As usual.
  public init() {}
  /// As buttons of a style look.
  public init(style: UIBarButtonItem.Style) {}
  /// As it is.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// When it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
}
/// How a button of a bar looks in a state.
@MainActor open class UIBarButtonItemStateAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  init() {}
}
/// How a tab looks.
@MainActor open class UITabBarItemAppearance {
  /// As usual.
  public init() {}
  /// As it is.
  public let normal = UITabBarItemStateAppearance()
  /// When it is chosen.
  public let selected = UITabBarItemStateAppearance()
}
/// How a tab looks in a state.
@MainActor open class UITabBarItemStateAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the icon.
  open var iconColor: UIColor?
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  init() {}
}

/// A navigation bar: its settings are kept, nothing is drawn with them.
open class UINavigationBar: UIView {
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks at the end of scrolling.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks when the device is turned.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks then at the end of scrolling.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour behind.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether things shine through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line.
  open var shadowImage: UIImage?
  /// The image of the button back.
  open var backIndicatorImage: UIImage?
  /// What cuts that image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// What stands in it.
  open var topItem: UINavigationItem? { nil }
  /// Sets the image behind.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open override class func appearance() -> UINavigationBar { Appearances.navigationBar }
}
/// A tab bar: its settings are kept, nothing is drawn with them.
open class UITabBar: UIView {
  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks at the end of scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether things shine through.
  open var isTranslucent = true
  /// The colour of what is not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// The image of the line.
  open var shadowImage: UIImage?
  /// What stands in it.
  open var items: [UITabBarItem]?
  open override class func appearance() -> UITabBar { Appearances.tabBar }
}
/// A toolbar: its settings are kept, nothing is drawn with them.
open class UIToolbar: UIView {
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks at the end of scrolling.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour behind.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether things shine through.
  open var isTranslucent = true
  /// What stands in it.
  open var items: [UIBarButtonItem]?
  /// Sets what stands in it.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override class func appearance() -> UIToolbar { Appearances.toolbar }
}
/// What stands in a bar.
@MainActor open class UIBarItem {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number.
  open var tag = 0
  /// Nothing.
  public init() {}
  /// Sets how titles look.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// The settings of all of them.
  open class func appearance() -> UIBarItem { Appearances.barItem }
}
/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// What the system has buttons for.
  public enum SystemItem: Int, Sendable {
    /// Words, signs and spaces.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// Words and signs.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  /// How bold it is.
  public enum Style: Int, Sendable {
    /// Usual, bold.
    case plain, bordered, done
  }
  /// The colour.
  open var tintColor: UIColor?
  /// The view in its place.
  open var customView: UIView?
  /// The width in points.
  open var width: CGFloat = 0
  /// A button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A space that grows.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// The settings of all of them.
  open override class func appearance() -> UIBarButtonItem { Appearances.barButtonItem }
}
/// A tab of a bar.
open class UITabBarItem: UIBarItem {
  /// What its badge says.
  open var badgeValue: String?
  /// The colour of its badge.
  open var badgeColor: UIColor?
  /// The image when it is chosen.
  open var selectedImage: UIImage?
  /// A tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// The settings of all of them.
  open override class func appearance() -> UITabBarItem { Appearances.tabBarItem }
}
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
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
