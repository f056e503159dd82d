import Foundation
import SwiftUI

/// What a log says of a value.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable {
    /// Not at all, by a hash.
    case none, hash
  }
  init() {}
  /// As usual.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may ever read it.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As usual, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
/// How a log writes a number.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var uppercase = false
  var minDigits = 0
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In tens, with at least so many digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minDigits: minDigits)
  }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// In sixteens, with `0x` before them and in capital letters as is said.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase, minDigits: minDigits)
  }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func text(_ number: String, isNegative: Bool) -> String {
    let zeros = String(repeating: "0", count: max(min(minDigits, 64) - number.count, 0))
    return (isNegative ? "-" : "") + prefix + zeros + number
  }
}
/// How a log writes a fraction.
public struct OSLogFloatFormatting: Sendable {
  /// How many digits stand behind the point; nil as Swift writes the number.
  var precision: Int?
  /// With six digits behind the point, as in C.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// With so many digits behind the point.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
  /// As is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// As is shorter, with so many digits.
  public static func hybrid(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
}
/// How a log writes a truth value.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer
}
/// What is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// A text.
  public init(stringLiteral value: String) { text = value }
  /// A text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
/// A text with values, as it is put together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy = .auto) { text += "\(value)" }
  /// Adds a value in so many letters.
  public mutating func appendInterpolation<T>(_ value: T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto) {
    text += "\(value)"
  }
  /// Adds a number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let digits = String(number.magnitude, radix: format.radix, uppercase: format.uppercase)
    text += format.text(digits, isNegative: number < 0)
  }
  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += written(number, format) }
  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += written(Double(number), format) }
  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? (boolean ? "YES" : "NO") : "\(boolean)" }
  private func written(_ number: Double, _ format: OSLogFloatFormatting) -> String {
    guard let precision = format.precision else { return "\(number)" }
    return String(format: "%.\(max(min(precision, 64), 0))f", number)
  }
}
/// How many letters a value takes.
public struct OSLogStringAlignment: Sendable {
  init() {}
  /// As many as it has.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At least so many, on the right.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At least so many, on the left.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// What writes into the system's log: there is none here, so nothing is written.
public struct Logger: @unchecked Sendable {
  /// A log of an app's part.
  public init(subsystem: String, category: String) {}
  /// A log of the older kind.
  public init(_ logObj: OSLog) {}
  /// A log.
  public init() {}
  /// Logs.
  public func log(_ message: OSLogMessage) {}
  /// Logs at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs what is of use while one develops.
  public func trace(_ message: OSLogMessage) {}
  /// Logs what is of use while one develops.
  public func debug(_ message: OSLogMessage) {}
  /// Logs what is of use.
  public func info(_ message: OSLogMessage) {}
  /// Logs what is worth a note.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a mistake.
  public func error(_ message: OSLogMessage) {}
  /// Logs something grave.
  public func critical(_ message: OSLogMessage) {}
  /// Logs what must not be.
  public func fault(_ message: OSLogMessage) {}
}
/// How grave something is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// Of use.
  public static let info = OSLogType(rawValue: 1)
  /// Of use while one develops.
  public static let debug = OSLogType(rawValue: 2)
  /// A mistake.
  public static let error = OSLogType(rawValue: 16)
  /// What must not be.
  public static let fault = OSLogType(rawValue: 17)
}
/// A log of the older kind.
public final class OSLog: Sendable {
  /// Kinds of logs.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Places of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What changes over time.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }
  /// A log of an app's part.
  public init(subsystem: String, category: String) {}
  /// A log of a kind.
  public init(subsystem: String, category: Category) {}
  init() {}
  /// The usual log.
  public static let `default` = OSLog()
  /// No log.
  public static let disabled = OSLog()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs: nothing is written.
@_disfavoredOverload
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs at a level: nothing is written.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: Int = 0, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs: nothing is written.
public func os_log(_ message: OSLogMessage) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs at a level: nothing is written.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Kinds of marks in time.
public struct OSSignpostType: Hashable, Sendable {
  let name: String
  /// A beginning.
  public static let begin = OSSignpostType(name: "begin")
  /// An end.
  public static let end = OSSignpostType(name: "end")
  /// A moment.
  public static let event = OSSignpostType(name: "event")
}
/// The number of a mark.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// A number.
  public init(_ value: UInt64) { rawValue = value }
  /// A number for a log.
  public init(log: OSLog) { rawValue = 1 }
  /// The one and only.
  public static let exclusive = OSSignpostID(1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment: nothing is written.
public func os_signpost(
  _ type: OSSignpostType, dso: Int = 0, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment with words: nothing is written.
public func os_signpost(
  _ type: OSSignpostType, dso: Int = 0, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
/// What marks moments: nothing is written.
public final class OSSignposter: Sendable {
  /// A part of time that was begun.
  public struct OSSignpostIntervalState: Sendable {}
  /// For an app's part.
  public init(subsystem: String, category: String) {}
  /// Begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}
/// A value that one at a time may change.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  private let queue = DispatchQueue(label: "OSAllocatedUnfairLock")
  /// A value.
  public init(initialState: State) { state = initialState }
  /// Changes the value.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try queue.sync { try body(&state) }
  }
}
