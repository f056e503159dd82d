public import Foundation

extension FrameworkSupport {
  /// Where values stand in a chart that was laid out.
  public struct ChartGeometry {
    let x: ChartScale?
    let y: ChartScale?
    /// The plot in the chart's coordinates, in points.
    public let plotFrame: CGRect
    /// Where a value stands on the horizontal axis, in points from the plot's leading edge; nil for a value that it has not.
    public func x(of value: ChartValue) -> CGFloat? { x?.position(value) }
    /// Where a value stands on the vertical axis, in points from the plot's top; nil for a value that it has not.
    public func y(of value: ChartValue) -> CGFloat? { y?.position(value) }
    /// What a value takes of the horizontal axis: its first place, in points.
    public func xStart(of value: ChartValue) -> CGFloat? { x?.range(ChartDatum(value))?.lowerBound }
    /// What a value takes of the horizontal axis: its last place, in points.
    public func xEnd(of value: ChartValue) -> CGFloat? { x?.range(ChartDatum(value))?.upperBound }
    /// What a value takes of the vertical axis: its first place, in points.
    public func yStart(of value: ChartValue) -> CGFloat? { y?.range(ChartDatum(value))?.lowerBound }
    /// What a value takes of the vertical axis: its last place, in points.
    public func yEnd(of value: ChartValue) -> CGFloat? { y?.range(ChartDatum(value))?.upperBound }
    /// The value at a place on the horizontal axis, in points from the plot's leading edge.
    public func valueX(at position: CGFloat) -> ChartValue? { x?.value(at: position) }
    /// The value at a place on the vertical axis, in points from the plot's top.
    public func valueY(at position: CGFloat) -> ChartValue? { y?.value(at: position) }
    /// The chart's corner in the root's coordinates.
    let origin: CGPoint
    /// The plot, for the `GeometryProxy` of a view in front of the chart.
    public var plotAnchor: Anchor<CGRect> {
      Anchor<CGRect>.Source.bounds.anchor(in: plotFrame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }
}
