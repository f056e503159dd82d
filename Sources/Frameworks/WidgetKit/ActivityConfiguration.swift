import Foundation
import SwiftUI
import ActivityKit

/// How a live activity looks: a preview shows the app, not its activities.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Nothing more.
  public typealias Body = EmptyWidgetConfiguration
  /// The looks on the lock screen and around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}
extension WidgetConfiguration {
  /// The sizes of a live activity besides the usual one.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// What a live activity's look is made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The name of the activity.
  public let activityID: String
  /// What does not change in it.
  public let attributes: Attributes
  /// What changes in it.
  public let state: Attributes.ContentState
  /// Whether it is too old.
  public let isStale: Bool
}

/// Sizes of live activities.
public enum ActivityFamily: Hashable, CaseIterable, Sendable {
  /// On a watch.
  case small
  /// On the lock screen.
  case medium
}

/// What a preview shows of a live activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// Looks around the camera.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// The look of one activity.
    case compact
    /// The look beside another activity.
    case minimal
    /// The look after a long touch.
    case expanded
  }
  /// What the lock screen shows.
  case content
  /// What is shown around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// Previews an activity in a state: a preview shows the app, so nothing is shown.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

extension View {
  /// What is behind a live activity: nothing is shown of it.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// The colour of the system's buttons beside a live activity: nothing is shown of it.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Where a view stands around the camera.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
extension EnvironmentValues {
  /// The size of the live activity.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether a live activity takes the whole screen: no.
  public var isActivityFullscreen: Bool { false }
}
