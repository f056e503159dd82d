import Foundation
import SwiftUI

/// A preview of a widget in one of its sizes, with the entries of its timeline. The playground shows the first of them.
/// A compiled program keeps no record of it.
/// - Parameters:
///   - name: what the preview is called in a list of several.
///   - family: the size.
///   - widget: makes the widget.
///   - timeline: the entries, in their order.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "MacroPlugin", type: "PreviewMacro")

/// Puts the entries of a preview's timeline together.
@resultBuilder public enum TimelineEntryBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries, one after the other.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  /// Entries, or none.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// Entries of one branch.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Entries of the other branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// A configuration that shows entries.
@MainActor protocol EntryShowing {
  /// The view of an entry; nil for one of another widget.
  func view(of entry: any TimelineEntry) -> AnyView?
}

/// A widget as its preview shows it: the first entry of its timeline, in its size on a phone that is 390 points wide
/// (Human Interface Guidelines, Widgets).
public struct WidgetPreview: View {
  private let family: WidgetFamily
  private let content: AnyView?

  /// A preview of a widget.
  public init<W: Widget>(
    as family: WidgetFamily, widget: () -> W, @TimelineEntryBuilder timeline: () -> [any TimelineEntry]
  ) {
    self.family = family
    let showing = widget().body as? any EntryShowing
    content = timeline().first.flatMap { showing?.view(of: $0) }
  }
  /// The widget's view in its size.
  public var body: some View {
    let size = family.size
    content
      .environment(\.shownFamily, family)
      .padding(family.isAccessory ? 0 : 16)
      .frame(width: size.width, height: size.height)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22))
  }
}

extension WidgetFamily {
  /// In points.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 338)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
  /// Whether it is one of the lock screen's.
  var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    default: false
    }
  }
}

private struct ShownFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
extension EnvironmentValues {
  /// The size of the widget that is shown.
  var shownFamily: WidgetFamily {
    get { self[ShownFamilyKey.self] }
    set { self[ShownFamilyKey.self] = newValue }
  }
}
