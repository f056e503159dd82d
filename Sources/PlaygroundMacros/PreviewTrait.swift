public import Foundation

/// How a preview is to be shown: `#Preview(traits: .fixedLayout(width: 200, height: 100)) { … }`. The names are SwiftUI's.
public struct PreviewTrait<Subject>: Sendable, Equatable {
  /// What the trait asks for.
  public enum Value: Sendable, Equatable {
    /// The device's canvas.
    case defaultLayout
    /// The view's own size.
    case sizeThatFits
    /// A canvas of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The device upright.
    case portrait
    /// The device upside down.
    case portraitUpsideDown
    /// The device turned to the left.
    case landscapeLeft
    /// The device turned to the right.
    case landscapeRight
  }
  /// What the trait asks for.
  public let value: Value
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The device's canvas.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }
  /// A canvas as large as the view.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFits) }
  /// A canvas of `width` × `height` points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self(value: .fixed(width: width, height: height)) }
  /// The device upright.
  public static var portrait: Self { Self(value: .portrait) }
  /// The device upside down.
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }
  /// The device turned to the left.
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }
  /// The device turned to the right.
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
}
