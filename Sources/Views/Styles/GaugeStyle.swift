/// How a gauge looks.
public protocol GaugeStyle: Sendable {}

/// As the place decides.
public struct DefaultGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}
/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}
/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}
/// A bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}
/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}
/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Hashable {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the place decides.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
