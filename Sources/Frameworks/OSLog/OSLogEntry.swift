import Foundation

/// What a log keeps of a moment.
open class OSLogEntry: Hashable, @unchecked Sendable {
  /// For how long an entry is kept.
  public enum StoreCategory: Int, Sendable {
    /// Nobody knows.
    case undefined = 0
    /// It is about another entry.
    case metadata = 1
    /// Not for long.
    case shortTerm = 2
    /// As long as the system wants.
    case longTermAuto = 3
    /// For a day.
    case longTerm1 = 4
    /// For three days.
    case longTerm3 = 5
    /// For a week.
    case longTerm7 = 6
    /// For two weeks.
    case longTerm14 = 7
    /// For a month.
    case longTerm30 = 8
  }
  /// When it was.
  public let date: Date
  /// What it says.
  public let composedMessage: String
  /// For how long it is kept.
  public let storeCategory = StoreCategory.undefined

  init(date: Date, composedMessage: String) {
    self.date = date
    self.composedMessage = composedMessage
  }
  /// Whether both are one.
  public static func == (a: OSLogEntry, b: OSLogEntry) -> Bool { a === b }
  /// Tells entries from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An entry that an app has made.
public protocol OSLogEntryFromProcess {
  /// The activity that it belongs to; 0 for none.
  var activityIdentifier: UInt64 { get }
  /// The app.
  var process: String { get }
  /// The app's number.
  var processIdentifier: Int32 { get }
  /// The part of the app.
  var sender: String { get }
  /// The thread's number.
  var threadIdentifier: UInt64 { get }
}
/// An entry with values.
public protocol OSLogEntryWithPayload {
  /// What it is about.
  var category: String { get }
  /// The values.
  var components: [OSLogMessageComponent] { get }
  /// The text with places for values.
  var formatString: String { get }
  /// The app's part.
  var subsystem: String { get }
}

/// A text that was logged.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  /// How grave it is.
  public enum Level: Int, Sendable {
    /// Nobody knows, while one develops, of use, worth a note, a mistake, what must not be.
    case undefined, debug, info, notice, error, fault
  }
  /// How grave it is.
  open var level: Level { .undefined }
  /// The activity that it belongs to; 0 for none.
  open var activityIdentifier: UInt64 { 0 }
  /// The app.
  open var process: String { "" }
  /// The app's number.
  open var processIdentifier: Int32 { 0 }
  /// The part of the app.
  open var sender: String { "" }
  /// The thread's number.
  open var threadIdentifier: UInt64 { 0 }
  /// What it is about.
  open var category: String { "" }
  /// The values.
  open var components: [OSLogMessageComponent] { [] }
  /// The text with places for values.
  open var formatString: String { composedMessage }
  /// The app's part.
  open var subsystem: String { "" }
}
/// A mark of time that was logged.
open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  /// Kinds of marks.
  public enum SignpostType: Int, Sendable {
    /// Nobody knows, a beginning, an end, a moment.
    case undefined, intervalBegin, intervalEnd, event
  }
  /// The mark's number.
  open var signpostIdentifier: UInt64 { 0 }
  /// The mark's name.
  open var signpostName: String { "" }
  /// The kind.
  open var signpostType: SignpostType { .undefined }
  /// The activity that it belongs to; 0 for none.
  open var activityIdentifier: UInt64 { 0 }
  /// The app.
  open var process: String { "" }
  /// The app's number.
  open var processIdentifier: Int32 { 0 }
  /// The part of the app.
  open var sender: String { "" }
  /// The thread's number.
  open var threadIdentifier: UInt64 { 0 }
  /// What it is about.
  open var category: String { "" }
  /// The values.
  open var components: [OSLogMessageComponent] { [] }
  /// The text with places for values.
  open var formatString: String { composedMessage }
  /// The app's part.
  open var subsystem: String { "" }
}
/// The beginning of an activity that was logged.
open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess, @unchecked Sendable {
  /// The activity from which it came; 0 for none.
  open var parentActivityIdentifier: UInt64 { 0 }
  /// The activity's number.
  open var activityIdentifier: UInt64 { 0 }
  /// The app.
  open var process: String { "" }
  /// The app's number.
  open var processIdentifier: Int32 { 0 }
  /// The part of the app.
  open var sender: String { "" }
  /// The thread's number.
  open var threadIdentifier: UInt64 { 0 }
}
/// The place where parts of a log meet.
open class OSLogEntryBoundary: OSLogEntry, @unchecked Sendable {}

/// A value of an entry.
open class OSLogMessageComponent: @unchecked Sendable {
  /// Kinds of values.
  public enum ArgumentCategory: Int, Sendable {
    /// Nobody knows, bytes, a fraction, a number, a text, a number without a sign.
    case undefined, data, double, int64, string, uInt64
  }
  /// The text before it.
  public let formatSubstring: String
  /// How it is written.
  public let placeholder: String
  /// The kind.
  open var argumentCategory: ArgumentCategory { .undefined }
  /// The value as bytes.
  open var argumentDataValue: Data? { nil }
  /// The value as a fraction.
  open var argumentDoubleValue: Double { 0 }
  /// The value as a number.
  open var argumentInt64Value: Int64 { 0 }
  /// The value as a text.
  open var argumentStringValue: String? { nil }
  /// The value as a number without a sign.
  open var argumentUInt64Value: UInt64 { 0 }
  init(formatSubstring: String, placeholder: String) {
    self.formatSubstring = formatSubstring
    self.placeholder = placeholder
  }
}
