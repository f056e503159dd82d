import Foundation

/// What a trait is: a type stands for each.
public protocol UITraitDefinition {}
/// Whether it is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// How wide there is room.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How high there is room.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The person's size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// From left to right, or from right to left.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// How much contrast there is.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// A trait's type.
public typealias UITrait = any UITraitDefinition.Type
/// What hears of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

private final class SilentRegistration: UITraitChangeRegistration {}

extension UIView {
  /// Hears of changes of traits: none changes while a view is shown, so that nothing is called.
  @discardableResult public func registerForTraitChanges<T: AnyObject>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { SilentRegistration() }
  /// No more hears of changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIViewController {
  /// Hears of changes of traits: none changes while a view is shown, so that nothing is called.
  @discardableResult public func registerForTraitChanges<T: AnyObject>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { SilentRegistration() }
  /// No more hears of changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
