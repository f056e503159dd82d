public import Drawing
public import Foundation

/// The outline of buttons.
public enum ButtonBorderShape: Hashable, CaseIterable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  /// What `roundedRectangle(radius:)` makes.
  case rounded(radius: Double)
  /// The shapes without a number.
  public static let allCases: [ButtonBorderShape] = [.automatic, .capsule, .roundedRectangle, .circle]
}
extension ButtonBorderShape {
  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .rounded(radius: radius) }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle: a capsule, a circle, or corners of the radius of a button of regular size.
  public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }
  /// The outline, smaller by a length in points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetButtonBorder(shape: self, amount: amount) }

  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    func rounded(_ radius: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
    }
    return switch self {
    case .capsule: Capsule().inset(by: amount).path(in: rect)
    case .circle: Circle().inset(by: amount).path(in: rect)
    case .rounded(let radius): rounded(radius)
    case .automatic, .roundedRectangle:
      rounded(PhoneMetrics.Button.radius(.regular) ?? rect.height / 2)
    }
  }
}
/// The outline of a button, made smaller.
struct InsetButtonBorder: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect, insetBy: amount) }
  func inset(by more: CGFloat) -> InsetButtonBorder { InsetButtonBorder(shape: shape, amount: amount + more) }
}
extension Shape where Self == ButtonBorderShape {
  /// The outline of the buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
