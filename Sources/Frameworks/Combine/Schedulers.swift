import Foundation

/// Does work at once or after a time.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How work can be done.
  associatedtype SchedulerOptions
  /// This moment.
  var now: SchedulerTimeType { get }
  /// The smallest lateness that can be asked for.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does work at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does work at a moment, and again after each interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }
  /// Does work at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }
  /// Does work at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
  /// Does work at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be said in seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Does work at once, where it is asked for.
public struct ImmediateScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The only scheduler of this kind.
  public static let shared = ImmediateScheduler()

  /// A moment: there is only one.
  public struct SchedulerTimeType: Strideable {
    /// The distance of two moments.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    /// A later moment, which is the same.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time that says nothing.
    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
      /// Its number.
      public var magnitude: Int
      /// A length.
      public init(_ value: Int) { magnitude = value }
      /// A length.
      public init(integerLiteral value: Int) { magnitude = value }
      /// A length.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// A length, if the number fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
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
      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }
  }

  /// The moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No lateness.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
  /// Does work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Does work at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  /// Does work at once, and not again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

/// Work that is done again and again.
final class Repetition: Cancellable {
  private var isCancelled = false
  /// Does work now and plans the next time, until it is cancelled.
  func step(_ action: @escaping () -> Void, next: () -> Void) {
    if isCancelled { return }
    action()
    if !isCancelled { next() }
  }
  func cancel() { isCancelled = true }
}
