extension Standard {
  /// Lengths of time as people say them, in English: Linux has no formatter for them. The words are Apple's documented ones.
  nonisolated static let componentsFormatting = """
    extension NSCalendar.Unit {
      package var _rawValue: UInt
      var rawValue: UInt { get { return _rawValue } }
      init(rawValue: UInt) { _rawValue = rawValue }
      static var era: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 2) } }
      static var year: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 4) } }
      static var month: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 8) } }
      static var day: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 16) } }
      static var hour: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 32) } }
      static var minute: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 64) } }
      static var second: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 128) } }
      static var weekday: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 512) } }
      static var weekdayOrdinal: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 1024) } }
      static var quarter: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 2048) } }
      static var weekOfMonth: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 4096) } }
      static var weekOfYear: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 8192) } }
      static var yearForWeekOfYear: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 16384) } }
      static var nanosecond: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 32768) } }
      static var calendar: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 1048576) } }
      static var timeZone: NSCalendar.Unit { get { return NSCalendar.Unit(rawValue: 2097152) } }
    }
    extension DateComponentsFormatter.ZeroFormattingBehavior {
      package var _rawValue: UInt
      var rawValue: UInt { get { return _rawValue } }
      init(rawValue: UInt) { _rawValue = rawValue }
      static var none: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 0) } }
      static var `default`: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1) } }
      static var dropLeading: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2) } }
      static var dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4) } }
      static var dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8) } }
      package static var dropAll: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14) } }
      static var pad: DateComponentsFormatter.ZeroFormattingBehavior { get { return DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 65536) } }
    }
    extension DateComponentsFormatter {
      package var _style: DateComponentsFormatter.UnitsStyle
      package var _units: NSCalendar.Unit
      package var _zeros: DateComponentsFormatter.ZeroFormattingBehavior
      package var _calendar: Calendar?
      package var _count: Int
      package var _isAbout: Bool
      package var _isRemaining: Bool
      package var _collapses: Bool
      package var _fractions: Bool
      package var _context: Formatter.Context
      override init() {
        _style = .positional
        _units = []
        _zeros = .default
        _calendar = nil
        _count = 0
        _isAbout = false
        _isRemaining = false
        _collapses = false
        _fractions = false
        _context = .unknown
      }
      var unitsStyle: DateComponentsFormatter.UnitsStyle { get { return _style } set { _style = newValue } }
      var allowedUnits: NSCalendar.Unit { get { return _units } set { _units = newValue } }
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get { return _zeros } set { _zeros = newValue } }
      var calendar: Calendar? { get { return _calendar } set { _calendar = newValue } }
      var maximumUnitCount: Int { get { return _count } set { _count = newValue } }
      var includesApproximationPhrase: Bool { get { return _isAbout } set { _isAbout = newValue } }
      var includesTimeRemainingPhrase: Bool { get { return _isRemaining } set { _isRemaining = newValue } }
      var collapsesLargestUnit: Bool { get { return _collapses } set { _collapses = newValue } }
      var allowsFractionalUnits: Bool { get { return _fractions } set { _fractions = newValue } }
      var formattingContext: Formatter.Context { get { return _context } set { _context = newValue } }

      func string(from ti: TimeInterval) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        return string(from: start, to: start + ti)
      }
      func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard let end = _used.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
      }
      func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        if let interval = obj as? TimeInterval { return string(from: interval) }
        return nil
      }
      class func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
      }
      package var _used: Calendar { get { return _calendar ?? Calendar.current } }
      func string(from startDate: Date, to endDate: Date) -> String? {
        let units: [(NSCalendar.Unit, Calendar.Component, [String])] = [
          (.year, .year, ["y", "yr", "yrs", "year"]), (.month, .month, ["mo", "mth", "mths", "month"]),
          (.weekOfMonth, .weekOfMonth, ["w", "wk", "wks", "week"]), (.day, .day, ["d", "day", "days", "day"]),
          (.hour, .hour, ["h", "hr", "hr", "hour"]), (.minute, .minute, ["m", "min", "min", "minute"]),
          (.second, .second, ["s", "sec", "sec", "second"]),
        ]
        let used = units.filter { unit in allowedUnits.isEmpty || allowedUnits.contains(unit.0) }
        guard !used.isEmpty else { return nil }
        let isPast = endDate < startDate
        let (first, last) = isPast ? (endDate, startDate) : (startDate, endDate)
        let components = _used.dateComponents(Set(used.map { $0.1 }), from: first, to: last)
        var parts = used.map { unit in (words: unit.2, number: components.value(for: unit.1) ?? 0) }
        let isPositional = unitsStyle == .positional
        let drops = zeroFormattingBehavior.contains(.default)
          ? (isPositional ? DateComponentsFormatter.ZeroFormattingBehavior.dropLeading : .dropAll) : zeroFormattingBehavior
        let smallest = parts[parts.count - 1]
        let lead = parts.firstIndex { $0.number != 0 } ?? parts.count
        let trail = parts.lastIndex { $0.number != 0 } ?? -1
        parts = parts.enumerated().filter { entry in
          if entry.element.number != 0 { return true }
          if entry.offset < lead { return !drops.contains(.dropLeading) }
          if entry.offset > trail { return !drops.contains(.dropTrailing) }
          return !drops.contains(.dropMiddle)
        }.map { $0.element }
        if parts.isEmpty { parts = [smallest] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let pads = zeroFormattingBehavior.contains(.pad)
        var texts: [String] = []
        for (index, part) in parts.enumerated() {
          let number = _number(part.number, isPadded: pads || (isPositional && index > 0))
          switch unitsStyle {
          case .positional: texts.append(number)
          case .abbreviated: texts.append(number + part.words[0])
          case .brief: texts.append(number + (part.number == 1 ? part.words[1] : part.words[2]))
          case .short: texts.append(number + " " + (part.number == 1 ? part.words[1] : part.words[2]))
          case .full: texts.append(number + " " + part.words[3] + (part.number == 1 ? "" : "s"))
          case .spellOut: texts.append(_spelled(part.number) + " " + part.words[3] + (part.number == 1 ? "" : "s"))
          }
        }
        let between = isPositional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        var text = (isPast ? "-" : "") + texts.joined(separator: between)
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
      }
      package func _number(_ number: Int, isPadded: Bool) -> String {
        return isPadded && number < 10 ? "0" + String(number) : number.formatted()
      }
      package func _spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: number)) ?? String(number)
      }
    }
    """
}
