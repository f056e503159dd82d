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

  private static let tooLarge = "this number becomes too large for 'Int'"
  private static let notWhole = "this number cannot be an 'Int': it is infinite, not a number, or too large"
  private static let emptyRange = "a range's upper bound must not be less than its lower bound"

  static let all: [FoundProgram] = [
    view("Text(\"abc def\").font(.system(size: -1e308))"),
    view("HStack { Slider(value: .constant(0.5)) }.frame(width: 1e308)"),
    view("Slider(value: .constant(0.5)).frame(width: 1e18).frame(width: 10)"),
    view("Text(Date(timeIntervalSince1970: .nan), style: .relative)"),
    view("Text(Date(timeIntervalSince1970: .infinity), style: .timer)"),
    view("Text(\"\\(Date(timeIntervalSince1970: .nan))\")"),
    shown("Date(timeIntervalSince1970: 1e300)"), shown("Date(timeIntervalSinceReferenceDate: -.infinity)"),
    refused("abs(Int.min)", tooLarge), refused("Int.min.magnitude", tooLarge),
    refused("zip([1, 2], Int.max...)", tooLarge),
    refused("[1, 2].index(after: Int.max)", tooLarge), refused("[1, 2].index(before: Int.min)", tooLarge),
    refused("NSNumber(value: 1e300).intValue", notWhole),
    refused("UInt64.max.formatted(.byteCount(style: .file))", notWhole),
    refused("DateInterval(start: Date(timeIntervalSince1970: 1), end: Date(timeIntervalSince1970: 0))", emptyRange),
    refused("DateInterval(start: Date(timeIntervalSince1970: 0), duration: .nan)", emptyRange),
    refused("Double.nan...", emptyRange), refused("Date(timeIntervalSince1970: .nan)...", emptyRange),
    shown("TimeZone(secondsFromGMT: Int.min) == nil"),
    shown("Calendar.current.date(byAdding: .day, value: Int.min, to: Date()) == nil"),
    shown("Array(stride(from: Int.max - 1, through: Int.max, by: 1))"),
  ]
}
