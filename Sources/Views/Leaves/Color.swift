public import Drawing
public import Foundation
internal import LayoutCore

/// A colour: a style for texts and shapes, and a view that fills all it is offered.
public struct Color: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case paint(Paint)
    case rgba(RGBA)
    /// In the light and in the dark scheme.
    case schemes(RGBA, RGBA)
    /// A colour of iOS; in a grid of cells another colour, if there is one.
    indirect case system(SystemColor, cells: Color?)
    /// A colour with some white, as a gradient of it begins.
    indirect case lightened(Color)
    /// A colour of the project.
    case named(String)
    /// The colour between two others, in even steps for the eye or for the screen.
    indirect case mixed(Color, Color, Double, isPerceptual: Bool)
    /// A colour in the light and another in the dark scheme.
    indirect case adaptive(Color, Color)
  }
  let provider: Provider
  let name: String?
  let alpha: Double

  private init(_ name: String?, _ provider: Provider, alpha: Double = 1) {
    self.name = name
    self.provider = provider
    self.alpha = alpha
  }
  private init(_ name: String, _ light: (Double, Double, Double), dark: (Double, Double, Double)) {
    func rgba(_ color: (Double, Double, Double)) -> RGBA { RGBA(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255) }
    self.init(name, .schemes(rgba(light), rgba(dark)))
  }
  /// A colour of a light and of a dark appearance, components from 0 to 255.
  package static func adaptive(_ light: (UInt8, UInt8, UInt8), dark: (UInt8, UInt8, UInt8)) -> Color {
    func rgba(_ color: (UInt8, UInt8, UInt8)) -> RGBA { RGBA(red: Double(color.0) / 255, green: Double(color.1) / 255, blue: Double(color.2) / 255) }
    return Color(nil, .schemes(rgba(light), rgba(dark)))
  }
  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double) {
    self.init(name, .rgba(RGBA(red: red / 255, green: green / 255, blue: blue / 255)))
  }

  /// A colour of iOS; a device of cells shows another one, where there is one.
  package static func system(_ color: SystemColor, cells: Color? = nil) -> Color { Color(cells?.name, .system(color, cells: cells)) }
  /// The colour with some white, as the top of its gradient.
  var lightened: Color { Color(nil, .lightened(self)) }

  init(mixing first: Color, _ second: Color, _ fraction: Double, isPerceptual: Bool) {
    self.init(nil, .mixed(first, second, fraction, isPerceptual: isPerceptual))
  }

  /// A colour in the light and another in the dark scheme.
  init(light: Color, dark: Color) { self.init(nil, .adaptive(light, dark)) }

  /// A colour of sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(nil, .rgba(RGBA(red: Color.unit(red), green: Color.unit(green), blue: Color.unit(blue))), alpha: Color.unit(opacity))
  }
  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
  /// A colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (h, s, v) = (Color.unit(hue) * 6, Color.unit(saturation), Color.unit(brightness))
    func channel(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
  /// A colour of the project's asset catalogues, in the light and in the dark scheme. One that is not there is transparent, as in SwiftUI, and warned of.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(nil, .named(name)) }
  /// The same colour.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
  /// A colour of the project, by the name that Xcode gives its asset in Swift.
  public init(_ resource: ColorResource) { self.init(nil, .named(resource.name)) }
  private static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

  /// The same colour, its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(nil, provider, alpha: alpha * Color.unit(opacity)) }

  // Apple's system colours (Human Interface Guidelines).
  /// System red.
  public static let red = Color("red", (255, 59, 48), dark: (255, 69, 58))
  /// System orange.
  public static let orange = Color("orange", (255, 149, 0), dark: (255, 159, 10))
  /// System yellow.
  public static let yellow = Color("yellow", (255, 204, 0), dark: (255, 214, 10))
  /// System green.
  public static let green = Color("green", (52, 199, 89), dark: (48, 209, 88))
  /// System mint.
  public static let mint = Color("mint", (0, 199, 190), dark: (99, 230, 226))
  /// System teal.
  public static let teal = Color("teal", (48, 176, 199), dark: (64, 200, 224))
  /// System cyan.
  public static let cyan = Color("cyan", (50, 173, 230), dark: (100, 210, 255))
  /// System blue.
  public static let blue = Color("blue", (0, 122, 255), dark: (10, 132, 255))
  /// System indigo.
  public static let indigo = Color("indigo", (88, 86, 214), dark: (94, 92, 230))
  /// System purple.
  public static let purple = Color("purple", (175, 82, 222), dark: (191, 90, 242))
  /// System pink.
  public static let pink = Color("pink", (255, 45, 85), dark: (255, 55, 95))
  /// System brown.
  public static let brown = Color("brown", (162, 132, 94), dark: (172, 142, 104))
  /// System gray.
  public static let gray = Color("gray", 142, 142, 147)
  /// White.
  public static let white = Color("white", 255, 255, 255)
  /// Black.
  public static let black = Color("black", 0, 0, 0)
  /// Nothing: fully transparent.
  public static let clear = Color("clear", .rgba(.clear))
  /// The text colour of the scheme.
  public static let primary = Color("primary", .paint(.foreground))
  /// A fainter text colour.
  public static let secondary = Color("secondary", .paint(.secondary))
  /// The colour of controls: system blue.
  public static let accentColor = Color("accentColor", (0, 122, 255), dark: (10, 132, 255))

  static let separator = system(.separator, cells: Color("separator", (198, 198, 200), dark: (56, 56, 58)))
}

extension Color: ShapeStyle {
  /// The colour itself; the semantic colours leave the choice to the output.
  public func paint(in environment: EnvironmentValues) -> Paint {
    switch provider {
    case .paint(let paint): return environment.shown(paint).opacity(alpha)
    case .system(let color, let cells):
      let paint = environment.adapted(cells: cells?.paint(in: environment), pixels: nil)
      return (paint ?? color.paint(in: environment)).opacity(alpha)
    case .lightened(let color):
      // A fifth of white on a phone [C], a quarter in cells.
      let part = environment.adapted(cells: 0.25, pixels: 0.2)
      var rgba = color.rgba(in: environment).mixed(with: .white, by: part)
      rgba.alpha *= alpha
      return .color(rgba)
    case .rgba(var rgba):
      rgba.alpha *= alpha
      return .color(rgba)
    case .named(let name):
      guard let (light, dark) = environment.assets?.color(name) else { return .color(.clear) }
      var rgba = environment.isDark ? dark : light
      rgba.alpha *= alpha
      return .color(rgba)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      let (a, b) = (first.rgba(in: environment), second.rgba(in: environment))
      var rgba = isPerceptual ? a.mixedPerceptually(with: b, by: fraction) : a.mixed(with: b, by: fraction)
      rgba.alpha *= alpha
      return .color(rgba)
    case .adaptive(let light, let dark):
      var rgba = (environment.isDark ? dark : light).rgba(in: environment)
      rgba.alpha *= alpha
      return .color(rgba)
    case .schemes(let light, let dark):
      var rgba = environment.isDark ? dark : light
      rgba.alpha *= alpha
      return .color(rgba)
    }
  }
  /// A colour is a paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { false }
  /// The colour, whatever the bounds are.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    [.fill(outline, paint(in: environment).placed(in: frame))]
  }
  /// The colour's components; the text colour is black, white in the dark scheme.
  func rgba(in environment: EnvironmentValues) -> RGBA { paint(in: environment).solid(ink: environment.isDark ? .white : .black) }
  /// The static name, else `color`.
  public var label: String { name ?? "color" }
}

extension Color: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes all it is offered; an unspecified dimension is 10 points (Apple's documentation of `ProposedViewSize`).
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.fill("Color", view) }
}

extension ShapeStyle where Self == Color {
  /// System red.
  public static var red: Color { .red }
  /// System orange.
  public static var orange: Color { .orange }
  /// System yellow.
  public static var yellow: Color { .yellow }
  /// System green.
  public static var green: Color { .green }
  /// System mint.
  public static var mint: Color { .mint }
  /// System teal.
  public static var teal: Color { .teal }
  /// System cyan.
  public static var cyan: Color { .cyan }
  /// System blue.
  public static var blue: Color { .blue }
  /// System indigo.
  public static var indigo: Color { .indigo }
  /// System purple.
  public static var purple: Color { .purple }
  /// System pink.
  public static var pink: Color { .pink }
  /// System brown.
  public static var brown: Color { .brown }
  /// System gray.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Nothing: fully transparent.
  public static var clear: Color { .clear }
}

extension NodeList {
  /// A leaf that takes all it is offered and fills it.
  mutating func fill(_ kind: String, _ style: some ShapeStyle) {
    let content: NodeContent =
      style.isDrawn(in: environment)
      ? .shape(label: style.label, Rectangle(), [ShapeLayer(style, FillStyle(), in: environment)]) : .fill(label: style.label, style.paint(in: environment.forFills))
    leaf(kind, content) { builder, index in builder.flexible(content: index) }
  }
}
