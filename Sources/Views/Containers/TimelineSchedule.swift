public import Foundation

/// When a `TimelineView` is made anew. A still picture shows it once, now.
public protocol TimelineSchedule: Sendable {
  /// How often a screen can show something new.
  typealias Mode = TimelineScheduleMode
  /// The times, one after the other.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The times from a time on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a screen can show something new.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, as on a screen that is always on.
  case lowFrequency
}

/// After equal times.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable {
  private let start: Date
  private let interval: TimeInterval
  /// From a time on, each so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
  /// The times from the last one before a time on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, startDate > start else { return Entries(next: start, interval: interval) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start.addingTimeInterval(passed * interval), interval: interval)
  }
  /// Times at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    init(next: Date, interval: TimeInterval) { (upcoming, self.interval) = (next, interval) }
    /// The next time.
    public mutating func next() -> Date? {
      let now = upcoming
      upcoming = interval > 0 ? now?.addingTimeInterval(interval) : nil
      return now
    }
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable {
  /// The schedule.
  public init() {}
  /// The minutes from the one on in which a time lies.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(next: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }
  /// One minute after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var times: PeriodicTimelineSchedule.Entries
    init(next: Date) { times = PeriodicTimelineSchedule.Entries(next: next, interval: 60) }
    /// The next minute.
    public mutating func next() -> Date? { times.next() }
  }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable {
  private let interval: Double
  private let isPaused: Bool
  /// Not more often than after so many seconds, and not at all while it pauses.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.map { max($0, 1.0 / 120) } ?? 1.0 / 60
    isPaused = paused
  }
  /// The times from a time on; that time alone while it pauses.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: isPaused ? 0 : mode == .lowFrequency ? max(interval, 1) : interval)
  }
  /// The times of pictures.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var times: PeriodicTimelineSchedule.Entries
    init(next: Date, interval: Double) { times = PeriodicTimelineSchedule.Entries(next: next, interval: interval) }
    /// The next time.
    public mutating func next() -> Date? { times.next() }
  }
}

/// At given times.
public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable {
  private let dates: [Date]
  /// At the times of a list.
  public init(_ dates: [Date]) { self.dates = dates }
  /// The times from the last one before a time on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    Array(dates[(dates.lastIndex { $0 <= startDate } ?? 0)...])
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a time on, each so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
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
