/// How a list looks.
public protocol ListStyle: Sendable {}

/// As the place decides.
public struct DefaultListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Rows and lines between them.
public struct PlainListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Rows and lines between them.
public struct InsetListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Sections in frames.
public struct GroupedListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Sections in frames.
public struct InsetGroupedListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Rows without lines.
public struct SidebarListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// A watch's rows, which roll off at the screen's edges there; drawn as the place decides.
public struct CarouselListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// A watch's rows on plates; drawn as the place decides.
public struct EllipticalListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}
/// Rows in a frame.
public struct BorderedListStyle: ListStyle, Hashable {
  /// The style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the place decides.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows and lines between them.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows and lines between them.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections in frames.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in frames.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == CarouselListStyle {
  /// A watch's rows, which roll off at the screen's edges there.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  /// A watch's rows on plates.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
