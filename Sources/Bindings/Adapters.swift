internal import Foundation
internal import Runtime
internal import Views

/// What no rule makes, by hand.
extension NativeTable {
  static var adapters: [String: NativeFunction] {
    [numbers, gestures, builders, wrappers, objects, keys, modifiers, expressions, interpolations, stored, json].reduce(into: surroundings) { $0.merge($1) { first, _ in first } }
  }

  /// Numbers that a decimal cannot hold: Foundation on Linux ends the process there.
  private static let numbers: [String: NativeFunction] = {
    let make: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      let number = try c.double(0)
      guard number.isFinite, number == 0 || (-127.0...127).contains(log10(abs(number))) else {
        throw c.trap("\(number) is no number that a Decimal holds")
      }
      return give(Decimal(number) as Any)
    }
    return ["Foundation.Decimal.init(_:Double)": make, "Foundation.Decimal.init(floatLiteral:)": make]
  }()

  /// What a machine would decide.
  private static let surroundings: [String: NativeFunction] = [
    "Foundation.Date.init()": { (_: inout NativeCall) throws(Interruption) in give(Surroundings.now as Any) },
    "Foundation.Date.now": { (_: inout NativeCall) throws(Interruption) in give(Surroundings.now as Any) },
    "Foundation.Date.init(timeIntervalSinceNow:)": { (c: inout NativeCall) throws(Interruption) in
      give(Surroundings.now.addingTimeInterval(try c.double(0)) as Any)
    },
    "Foundation.Date.timeIntervalSinceNow": { (c: inout NativeCall) throws(Interruption) in
      give(try c.read(0, Date.self).timeIntervalSince(Surroundings.now))
    },
    "Foundation.Locale.current": { (_: inout NativeCall) throws(Interruption) in give(Surroundings.locale as Any) },
    "Foundation.Locale.autoupdatingCurrent": { (_: inout NativeCall) throws(Interruption) in
      give(Surroundings.locale as Any)
    },
    "Foundation.Locale.preferredLanguages": { (_: inout NativeCall) throws(Interruption) in give(["en-US"] as Any) },
    "Foundation.TimeZone.current": { (_: inout NativeCall) throws(Interruption) in give(Surroundings.timeZone as Any) },
    "Foundation.TimeZone.autoupdatingCurrent": { (_: inout NativeCall) throws(Interruption) in
      give(Surroundings.timeZone as Any)
    },
    "Foundation.Calendar.current": { (_: inout NativeCall) throws(Interruption) in give(Surroundings.calendar as Any) },
    "Foundation.Calendar.autoupdatingCurrent": { (_: inout NativeCall) throws(Interruption) in
      give(Surroundings.calendar as Any)
    },
    "Foundation.Calendar.isDateInToday(_:)": { (c: inout NativeCall) throws(Interruption) in
      give(try isDate(&c, 0))
    },
    "Foundation.Calendar.isDateInTomorrow(_:)": { (c: inout NativeCall) throws(Interruption) in
      give(try isDate(&c, 1))
    },
    "Foundation.Calendar.isDateInYesterday(_:)": { (c: inout NativeCall) throws(Interruption) in
      give(try isDate(&c, -1))
    },
    "Foundation.DateFormatter.init()": { (_: inout NativeCall) throws(Interruption) in
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone) = (Surroundings.locale, Surroundings.timeZone)
      formatter.calendar = Surroundings.calendar
      return give(formatter as Any)
    },
    "Foundation.NumberFormatter.init()": { (_: inout NativeCall) throws(Interruption) in
      let formatter = NumberFormatter()
      formatter.locale = Surroundings.locale
      return give(formatter as Any)
    },
  ]

  private static func isDate(_ c: inout NativeCall, _ days: Int) throws(Interruption) -> Bool {
    let calendar = try c.read(0, Calendar.self)
    let date = try c.read(1, Date.self)
    guard let day = calendar.date(byAdding: .day, value: days, to: Surroundings.now) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }

  /// `onChanged` asks for values that can be compared: whether a gesture's can is known at run time only.
  private static let gestures: [String: NativeFunction] = [
    "SwiftUI.Gesture.onChanged(_:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(1)
      @MainActor func opened<G: Gesture>(_ gesture: G) -> Value? {
        @MainActor func equatable<V: Equatable>(_: V.Type) -> Value? {
          (gesture as? any Gesture<V>).map { changed($0, callback) }
        }
        return (G.Value.self as? any Equatable.Type).flatMap { equatable($0) }
      }
      guard let value = opened(try c.existential(0, (any Gesture).self, c.type(0))) else {
        throw c.mismatch(0, "gesture whose values can be compared")
      }
      return value
    }
  ]
  private static func changed<V: Equatable>(_ gesture: some Gesture<V>, _ callback: Callback) -> Value {
    give(gesture.onChanged { callback.run([give($0 as Any)]) } as Any)
  }
}
