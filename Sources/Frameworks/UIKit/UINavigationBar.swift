import CoreGraphics
import Foundation
import SwiftUI

/// A navigation bar: its settings are kept, nothing is drawn with them.
open class UINavigationBar: UIView, UIBarPositioning {
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
  open var topItem: UINavigationItem? { items?.last }
  /// What stands below that.
  open var backItem: UINavigationItem? { nil }
  /// What stood in it, and stands.
  open var items: [UINavigationItem]?
  /// Sets what stands in it.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Puts something on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes what is on top away.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Who is told.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// How it behaves on a device.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Where it stands.
  open var barPosition: UIBarPosition { .topAttached }
  private var images: [Int: UIImage] = [:]
  private var heights: [Int: CGFloat] = [:]
  /// Sets the image behind for a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[barMetrics.rawValue] = backgroundImage }
  /// The image behind.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics.rawValue] }
  /// Sets how far titles are moved upright.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    heights[barMetrics.rawValue] = adjustment
  }
  /// How far titles are moved upright.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    heights[barMetrics.rawValue] ?? 0
  }
  /// Sets the image behind.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics.rawValue] = backgroundImage
  }
  open override class func appearance() -> UINavigationBar { Appearances.navigationBar }
}
/// Who is told of a navigation bar.
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether something may be put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Whether it may be taken away.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}
extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// It may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
/// How a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the device does, as on a tablet, as on a Mac.
  case automatic, pad, mac
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
  /// The tab that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Who is told.
  open weak var delegate: (any UITabBarDelegate)?
  /// How tabs stand.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs in points.
  open var itemWidth: CGFloat = 0
  /// The space between tabs in points.
  open var itemSpacing: CGFloat = 0
  /// The image of what shows the choice.
  open var selectionIndicatorImage: UIImage?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// How tabs stand.
  public enum ItemPositioning: Int, Sendable {
    /// As there is room, over the whole width, in the middle.
    case automatic, fill, centered
  }
  open override class func appearance() -> UITabBar { Appearances.tabBar }
}
/// A toolbar: its settings are kept, nothing is drawn with them.
open class UIToolbar: UIView, UIBarPositioning {
  /// How it looks when the device is turned.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks then at the end of scrolling.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Where it stands.
  open var barPosition: UIBarPosition { .bottom }
  private var images: [String: UIImage] = [:]
  /// Sets the image behind.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { images["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// The image behind.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["\(topOrBottom.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the image of the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    images["line \(topOrBottom.rawValue)"] = shadowImage
  }
  /// The image of the line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images["line \(topOrBottom.rawValue)"]
  }
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
