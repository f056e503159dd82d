internal import LayoutCore
internal import Testing
internal import Views

private struct Counting: ViewModifier {
  @State var count = 0
  func body(content: Content) -> some View {
    Button("count \(count)") { count += 1 }
    content
  }
}
private struct Page: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("n \(n)").modifier(Counting())
      Button("more") { n += 1 }
    }
  }
}
private struct Note: ViewModifier {
  var text: String
  func body(content: Content) -> some View { content.overlay { Text(text) } }
}
private struct Adaptive: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Note(text: environment.font == nil ? "plain" : "styled") }
}
private struct Big: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("big")
    configuration.label
  }
}
private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "on" : "off")
    Turn(isOn: configuration.$isOn)
  }
}
private struct Turn: View {
  @Binding var isOn: Bool
  var body: some View { Button("turn") { isOn.toggle() } }
}
private struct Styled: View {
  @State var n = 0
  @State var isOn = false
  var body: some View {
    Button("n \(n)") { n += 1 }.buttonStyle(Big())
    Toggle("t", isOn: $isOn).toggleStyle(Check())
    Button("plain") {}.buttonStyle(.plain)
  }
}

@MainActor @Suite struct `Modifiers and styles of one's own` {
  @Test func `a modifier keeps its state, and its content is never stale`() {
    let host = ViewHost(Page(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("more"))
    #expect(host.texts == ["count 0", "n 1", "more"])
    #expect(host.evaluated == ["Page state n"])
    #expect(host.tap("count 0"))
    #expect(host.texts == ["count 1", "n 1", "more"])
    #expect(host.evaluated == ["Counting state count"])
  }
  @Test func `modifiers nest, join, and may be decided by the environment`() {
    let both = Note(text: "inner").concat(Note(text: "outer"))
    let host = ViewHost(
      VStack {
        Text("a").modifier(both)
        Text("b").modifier(Adaptive()).font(.title)
        Text("c").modifier(EmptyModifier.identity)
      }, device: .cells)
    #expect(host.texts == ["a", "inner", "outer", "b", "styled", "c"])
    #expect(host.customViews(between: 1).isEmpty)
  }
  @Test func `styles make controls of their parts`() {
    let host = ViewHost(Styled(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("n 0") && host.tap("turn"))
    #expect(host.texts == ["big", "n 1", "on", "turn", "plain"])
  }
}
