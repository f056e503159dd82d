/// A style that the library's own controls know.
protocol BuiltInGaugeStyle: GaugeStyle {}

/// As the place decides.
public struct DefaultGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}
/// A bar.
public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}
/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}
/// A bar.
public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}
/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}
/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The gauge as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(of: configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the place decides.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension Gauge where Label == GaugeStyleConfiguration.Label, CurrentValueLabel == AnyView, BoundsLabel == AnyView {
  /// The gauge that a style was given.
  init(of configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, label: configuration.label,
      current: configuration.currentValueLabel.map { AnyView($0) },
      minimum: configuration.minimumValueLabel.map { AnyView($0) },
      maximum: configuration.maximumValueLabel.map { AnyView($0) })
  }
}
