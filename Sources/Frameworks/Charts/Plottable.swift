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
    PlottableValue(FrameworkSupport.ChartDatum(String(label), value.primitivePlottable.chartValue))
  }
  /// A value whose name is looked up.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(FrameworkSupport.ChartDatum("", value.primitivePlottable.chartValue))
  }
  /// A value with a text as its name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(FrameworkSupport.ChartDatum("", value.primitivePlottable.chartValue))
  }
}
extension PlottableValue where Value: Comparable {
  /// All values of a range.
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(
      FrameworkSupport.ChartDatum(
        String(label), from: range.lowerBound.primitivePlottable.chartValue, to: range.upperBound.primitivePlottable.chartValue))
  }
}
extension PlottableValue where Value == Date {
  /// The day, month or other unit that a moment lies in.
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(FrameworkSupport.ChartDatum(String(label), date, unit: unit, calendar: calendar))
  }
  /// The day, month or other unit that a moment lies in, with a text as its name.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(FrameworkSupport.ChartDatum("", date, unit: unit, calendar: calendar))
  }
}

/// How wide a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let dimension: FrameworkSupport.ChartDimension
  init(_ dimension: FrameworkSupport.ChartDimension) { self.dimension = dimension }
  /// So many points.
  public init(integerLiteral value: Int) { dimension = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { dimension = .fixed(CGFloat(value)) }
  /// As is usual.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }
  /// The room that there is, without so many points on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }
  /// So many points.
  public static func fixed(_ fixed: CGFloat) -> MarkDimension { MarkDimension(.fixed(fixed)) }
}
/// How marks at the same place share it.
public struct MarkStackingMethod: Equatable {
  let stacking: FrameworkSupport.ChartStacking
  /// One on the other.
  public static let standard = MarkStackingMethod(stacking: .standard)
  /// As parts of the whole.
  public static let normalized = MarkStackingMethod(stacking: .normalized)
  /// Around the middle.
  public static let center = MarkStackingMethod(stacking: .center)
  /// Each from the axis.
  public static let unstacked = MarkStackingMethod(stacking: .unstacked)
}
/// How a line goes from one value to the next.
public struct InterpolationMethod: CustomStringConvertible {
  let method: FrameworkSupport.ChartInterpolation
  /// Its name.
  public let description: String
  init(method: FrameworkSupport.ChartInterpolation, _ description: String) {
    self.method = method
    self.description = description
  }
  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(method: .linear, "linear") }
  /// Smooth, without more hills than the values have.
  public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone, "monotone") }
  /// Smooth.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Smooth, straighter with more tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .cardinal(tension: tension), "cardinal(tension: \(tension))")
  }
  /// Smooth, through all values.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Smooth, through all values.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .catmullRom(alpha: alpha), "catmullRom(alpha: \(alpha))")
  }
  /// In steps that begin at a value.
  public static var stepStart: InterpolationMethod { InterpolationMethod(method: .step(at: 0), "stepStart") }
  /// In steps around a value.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .step(at: 0.5), "stepCenter") }
  /// In steps that end at a value.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .step(at: 1), "stepEnd") }
}
