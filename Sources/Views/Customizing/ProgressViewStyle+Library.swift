/// The look that the device gives progress views.
public struct DefaultProgressViewStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A bar.
public struct LinearProgressViewStyle: Sendable {
  let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// A bar of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
}
/// A turning sign.
public struct CircularProgressViewStyle: Sendable {
  let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// A sign of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar, or a turning sign where nobody knows how far it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(fraction: configuration.fractionCompleted, label: configuration.label) }
}
extension LinearProgressViewStyle: ProgressViewStyle {
  /// A bar; empty where nobody knows how far it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(fraction: configuration.fractionCompleted ?? 0, label: configuration.label).tint(tint) }
}
extension CircularProgressViewStyle: ProgressViewStyle {
  /// A turning sign.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(fraction: nil, label: configuration.label).tint(tint) }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that the device gives progress views.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning sign.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
