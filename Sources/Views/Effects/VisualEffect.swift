public import Drawing
public import Foundation

/// Changes of what a view shows that never change its layout, and so may depend on its geometry.
public protocol VisualEffect: Sendable {
  /// The changes, the first innermost.
  var changes: VisualChanges { get }
}

/// Changes of what a view shows, in their order.
public struct VisualChanges: Sendable {
  let steps: [@MainActor @Sendable (EnvironmentValues) -> NodeEffect]
}

/// The effect that changes nothing: what `visualEffect` and `scrollTransition` hand to their closures.
public struct EmptyVisualEffect: VisualEffect {
  /// Changes nothing.
  public init() {}
  /// None.
  public var changes: VisualChanges { VisualChanges(steps: []) }
}

/// An effect of a type that is not told.
package struct AnyVisualEffect: VisualEffect {
  package let changes: VisualChanges
  /// Hides the effect's type.
  package init(_ effect: some VisualEffect) { changes = effect.changes }
  /// Changes nothing.
  package static let none = AnyVisualEffect(EmptyVisualEffect())
}

/// An effect with a further change outside.
struct ChangedVisualEffect: VisualEffect {
  let changes: VisualChanges
  init(_ inner: some VisualEffect, _ change: @escaping @MainActor @Sendable (EnvironmentValues) -> NodeEffect) {
    changes = VisualChanges(steps: inner.changes.steps + [change])
  }
}

extension VisualEffect {
  /// Draws the view elsewhere, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { ChangedVisualEffect(self) { _ in .mapped(CGAffineTransform(translationX: x, y: y), .topLeading) } }
  /// Draws the view elsewhere, by points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  /// Draws the view larger or smaller around a point of it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(x: s, y: s, anchor: anchor) }
  /// Draws the view larger or smaller around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  /// Draws the view larger or smaller around a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { ChangedVisualEffect(self) { _ in .scaled(x: x, y: y, anchor) } }
  /// Draws the view turned around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { ChangedVisualEffect(self) { _ in .turned(by: angle.radians, anchor) } }
  /// Draws the view turned in space around an axis through a point of it, flattened as `View.rotation3DEffect` does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let map = flattened(angle.radians, axis)
    return ChangedVisualEffect(self) { _ in .mapped(map, anchor) }
  }
  /// Draws the view after a map.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { ChangedVisualEffect(self) { _ in .mapped(transform, .topLeading) } }
  /// Draws the view at a part of its opacity, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { ChangedVisualEffect(self) { _ in .faded(by: opacity) } }
  /// Draws the view out of focus, by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { ChangedVisualEffect(self) { _ in .blurred(by: radius) } }
  /// Adds to each component of the colours, −1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect { ChangedVisualEffect(self) { .colours($0) { $0.brightened(by: amount) } } }
  /// Moves the colours' components away from the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { ChangedVisualEffect(self) { .colours($0) { $0.contrasted(by: amount) } } }
  /// How colourful it is: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { ChangedVisualEffect(self) { .colours($0) { $0.saturated(by: amount) } } }
  /// How grey it is: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { ChangedVisualEffect(self) { .colours($0) { $0.greyed(by: amount) } } }
  /// Turns the colours around the circle of hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { ChangedVisualEffect(self) { .colours($0) { $0.turned(by: angle.radians) } } }
}

extension View {
  /// Changes what the view shows, by its geometry: the closure is called when the view has its place, and layout does not notice.
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
    WithEffect(self, "visualEffect", isNode: true) { environment in
      NodeEffect(measuring: { proxy in effect(EmptyVisualEffect(), proxy).changes.steps.map { $0(environment) } })
    }
  }
}
