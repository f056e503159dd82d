public import Foundation

/// A rectangle or a point of a view, which a `GeometryProxy` tells in the coordinates of its own view: `proxy[anchor]`.
public struct Anchor<Value> {
  /// In the root's coordinates.
  let global: Value
  let moved: (Value, CGPoint) -> Value

  /// Which rectangle or point of a view is meant.
  public struct Source {
    /// From the view's frame in the root's coordinates.
    let value: (CGRect) -> Value
    let moved: (Value, CGPoint) -> Value
    func anchor(in frame: CGRect) -> Anchor { Anchor(global: value(frame), moved: moved) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// The same place.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}

extension Anchor: Hashable where Value: Hashable {
  /// Equal places have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
  private init(_ value: @escaping (CGRect) -> CGRect) { self.init(value: value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) } }
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Self { $0 } }
  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ value: @escaping (CGRect) -> CGPoint) { self.init(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) } }
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } }
  /// A point in parts of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The anchor's value in the view's own coordinates, in points.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.moved(anchor.global, globalFrame.origin) }
}
