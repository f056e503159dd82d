internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Colours on a phone` {
  private func environment(_ look: Device.Look = .pixels, isDark: Bool = false, isElevated: Bool = false) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.look = look
    environment.colorScheme = isDark ? .dark : .light
    environment.system.isElevated = isElevated
    return environment
  }
  /// `RRGGBB percent` of a style.
  private func shown(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> String {
    let color = style.paint(in: environment).solid(ink: RGBA(red: 1, green: 0, blue: 1))
    let bytes = [color.red, color.green, color.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    return "\(bytes) \(Int((color.alpha * 100).rounded()))"
  }

  @Test func `the levels of the text colour are grey and translucent, in the light and in the dark`() {
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
    #expect(levels.map { shown($0, environment()) } == ["000000 100", "3C3C43 60", "3C3C43 30", "3C3C43 18"])
    #expect(levels.map { shown($0, environment(isDark: true)) } == ["FFFFFF 100", "EBEBF5 60", "EBEBF5 30", "EBEBF5 16"])
    #expect(shown(Color.secondary, environment()) == "3C3C43 60")
    #expect(shown(.placeholder, environment(isDark: true)) == "EBEBF5 30")
  }
  @Test func `levels inside of a colour are parts of its opacity`() {
    var blue = environment()
    blue.foregroundStyle = Color.blue
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
    #expect(levels.map { shown($0, blue) } == ["007AFF 100", "007AFF 50", "007AFF 25", "007AFF 18"])
    #expect(shown(Color.blue.tertiary, environment()) == "007AFF 25")
  }
  @Test func `an area of the faintest level is fainter than a text of it`() {
    func paint(_ view: some View) -> [Paint] {
      let host = ViewHost(view, device: .iphone)
      host.layOut(ProposedViewSize(width: 100, height: 100))
      return host.displayList.items.compactMap { if case .fill(_, let paint) = $0.content { paint } else { nil } }
    }
    #expect(paint(Circle().fill(.quaternary)) == [.color(SystemColor.quaternarySystemFill.rgba(isDark: false))])
    #expect(paint(Text("a").background(.quaternary)) == [.color(SystemColor.quaternarySystemFill.rgba(isDark: false))])
    #expect(paint(Circle().fill(.tertiary)) == [.color(SystemColor.tertiaryLabel.rgba(isDark: false))])
  }
  @Test func `the text colour that is set again keeps its levels`() {
    var set = environment()
    set.foregroundStyle = HierarchicalShapeStyle.primary
    #expect(shown(HierarchicalShapeStyle.secondary, set) == "3C3C43 60")
  }
  @Test func `fills, backgrounds and lines have the system's values`() {
    #expect(shown(.fill, environment()) == "787880 20")
    #expect(shown(FillShapeStyle().tertiary, environment(isDark: true)) == "767680 24")
    #expect(shown(.separator, environment()) == "3C3C43 29")
    #expect(shown(.separator, environment(isDark: true)) == "545458 60")
    #expect(shown(.link, environment(isDark: true)) == "0984FF 100")
    #expect(shown(BackgroundStyle().secondary, environment()) == "F2F2F7 100")
  }
  @Test func `backgrounds of sheets are lighter in the dark only`() {
    #expect(shown(.background, environment(isDark: true)) == "000000 100")
    #expect(shown(.background, environment(isDark: true, isElevated: true)) == "1C1C1E 100")
    #expect(shown(SystemColor.secondarySystemGroupedBackground, environment(isDark: true, isElevated: true)) == "2C2C2E 100")
    #expect(shown(.background, environment(isElevated: true)) == "FFFFFF 100")
  }
  @Test func `a colour's gradient begins with a fifth of white`() {
    guard case .gradient(let gradient) = Color.green.gradient.paint(in: environment()) else { return #expect(Bool(false)) }
    let first = gradient.stops[0].color
    #expect(abs(first.red - (52 / 255 * 0.8 + 0.2)) < 0.001)
    #expect(gradient.stops[1].color == Color.green.rgba(in: environment()))
  }
  @Test func `cells keep the colours of whoever shows them`() {
    #expect(HierarchicalShapeStyle.primary.paint(in: environment(.cells)) == .foreground)
    #expect(HierarchicalShapeStyle.secondary.paint(in: environment(.cells)) == .secondary)
    #expect(shown(.separator, environment(.cells)) == "C6C6C8 100")
    #expect(PlaceholderTextShapeStyle().paint(in: environment(.cells)) == .faint(0.3))
    let host = ViewHost(Text("a"), device: .terminal)
    host.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(host.displayList.items.contains { if case .text(let run) = $0.content { run.paint == .foreground } else { false } })
  }
  @Test func `a text on a phone has the label colour of its own scheme`() {
    let host = ViewHost(Text("a").environment(\.colorScheme, .dark), device: .iphone)
    host.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(host.displayList.items.contains { if case .text(let run) = $0.content { run.paint == .color(.white) } else { false } })
  }
}
