import CoreGraphics
import Foundation
import SwiftUI

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
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks[state.rawValue] = attributes
  }
  private var looks: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// How the title looks.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks[state.rawValue]
  }
  /// The image of a bar when the device is turned.
  open var landscapeImagePhone: UIImage?
  /// How far the image stands from the edges, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// What is read in the place of it.
  open var accessibilityLabel: String?
  /// The name that tests use.
  open var accessibilityIdentifier: String?
  /// What is read about what it does.
  open var accessibilityHint: String?
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
  /// The look.
  open var style = Style.plain
  /// Who is told.
  open weak var target: AnyObject?
  /// What it is told.
  open var action: Selector?
  /// What it does.
  open var primaryAction: UIAction?
  /// What it opens.
  open var menu: UIMenu?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether its title changes with the choice.
  open var changesSelectionAsPrimaryAction = false
  /// The width in points.
  open var width: CGFloat = 0
  /// A button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.action = action
  }
  /// A button of the system that does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.action = action
  }
  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.action = action
  }
  /// A button that does something, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A space that grows.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// A space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }
  private var images: [String: UIImage] = [:]
  /// Sets the image behind.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// The image behind.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images["\(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the image behind the button back.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// Sets how far the title of the button back is moved: it stays.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Sets how far the title is moved: it stays.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
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
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How it looks.
  open var standardAppearance: UITabBarAppearance?
  /// How it looks at the end of scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// A tab with an image for the choice.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// A tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
  /// Sets how the badge's text looks: it stays.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Tabs of the system.
  public enum SystemItem: Int, Sendable {
    /// What there is more, what is liked, what is recommended, and others.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// What was added last, what is looked at most.
    case mostRecent, mostViewed
  }
  open override class func appearance() -> UITabBarItem { Appearances.tabBarItem }
}
