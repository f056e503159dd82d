internal import Declarations
internal import Foundation
internal import Runtime

/// Patterns of durations. Lengths that Foundation does not take end the run here: Foundation would trap while it holds a
/// lock, and every later format would wait for that.
extension NativeTable {
  static let durationPatterns: [String: NativeFunction] = {
    typealias Pattern = Duration.TimeFormatStyle.Pattern
    let prefix = "Foundation.Duration.TimeFormatStyle.Pattern."
    return [
      prefix + "hourMinute(padHourToLength:roundSeconds:)": { (c: inout NativeCall) throws(Interruption) in
        let rule = try c.rounding(1)
        return give(Pattern.hourMinute(padHourToLength: try c.length(0), roundSeconds: rule) as Any)
      },
      prefix + "hourMinuteSecond(padHourToLength:fractionalSecondsLength:roundFractionalSeconds:)": {
        (c: inout NativeCall) throws(Interruption) in
        let rule = try c.rounding(2)
        return give(
          Pattern.hourMinuteSecond(
            padHourToLength: try c.length(0), fractionalSecondsLength: try c.length(1), roundFractionalSeconds: rule)
            as Any)
      },
      prefix + "minuteSecond(padMinuteToLength:fractionalSecondsLength:roundFractionalSeconds:)": {
        (c: inout NativeCall) throws(Interruption) in
        let rule = try c.rounding(2)
        return give(
          Pattern.minuteSecond(
            padMinuteToLength: try c.length(0), fractionalSecondsLength: try c.length(1), roundFractionalSeconds: rule)
            as Any)
      },
    ]
  }()
}

extension NativeCall {
  /// A number of digits; 0 where none is given.
  @MainActor fileprivate func length(_ index: Int) throws(Interruption) -> Int {
    guard isGiven(index) else { return 0 }
    let length = try int(index)
    guard 0...100 ~= length else {
      throw evaluation.trap("Fatal error: a length of \(length) digits: lengths are 0 to 100", at: place)
    }
    return length
  }
  @MainActor fileprivate func rounding(_ index: Int) throws(Interruption) -> FloatingPointRoundingRule {
    isGiven(index) ? try read(index, FloatingPointRoundingRule.self) : .toNearestOrEven
  }
}
