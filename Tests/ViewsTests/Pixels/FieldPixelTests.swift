internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Fields, gauges and groups on a phone` {
  @Test func `an empty field shows its title in the placeholder's colour`() {
    #expect(PhoneScene(TextField("Name", text: .constant(""))).paints == ["3C3C43 30"])
    #expect(PhoneScene(TextField("Name", text: .constant("Anna"))).paints == ["000000 100"])
    #expect(PhoneScene(TextField("Name", text: .constant("Anna")), isDark: true).paints == ["FFFFFF 100"])
  }
  @Test func `a rounded field has a frame of a pixel 7 points around its text`() {
    let scene = PhoneScene(TextField("", text: .constant("A")).textFieldStyle(.roundedBorder))
    #expect(scene.frame("Content").hasPrefix("7,6.83 344×"))
    #expect(scene.paints == ["FFFFFF 100", "3C3C43 20", "000000 100"])
  }
  @Test func `a secret is dots of the font's size`() {
    let scene = PhoneScene(SecureField("", text: .constant("secret12")).font(.system(size: 100)))
    #expect(scene.fills.count == 8)
    #expect(abs(scene.fills[0].width - 42) < 0.01)
    #expect(abs(scene.fills[1].minX - 62) < 0.01)
    #expect(scene.host.texts.joined().contains("secret") == false)
  }
  @Test func `a secret of a million letters is drawn as far as a screen could show it`() {
    #expect(PhoneScene(SecureField("", text: .constant(String(repeating: "a", count: 1_000_000)))).fills.count == 200)
  }
  @Test func `an editor has the page's colour, unless its background is hidden`() {
    let editor = TextEditor(text: .constant("A"))
    #expect(PhoneScene(editor).paints == ["FFFFFF 100", "000000 100"])
    #expect(PhoneScene(editor.scrollContentBackground(.hidden)).paints == ["000000 100"])
  }
  @Test func `a person types into a field`() {
    var text = ""
    let scene = PhoneScene(TextField("Name", text: Binding(get: { text }, set: { text = $0 })))
    #expect(scene.host.type("Anna", into: 0))
    #expect(text == "Anna")
  }

  @Test func `progress is a bar of 4 points, of the tint as far as it has come`() {
    let scene = PhoneScene(ProgressView(value: 0.25).tint(.orange), width: 200)
    #expect(scene.frame("ProgressView") == "0,0 200×4")
    #expect(scene.paints == ["787880 20", "FF9500 100"])
    #expect(scene.fills[1].width == 50)
    #expect(PhoneScene(ProgressView(value: 0.001), width: 200).fills[1].width == 4)
    #expect(PhoneScene(ProgressView(value: 0.0), width: 200).fills.count == 1)
  }
  @Test func `labels of a bar stand above and below it`() {
    let view = ProgressView(value: 0.5) {
      Text("Above")
    } currentValueLabel: {
      Text("Below")
    }
    #expect(PhoneScene(view).host.texts == ["Above", "Below"])
    let bar = PhoneScene(view).frame("Bar")
    #expect(!bar.hasPrefix("0,0 "))
    #expect(outline(view, .terminal).contains("BarLabels") == false)
  }
  @Test func `a turning sign has eight spokes that grow fainter`() {
    let scene = PhoneScene(ProgressView())
    #expect(scene.frame("Spinner") == "0,0 20×20")
    #expect(scene.paints.count == 8)
    #expect(scene.paints.first == "8E8E93 100")
    #expect(scene.paints[1] == "8E8E93 15")
    #expect(PhoneScene(ProgressView().controlSize(.large)).frame("Spinner") == "0,0 37×37")
  }
  @Test func `a round gauge is 58 points wide, and a gradient runs along it`() {
    let gauge = Gauge(value: 0.5) {
      Text("A")
    } currentValueLabel: {
      Text("1")
    }
    #expect(PhoneScene(gauge.gaugeStyle(.accessoryCircular)).frame("Gauge") == "0,0 58×58")
    #expect(PhoneScene(gauge.gaugeStyle(.accessoryCircular)).host.texts == ["1", "A"])
    #expect(PhoneScene(gauge.gaugeStyle(.accessoryCircularCapacity)).host.texts == ["1"])
    let colours = PhoneScene(gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green, .red])))
    // The knob has the colour of its place.
    #expect(colours.paints.contains("34C759 100"))
    #expect(PhoneScene(gauge.gaugeStyle(.accessoryCircularCapacity).tint(.blue)).paints.prefix(2) == ["007AFF 30", "007AFF 100"])
  }
  @Test func `a box has 16 points around its content, on a grey that changes inside of another box`() {
    let scene = PhoneScene(GroupBox { GroupBox { Word() } })
    #expect(scene.frame("GroupBox") == "0,0 358×84.33")
    #expect(scene.paints.prefix(2) == ["F2F2F7 100", "FFFFFF 100"])
  }
  @Test func `a divider is as thick as a pixel`() {
    #expect(PhoneScene(Divider()).frame("Divider") == "0,0 358×0.33")
    #expect(PhoneScene(Divider(), isDark: true).paints == ["545458 60"])
    #expect(outline(Divider(), .terminal, width: 80) == "Divider 80×1 at 0,0")
  }
  @Test func `a label's icon stands two fifths of a letter before the title, in a row in a column of 28`() {
    let label = Label {
      Word()
    } icon: {
      Color.red.frame(width: 20, height: 20)
    }
    #expect(PhoneScene(label).frame("Label") == "0,0 101.67×20.33")
    #expect(PhoneScene(List { label }).frame("Label").hasSuffix(" 115×20.33"))
  }
  @Test func `an open group shows its content below its title`() {
    let group = DisclosureGroup("Title", isExpanded: .constant(true)) { Text("inside") }
    #expect(PhoneScene(group).host.texts == ["Title", "inside"])
    #expect(PhoneScene(DisclosureGroup("Title") { Text("inside") }).host.texts == ["Title"])
  }
  @Test func `an empty page is a large icon, a bold title and grey words`() {
    let scene = PhoneScene(ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Wait.")))
    #expect(scene.host.texts == ["Nothing", "Wait."])
    #expect(scene.paints.contains("3C3C43 60"))
  }
}
