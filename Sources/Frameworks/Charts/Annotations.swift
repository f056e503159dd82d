import SwiftUI

/// Where something stands beside a mark or a plot.
public struct AnnotationPosition: Hashable {
  let side: FrameworkSupport.ChartSide
  /// As is usual there.
  public static let automatic = AnnotationPosition(side: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(side: .overlay)
  /// Above.
  public static let top = AnnotationPosition(side: .top)
  /// Below.
  public static let bottom = AnnotationPosition(side: .bottom)
  /// Before.
  public static let leading = AnnotationPosition(side: .leading)
  /// Behind.
  public static let trailing = AnnotationPosition(side: .trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(side: .topLeading)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(side: .topTrailing)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(side: .bottomLeading)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
}
/// What happens with a view beside a mark that does not fit.
public struct AnnotationOverflowResolution: Hashable {
  /// What happens along one axis.
  public struct Strategy: Hashable {
    let boundary: FrameworkSupport.ChartBoundary?
    /// As is usual: a view is moved into the chart's width, and may be above it.
    public static let automatic = Strategy(boundary: nil)
    /// Moved until it fits into the chart.
    public static let fit = Strategy(boundary: .chart)
    /// Moved until it fits into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary.boundary) }
    /// The scale leaves room: here the view stays where it is.
    public static let padScale = Strategy(boundary: FrameworkSupport.ChartBoundary.anywhere)
    /// It stays where it is.
    public static let disabled = Strategy(boundary: FrameworkSupport.ChartBoundary.anywhere)
  }
  /// A part of a chart.
  public struct Boundary: Hashable {
    let boundary: FrameworkSupport.ChartBoundary
    /// The whole chart.
    public static let automatic = Boundary(boundary: .chart)
    /// The plot.
    public static let plot = Boundary(boundary: .plot)
    /// The whole chart.
    public static let chart = Boundary(boundary: .chart)
  }
  /// As is usual.
  public static let automatic = AnnotationOverflowResolution()
  let across: FrameworkSupport.ChartBoundary
  let down: FrameworkSupport.ChartBoundary
  /// What happens along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    across = x.boundary ?? .chart
    down = y.boundary ?? .anywhere
  }
}
