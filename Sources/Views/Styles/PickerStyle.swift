/// How a picker shows its choices.
public protocol PickerStyle: Sendable {}

/// As the place decides.
public struct DefaultPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// The chosen one, and a sign for the menu.
public struct MenuPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// All of them, side by side.
public struct SegmentedPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// All of them, one below the other.
public struct WheelPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// All of them, one below the other.
public struct InlinePickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// The chosen one, and a sign for the list.
public struct NavigationLinkPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// All of them, side by side.
public struct PalettePickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}
/// All of them, one below the other.
public struct RadioGroupPickerStyle: PickerStyle, Hashable {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the place decides.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen one, and a sign for the menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All of them, side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// All of them, one below the other.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All of them, one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen one, and a sign for the list.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All of them, side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All of them, one below the other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
