import AppIntents
import Foundation
import SwiftUI

/// A widget. An app's preview does not show its widgets; a preview of a widget shows an entry.
@MainActor @preconcurrency public protocol Widget {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// Nothing is said.
  init()
  /// What it is made of.
  var body: Body { get }
}
extension Widget {
  /// Runs the widget: nothing runs.
  public static func main() {}
}
/// Widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// What it is made of.
  associatedtype Body: Widget
  /// Nothing is said.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
  /// Runs the widgets: nothing runs.
  public static func main() {}
}
/// Widgets that stand together.
public struct WidgetGroup: Widget {
  /// No widgets.
  public init() {}
  /// Nothing.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
/// Puts widgets together.
@MainActor @resultBuilder public enum WidgetBundleBuilder {
  /// No widgets.
  public static func buildBlock() -> WidgetGroup { WidgetGroup() }
  /// One widget.
  public static func buildPartialBlock<W: Widget>(first: W) -> W { first }
  /// One more widget.
  public static func buildPartialBlock<A: Widget, B: Widget>(accumulated: A, next: B) -> WidgetGroup { WidgetGroup() }
  /// A widget, or not.
  public static func buildOptional<W: Widget>(_ widget: W?) -> WidgetGroup { WidgetGroup() }
  /// A widget of newer systems.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> WidgetGroup { WidgetGroup() }
}
/// How a widget is made.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
}
/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Nothing.
  public init() {}
  /// Itself.
  public var body: EmptyWidgetConfiguration { self }
}
extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
  /// Nothing more.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
extension WidgetConfiguration {
  /// What it is called.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What it is called.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// What it is for.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What it is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Its sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Whether it has no margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether it can go without what is behind.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// What comes from afar.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
/// A widget that cannot be set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Nothing more.
  public typealias Body = EmptyWidgetConfiguration
  /// A widget of a provider's entries.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    shown = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
  private let shown: (any TimelineEntry) -> AnyView?
}
extension StaticConfiguration: EntryShowing {
  func view(of entry: any TimelineEntry) -> AnyView? { shown(entry) }
}
/// A widget that an action sets up.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  /// Nothing more.
  public typealias Body = EmptyWidgetConfiguration
  /// A widget of a provider's entries.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    shown = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
  private let shown: (any TimelineEntry) -> AnyView?
}
extension AppIntentConfiguration: EntryShowing {
  func view(of entry: any TimelineEntry) -> AnyView? { shown(entry) }
}
/// What a widget shows at a moment.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much it matters.
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  /// Not known.
  public var relevance: TimelineEntryRelevance? { nil }
}
/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// How much.
  public var score: Float
  /// How long, in seconds.
  public var duration: TimeInterval
  /// How much and how long.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// When entries are asked for anew.
public struct TimelineReloadPolicy: Hashable, Sendable {
  let name: String
  /// At the end.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// Never.
  public static let never = TimelineReloadPolicy(name: "never")
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after") }
}
/// Entries in their order.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When they are asked for anew.
  public let policy: TimelineReloadPolicy
  /// Entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
/// What is around a widget.
public struct TimelineProviderContext {
  /// The size.
  public let family: WidgetFamily
  /// Whether it is shown in the gallery.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize
}
/// What gives entries.
public protocol TimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// What is around the widget.
  typealias Context = TimelineProviderContext
  /// An entry before anything is known.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// The entries.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
/// What gives entries for an action.
public protocol AppIntentTimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// The action.
  associatedtype Intent: WidgetConfigurationIntent
  /// What is around the widget.
  typealias Context = TimelineProviderContext
  /// An entry before anything is known.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
/// Sizes of widgets.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// On the home screen, and on the lock screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  /// On the lock screen.
  case accessoryInline
}
/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String
  /// In its colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// On what lies behind.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
/// What tells widgets of changes: none are shown.
public final class WidgetCenter: Sendable {
  /// The one.
  public static let shared = WidgetCenter()
  init() {}
  /// Asks all widgets for entries.
  public func reloadAllTimelines() {}
  /// Asks widgets of a kind for entries.
  public func reloadTimelines(ofKind kind: String) {}
}
/// How a widget is previewed.
public struct WidgetPreviewContext: Sendable {
  /// In a size.
  public init(family: WidgetFamily) {}
}
/// What is behind a widget on the lock screen.
public struct AccessoryWidgetBackground: View {
  /// A faint circle.
  public init() {}
  /// A faint area.
  public var body: some View { Color.gray.opacity(0.2) }
}
extension EnvironmentValues {
  /// The size of the widget.
  public var widgetFamily: WidgetFamily { shownFamily }
  /// How the widget is coloured.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether what is behind it is shown.
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of a widget in points.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
extension View {
  /// What a touch opens.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Whether it takes the strong colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// What is said beside it.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// How it is previewed.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
}
