public import Foundation

extension Font {
  /// What a font is resolved for.
  public struct Context: Sendable {
    let environment: SendableEnvironment
    init(_ environment: EnvironmentValues) { self.environment = SendableEnvironment(values: environment) }
  }
  /// A font as it is shown.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// Whether it is bold.
    public let isBold: Bool
    /// Whether it is italic.
    public let isItalic: Bool
    /// Whether all letters are of one width.
    public let isMonospaced: Bool
  }
  /// The font as it is shown where a context comes from.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(in: context.environment.values)
    return Resolved(
      pointSize: font.pointSize, weight: Weight.named(font.weight), isBold: font.weight >= Weight.bold.value,
      isItalic: font.isItalic, isMonospaced: font.design == .monospaced)
  }
}
extension Font.Weight {
  /// The weight of a number.
  fileprivate static func named(_ value: Int) -> Font.Weight {
    let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return all.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
  }
}
// Proof of safety: fonts are resolved where views are made, on the main thread.
struct SendableEnvironment: @unchecked Sendable { let values: EnvironmentValues }

extension EnvironmentValues {
  /// What fonts are resolved for here.
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}
