internal import Foundation
internal import LayoutCore
internal import Testing
internal import Views

/// Noon, Greenwich's time, on 2 January 2001.
private let noon = Date(timeIntervalSinceReferenceDate: 129_600)

@MainActor @Suite struct `A text of a date` {
  /// What the text shows, seen from noon.
  private func shown(_ content: Moment.Content) -> String {
    ViewHost(Text(Moment(content, now: noon)), device: .cells).texts.joined()
  }
  private func style(_ style: Text.DateStyle, _ seconds: TimeInterval) -> String {
    shown(.date(noon.addingTimeInterval(seconds), style)).replacing("\u{202F}", with: " ")
  }

  @Test func `shows the day, the time, and how far it is away`() {
    #expect(style(.date, 0) == "January 2, 2001")
    #expect(style(.time, 300) == "12:05 PM")
    #expect(style(.relative, 8_600) == "2 hr, 23 min")
    #expect(style(.relative, -1) == "1 sec")
    #expect(style(.relative, 0) == "0 sec")
    #expect(style(.relative, 2 * 86_400 + 3600) == "2 days, 1 hr")
    #expect(style(.offset, 7_300) == "+2 hours")
    #expect(style(.offset, -60) == "-1 minute")
    #expect(style(.timer, 152) == "2:32")
    #expect(style(.timer, -(36 * 3600 + 59 * 60 + 1)) == "36:59:01")
  }
  @Test func `counts an interval down or up, no further than its ends, and stops where it pauses`() {
    func clock(_ pause: TimeInterval?, countsDown: Bool = true, showsHours: Bool = true, from: TimeInterval = -60)
      -> String
    {
      let interval = noon.addingTimeInterval(from)...noon.addingTimeInterval(3700)
      return shown(
        .clock(
          interval, pauseTime: pause.map(noon.addingTimeInterval), countsDown: countsDown, showsHours: showsHours))
    }
    #expect(clock(nil) == "1:01:40")
    #expect(clock(nil, showsHours: false) == "61:40")
    #expect(clock(nil, countsDown: false) == "1:00")
    #expect(clock(100) == "1:00:00")
    #expect(clock(9000) == "0:00")
    #expect(clock(nil, countsDown: false, from: 30) == "0:00")
  }
  @Test func `never fails for a date that is far away`() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)] {
      for style in [Text.DateStyle.relative, .offset, .timer] { _ = shown(.date(date, style)) }
    }
    #expect(shown(.interval(noon.addingTimeInterval(10), noon)).isEmpty == false)
  }
  @Test func `stands in the language and the time zone of its place`() {
    let zone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    let host = ViewHost(
      Text("at \(noon, style: .time)").environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "de_DE")),
      device: .cells)
    host.layOut(.unspecified)
    #expect(host.displayList.items.contains { "\($0.content)".contains("13:00") })
  }
  @Test func `is made by a formatter`() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    #expect(ViewHost(Text("\(NSNumber(value: 0.25), formatter: formatter) off"), device: .cells).texts == ["25% off"])
    #expect(ViewHost(Text(NSNumber(value: 0.5), formatter: formatter), device: .cells).texts == ["50%"])
  }
}
