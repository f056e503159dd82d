import Foundation

/// A place in a log.
open class OSLogPosition: @unchecked Sendable {
  /// When it is.
  let date: Date
  init(date: Date) { self.date = date }
}

/// What goes through the entries of a log.
open class OSLogEnumerator: @unchecked Sendable {
  /// How it goes.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the newest entry to the oldest one.
    public static let reverse = Options(rawValue: 1)
  }
  init() {}
  /// The next entry: there is none.
  open func nextObject() -> Any? { nil }
}

/// What was logged. Nothing is logged, so that it is empty.
open class OSLogStore: @unchecked Sendable {
  /// Whose entries are wanted.
  public enum Scope: Int, Sendable {
    /// Those of the device.
    case system = 0
    /// Those of the app.
    case currentProcessIdentifier = 1
  }
  private let started = Date()
  private init() {}
  /// What an app has logged; other apps' entries are not for it.
  public convenience init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    self.init()
  }
  /// What a file holds: there is none.
  public convenience init(url: URL) throws { throw CocoaError(.fileReadNoSuchFile) }
  /// What the device has logged: it is not for apps.
  open class func local() throws -> OSLogStore { throw CocoaError(.fileReadNoPermission) }

  /// The place of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  /// The place so many seconds before the end, as a negative number.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
  }
  /// The place so many seconds after the device began.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: started.addingTimeInterval(seconds))
  }
  /// Entries from a place on: none.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence<OSLogEntry>([]) }
  /// What goes through entries from a place on: there are none.
  open func entriesEnumerator(
    options: OSLogEnumerator.Options = [], position: OSLogPosition? = nil, predicate: NSPredicate? = nil
  ) throws -> OSLogEnumerator { OSLogEnumerator() }
}
