import Foundation
import SwiftUI

/// An axis of a chart, as assistive techniques tell it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis measures.
  var title: String { get set }
}
/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How the numbers are spread.
  public enum ScaleType: Int {
    /// Evenly.
    case linear
    /// By powers of ten.
    case log10
    /// By natural powers.
    case ln
  }
  /// What the axis measures.
  public var title: String
  /// From the smallest to the largest number.
  public var range: ClosedRange<Double>
  /// Where lines stand.
  public var gridlinePositions: [Double]
  /// How a number is told.
  public var valueDescriptionProvider: (Double) -> String
  /// How the numbers are spread.
  public var scaleType: ScaleType = .linear
  /// An axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}
/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the axis measures.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]
  /// An axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
/// A number or a category of a point.
public final class AXDataPointValue: NSObject {
  /// The number.
  public var number: Double
  /// The category; empty for a number.
  public var category: String
  init(number: Double, category: String) {
    self.number = number
    self.category = category
  }
  /// A number.
  public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(number: value, category: "") }
  /// A category.
  public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(number: 0, category: value) }
}
/// A point of a chart.
public final class AXDataPoint: NSObject {
  /// Where it stands on the horizontal axis.
  public var xValue: AXDataPointValue
  /// Where it stands on the vertical axis.
  public var yValue: AXDataPointValue?
  /// What else is known of it.
  public var additionalValues: [AXDataPointValue]
  /// What it is called.
  public var label: String?
  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y.map { AXDataPointValue.number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
  /// A point at a category.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y.map { AXDataPointValue.number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
/// The points of one kind.
public final class AXDataSeriesDescriptor: NSObject {
  /// What they are called.
  public var name: String?
  /// Whether a line goes through them.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]
  /// The points of one kind.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
/// A chart, as assistive techniques tell it.
public final class AXChartDescriptor: NSObject {
  /// Its title.
  public var title: String?
  /// What it shows.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// What else it measures.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The points of each kind.
  public var series: [AXDataSeriesDescriptor]
  /// A chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
/// Tells a chart to assistive techniques.
public protocol AXChartDescriptorRepresentable {
  /// The chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings what is told up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  /// Leaves it as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
extension View {
  /// Tells a chart to assistive techniques, of which there are none here.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
}
