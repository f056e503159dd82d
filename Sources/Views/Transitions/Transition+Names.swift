public import Foundation

extension Transition where Self == IdentityTransition {
  /// At once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fading.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Growing and shrinking.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Growing from a part of the size, around a point.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// From and to an edge, by as much as the view is wide or high.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// From and to another place, in points.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// From and to another place, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == PushTransition {
  /// In from an edge and out to the one opposite, fading.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == SymbolEffectTransition {
  /// As a symbol comes and goes.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
  /// As a symbol comes and goes, with an effect.
  nonisolated public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Fading and out of focus.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Fading and out of focus, with a direction, which a still picture does not show.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}
