import Foundation
import SwiftUI

/// Where values stand in a chart.
public struct ChartProxy {
  let geometry: FrameworkSupport.ChartGeometry
  /// The plot's size in points.
  public var plotSize: CGSize { geometry.plotFrame.size }
  /// The plot's size in points, by its older name.
  public var plotAreaSize: CGSize { geometry.plotFrame.size }
  /// Where the plot is, for a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { geometry.plotAnchor }
  /// Where the plot is, for a `GeometryProxy`, by its older name.
  public var plotAreaFrame: Anchor<CGRect> { geometry.plotAnchor }
  /// Where a value stands, in points from the plot's leading edge.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x(of: value.primitivePlottable.chartValue) }
  /// Where a value stands, in points from the plot's top.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y(of: value.primitivePlottable.chartValue) }
  /// Where two values stand, in points from the plot's corner.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// What a value takes of the horizontal axis, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    let known = value.primitivePlottable.chartValue
    guard let start = geometry.xStart(of: known), let end = geometry.xEnd(of: known) else { return nil }
    return start...end
  }
  /// What a value takes of the vertical axis, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    let known = value.primitivePlottable.chartValue
    guard let start = geometry.yStart(of: known), let end = geometry.yEnd(of: known) else { return nil }
    return start...end
  }
  /// The value at points from the plot's leading edge.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plottable(geometry.valueX(at: position), type)
  }
  /// The value at points from the plot's top.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plottable(geometry.valueY(at: position), type)
  }
  /// The values at a point of the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }
}
/// A value of an axis as one of a type; nil for a type that it has not.
func plottable<P: Plottable>(_ value: FrameworkSupport.ChartValue?, _ type: P.Type) -> P? {
  value.flatMap { P.PrimitivePlottable(chartValue: $0) }.flatMap { P(primitivePlottable: $0) }
}
