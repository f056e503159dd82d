internal import Drawing
internal import Foundation
internal import Testing
internal import Views

@MainActor @Suite struct `What a view shows` {
  private func items(_ view: some View, _ device: Device = .terminal) -> [DisplayList.Content] {
    let host = ViewHost(view, device: device)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    return host.displayList.items.map(\.content)
  }
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
  private let red = Paint.color(RGBA(red: 1, green: 59.0 / 255, blue: 48.0 / 255))

  @Test func `a background lies behind, an overlay before`() {
    guard case .fill = items(Text("a").background(Color.red))[0], case .text = items(Text("a").background(Color.red))[1] else {
      return #expect(Bool(false), "order of a background")
    }
    guard case .text = items(Text("a").overlay(Color.red))[0], case .fill = items(Text("a").overlay(Color.red))[1] else { return #expect(Bool(false), "order of an overlay") }
  }
  @Test func `a border comes after what it surrounds`() {
    #expect(
      items(Color.red.frame(width: 80, height: 32).border(.primary, width: 2)) == [.fill(.rectangle(rect(0, 0, 80, 32)), red), .border(rect(0, 0, 80, 32), width: 2, .foreground)])
  }
  @Test func `a shape is filled with the style around it`() {
    #expect(items(Circle().foregroundColor(.red).frame(width: 32, height: 32)) == [.fill(.ellipse(in: rect(0, 0, 32, 32)), red)])
    #expect(items(Rectangle().frame(width: 32, height: 32)) == [.fill(.rectangle(rect(0, 0, 32, 32)), .foreground)])
  }
  @Test func `a text has font, colour and lines`() {
    guard case .text(let run) = items(Text("a\nb").bold().foregroundColor(.red).underline())[0] else { return #expect(Bool(false), "no text") }
    #expect(run.lines == ["a", "b"] && run.font.isBold && run.paint == red && run.isUnderlined && run.frame == rect(0, 0, 8, 32))
  }
  @Test func `spacers and empty views show nothing`() {
    #expect(
      items(
        HStack {
          Spacer(); EmptyView()
        }
      ).isEmpty)
  }
  @Test func `a button has its brackets`() {
    let lines = items(Button("OK") {}).compactMap { if case .text(let run) = $0 { run.lines.joined() + "@\(Int(run.frame.minX))" } else { nil } }
    #expect(lines == ["[@0", "]@40", "OK@16"])
  }
  @Test func `an infinite frame is not painted`() {
    let host = ViewHost(Color.red, device: .cells)
    host.layOut(ProposedViewSize(width: .infinity, height: 1))
    #expect(host.displayList.items.isEmpty)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }
  private func scheme(_ view: some View, asked: ColorScheme? = nil) -> (texts: [String], root: ColorScheme) {
    let host = ViewHost(view, device: .terminal, colorScheme: asked)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    return (host.texts, host.colorScheme)
  }
  @Test func `a preferred scheme is the whole presentation's, and one that was asked for wins`() {
    let view = VStack {
      Scheme()
      Text("a").preferredColorScheme(.dark)
    }
    #expect(scheme(view) == (["dark", "a"], .dark))
    #expect(scheme(view, asked: .light) == (["light", "a"], .light))
    #expect(scheme(view.preferredColorScheme(nil)) == (["dark", "a"], .dark))
    #expect(scheme(view.preferredColorScheme(.light)) == (["light", "a"], .light))
    #expect(scheme(GeometryReader { _ in Scheme().preferredColorScheme(.dark) }) == (["dark"], .dark))
    #expect(scheme(Scheme()) == (["light"], .light))
  }
  @MainActor private final class Night { var isOn = true }
  @Test func `a preference that is taken back is the default again`() {
    let night = Night()
    struct Switched: View {
      let night: Night
      @State var turn = 0
      var body: some View { Scheme().preferredColorScheme(night.isOn && turn == 0 ? .dark : nil).onTapGesture { turn += 1 } }
    }
    let host = ViewHost(Switched(night: night), device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    #expect(host.texts == ["dark"])
    _ = host.tap("dark")
    host.update()
    #expect(host.texts == ["light"] && host.colorScheme == .light)
  }

  @Test func `what lies behind a list's row reaches to its neighbours, below the lines`() {
    let list = List {
      Text("a").listRowBackground(Color.red)
      Text("b").listRowBackground(nil as Color?)
      Section { ForEach(0..<2) { Text("\($0)") } }.listRowBackground(Color.red)
    }
    let items = items(list.frame(width: 160, height: 200))
    let fills: [CGRect] = items.compactMap { if case .fill(.rectangle(let rect), red) = $0 { rect } else { nil } }
    #expect(fills == [rect(0, 0, 160, 24), rect(0, 56, 160, 32), rect(0, 88, 160, 32)])
    let lastRed = items.lastIndex { if case .fill(_, red) = $0 { true } else { false } }
    let lastLine = items.lastIndex { if case .fill(.rectangle(let rect), _) = $0 { rect.height == 1 } else { false } }
    #expect(lastRed ?? 0 < lastLine ?? 0)
    let phone = self.items(List { Text("a").listRowBackground(Color.red) }.frame(width: 160, height: 200), .phone)
    #expect(phone.contains { if case .fill(.rectangle(let area), red) = $0 { area == rect(0, 0, 160, 44) } else { false } })
  }
}
