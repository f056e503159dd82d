internal import Foundation
internal import Runtime
internal import Views

/// Texts that tell a date as it is seen from now, and what formatters make: now is the run's own time.
extension NativeTable {
  static let dates: [String: NativeFunction] = {
    let interpolation = "SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation"
    @MainActor func dated(_ c: inout NativeCall, _ first: Int) throws(Interruption) -> Text {
      let content = Moment.Content.date(try c.read(first, Date.self), try c.read(first + 1, Text.DateStyle.self))
      return Text(Moment(content, now: Surroundings.now))
    }
    @MainActor func clock(_ c: inout NativeCall, _ first: Int) throws(Interruption) -> Text {
      let content = Moment.Content.clock(
        try c.read(first, ClosedRange<Date>.self),
        pauseTime: c.isGiven(first + 1) ? try c.read(first + 1, Date?.self) : nil,
        countsDown: c.isGiven(first + 2) ? try c.bool(first + 2) : true,
        showsHours: c.isGiven(first + 3) ? try c.bool(first + 3) : true)
      return Text(Moment(content, now: Surroundings.now))
    }
    @MainActor func formatted(_ c: inout NativeCall, _ first: Int) throws(Interruption) -> String {
      let subject = try Conversion(c.evaluation, c.types.last).native(c.value(first), Any.self)
      guard c.isGiven(first + 1), let formatter = try c.read(first + 1, Formatter?.self) else { return "\(subject)" }
      return formatter.string(for: subject) ?? ""
    }
    @MainActor func append(_ text: Text, _ c: inout NativeCall) throws(Interruption) -> Value {
      var key = try c.read(0, LocalizedStringKey.StringInterpolation.self)
      key.appendInterpolation(text)
      c.arguments[0] = give(key as Any)
      return .void
    }
    return [
      "SwiftUI.Text.init(_:style:)": { (c: inout NativeCall) throws(Interruption) in give(try dated(&c, 0) as Any) },
      "SwiftUI.Text.init(timerInterval:pauseTime:countsDown:showsHours:)": {
        (c: inout NativeCall) throws(Interruption) in give(try clock(&c, 0) as Any)
      },
      "SwiftUI.Text.init(_:formatter:)": { (c: inout NativeCall) throws(Interruption) in
        give(Text(verbatim: try formatted(&c, 0)) as Any)
      },
      "\(interpolation)(_:style:)": { (c: inout NativeCall) throws(Interruption) in
        try append(try dated(&c, 1), &c)
      },
      "\(interpolation)(timerInterval:pauseTime:countsDown:showsHours:)": {
        (c: inout NativeCall) throws(Interruption) in try append(try clock(&c, 1), &c)
      },
      "\(interpolation)(_:formatter:)": { (c: inout NativeCall) throws(Interruption) in
        try append(Text(verbatim: try formatted(&c, 1)), &c)
      },
    ]
  }()
}
