internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Buttons on a phone` {
  private func button(_ role: ButtonRole? = nil, height: CGFloat = 61.0 / 3) -> some View {
    Button(role: role) {
    } label: {
      Word(height: height)
    }
  }

  @Test func `a button without a fill is as large as its label`() {
    #expect(PhoneScene(button()).frame("Button") == "0,0 75×20.33")
    #expect(PhoneScene(button().buttonStyle(.plain)).frame("Button") == "0,0 75×20.33")
    #expect(PhoneScene(button().buttonStyle(.borderless)).frame("Button") == "0,0 75×20.33")
  }
  @Test func `a fill reaches over the label by the insets of the control size`() {
    func frame(_ size: ControlSize, _ height: CGFloat = 61.0 / 3) -> String {
      PhoneScene(button(height: height).buttonStyle(.bordered).controlSize(size)).frame("Button")
    }
    #expect(frame(.regular) == "0,0 99×34.33")
    #expect(frame(.small, 18) == "0,0 95×28")
    #expect(frame(.mini, 18) == "0,0 95×28")
    #expect(frame(.large) == "0,0 115×50.33")
    #expect(frame(.extraLarge) == "0,0 115×50.33")
  }
  @Test func `the corners follow the size and the shape that was asked for`() {
    func corner(_ view: some View) -> CGFloat? {
      PhoneScene.contents(PhoneScene(view).host.displayList.items).compactMap { if case .fill(.roundedRectangle(_, let size, _), _) = $0 { size.width } else { nil } }.first
    }
    let bordered = button().buttonStyle(.bordered)
    #expect(corner(bordered) == 8)
    #expect(corner(bordered.controlSize(.small)) == 6)
    #expect(corner(bordered.controlSize(.large)) == 12)
    #expect(corner(bordered.controlSize(.large).buttonBorderShape(.capsule)).map { abs($0 - 25.17) < 0.01 } == true)
    #expect(corner(bordered.controlSize(.extraLarge).buttonBorderShape(.roundedRectangle)) == 12)
    #expect(corner(bordered.buttonBorderShape(.roundedRectangle(radius: 3))) == 3)
    #expect(corner(bordered.buttonBorderShape(.roundedRectangle(radius: 1e308))).map { abs($0 - 17.17) < 0.01 } == true)
    #expect(corner(bordered.buttonBorderShape(.roundedRectangle(radius: .nan))) == 8)
  }
  @Test func `a round button is as wide as high`() {
    let round = Button {
    } label: {
      Color.clear.frame(width: 16, height: 20)
    }.buttonStyle(.bordered).buttonBorderShape(.circle)
    #expect(PhoneScene(round).frame("Button") == "0,0 34×34")
  }
  @Test func `fills and labels have the colours of style, role and tint`() {
    func paints(_ style: some PrimitiveButtonStyle, _ role: ButtonRole? = nil, _ tint: Color? = nil, isDark: Bool = false) -> [String] {
      PhoneScene(Button("A", role: role) {}.buttonStyle(style).tint(tint), isDark: isDark).paints
    }
    #expect(paints(.automatic) == ["007AFF 100"])
    #expect(paints(.automatic, .destructive) == ["FF3B30 100"])
    #expect(paints(.automatic, nil, .green, isDark: true) == ["30D158 100"])
    #expect(paints(.plain, nil, .green) == ["000000 100"])
    #expect(paints(.bordered) == ["767680 12", "007AFF 100"])
    #expect(paints(.bordered, isDark: true) == ["767680 24", "0A84FF 100"])
    #expect(paints(.bordered, nil, .pink) == ["FF2D55 18", "FF2D55 100"])
    #expect(paints(.bordered, .destructive) == ["FF3B30 18", "FF3B30 100"])
    #expect(paints(.borderedProminent) == ["007AFF 100", "FFFFFF 100"])
    #expect(paints(.borderedProminent, .destructive) == ["FF3B30 100", "FFFFFF 100"])
    #expect(paints(.borderedProminent, nil, .yellow) == ["FFCC00 100", "000000 100"])
    #expect(paints(.borderedProminent, nil, .mint) == ["00C7BE 100", "FFFFFF 100"])
    #expect(paints(.borderedProminent, nil, .mint, isDark: true) == ["63E6E2 100", "000000 100"])
  }
  @Test func `nobody can use it: grey letters on a grey fill, and no action`() {
    #expect(PhoneScene(Button("A") {}.disabled(true)).paints == ["3C3C43 30"])
    #expect(PhoneScene(Button("A") {}.buttonStyle(.borderedProminent).tint(.pink).disabled(true)).paints == ["767680 12", "3C3C43 30"])
    var count = 0
    let enabled = PhoneScene(Button("A") { count += 1 })
    #expect(enabled.host.tap("A"))
    let disabled = PhoneScene(Button("A") { count += 1 }.disabled(true))
    #expect(!disabled.host.tap("A"))
    #expect(count == 1)
  }
  @Test func `a style outside of the button counts before the tint`() {
    #expect(PhoneScene(Button("A") {}.foregroundStyle(.orange)).paints == ["FF9500 100"])
  }
  @Test func `a label of all the width widens the fill`() {
    let wide = Button {
    } label: {
      Text("A").frame(maxWidth: .infinity)
    }
    #expect(PhoneScene(wide.buttonStyle(.borderedProminent)).frame("Button").hasPrefix("0,0 358×"))
  }
  @Test func `links and closed menus look as buttons do`() throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(PhoneScene(Link("A", destination: url).tint(.red)).paints == ["FF3B30 100"])
    #expect(PhoneScene(Menu("A") { Text("b") }).paints == ["007AFF 100"])
    #expect(PhoneScene(Menu("A") { Text("b") }.buttonStyle(.bordered)).paints == ["767680 12", "007AFF 100"])
  }
  @Test func `a style of one's own makes the whole look`() {
    #expect(PhoneScene(Button("A") {}.buttonStyle(Red())).paints == ["FF3B30 100", "000000 100"])
    #expect(PhoneScene(Menu("A") { Text("b") }.buttonStyle(Red())).paints == ["FF3B30 100", "000000 100"])
  }
  private struct Red: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color.red) }
  }
  @Test func `buttons of a group are joined, and of one height`() {
    let group = ControlGroup {
      Button("a") {}
      Button {
      } label: {
        Text("b").font(.caption)
      }
    }
    let fills = PhoneScene(group).fills
    #expect(fills.count == 2)
    #expect(fills[1].minX - fills[0].maxX == 1)
    #expect(fills[1].height == fills[0].height)
  }
  @Test func `in cells a button looks as before`() {
    #expect(outline(Button("OK") {}.buttonStyle(.bordered).controlSize(.large), .phone).hasPrefix("Button 40×30 at 0,0"))
  }
}
