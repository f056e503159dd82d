import Foundation
import SwiftUI

/// Ranges of numbers of the same width, into which values are counted.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  /// Where the ranges begin and end.
  public let thresholds: [Value]
  /// Ranges that begin and end at these numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds }
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
    var (low, high) = (0, Swift.max(endIndex, 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
extension NumberBins where Value: BinaryFloatingPoint {
  /// As many ranges as are wanted, which are all of the same width.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.min(Swift.max(count, 1), 10_000)
    let size = (range.upperBound - range.lowerBound) / Value(parts)
    thresholds = (0...parts).map { range.lowerBound + Value($0) * size }
  }
  /// Ranges of a width that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = roundThresholds(Double(size), Double(range.lowerBound), Double(range.upperBound)).map { Value($0) }
  }
  /// Ranges of a round width that hold all of some values, about as many as are wanted.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let (low, high) = (Double(data.min() ?? 0), Double(data.max() ?? 1))
    let size = Swift.max(roundSize(low, high, desiredCount), minimumStride.map { Double($0) } ?? 0)
    thresholds = roundThresholds(size, low, high).map { Value($0) }
  }
}
extension NumberBins where Value: BinaryInteger {
  /// As many ranges as are wanted, which are all of the same width.
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, parts) = (Double(range.lowerBound), Swift.min(Swift.max(count, 1), 10_000))
    let size = Swift.max(((Double(range.upperBound) - low) / Double(parts)).rounded(.up), 1)
    thresholds = (0...parts).compactMap { Value(exactly: low + Double($0) * size) }
  }
  /// Ranges of a width that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = roundThresholds(Double(size), Double(range.lowerBound), Double(range.upperBound))
      .compactMap { Value(exactly: $0) }
  }
  /// Ranges of a round width that hold all of some values, about as many as are wanted.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let (low, high) = (Double(data.min() ?? 0), Double(data.max() ?? 1))
    let size = Swift.max(roundSize(low, high, desiredCount), minimumStride.map { Double($0) } ?? 0, 1)
    thresholds = roundThresholds(size.rounded(.up), low, high).compactMap { Value(exactly: $0) }
  }
}
/// A round width, of which about as many as are wanted lie between two numbers.
private func roundSize(_ low: Double, _ high: Double, _ desiredCount: Int?) -> Double {
  let rough = (high - low) / Double(Swift.max(desiredCount ?? 10, 1))
  let power = pow(10, log10(Swift.max(rough, 1e-9)).rounded(.down))
  return ([1.0, 2, 5, 10].first { $0 * power >= rough } ?? 10) * power
}
/// Multiples of a width, from below one number to above another; at most 10,000.
private func roundThresholds(_ size: Double, _ low: Double, _ high: Double) -> [Double] {
  guard size > 0, high >= low, (high - low) / size < 10_000 else { return [low, high] }
  let first = (low / size).rounded(.down)
  guard first.isFinite else { return [low, high] }
  let count = Swift.max(Int(((high / size).rounded(.up) - first)), 1)
  return (0...count).map { (first + Double($0)) * size }
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
    var (low, high) = (0, Swift.max(endIndex, 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
extension PlottableValue where Value: Comparable {
  /// A range of values that are counted together.
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    .value(label, range.lowerBound..<range.upperBound)
  }
}
