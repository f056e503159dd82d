/// How a group of controls looks.
public protocol ControlGroupStyle: Sendable {}

/// As the place decides.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Hashable {
  /// The style.
  public init() {}
}
/// For a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, Hashable {
  /// The style.
  public init() {}
}
/// As a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Hashable {
  /// The style.
  public init() {}
}
/// As a small menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Hashable {
  /// The style.
  public init() {}
}
/// Side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle, Hashable {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the place decides.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// As a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// As a small menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
