internal import Foundation
internal import Runtime
internal import Views

/// What no rule makes, by hand.
extension NativeTable {
  static var adapters: [String: NativeFunction] {
    [
      numbers, gestures, builders, tabBuilders, wrappers, objects, keys, modifiers, expressions, interpolations, stored,
      json, jsonDates, bridging, ranges, nsStrings, foundationSets, textFormats,
      formats, durationPatterns, timeZones, units, localizing, notificationCenters, referenceObjects, delegates, locks,
      predicates,
      shown, attributes, relativeTimes, fileHandles, dates, windows, attributedStrings, fileSystem,
      errors, textMarks, kept, infoDictionary,
    ].reduce(into: surroundings) { $0.merge($1) { first, _ in first } }
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
    "Foundation.UUID.init()": { (c: inout NativeCall) throws(Interruption) in
      // One of version 4, as Foundation makes them; the same in every run.
      let (high, low) = (c.evaluation.randomNumber(), c.evaluation.randomNumber())
      var bytes: [UInt8] = [high, low].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      let b = bytes
      return box(
        UUID(
          uuid: (b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
        ))
    },
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
    // As on Apple's systems the most digits move the fewest.
    "Foundation.NumberFormatter.maximumFractionDigits=": { (c: inout NativeCall) throws(Interruption) in
      let formatter = try c.read(0, NumberFormatter.self)
      formatter.maximumFractionDigits = try c.int(1)
      if formatter.minimumFractionDigits > formatter.maximumFractionDigits {
        formatter.minimumFractionDigits = formatter.maximumFractionDigits
      }
      return .void
    },
  ]

  private static func isDate(_ c: inout NativeCall, _ days: Int) throws(Interruption) -> Bool {
    let calendar = try c.read(0, Calendar.self)
    let date = try c.read(1, Date.self)
    guard let day = calendar.date(byAdding: .day, value: days, to: Surroundings.now) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }

  /// `onChanged` asks for values that can be compared: the program's own values are compared where they are simple.
  private static let gestures: [String: NativeFunction] = [
    "SwiftUI.Gesture.onChanged(_:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(1)
      return give(try c.read(0, HeldGesture.self, c.type(0)).hearing { callback.run([$0]) } as Any)
    }
  ]
}
