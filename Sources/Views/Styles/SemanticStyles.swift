public import Drawing

/// Styles of the system by what they are for, in Apple's colours of the light and the dark appearance.

/// The colour of lines between rows: `.separator`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The colour of lines between rows.
  public init() {}
  /// The colour of the scheme.
  public func paint(in environment: EnvironmentValues) -> Paint { Color.separator.paint(in: environment) }
  /// `separator`.
  public var label: String { "separator" }
}
/// The colour behind what is chosen: `.selection`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The colour behind what is chosen.
  public init() {}
  /// The colour of controls.
  public func paint(in environment: EnvironmentValues) -> Paint { environment.controls.accent.paint(in: environment) }
  /// `selection`.
  public var label: String { "selection" }
}
/// The colour of texts that stand for what is missing: `.placeholder`.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The colour of texts that stand for what is missing.
  public init() {}
  /// A faint text colour.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.adapted(cells: .faint(0.3), pixels: SystemColor.placeholderText.paint(in: environment))
  }
  /// `placeholder`.
  public var label: String { "placeholder" }
}
/// The colour of links: `.link`.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The colour of links.
  public init() {}
  /// System blue.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.adapted(cells: Color.blue.paint(in: environment), pixels: SystemColor.link.paint(in: environment))
  }
  /// `link`.
  public var label: String { "link" }
}
/// The faint colour that fills parts of controls: `.fill`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The faint colour that fills parts of controls.
  public init() {}
  /// A translucent grey.
  public func paint(in environment: EnvironmentValues) -> Paint {
    SystemColor.systemFill.paint(in: environment)
  }
  /// `fill`.
  public var label: String { "fill" }
}
/// The colour of an empty window: `.windowBackground`.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The colour of an empty window.
  public init() {}
  /// Nearly white, or a dark grey.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let level = environment.isDark ? 30.0 / 255 : 236.0 / 255
    return .color(RGBA(red: level, green: level, blue: level))
  }
  /// `windowBackground`.
  public var label: String { "windowBackground" }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of texts that stand for what is missing.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The faint colour that fills parts of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of an empty window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A fainter level of a style: `.blue.secondary`.
public struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  /// The levels fade as those of the text colour do; for fills of the system, as the system's levels of them.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.adapted(cells: cellPaint(in: environment), pixels: phonePaint(in: environment))
  }
  private func cellPaint(in environment: EnvironmentValues) -> Paint {
    if base is BackgroundStyle { return Self.backgrounds(level, isDark: environment.isDark) }
    let parts = base is FillShapeStyle ? [0.8, 0.6, 0.4, 0.3] : [0.5, 0.3, 0.18, 0.12]
    return base.paint(in: environment).opacity(parts[min(max(level - 2, 0), parts.count - 1)])
  }
  private func phonePaint(in environment: EnvironmentValues) -> Paint {
    switch base {
    case is BackgroundStyle: SystemColor.background(level: level).paint(in: environment)
    case is FillShapeStyle: SystemColor.fill(level: level).paint(in: environment)
    case is ForegroundStyle: HierarchicalShapeStyle(level: level).paint(in: environment)
    default: base.paint(in: environment).opacity(SystemColor.opacity(level: level))
    }
  }
  /// The grouped surfaces of the system.
  private static func backgrounds(_ level: Int, isDark: Bool) -> Paint {
    let color: (Double, Double) = isDark ? (level == 2 ? (28, 30) : (44, 46)) : (level == 2 ? (242, 247) : (255, 255))
    return .color(RGBA(red: color.0 / 255, green: color.0 / 255, blue: color.1 / 255))
  }
  /// As the style.
  public var label: String { base.label }
}
extension ShapeStyle {
  /// The second level of the style: fainter.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
  /// The fifth level of the style: the faintest.
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 5) }
}
