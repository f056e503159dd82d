import Foundation
import SwiftUI

/// Ranges of numbers of the same width, into which values are counted.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// Where the ranges begin and end.
  public let thresholds: [Value]
  /// Ranges that begin and end at these numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds }
  /// As many ranges as are wanted, which are all of the same width.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(parts)
    thresholds = (0...parts).map { range.lowerBound + Value($0) * size }
  }
  /// Ranges of a width that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let count = Swift.max(Int(((range.upperBound / size).rounded(.up) - first)), 1)
    thresholds = (0...count).map { (first + Value($0)) * size }
  }
  /// Ranges of a round width that hold all of some values, about as many as are wanted.
  public init(data: [Value], desiredCount: Int? = nil) {
    let low = data.min() ?? 0
    let high = data.max() ?? 1
    let rough = Double((high - low) / Value(Swift.max(desiredCount ?? 10, 1)))
    let power = pow(10, log10(Swift.max(rough, 1e-9)).rounded(.down))
    let step = [1.0, 2, 5, 10].first { $0 * power >= rough } ?? 10
    self.init(size: Value(step * power), range: low...Swift.max(high, low))
  }
  /// The first range.
  public var startIndex: Int { 0 }
  /// After the last range.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A range.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
  /// The range that a value lies in; the first or the last for one that lies outside.
  public func index(for value: Value) -> Int {
    let found = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(Swift.max(found, 0), Swift.max(endIndex - 1, 0))
  }
}
/// A range of values that are counted together.
public struct ChartBinRange<Value: Comparable> {
  /// Where it begins.
  public let lowerBound: Value
  /// Where it ends.
  public let upperBound: Value
  /// Whether a value lies in it.
  public func contains(_ value: Value) -> Bool { lowerBound <= value && value < upperBound }
}
/// Units of a calendar into which moments are counted.
public struct DateBins: RandomAccessCollection {
  /// Where the units begin and end.
  public let thresholds: [Date]
  /// Units that begin and end at these moments.
  public init(thresholds: [Date]) { self.thresholds = thresholds }
  /// Units of a calendar that hold a range.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var moments: [Date] = []
    var next = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    while moments.count < 1000 {
      moments.append(next)
      guard next <= range.upperBound, let following = calendar.date(byAdding: unit, value: count, to: next) else { break }
      next = following
    }
    thresholds = moments
  }
  /// Units of a calendar that hold all of some moments.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: low...(data.max() ?? low), calendar: calendar)
  }
  /// The first unit.
  public var startIndex: Int { 0 }
  /// After the last unit.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A unit.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
  /// The unit that a moment lies in; the first or the last for one that lies outside.
  public func index(for value: Date) -> Int {
    let found = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(Swift.max(found, 0), Swift.max(endIndex - 1, 0))
  }
}
extension PlottableValue where Value: Comparable {
  /// A range of values that are counted together.
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    .value(label, range.lowerBound..<range.upperBound)
  }
}
