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
  /// Upright with a line above.
  case defaultPrompt = 101
  /// Turned with a line above.
  case compactPrompt = 102
}
/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere, at the bottom, at the top, at the top below the clock.
  case any, bottom, top, topAttached
}
/// What stands somewhere as a bar.
@MainActor public protocol UIBarPositioning: AnyObject {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}
/// Who says where a bar stands.
@MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where it stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
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
  /// How the image behind fits.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// As usual.
  public init() {}
  /// As usual for a device.
  public init(idiom: UIUserInterfaceIdiom) {}
  /// As another.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }
  /// One that is the same.
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
  /// How the button that matters most looks.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How lines below titles look.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image of the button back.
  open private(set) var backIndicatorImage = UIImage()
  /// What cuts that image.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image of the button back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
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
  /// The image of what shows the choice.
  open var selectionIndicatorImage: UIImage?
  /// How tabs stand.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs in points.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs in points.
  open var stackedItemSpacing: CGFloat = 0
}
/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button for the end looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that matters most looks.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
}
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
  /// When keys lead to it.
  public let focused = UIBarButtonItemStateAppearance()
  /// Looks as usual.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
/// How a button of a bar looks in a state.
@MainActor open class UIBarButtonItemStateAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind.
  open var backgroundImage: UIImage?
  /// How far the image behind is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  init() {}
}
/// How a tab looks.
@MainActor open class UITabBarItemAppearance {
  /// Places of tabs.
  public enum Style: Int, Sendable {
    /// Below each other, in a row, in a small row.
    case stacked, inline, compactInline
  }
  /// As usual.
  public init() {}
  /// As usual for a place.
  public init(style: Style) {}
  /// Looks as usual.
  open func configureWithDefault(for style: Style) {}
  /// When it cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// When keys lead to it.
  public let focused = UITabBarItemStateAppearance()
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
  /// How the badge's text looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the badge's text is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  init() {}
}
