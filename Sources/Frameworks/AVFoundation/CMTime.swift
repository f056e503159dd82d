import Foundation
import SwiftUI

/// A moment or a length of time.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts.
  public var value: Int64
  /// Parts a second.
  public var timescale: Int32
  /// So many parts.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// So many seconds, in parts.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = seconds.isFinite ? Int64(seconds * Double(preferredTimescale)) : 0
    timescale = preferredTimescale
  }
  /// In seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// Nothing.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Whether a moment comes before another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// So many parts: 0 of none.
  public init() { (value, timescale) = (0, 0) }
  /// More than any time.
  public static let positiveInfinity = CMTime(value: Int64.max, timescale: 1)
  /// Less than any time.
  public static let negativeInfinity = CMTime(value: Int64.min, timescale: 1)
  /// A time that is not known.
  public static let indefinite = CMTime(value: -1, timescale: 0)
  /// Whether it is a time.
  public var isValid: Bool { timescale > 0 || self == .indefinite }
  /// Whether it is a time that is known and not without end.
  public var isNumeric: Bool { timescale > 0 && !isPositiveInfinity && !isNegativeInfinity }
  /// Whether it is not known.
  public var isIndefinite: Bool { self == .indefinite }
  /// Whether it is more than any time.
  public var isPositiveInfinity: Bool { self == .positiveInfinity }
  /// Whether it is less than any time.
  public var isNegativeInfinity: Bool { self == .negativeInfinity }
  /// The same time in other parts.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: newTimescale)
  }
  /// The difference.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  /// So many times as long.
  public static func * (a: CMTime, times: Int32) -> CMTime {
    CMTime(value: a.value * Int64(times), timescale: a.timescale)
  }
  /// The sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// So many seconds, in parts.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// How parts of a time are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest.
  case roundHalfAwayFromZero = 1
  /// Towards none.
  case roundTowardZero = 2
  /// Away from none.
  case roundAwayFromZero = 3
  /// As films do.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6
  /// As usual.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
/// A time from one moment on.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// No time.
  public init() { (start, duration) = (.zero, .zero) }
  /// A time from a moment on.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A time between two moments.
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// No time.
  public static let zero = CMTimeRange()
  /// No time.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// Whether it is a time.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether there is no time in it.
  public var isEmpty: Bool { duration.value == 0 }
  /// Whether a moment lies in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// So many parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Below 0 where the first comes before, above 0 where it comes behind.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 == time2 ? 0 : time1 < time2 ? -1 : 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time from a moment on.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A time of that name.
public let kCMTimeZero = CMTime.zero
/// A time of that name.
public let kCMTimeInvalid = CMTime.invalid
/// A time of that name.
public let kCMTimeIndefinite = CMTime.indefinite
