/// How a form looks.
public protocol FormStyle: Sendable {}

/// As the place decides.
public struct AutomaticFormStyle: FormStyle, Hashable {
  /// The style.
  public init() {}
}
/// Sections in frames.
public struct GroupedFormStyle: FormStyle, Hashable {
  /// The style.
  public init() {}
}
/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle, Hashable {
  /// The style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the place decides.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections in frames.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
