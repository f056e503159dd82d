internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Controls of a phone with numbers that nobody means` {
  @Test func `values outside of every range are drawn at an end`() {
    #expect(PhoneScene(Slider(value: .constant(Double.nan))).fills.last?.minX == 0)
    #expect(PhoneScene(Slider(value: .constant(Double.infinity), in: 0...1)).fills.last?.minX == 330)
    #expect(PhoneScene(ProgressView(value: Double.nan, total: 0)).fills.count == 1)
    #expect(PhoneScene(Gauge(value: 5, in: 0...0) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)).frame("Gauge") == "0,0 58×58")
    let fills = PhoneScene(Gauge(value: Double.nan) { Text("a") }.gaugeStyle(.accessoryLinear)).fills
    #expect(fills.filter { $0.isFinite }.count == 2)
  }
  @Test func `fonts of no size and of all sizes`() {
    for size in [CGFloat.nan, .infinity, 1e308, 0, -5] {
      #expect(PhoneScene(SecureField("", text: .constant("abc")).font(.system(size: size))).host.tree.root != nil)
      #expect(PhoneScene(Button("a") {}.font(.system(size: size)).buttonStyle(.bordered)).host.tree.root != nil)
    }
  }
  @Test func `dates at the ends of time`() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -62_135_596_800] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(PhoneScene(DatePicker("a", selection: .constant(date))).host.texts.first == "a")
      #expect(PhoneScene(DatePicker("a", selection: .constant(date)).datePickerStyle(.graphical)).host.tree.root != nil)
      #expect(PhoneScene(DatePicker("a", selection: .constant(date)).datePickerStyle(.wheel)).host.tree.root != nil)
    }
  }
  @Test func `a picker without choices, and one whose choice is not there`() {
    #expect(PhoneScene(Picker("", selection: .constant(0)) { EmptyView() }.pickerStyle(.segmented)).fills.count == 1)
    #expect(PhoneScene(Picker("", selection: .constant(7)) { Text("a").tag(0) }.pickerStyle(.wheel)).host.texts == ["a"])
    #expect(PhoneScene(Picker("", selection: .constant(7)) { Text("a").tag(0) }.pickerStyle(.segmented)).fills.count == 1)
  }
  @Test func `a stepper at the end of its type`() {
    var value = Int.max
    let scene = PhoneScene(Stepper("a", value: Binding(get: { value }, set: { value = $0 })))
    #expect(scene.host.tap(0))
    #expect(value == .max)
  }
}
