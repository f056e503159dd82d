public import Drawing
public import Foundation

extension View {
  /// Draws the view at a part of its opacity, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    WithEffect(self, "opacity") { _ in NodeEffect(of: opacity) { .faded(by: $0[0]) } }
  }
  /// Draws the shape of the view behind it in a colour, blurred and moved, in points.
  nonisolated public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    WithEffect(self, "shadow") { environment in
      let color = color.rgba(in: environment)
      return NodeEffect(of: radius, x, y) { numbers in .layer { _ in .shadow(color, radius: numbers[0], offset: CGSize(width: numbers[1], height: numbers[2])) } }
    }
  }
  /// Draws the view out of focus, by a radius in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    WithEffect(self, "blur") { _ in NodeEffect(of: radius) { .blurred(by: $0[0]) } }
  }
  /// How the view's colours and those behind it make one.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    WithEffect(self, "blendMode") { _ in .layer { _ in .blend(blendMode) } }
  }
  /// Makes the view one picture before what is around it changes it: opacity and blend mode then count for the whole.
  nonisolated public func compositingGroup() -> some View { WithEffect(self, "compositingGroup") { _ in .layer { _ in .group(opacity: 1) } } }
  /// Makes the view one layer: the same picture, fewer things to draw.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    WithEffect(self, "drawingGroup") { _ in .layer { _ in .group(opacity: 1) } }
  }
  /// Draws only what lies inside the view's bounds of a mask made of lightness: the darker, the more transparent.
  nonisolated public func luminanceToAlpha() -> some View {
    coloured("luminanceToAlpha") { $0.alphaOfLightness }
  }

  // MARK: Colours

  /// Adds to each component, −1 to 1.
  nonisolated public func brightness(_ amount: Double) -> some View { coloured("brightness", amount) { $0.brightened(by: $1) } }
  /// Moves components away from the middle; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View { coloured("contrast", amount) { $0.contrasted(by: $1) } }
  /// How colourful it is: 0 is grey, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    coloured("saturation", amount) { $0.saturated(by: $1) }
  }
  /// How grey it is: 0 changes nothing, 1 is grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    coloured("grayscale", amount) { $0.greyed(by: $1) }
  }
  /// Turns the colours around the circle of hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { coloured("hueRotation", angle.radians) { $0.turned(by: $1) } }
  /// Multiplies each component with a colour's.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    WithEffect(self, "colorMultiply") { environment in
      let factor = color.rgba(in: environment)
      return .colours(environment) { $0.multiplied(by: factor) }
    }
  }
  /// Replaces each component by what it lacks to 1.
  nonisolated public func colorInvert() -> some View { coloured("colorInvert") { $0.inverted } }

  nonisolated private func coloured(_ kind: String, _ change: @escaping @Sendable (RGBA) -> RGBA) -> some View {
    WithEffect(self, kind) { environment in .colours(environment, change) }
  }
  nonisolated private func coloured(_ kind: String, _ number: Double, _ change: @escaping @Sendable (RGBA, Double) -> RGBA) -> some View {
    WithEffect(self, kind) { environment in NodeEffect(of: number) { numbers in .colours(environment) { change($0, numbers[0]) } } }
  }
}

extension NodeEffect {
  /// Less opaque; 0 shows nothing.
  static func faded(by opacity: Double) -> NodeEffect { NodeEffect { items, _ in opacity > 0 ? items.map { $0.faded(by: min(1, opacity)) } : [] } }
  /// Out of focus, by a radius in points.
  static func blurred(by radius: CGFloat) -> NodeEffect { radius > 0 ? .layer { _ in .blur(radius: radius) } : NodeEffect { items, _ in items } }
  /// Every colour changed.
  static func colours(_ environment: EnvironmentValues, _ change: @escaping (RGBA) -> RGBA) -> NodeEffect {
    let ink: RGBA = environment.isDark ? .white : .black
    return NodeEffect { items, _ in items.map { $0.recoloured(ink: ink, change) } }
  }
}
