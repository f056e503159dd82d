import Foundation
import SwiftUI

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, light, dark.
  case unspecified, light, dark
}
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone, a tablet, a television, a car, a Mac, glasses.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision = 6
}
/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known, little, enough.
  case unspecified, compact, regular
}
/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The two directions.
  case leftToRight, rightToLeft
}
/// How large texts are.
public struct UIContentSizeCategory: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Still larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// Large for those who see little.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AXL")
  /// A size was changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// What is around a view of UIKit.
public final class UITraitCollection: Hashable, Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The size of texts.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels a point.
  public let displayScale: CGFloat = 3

  init(
    style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    category: UIContentSizeCategory
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = .phone
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = category
  }
  /// A phone that is held upright.
  public convenience init() { self.init(style: .light, horizontal: .compact, vertical: .regular, category: .large) }
  /// A phone of an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, horizontal: .compact, vertical: .regular, category: .large)
  }
  /// A phone with texts of a size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, horizontal: .compact, vertical: .regular, category: preferredContentSizeCategory)
  }
  /// The surroundings of what is drawn.
  public static let current = UITraitCollection()
  /// Whether all is the same.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.userInterfaceStyle == b.userInterfaceStyle && a.horizontalSizeClass == b.horizontalSizeClass
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory
  }
  /// The appearance.
  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
  /// Whether colours look otherwise than in other surroundings.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

extension ColorScheme {
  /// The scheme of UIKit's appearance; nil where it is not known.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
extension UIUserInterfaceStyle {
  /// UIKit's appearance of a scheme.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .some(.dark): self = .dark
    case .some(.light): self = .light
    default: self = .unspecified
    }
  }
}
