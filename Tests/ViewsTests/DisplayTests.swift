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
}
