public import Foundation

/// What the content of a `TimelineView` is made of.
public struct TimelineViewDefaultContext: Sendable {
  /// The time for which the content is made: in a still picture when the picture is made.
  public let date: Date
  /// How often the content can be made.
  public let cadence: Cadence
  /// A time of one's own, for a picture that is the same whenever it is made.
  public init(date: Date, cadence: Cadence = .live) { (self.date, self.cadence) = (date, cadence) }
  /// Asks for content for another time. A still picture has one time only, so nothing happens.
  public func invalidateTimelineContent() {}
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
