import Dispatch
import Foundation

extension RunLoop: Scheduler {
  /// A moment of the clock.
  public struct SchedulerTimeType: Strideable, Hashable {
    /// The moment.
    public var date: Date
    /// A moment.
    public init(_ date: Date) { self.date = date }
    /// The time until another moment.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// A later moment.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable
    {
      /// The number of seconds.
      public var magnitude: TimeInterval
      /// The number of seconds.
      public var timeInterval: TimeInterval { magnitude }
      /// A number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// A number of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// A number of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// A number of seconds, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
        magnitude = value
      }
      /// Whether the first is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// How work is done.
  public struct SchedulerOptions {
    /// Options that say nothing.
    public init() {}
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// No lateness.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
  /// Does work as soon as possible, on the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.async { action() }
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let interval = date.date.timeIntervalSince(Date())
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + interval) { action() }
  }
  /// Does work at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let start = date.date.timeIntervalSince(Date())
    let queue = DispatchQueue.main
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(start)), interval: .seconds(interval.magnitude), tolerance: .seconds(0),
      options: nil, action)
  }
}

extension OperationQueue: Scheduler {
  /// A moment of the clock.
  public struct SchedulerTimeType: Strideable, Hashable {
    /// The moment.
    public var date: Date
    /// A moment.
    public init(_ date: Date) { self.date = date }
    /// The time until another moment.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// A later moment.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable
    {
      /// The number of seconds.
      public var magnitude: TimeInterval
      /// The number of seconds.
      public var timeInterval: TimeInterval { magnitude }
      /// A number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// A number of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// A number of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// A number of seconds, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
        magnitude = value
      }
      /// Whether the first is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// How work is done.
  public struct SchedulerOptions {
    /// Options that say nothing.
    public init() {}
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// No lateness.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
  /// Does work as soon as possible, on the main queue: all work here is done on one thread.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.async { action() }
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let interval = date.date.timeIntervalSince(Date())
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + interval) { action() }
  }
  /// Does work at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let start = date.date.timeIntervalSince(Date())
    let queue = DispatchQueue.main
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(start)), interval: .seconds(interval.magnitude), tolerance: .seconds(0),
      options: nil, action)
  }
}
