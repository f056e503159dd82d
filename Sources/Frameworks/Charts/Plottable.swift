import Foundation
import SwiftUI

/// A value that a chart can place on an axis.
public protocol Plottable {
  /// The number, text or moment that stands for it.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What stands for it.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value for what stands for it; nil for what stands for none.
  init?(primitivePlottable: PrimitivePlottable)
}
/// A number, a text or a moment.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// What a chart reckons with.
  var chartValue: FrameworkSupport.ChartValue { get }
  /// The value at a place of an axis; nil for a value of another kind.
  init?(chartValue: FrameworkSupport.ChartValue)
}
extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What stands for the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// The value with a raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable), let value = Self(rawValue: raw) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var chartValue: FrameworkSupport.ChartValue { FrameworkSupport.ChartValue(number: Double(self)) }
  /// The nearest whole number.
  public init?(chartValue: FrameworkSupport.ChartValue) {
    guard let number = chartValue.number, let whole = Self(exactly: number.rounded()) else { return nil }
    self = whole
  }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var chartValue: FrameworkSupport.ChartValue { FrameworkSupport.ChartValue(number: Double(self)) }
  /// The number.
  public init?(chartValue: FrameworkSupport.ChartValue) {
    guard let number = chartValue.number else { return nil }
    self = Self(number)
  }
}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var chartValue: FrameworkSupport.ChartValue {
    FrameworkSupport.ChartValue(number: NSDecimalNumber(decimal: self).doubleValue)
  }
  /// The number.
  public init?(chartValue: FrameworkSupport.ChartValue) {
    guard let number = chartValue.number else { return nil }
    self = Decimal(number)
  }
}
extension String: PrimitivePlottableProtocol {
  /// The category.
  public var chartValue: FrameworkSupport.ChartValue { FrameworkSupport.ChartValue(category: self) }
  /// The category's name.
  public init?(chartValue: FrameworkSupport.ChartValue) {
    guard let name = chartValue.category else { return nil }
    self = name
  }
}
extension Date: PrimitivePlottableProtocol {
  /// The moment.
  public var chartValue: FrameworkSupport.ChartValue { FrameworkSupport.ChartValue(date: self) }
  /// The moment.
  public init?(chartValue: FrameworkSupport.ChartValue) {
    guard let date = chartValue.date else { return nil }
    self = date
  }
}
extension Bool: Plottable {
  /// Its name.
  public var primitivePlottable: String { self ? "true" : "false" }
  /// By its name.
  public init?(primitivePlottable: String) { self = primitivePlottable == "true" }
}

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let datum: FrameworkSupport.ChartDatum
  init(_ datum: FrameworkSupport.ChartDatum) { self.datum = datum }
  /// A value.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(FrameworkSupport.ChartDatum(value.primitivePlottable.chartValue))
  }
  /// A value whose name is looked up.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(FrameworkSupport.ChartDatum(value.primitivePlottable.chartValue))
  }
  /// A value with a text as its name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(FrameworkSupport.ChartDatum(value.primitivePlottable.chartValue))
  }
}
extension PlottableValue where Value: Comparable {
  /// All values of a range.
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(
      FrameworkSupport.ChartDatum(
        from: range.lowerBound.primitivePlottable.chartValue, to: range.upperBound.primitivePlottable.chartValue))
  }
}
extension PlottableValue where Value == Date {
  /// The day, month or other unit that a moment lies in.
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(FrameworkSupport.ChartDatum(date, unit: unit, calendar: calendar))
  }
  /// The day, month or other unit that a moment lies in, with a text as its name.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(FrameworkSupport.ChartDatum(date, unit: unit, calendar: calendar))
  }
}
