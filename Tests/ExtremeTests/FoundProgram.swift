import Testing
/// A program that ended the playground once, or gave a wrong number without a word.
struct FoundProgram: Sendable, CustomTestStringConvertible {
  let source: String
  let outcome: Walk.Outcome
  var testDescription: String { source }

  private static func view(_ view: String) -> FoundProgram {
    FoundProgram(
      source: "import SwiftUI\nstruct ContentView: View { var body: some View { \(view) } }\n", outcome: .shown)
  }
  /// A text that a function gives.
  static func text(_ body: String) -> String {
    "import SwiftUI\nfunc f() -> String { \(body) }\nstruct ContentView: View { var body: some View { Text(f()) } }\n"
  }
  private static func refused(_ expression: String, _ message: String) -> FoundProgram {
    FoundProgram(source: text("\"\\(\(expression))\""), outcome: .refused(message))
  }
  private static func shown(_ expression: String) -> FoundProgram {
    FoundProgram(source: text("\"\\(\(expression))\""), outcome: .shown)
  }

  private static let overflow = "arithmetic overflow"
  private static func unfit(_ member: String) -> String { "Fatal error: '\(member)' does not take these values" }
  private static let unordered = "Range cannot have an unordered lower bound."

  static let all: [FoundProgram] = [
    view("Text(\"abc def\").font(.system(size: -1e308))"),
    view("HStack { Slider(value: .constant(0.5)) }.frame(width: 1e308)"),
    view("Slider(value: .constant(0.5)).frame(width: 1e18).frame(width: 10)"),
    view("Text(Date(timeIntervalSince1970: .nan), format: .dateTime)"),
    view("Text(Date(timeIntervalSince1970: .infinity), format: .dateTime)"),
    refused("Date(timeIntervalSince1970: .nan)", unfit("Date.description")),
    shown("Date(timeIntervalSince1970: 1e300)"), shown("Date(timeIntervalSinceReferenceDate: -.infinity)"),
    refused("abs(Int.min)", overflow), shown("Int.min.magnitude"), shown("zip([1, 2], Int.max...)"),
    refused("[1, 2].index(after: Int.max)", overflow), refused("[1, 2].index(before: Int.min)", overflow),
    shown("NSNumber(value: 1e300).intValue"),
    refused("UInt64.max.formatted(.byteCount(style: .file))", "Not enough bits to represent the passed value"),
    refused(
      "DateInterval(start: Date(timeIntervalSince1970: 1), end: Date(timeIntervalSince1970: 0))",
      unfit("Foundation.DateInterval.init(start:end:)")),
    refused(
      "DateInterval(start: Date(timeIntervalSince1970: 0), duration: .nan)",
      unfit("Foundation.DateInterval.init(start:duration:)")),
    refused("Double.nan...", unordered), refused("Date(timeIntervalSince1970: .nan)...", unfit("Date.debugDescription")),
    refused("TimeZone(secondsFromGMT: Int.min) == nil", unfit("Foundation.TimeZone.init(secondsFromGMT:)")),
    shown("Calendar.current.date(byAdding: .day, value: Int.min, to: Date()) == nil"),
    shown("Array(stride(from: Int.max - 1, through: Int.max, by: 1))"),
  ]
}
