internal import Foundation
internal import Runtime

/// Times as people say them: "in 2 hours". Linux has no formatter for them, only the style.
extension NativeTable {
  static let relativeTimes: [String: NativeFunction] = {
    let type = "Foundation.RelativeDateTimeFormatter"
    var table: [String: NativeFunction] = [
      "\(type).init()": { (_: inout NativeCall) throws(Interruption) in box(RelativeFormatter()) },
      "\(type).localizedString(for:relativeTo:)": { (c: inout NativeCall) throws(Interruption) in
        let seconds = try c.read(1, Date.self).timeIntervalSince(try c.read(2, Date.self))
        return .string(try c.read(0, RelativeFormatter.self).text(seconds))
      },
      "\(type).localizedString(fromTimeInterval:)": { (c: inout NativeCall) throws(Interruption) in
        .string(try c.read(0, RelativeFormatter.self).text(try c.double(1)))
      },
      "\(type).localizedString(from:)": { (c: inout NativeCall) throws(Interruption) in
        let now = Surroundings.now
        let date = Surroundings.calendar.date(byAdding: try c.read(1, DateComponents.self), to: now)
        return .string(try c.read(0, RelativeFormatter.self).text(date?.timeIntervalSince(now) ?? 0))
      },
      "Foundation.Date.RelativeFormatStyle.format(_:)": { (c: inout NativeCall) throws(Interruption) in
        .string(try c.read(0, Date.RelativeFormatStyle.self).text(try c.read(1, Date.self)))
      },
    ]
    func property<T>(_ name: String, _ path: WritableKeyPath<Date.RelativeFormatStyle, T>) {
      nonisolated(unsafe) let path = path
      table.add("\(type).\(name)") { (c: inout NativeCall) throws(Interruption) in
        give(try c.read(0, RelativeFormatter.self).style[keyPath: path] as Any)
      }
      table.add("\(type).\(name)=") { (c: inout NativeCall) throws(Interruption) in
        if let value = c.native(1, T.self) { try c.read(0, RelativeFormatter.self).style[keyPath: path] = value }
        return .void
      }
    }
    property("dateTimeStyle", \.presentation)
    property("unitsStyle", \.unitsStyle)
    property("locale", \.locale)
    property("calendar", \.calendar)
    func member(_ name: String, _ value: @autoclosure @escaping @Sendable () -> Any) {
      table.add("\(type).\(name)()") { (_: inout NativeCall) throws(Interruption) in box(value()) }
    }
    member("DateTimeStyle.numeric", Date.RelativeFormatStyle.Presentation.numeric)
    member("DateTimeStyle.named", Date.RelativeFormatStyle.Presentation.named)
    member("UnitsStyle.full", Date.RelativeFormatStyle.UnitsStyle.wide)
    member("UnitsStyle.spellOut", Date.RelativeFormatStyle.UnitsStyle.spellOut)
    member("UnitsStyle.short", Date.RelativeFormatStyle.UnitsStyle.abbreviated)
    member("UnitsStyle.abbreviated", Date.RelativeFormatStyle.UnitsStyle.narrow)
    return table
  }()
}

/// What stands for a `RelativeDateTimeFormatter`.
private final class RelativeFormatter {
  var style = Date.RelativeFormatStyle(
    presentation: .numeric, unitsStyle: .wide, locale: Surroundings.locale, calendar: Surroundings.calendar)
  func text(_ seconds: TimeInterval) -> String { style.text(Surroundings.now.addingTimeInterval(seconds)) }
}

extension Date.RelativeFormatStyle {
  /// A time as it is said at the run's own time, which the style does not ask for.
  func text(_ date: Date) -> String { format(date.addingTimeInterval(Date.now.timeIntervalSince(Surroundings.now))) }
}
