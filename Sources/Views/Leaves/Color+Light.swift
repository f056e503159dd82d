public import Drawing
internal import Foundation

// Colours that are lighter than white: the playground shows none, and moves them to its edge.
extension Color {
  /// A colour as it is shown, with components of light that may be more than 1.
  public struct ResolvedHDR: Hashable, Sendable, ShapeStyle {
    /// The colour with its components up to 1.
    public var baseColor: Color.Resolved
    /// How much lighter than white the screen should be able to show; nil where nothing was said.
    public var headroom: Float?
    /// A colour with more light.
    public init(_ color: Color.Resolved, headroom: Float? = nil) { (baseColor, self.headroom) = (color, headroom) }
    /// The red component.
    public var red: Float {
      get { baseColor.red }
      set { baseColor.red = newValue }
    }
    /// The green component.
    public var green: Float {
      get { baseColor.green }
      set { baseColor.green = newValue }
    }
    /// The blue component.
    public var blue: Float {
      get { baseColor.blue }
      set { baseColor.blue = newValue }
    }
    /// How opaque it is.
    public var opacity: Float {
      get { baseColor.opacity }
      set { baseColor.opacity = newValue }
    }
    /// The colour up to white.
    public func paint(in environment: EnvironmentValues) -> Paint { baseColor.paint(in: environment) }
    /// `color`.
    public var label: String { "color" }
  }
  /// A colour of the components that it has in some surroundings.
  public init(_ resolved: ResolvedHDR) { self.init(resolved.baseColor) }
  /// What the colour is in some surroundings, with all of its light.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
  /// The colour with more light, or less: each stop doubles it. What is lighter than white is white.
  public func exposureAdjust(_ stops: Double) -> Color {
    if stops == 0 || !stops.isFinite { return self }
    return stops > 0
      ? mix(with: .white, by: 1 - exp2(-stops), in: .device) : mix(with: .black, by: 1 - exp2(stops), in: .device)
  }
  /// The colour with its light kept below so many times that of white; here nothing is lighter than white.
  public func headroom(_ headroom: Double?) -> Color { self }
}

extension Color.Resolved: Animatable {
  /// The components.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      (red, green) = (newValue.first, newValue.second.first)
      (blue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
extension Color.Resolved {
  /// The red component as a part of light.
  public var linearRed: Float {
    get { Self.light(red) }
    set { red = Self.signal(newValue) }
  }
  /// The green component as a part of light.
  public var linearGreen: Float {
    get { Self.light(green) }
    set { green = Self.signal(newValue) }
  }
  /// The blue component as a part of light.
  public var linearBlue: Float {
    get { Self.light(blue) }
    set { blue = Self.signal(newValue) }
  }
  private static func light(_ signal: Float) -> Float {
    signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4)
  }
  private static func signal(_ light: Float) -> Float {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
