import Foundation
import SwiftUI

/// What a scale shows: a range, or categories.
public protocol ScaleDomain {
  /// What a chart reckons with.
  var chartDomain: FrameworkSupport.ChartDomain { get }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From one end to the other.
  public var chartDomain: FrameworkSupport.ChartDomain {
    .values([lowerBound.primitivePlottable.chartValue, upperBound.primitivePlottable.chartValue])
  }
}
extension Range: ScaleDomain where Bound: Plottable {
  /// From one end to the other.
  public var chartDomain: FrameworkSupport.ChartDomain {
    .values([lowerBound.primitivePlottable.chartValue, upperBound.primitivePlottable.chartValue])
  }
}
extension Array: ScaleDomain where Element: Plottable {
  /// These values.
  public var chartDomain: FrameworkSupport.ChartDomain { .values(map { $0.primitivePlottable.chartValue }) }
}
/// What the marks need.
public struct AutomaticScaleDomain: ScaleDomain {
  /// What a chart reckons with.
  public let chartDomain: FrameworkSupport.ChartDomain
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the marks need.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(chartDomain: .automatic(includesZero: nil, reversed: nil))
  }
  /// What the marks need, with zero or not.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(chartDomain: .automatic(includesZero: includesZero, reversed: reversed))
  }
}
/// How a scale counts.
public struct ScaleType: Hashable {
  let kind: FrameworkSupport.ChartScaleKind
  /// Evenly.
  public static let linear = ScaleType(kind: .linear)
  /// By powers.
  public static let log = ScaleType(kind: .log)
  /// By powers on both sides of zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog)
  /// By roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Moments, which are spread evenly.
  public static let date = ScaleType(kind: .linear)
  /// Categories, which are spread evenly.
  public static let category = ScaleType(kind: .linear)
}
/// What of a side of the plot a scale takes.
public protocol PositionScaleRange {
  /// Points that stay free at the beginning.
  var startPadding: CGFloat { get }
  /// Points that stay free at the end.
  var endPadding: CGFloat { get }
}
/// The side of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Points that stay free at the beginning.
  public let startPadding: CGFloat
  /// Points that stay free at the end.
  public let endPadding: CGFloat
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole side.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(startPadding: 0, endPadding: 0) }
  /// The side without points at both ends.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  /// The side without points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
