public import Foundation

/// When a `TimelineView` is made anew. A still picture shows it once, now.
public protocol TimelineSchedule: Sendable {}
/// After equal times.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable {
  /// From a time on, each so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable {
  /// The schedule.
  public init() {}
}
/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable {
  /// Not more often than after so many seconds, and not at all while it pauses.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At given times.
public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable {
  /// At the times of a list.
  public init(_ dates: [Date]) {}
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a time on, each so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is drawn, within limits.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At the times of a list.
  public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}

/// What the content of a `TimelineView` is made of.
public struct TimelineViewDefaultContext: Sendable {
  /// The time for which the content is made: in a still picture when the picture is made.
  public let date: Date
  /// How often the content can be made.
  public let cadence: Cadence
  /// A time of one's own, for a picture that is the same whenever it is made.
  public init(date: Date, cadence: Cadence = .live) { (self.date, self.cadence) = (date, cadence) }
  /// How often the content can be made.
  public enum Cadence: Hashable, CaseIterable, Comparable, Sendable { case live, seconds, minutes }
}

/// A view that is made anew as time goes on. A still picture shows it as it is now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content is made of.
  public typealias Context = TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content
  /// Content for the times of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self.content = content }
}

extension TimelineView: PrimitiveView {
  public typealias Body = Never
  /// The content for now.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("TimelineView") { Content.makeNodes(view.content(TimelineViewDefaultContext(date: Date(), cadence: .live)), &$0) }
  }
}
