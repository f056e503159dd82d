import Foundation
import SwiftUI

/// A bar.
public struct BarMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The bar.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A bar at one value, as long as the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    chartMarks = .mark(.bar, x: x.datum, y: y.datum)
      .size(width: width.dimension, height: height.dimension)
      .stacking(stacking.stacking)
  }
  /// An upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.bar, x: x.datum, yStart: yStart.datum, yEnd: yEnd.datum)
      .size(width: width.dimension, height: .automatic)
  }
  /// A level bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.bar, xStart: xStart.datum, xEnd: xEnd.datum, y: y.datum)
      .size(width: .automatic, height: height.dimension)
  }
  /// An upright bar between two places of the plot, in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    chartMarks = .mark(.bar, x: x.datum).points(yStart: yStart, yEnd: yEnd)
      .size(width: width.dimension, height: .automatic)
      .stacking(stacking.stacking)
  }
  /// A level bar between two places of the plot, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    chartMarks = .mark(.bar, y: y.datum).points(xStart: xStart, xEnd: xEnd)
      .size(width: .automatic, height: height.dimension)
      .stacking(stacking.stacking)
  }
  /// A level bar from one value to another, as long as their distance; as a part of a whole alone.
  public init<X: Plottable>(
    x: PlottableValue<X>, stacking: MarkStackingMethod
  ) { chartMarks = .mark(.bar, x: x.datum).stacking(stacking.stacking) }
  /// What covers the plot between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { chartMarks = .mark(.bar, xStart: xStart.datum, xEnd: xEnd.datum).points(yStart: yStart, yEnd: yEnd) }
  /// What covers the plot between two values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { chartMarks = .mark(.bar, yStart: yStart.datum, yEnd: yEnd.datum).points(xStart: xStart, xEnd: xEnd) }
}
/// A place of a line.
public struct LineMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The place.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A place of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartMarks = .mark(.line, x: x.datum, y: y.datum)
  }
  /// A place of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { chartMarks = .mark(.line, x: x.datum, y: y.datum).series(series.datum) }
}
/// A place of an area.
public struct AreaMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The place.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A place of an area over the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { chartMarks = .mark(.area, x: x.datum, y: y.datum).stacking(stacking.stacking) }
  /// A place of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { chartMarks = .mark(.area, x: x.datum, y: y.datum).stacking(stacking.stacking).series(series.datum) }
  /// A place of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { chartMarks = .mark(.area, x: x.datum, yStart: yStart.datum, yEnd: yEnd.datum) }
  /// A place of one of several areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { chartMarks = .mark(.area, x: x.datum, yStart: yStart.datum, yEnd: yEnd.datum).series(series.datum) }
  /// A place of an area between two upright lines.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { chartMarks = .mark(.area, xStart: xStart.datum, xEnd: xEnd.datum, y: y.datum) }
  /// A place of one of several areas between two upright lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { chartMarks = .mark(.area, xStart: xStart.datum, xEnd: xEnd.datum, y: y.datum).series(series.datum) }
}
/// A point.
public struct PointMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The point.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartMarks = .mark(.point, x: x.datum, y: y.datum)
  }
  /// A point at a value, and at points of the plot's height.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    chartMarks = .mark(.point, x: x.datum).points(yStart: y)
  }
  /// A point at a value, and at points of the plot's width.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    chartMarks = .mark(.point, y: y.datum).points(xStart: x)
  }
}
/// A line across the plot.
public struct RuleMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The line.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// An upright line at a value.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    chartMarks = .mark(.rule, x: x.datum).points(yStart: yStart, yEnd: yEnd)
  }
  /// A level line at a value.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    chartMarks = .mark(.rule, y: y.datum).points(xStart: xStart, xEnd: xEnd)
  }
  /// An upright line at a value between two others.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    chartMarks = .mark(.rule, x: x.datum, yStart: yStart.datum, yEnd: yEnd.datum)
  }
  /// A level line at a value between two others.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    chartMarks = .mark(.rule, xStart: xStart.datum, xEnd: xEnd.datum, y: y.datum)
  }
  /// A level line between two values, at points of the plot's height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    chartMarks = .mark(.rule, xStart: xStart.datum, xEnd: xEnd.datum).points(yStart: y)
  }
  /// An upright line between two values, at points of the plot's width.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    chartMarks = .mark(.rule, yStart: yStart.datum, yEnd: yEnd.datum).points(xStart: x)
  }
}
/// A rectangle.
public struct RectangleMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The rectangle.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A rectangle at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.rectangle, x: x.datum, y: y.datum).size(width: width.dimension, height: height.dimension)
  }
  /// A rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { chartMarks = .mark(.rectangle, xStart: xStart.datum, xEnd: xEnd.datum, yStart: yStart.datum, yEnd: yEnd.datum) }
  /// A rectangle at a value between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.rectangle, x: x.datum, yStart: yStart.datum, yEnd: yEnd.datum)
      .size(width: width.dimension, height: .automatic)
  }
  /// A rectangle at a value between two others.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.rectangle, xStart: xStart.datum, xEnd: xEnd.datum, y: y.datum)
      .size(width: .automatic, height: height.dimension)
  }
  /// A rectangle at a value, between places of the plot's height in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.rectangle, x: x.datum).points(yStart: yStart, yEnd: yEnd)
      .size(width: width.dimension, height: .automatic)
  }
  /// A rectangle at a value, between places of the plot's width in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    chartMarks = .mark(.rectangle, y: y.datum).points(xStart: xStart, xEnd: xEnd)
      .size(width: .automatic, height: height.dimension)
  }
  /// A rectangle between two values, as high as the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { chartMarks = .mark(.rectangle, xStart: xStart.datum, xEnd: xEnd.datum).points(yStart: yStart, yEnd: yEnd) }
  /// A rectangle between two values, as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { chartMarks = .mark(.rectangle, yStart: yStart.datum, yEnd: yEnd.datum).points(xStart: xStart, xEnd: xEnd) }
}
/// A part of a pie.
public struct SectorMark: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The part.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// A part as large as its value among all.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    chartMarks = .sector(
      angle: angle.datum, innerRadius: innerRadius.dimension, outerRadius: outerRadius.dimension, angularInset: angularInset)
  }
}
