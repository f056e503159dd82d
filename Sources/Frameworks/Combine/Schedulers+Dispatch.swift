import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of Dispatch.
  public struct SchedulerTimeType: Strideable, Hashable {
    /// The moment.
    public var dispatchTime: DispatchTime
    /// A moment.
    public init(_ time: DispatchTime) { dispatchTime = time }
    /// The time until another moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride.nanoseconds(end >= start ? Int(end - start) : -Int(start - end))
    }
    /// A later moment.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
    }
    /// Its number of nanoseconds counts.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable
    {
      /// The number of nanoseconds.
      public var magnitude: Int
      private init(count: Int) { magnitude = count }
      /// A number of seconds.
      public init(integerLiteral value: Int) { magnitude = value * 1_000_000_000 }
      /// A number of seconds.
      public init(floatLiteral value: Double) { magnitude = Int(value * 1e9) }
      /// A number of seconds, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value * 1_000_000_000
      }
      /// The length as an interval of Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      /// Whether the first is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(count: lhs.magnitude + rhs.magnitude) }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(count: lhs.magnitude - rhs.magnitude) }
      /// The product of the seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
      }
      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(count: s * 1_000_000_000) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(count: Int(s * 1e9)) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(count: ms * 1_000_000) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(count: us * 1_000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(count: ns) }
    }
  }

  /// How work is done.
  public struct SchedulerOptions {
    /// Options that say nothing.
    public init() {}
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(DispatchTime.now()) }
  /// No lateness.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
  /// Does work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async { action() }
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime) { action() }
  }
  /// Does work at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    run(repetition, at: date, every: interval, action)
    return repetition
  }
  private func run(
    _ repetition: Repetition, at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime) {
      repetition.step(action) {
        self.run(repetition, at: date.advanced(by: interval), every: interval, action)
      }
    }
  }
}
