public import Drawing
public import Foundation

/// The colour of controls: `.tint`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The colour of controls.
  public init() {}
  /// What `tint(_:)` says around the place, or the accent colour.
  public func paint(in environment: EnvironmentValues) -> Paint { environment.controls.accent.paint(in: environment) }
  /// `tint`.
  public var label: String { "tint" }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A shadow of what is filled.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool
  /// Behind what is filled.
  public static func drop(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }
  /// Inside what is filled.
  public static func inner(color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
extension ShapeStyle {
  /// The style with a shadow of what it fills. Letters have none (`shadow(radius:)` of a view draws one).
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}

extension View {
  /// The first and the second level of styles for texts and shapes inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    WithEnvironment(self, "foregroundStyle") { $0.setForeground([primary, secondary]) }
  }
  /// Three levels of styles for texts and shapes inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
    WithEnvironment(self, "foregroundStyle") { $0.setForeground([primary, secondary, tertiary]) }
  }
  /// What `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    WithEnvironment(self, "backgroundStyle") { $0.backgroundStyle = AnyShapeStyle(style) }
  }
  /// The style of controls inside. Controls have one colour: of a gradient it is the last one (our choice). Gauges of a phone show the gradient.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    WithEnvironment(self, "tint") { ($0.controls.tint, $0.controls.gradient) = (tint.flatMap { Color(last: $0) }, tint.flatMap { Gradient(of: $0) }) }
  }
}

extension Color {
  /// A colour as it is, or the last one of a gradient; nil for other styles.
  fileprivate init?(last style: any ShapeStyle) {
    switch style {
    case let color as Color: self = color
    case let any as AnyShapeStyle:
      guard let color = Color(last: any.style) else { return nil }
      self = color
    case let gradient as LinearGradient:
      guard let last = gradient.gradient.stops.last else { return nil }
      self = last.color
    default: return nil
    }
  }
}

extension Gradient {
  /// The colours of a style; nil for a style that is no gradient.
  fileprivate init?(of style: any ShapeStyle) {
    switch style {
    case let gradient as Gradient: self = gradient
    case let any as AnyShapeStyle:
      guard let gradient = Gradient(of: any.style) else { return nil }
      self = gradient
    case let gradient as LinearGradient: self = gradient.gradient
    case let gradient as AngularGradient: self = gradient.gradient
    default: return nil
    }
  }
}
