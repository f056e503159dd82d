public import Drawing
public import Foundation

/// A style without its static type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Hides the style's type.
  public init(_ style: some ShapeStyle) { self.style = style }
  /// As the hidden style.
  public func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
  /// As the hidden style.
  public var label: String { style.label }
  /// As the hidden style.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { style.isDrawn(in: environment) }
  /// As the hidden style.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    style.fill(outline, frame: frame, in: environment)
  }
}

/// A style at a part of its opacity.
public struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  /// The style's paint, fainter.
  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment).opacity(opacity) }
  /// As the style.
  public var label: String { base.label }
  /// As the style.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { base.isDrawn(in: environment) }
  /// What the style draws, fainter.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    base.fill(outline, frame: frame, in: environment).map { DisplayList.Item($0).faded(by: max(0, min(1, opacity.isNaN ? 0 : opacity))).content }
  }
}

extension ShapeStyle {
  /// The style at a part of its opacity, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
}

/// A blurred look at what is behind; in cells a flat translucent colour, because nothing behind it is read again (our choice).
public struct Material: ShapeStyle, Hashable {
  let name: String
  let thickness: Double
  /// The most translucent.
  public static let ultraThin = Material(name: "ultraThinMaterial", thickness: 0.5)
  /// More translucent than opaque.
  public static let thin = Material(name: "thinMaterial", thickness: 0.6)
  /// Somewhat translucent.
  public static let regular = Material(name: "regularMaterial", thickness: 0.75)
  /// More opaque than translucent.
  public static let thick = Material(name: "thickMaterial", thickness: 0.85)
  /// The least translucent.
  public static let ultraThick = Material(name: "ultraThickMaterial", thickness: 0.93)
  /// As bars of the system.
  public static let bar = Material(name: "bar", thickness: 0.9)
  /// As alerts and choices of actions.
  static let card = Material(name: "card", thickness: 0.9)
  /// A light or a dark grey, as the scheme is.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.adapted(cells: translucent(isDark: environment.isDark), pixels: backdrop(isDark: environment.isDark).flat)
  }
  private func translucent(isDark: Bool) -> Paint {
    let level = isDark ? 0.15 : 0.96
    return .color(RGBA(red: level, green: level, blue: level, alpha: thickness))
  }
  /// The name as in source.
  public var label: String { name }
  /// In pixels what is behind is shown.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { environment.adapted(cells: false, pixels: true) }
  /// What is behind the outline, blurred, under a grey.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    let dark = environment.isDark
    return environment.adapted(cells: [.fill(outline, paint(in: environment))], pixels: [.backdrop(outline, backdrop(isDark: dark))])
  }
}

/// The style of the surroundings: `.foreground`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style of the surroundings.
  public init() {}
  /// What texts and shapes have that set none.
  public func paint(in environment: EnvironmentValues) -> Paint { environment.foreground }
  /// `foreground`.
  public var label: String { "foreground" }
}

/// The colour behind views: white, black in the dark scheme.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The colour behind views.
  public init() {}
  /// What `backgroundStyle(_:)` says around the place; else white or black.
  public func paint(in environment: EnvironmentValues) -> Paint {
    guard let style = environment.backgroundStyle else { return SystemColor.systemBackground.paint(in: environment) }
    // A style that is made of the background itself is made of the colour behind the screen.
    var outer = environment
    outer.backgroundStyle = nil
    return style.paint(in: outer)
  }
  /// `background`.
  public var label: String { "background" }
}

/// A gradient as a style, from the top to the bottom.
public struct AnyGradient: ShapeStyle {
  /// The colours at their places.
  let colors: Gradient
  private var gradient: LinearGradient { LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom) }
  /// The colours of a gradient.
  public init(_ gradient: Gradient) { colors = gradient }
  /// The colours, placed where they are filled in.
  public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
  /// As a linear gradient.
  public var label: String { gradient.label }
}

extension Color {
  /// The colour at the bottom, a lighter one at the top.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lightened, self])) }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material, more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material, more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system.
  public static var bar: Material { .bar }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == LinearGradient {
  /// Colours from one point of the area to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at even distances from one point of the area to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at their places from one point of the area to another.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
