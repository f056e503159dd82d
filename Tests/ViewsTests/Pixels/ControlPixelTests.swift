internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Controls on a phone` {
  @Test func `a switch is 51 by 31 points, its row as wide as its offer`() {
    let scene = PhoneScene(Toggle(isOn: .constant(true)) { Word() })
    #expect(scene.frame("Toggle") == "0,0 358×31")
    #expect(scene.frame("Switch") == "307,0 51×31")
    #expect(PhoneScene(Toggle("A", isOn: .constant(true)).labelsHidden()).frame("Toggle") == "0,0 51×31")
  }
  @Test func `a switch is green or of the tint, grey where it is off`() {
    func paints(_ isOn: Bool, _ tint: Color? = nil, isDark: Bool = false) -> [String] {
      PhoneScene(Toggle("", isOn: .constant(isOn)).labelsHidden().tint(tint), isDark: isDark).paints
    }
    #expect(paints(true) == ["34C759 100", "FFFFFF 100", "FFFFFF 100"])
    #expect(paints(true, .pink).first == "FF2D55 100")
    #expect(paints(false, .pink).first == "787880 16")
    #expect(paints(true, isDark: true).first == "30D158 100")
    let styled = Toggle("", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange)).labelsHidden().tint(.pink)
    #expect(PhoneScene(styled).paints.first == "FF9500 100")
    #expect(PhoneScene(Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().tint(.pink)).paints.first == "FF2D55 100")
  }
  @Test func `the knob lies at the end of a switch that is on`() {
    #expect(PhoneScene(Toggle("", isOn: .constant(true)).labelsHidden()).fills.last == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(PhoneScene(Toggle("", isOn: .constant(false)).labelsHidden()).fills.last == CGRect(x: 2, y: 2, width: 27, height: 27))
  }
  @Test func `a switch that nobody can use is half as opaque`() {
    func isFaded(_ view: some View) -> Bool {
      PhoneScene(view.labelsHidden().disabled(true)).host.displayList.items.contains { if case .layer(.group(opacity: 0.5), _) = $0.content { true } else { false } }
    }
    #expect(isFaded(Toggle("", isOn: .constant(true))))
    #expect(isFaded(Slider(value: .constant(0.5))))
    #expect(isFaded(Stepper("", value: .constant(1))))
  }
  @Test func `the words of controls that nobody can use are grey`() {
    func isGrey(_ view: some View) -> Bool { PhoneScene(view.disabled(true)).paints.contains("3C3C43 30") }
    #expect(isGrey(Toggle("A", isOn: .constant(true))))
    #expect(isGrey(Stepper("A", value: .constant(1))))
    #expect(isGrey(ColorPicker("A", selection: .constant(.red))))
    #expect(isGrey(Picker("A", selection: .constant(0)) { Text("B").tag(0) }))
    #expect(isGrey(DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)))))
    #expect(isGrey(Text("A")) == false)
  }
  @Test func `drums of a date stand around its day, its hour and its minute`() {
    let picker = DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel)
    let texts = PhoneScene(picker).host.texts
    #expect(texts.count == 29)
    #expect(texts[4] == "Thu, Jan 1")
    #expect(texts[9..<18] == ["8", "9", "10", "11", "12", "1", "2", "3", "4"])
    #expect(texts.suffix(2) == ["AM", "PM"])
    let british = PhoneScene(picker.environment(\.locale, Locale(identifier: "en_GB"))).host.texts
    #expect(british.contains("20"))
  }
  @Test func `a toggle as a button is on the tint while it is on`() {
    #expect(PhoneScene(Toggle("A", isOn: .constant(true)).toggleStyle(.button)).paints == ["007AFF 18", "007AFF 100"])
    #expect(PhoneScene(Toggle("A", isOn: .constant(false)).toggleStyle(.button)).paints == ["767680 12", "007AFF 100"])
    var isOn = false
    let scene = PhoneScene(Toggle("A", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(.button))
    #expect(scene.host.toggle(0))
    #expect(isOn)
  }
  @Test func `a toggle of a style of one's own keeps its look`() {
    #expect(PhoneScene(Toggle("A", isOn: .constant(true)).toggleStyle(OnOff())).host.texts == ["on"])
  }
  private struct OnOff: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(configuration.isOn ? "on" : "off") }
  }

  @Test func `a slider is 28 points high, its knob travels the width without it`() {
    func knob(_ value: Double) -> CGFloat? { PhoneScene(Slider(value: .constant(value))).fills.last?.minX }
    #expect(PhoneScene(Slider(value: .constant(0.4))).frame("Slider") == "0,0 358×28")
    #expect(knob(0) == 0)
    #expect(knob(0.5) == 165)
    #expect(knob(1) == 330)
    let labelled = Slider(value: .constant(0)) {
      Text("")
    } minimumValueLabel: {
      Word()
    } maximumValueLabel: {
      Word()
    }
    #expect(PhoneScene(labelled).frame("Track") == "83,0 192×28")
  }
  @Test func `a stepper is 94 by 32 points, fainter where it cannot go on`() {
    let scene = PhoneScene(Stepper("A", value: .constant(3), in: 0...5))
    #expect(scene.frame("Stepper") == "0,0 358×32")
    #expect(scene.paints.contains("767680 12"))
    func isFaint(_ value: Int) -> [Bool] {
      let items = PhoneScene(Stepper("", value: .constant(value), in: 0...5).labelsHidden()).host.displayList.items
      let minus = items.contains { if case .fill(_, let paint) = $0.content { PhoneScene.shown(paint) == "000000 30" } else { false } }
      let plus = items.contains { if case .layer(.group(opacity: 0.3), _) = $0.content { true } else { false } }
      return [minus, plus]
    }
    #expect(isFaint(0) == [true, false])
    #expect(isFaint(3) == [false, false])
    #expect(isFaint(5) == [false, true])
  }
  @Test func `a segmented control is 32 points high, of equal parts`() {
    let picker = Picker("", selection: .constant(1)) {
      Text("Day").tag(0)
      Text("Week").tag(1)
      Text("A long one").tag(2)
    }.pickerStyle(.segmented)
    let scene = PhoneScene(picker)
    #expect(scene.frame("Picker") == "0,0 358×32")
    #expect(scene.fills[0] == CGRect(x: 0, y: 0, width: 358, height: 32))
    #expect(scene.fills[1] == CGRect(x: 120, y: 2, width: 118, height: 28))
    #expect(scene.paints[0] == "767680 12")
    #expect(scene.paints[1] == "FFFFFF 100")
    #expect(PhoneScene(picker, isDark: true).paints[1] == "636366 100")
  }
  @Test func `of a thousand choices in rows those are made that a screen can show`() {
    let picker = Picker("", selection: .constant(500)) { ForEach(0..<1_000) { Text("\($0)").tag($0) } }
    #expect(PhoneScene(picker.pickerStyle(.inline)).host.texts.count == 50)
    #expect(PhoneScene(picker.pickerStyle(.segmented)).host.texts.count == 1_000)
  }
  @Test func `a picker tells what was chosen by its place`() {
    var choice = 0
    let picker = Picker("", selection: Binding(get: { choice }, set: { choice = $0 })) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    for style in 0..<3 {
      choice = 0
      let scene =
        switch style {
        case 0: PhoneScene(picker.pickerStyle(.segmented))
        case 1: PhoneScene(picker.pickerStyle(.wheel))
        default: PhoneScene(picker)
        }
      #expect(scene.host.set(2, at: 0))
      #expect(choice == 2)
    }
  }
  @Test func `a menu is the chosen one in the tint, in a form grey behind its label`() {
    let picker = Picker("Colour", selection: .constant(1)) {
      Text("Red").tag(0); Text("Green").tag(1)
    }
    #expect(PhoneScene(picker).host.texts == ["Green"])
    #expect(PhoneScene(picker).paints.first == "007AFF 100")
    let scene = PhoneScene(Form { picker })
    #expect(scene.host.texts == ["Colour", "Green"])
    #expect(scene.paints.contains("3C3C43 60"))
    #expect(!scene.paints.contains("007AFF 100"))
  }
  @Test func `a wheel is 216 points high and shows the neighbours of the chosen one only`() {
    let wheel = Picker("", selection: .constant(50)) { ForEach(0..<100) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
    let scene = PhoneScene(wheel)
    #expect(scene.frame("Picker") == "0,0 358×216")
    #expect(scene.host.texts == (46...54).map { "\($0)" })
  }
  @Test func `a date stands in fields of its locale`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(PhoneScene(DatePicker("A", selection: .constant(date))).host.texts == ["A", "Jan 1, 1970", "12:00\u{202F}AM"])
    let british = DatePicker("A", selection: .constant(date), displayedComponents: .date).environment(\.locale, Locale(identifier: "en_GB"))
    #expect(PhoneScene(british).host.texts == ["A", "1 Jan 1970"])
  }
  @Test func `a calendar shows the weeks of the month`() {
    let picker = DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date).datePickerStyle(.graphical)
    let texts = PhoneScene(picker).host.texts
    #expect(texts.prefix(8) == ["January 1970", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(texts.dropFirst(8) == (1...31).map { "\($0)" }[...])
    #expect(PhoneScene(picker).frame("DatePicker").hasPrefix("0,0 320×"))
  }
  @Test func `a well of 28 points shows the colour in a ring`() {
    let scene = PhoneScene(ColorPicker("", selection: .constant(.purple)).labelsHidden())
    #expect(scene.frame("ColorWell") == "0,0 28×28")
    #expect(scene.paints.last == "AF52DE 100")
    #expect(scene.fills == [CGRect(x: 5, y: 5, width: 18, height: 18)])
  }
}
