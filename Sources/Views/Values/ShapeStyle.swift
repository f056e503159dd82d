public import Drawing
public import Foundation

/// What fills a shape or colours a text. A style of a program's own says in `resolve(in:)` which other style it is.
public protocol ShapeStyle: Sendable {
  /// The style that it is in some surroundings; `Never` for the library's own.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that it is in some surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What a painter fills with at this place of the view tree.
  func paint(in environment: EnvironmentValues) -> Paint
  /// The name that the layout tree shows for a fill with this style.
  var label: String { get }
  /// Whether it fills outlines with more than a paint: with shadows, copies of an image, a mesh of colours.
  func isDrawn(in environment: EnvironmentValues) -> Bool
  /// What fills an outline for the bounds of a shape, in points. Asked for only where it is drawn.
  func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content]
}

extension ShapeStyle {
  /// The paint of the style that it is there.
  public func paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment).paint(in: environment) }
  /// The name of the type.
  public var label: String { String(String(describing: Self.self).prefix { $0 != "<" }) }
  /// As the style that it is there.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { resolve(in: environment).isDrawn(in: environment) }
  /// As the style that it is there.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    resolve(in: environment).fill(outline, frame: frame, in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// A style of the library's own is no other one; nothing asks it.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("a style of the library is no other style") }
  /// A paint says it all.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { false }
  /// The paint, placed in the bounds.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    [.fill(outline, paint(in: environment).placed(in: frame))]
  }
}

extension Never: ShapeStyle {
  /// There is no such style.
  public func paint(in environment: EnvironmentValues) -> Paint { switch self {} }
}

/// The text colour of the scheme and its fainter levels.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The first level: the text colour itself.
  public static let primary = Self(level: 1)
  /// The second level: fainter.
  public static let secondary = Self(level: 2)
  /// The third level; a terminal shows it as the second.
  public static let tertiary = Self(level: 3)
  /// The fourth level; a terminal shows it as the second.
  public static let quaternary = Self(level: 4)
  /// The fifth level; a terminal shows it as the second.
  public static let quinary = Self(level: 5)
  /// The scheme's text colour, or its fainter one.
  public func paint(in environment: EnvironmentValues) -> Paint {
    if level > 1, environment.lowerLevels.count > level - 2 { return environment.lowerLevels[level - 2] }
    return environment.adapted(cells: cellPaint(in: environment), pixels: environment.level(level))
  }
  private func cellPaint(in environment: EnvironmentValues) -> Paint {
    switch level {
    case ...1: environment.foregroundStyle?.paint(in: environment) ?? .foreground
    case 2: environment.foregroundStyle?.paint(in: environment).opacity(0.5) ?? .secondary
    case 3: (environment.foregroundStyle?.paint(in: environment) ?? .foreground).opacity(0.3)
    case 4: (environment.foregroundStyle?.paint(in: environment) ?? .foreground).opacity(0.18)
    default: (environment.foregroundStyle?.paint(in: environment) ?? .foreground).opacity(0.12)
    }
  }
  /// `primary` … `quinary`.
  public var label: String { ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 1), 5) - 1] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The text colour.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A fainter text colour.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A still fainter text colour.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The faintest text colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// A hint of the text colour.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
