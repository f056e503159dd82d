/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle, Hashable {
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Hashable, CaseIterable, Sendable { case automatic, interactive, always, never }
  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
