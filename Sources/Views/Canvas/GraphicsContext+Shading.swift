public import Drawing
public import Foundation

extension GraphicsContext {
  /// What a canvas fills or draws with.
  public struct Shading {
    /// The surroundings' paint, with the canvas's bounds for styles that need an area.
    private let make: (EnvironmentValues, CGRect) -> Paint?
    /// A style that draws more than a paint.
    private let style: (any ShapeStyle)?
    private init(_ style: (any ShapeStyle)? = nil, make: @escaping (EnvironmentValues, CGRect) -> Paint?) {
      (self.style, self.make) = (style, make)
    }

    /// Whether it is more than a paint.
    func isDrawn(in environment: EnvironmentValues) -> Bool { style?.isDrawn(in: environment) == true }
    /// What fills an outline of a canvas of a size in points, where that is more than a paint.
    func drawing(_ outline: DisplayList.Outline, size: CGSize, in environment: EnvironmentValues) -> [DisplayList.Content]? {
      guard let style, style.isDrawn(in: environment) else { return nil }
      return style.fill(outline, frame: CGRect(origin: .zero, size: size), in: environment)
    }
    func paint(in environment: EnvironmentValues, _ frame: CGRect) -> Paint? { make(environment, frame) }

    /// The text colour of the surroundings.
    public static var foreground: Shading { Shading { environment, _ in environment.foreground } }
    /// What is on the canvas already: drawn over itself it shows nothing new, so nothing is drawn.
    public static var backdrop: Shading { Shading { _, _ in nil } }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { environment, _ in color.paint(in: environment) } }
    /// A colour of three components from 0 to 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey from 0, black, to 1, white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style; one that needs an area has the canvas's.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(style) { environment, frame in style.paint(in: environment).placed(in: CGRect(origin: .zero, size: frame.size)) }
    }
    /// Colours from one point to another, in points.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading {
      points(gradient, .linear(from: startPoint, to: endPoint))
    }
    /// Colours between two distances from a point, in points.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []) -> Shading {
      points(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }
    /// Colours once around a point, in points.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []) -> Shading {
      points(gradient, .angular(center: center, start: angle.radians, end: angle.radians + 2 * .pi))
    }
    /// Copies of an image, side by side.
    /// - Parameters:
    ///   - origin: where a copy lies, in points.
    ///   - sourceRect: the part that is repeated, in fractions. The whole is repeated here.
    ///   - scale: how large the copies are.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      var paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      paint.origin = origin
      return .style(paint)
    }
    /// The first of several shadings; the levels below it are for symbols of several colours, of which there are none.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// An area of one point makes fractions of it points.
    private static func points(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) -> Shading {
      Shading { environment, _ in gradient.paint(geometry, in: environment).placed(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
  }
  /// What a gradient does beyond its ends; here its last colours go on.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew; here its last colours go on.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back; here its last colours go on.
    public static let mirror = GradientOptions(rawValue: 2)
    /// It is mixed from light instead of signals; here there is one way.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A change of what is drawn.
  public struct Filter {
    let apply: ([DisplayList.Item], EnvironmentValues) -> [DisplayList.Item]

    private static func layer(_ effect: @escaping (EnvironmentValues) -> DisplayList.Effect) -> Filter {
      Filter { items, environment in [DisplayList.Item(.layer(effect(environment), items))] }
    }
    private static func colours(_ change: @escaping (RGBA) -> RGBA) -> Filter {
      Filter { items, environment in items.map { $0.recoloured(ink: environment.isDark ? .white : .black, change) } }
    }
    /// The shape of what is drawn behind it in a colour, blurred and moved, in points.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      layer { .shadow(color.rgba(in: $0), radius: radius, offset: CGSize(width: x, height: y)) }
    }
    /// Out of focus, by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      radius > 0 && radius.isFinite ? layer { _ in .blur(radius: radius) } : Filter { items, _ in items }
    }
    /// A map of what is drawn.
    public static func projectionTransform(_ matrix: CGAffineTransform) -> Filter { layer { _ in .transform(matrix) } }
    /// A map of what is drawn, flattened without perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { projectionTransform(matrix.affine) }
    /// Each component a sum of parts of all of them.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colours { matrix.applied(to: $0) } }
    /// Each component multiplied with a colour's.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { items, environment in
        let factor = color.rgba(in: environment)
        return items.map { $0.recoloured(ink: environment.isDark ? .white : .black) { $0.multiplied(by: factor) } }
      }
    }
    /// Added to each component, −1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colours { $0.brightened(by: amount) } }
    /// Components away from the middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colours { $0.contrasted(by: amount) } }
    /// How colourful it is: 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colours { $0.saturated(by: amount) } }
    /// How grey it is: 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { colours { $0.greyed(by: amount) } }
    /// Colours turned around the circle of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { colours { $0.turned(by: angle.radians) } }
    /// What each component lacks to 1, or a part of the way there.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colours { color in color.mixed(with: color.inverted, by: min(1, max(0, amount))) } }
    /// The darker, the more transparent.
    public static var luminanceToAlpha: Filter { colours(\.alphaOfLightness) }
    /// One colour where the opacity is high enough, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { items, environment in
        let shown = color.rgba(in: environment)
        return items.map { $0.recoloured(ink: .black) { $0.alpha >= min && $0.alpha <= max ? shown : .clear } }
      }
    }
  }
  /// What a filter is made of; here there is one way.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixed from light instead of signals.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// What of a shadow is drawn; here it lies behind what casts it.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Where nothing is, within what casts it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// One by one.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  /// How a blur is drawn; here there is one way.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing behind it shows.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dots that hide steps.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
