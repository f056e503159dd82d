public import Foundation

/// A view comes and goes at once.
public struct IdentityTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
extension IdentityTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .identity }
}

/// A view fades.
public struct OpacityTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view, or nothing of it.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
extension OpacityTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .opacity }
}

/// A view comes in from the leading edge, and goes out to the trailing one.
public struct SlideTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view at its place, or beside it.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
}
extension SlideTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .slide }
}

/// A view grows from a part of its size, around a point.
public struct ScaleTransition: Transition {
  /// The part of the size; 0 is nothing.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  /// From a part of the size, around a point.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// The view, or a smaller one.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
}
extension ScaleTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

/// A view comes from an edge and goes to it, by as much as it is wide or high.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// From and to an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view at its place, or beside it.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
}
extension MoveTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .move(edge: edge) }
}

/// A view comes from another place and goes there.
public struct OffsetTransition: Transition {
  /// How far the place is, in points.
  public var offset: CGSize
  /// From and to another place, in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The view at its place, or at the other one.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
}
extension OffsetTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .offset(offset) }
}

/// A view comes in from an edge and goes out to the one opposite, fading.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// In from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view at its place, or beside it.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
}
extension PushTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .push(from: edge) }
}

/// A symbol comes and goes as its effect says: here by fading.
public struct SymbolEffectTransition: Transition {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  /// A transition of an effect.
  nonisolated public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {
    (self.effect, self.options) = (effect, options)
  }
  /// The symbol, or nothing of it.
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, phase) }
  /// Symbols move.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}
extension SymbolEffectTransition: LibraryTransition {
  nonisolated var whole: AnyTransition { .symbolEffect }
}
