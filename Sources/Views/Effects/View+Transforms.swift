public import Drawing
public import Foundation

extension View {
  /// Draws the view larger or smaller around a point of it; layout does not notice.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }
  /// Draws the view larger or smaller around a point of it; layout does not notice.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  /// Draws the view larger or smaller around a point of it; layout does not notice.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    WithEffect(self, "scaleEffect", isNode: true) { _ in
      NodeEffect(of: x, y) { .scaled(x: $0[0], y: $0[1], anchor) }
    }
  }
  /// Draws the view turned around a point of it; layout does not notice.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    WithEffect(self, "rotationEffect", isNode: true) { _ in NodeEffect(of: angle.radians) { .turned(by: $0[0], anchor) } }
  }
  /// Draws the view turned in space around an axis through a point of it, flattened without perspective: parallel lines stay parallel (our choice).
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    WithEffect(self, "rotation3DEffect", isNode: true) { _ in
      NodeEffect(of: angle.radians) { .mapped(flattened($0[0], axis), anchor) }
    }
  }
  /// Draws the view after a map; layout does not notice.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    WithEffect(self, "transformEffect", isNode: true) { _ in .mapped(transform, .topLeading) }
  }
}

extension NodeEffect {
  /// Larger or smaller around a point.
  static func scaled(x: CGFloat, y: CGFloat, _ anchor: UnitPoint) -> NodeEffect { mapped(CGAffineTransform(scaleX: x, y: y), anchor) }
  /// Turned around a point, by radians.
  static func turned(by radians: Double, _ anchor: UnitPoint) -> NodeEffect { mapped(CGAffineTransform(rotationAngle: CGFloat(radians)), anchor) }
  /// After a map whose origin is a point of the view.
  static func mapped(_ map: CGAffineTransform, _ anchor: UnitPoint) -> NodeEffect { .layer { frame in .transform(map.around(anchor, of: frame)) } }
}

/// The upper left of Rodrigues' matrix: what a turn in space does to a plane that is looked at from the front.
func flattened(_ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGAffineTransform {
  let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return .identity }
  let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
  let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
  return CGAffineTransform(
    a: cosine + x * x * (1 - cosine), b: y * x * (1 - cosine) + z * sine, c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
}
