import Testing

@MainActor @Suite struct `Own view APIs, interpreted` {
  @Test func `a view modifier wraps its content, once or several times`() throws {
    let program = Interpreted(
      """
      struct Card: ViewModifier {
        var title: String
        @Environment(\\.font) private var font
        func body(content: Content) -> some View {
          VStack {
            Text(font == nil ? title : title + "!")
            content
          }
        }
      }
      extension View {
        func card(_ title: String) -> some View { modifier(Card(title: title)) }
      }
      HStack {
        Text("a").modifier(Card(title: "A"))
        Text("b").card("B").card("C").font(.title)
        Text("c").modifier(EmptyModifier())
      }
      """)
    #expect(program.said.isEmpty)
    #expect(try Running(program).texts == ["A", "a", "C!", "B!", "b", "c"])
  }
  @Test func `a modifier keeps its state, and its content is never stale`() throws {
    let run = try Running(
      """
      struct Counting: ViewModifier {
        @State var count = 0
        func body(content: Content) -> some View {
          Button("count \\(count)") { count += 1 }
          content
        }
      }
      struct Page: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("n \\(n)").modifier(Counting())
            Button("more") { n += 1 }
          }
        }
      }
      Page()
      """)
    try run.tap("more")
    #expect(run.texts == ["count 0", "n 1", "more"])
    #expect(run.evaluated == ["Page state n"])
    try run.tap("count 0")
    #expect(run.texts == ["count 1", "n 1", "more"])
    #expect(run.evaluated == ["Counting state count"])
  }
  @Test func `an environmental modifier is decided by the environment`() throws {
    let run = try Running(
      """
      struct Note: ViewModifier {
        var text: String
        func body(content: Content) -> some View { content.overlay { Text(text) } }
      }
      struct Adaptive: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier { Note(text: environment.font == nil ? "plain" : "styled") }
      }
      VStack {
        Text("a").modifier(Adaptive())
        Text("b").modifier(Adaptive()).font(.title)
      }
      """)
    #expect(run.texts == ["a", "plain", "b", "styled"])
  }
  @Test func `styles make controls of their parts`() throws {
    let run = try Running(
      """
      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.isPressed ? "pressed" : "big")
          configuration.label.padding()
        }
      }
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button("twice") {
            configuration.trigger()
            configuration.trigger()
          }
        }
      }
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.isOn ? "on" : "off")
          configuration.label
          Inner(isOn: configuration.$isOn)
        }
      }
      struct Inner: View {
        @Binding var isOn: Bool
        var body: some View { Button("turn") { isOn.toggle() } }
      }
      struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { Text("\\(Int((configuration.fractionCompleted ?? 0) * 100))") }
      }
      struct Page: View {
        @State private var n = 0
        @State private var isOn = false
        var body: some View {
          Button("n \\(n)") { n += 1 }.buttonStyle(Big())
          Button("x") { n += 10 }.buttonStyle(Twice())
          Toggle("label", isOn: $isOn).toggleStyle(Check())
          ProgressView(value: 0.25).progressViewStyle(Percent())
          Button("plain", role: .destructive) { }.buttonStyle(.plain)
        }
      }
      Page()
      """)
    #expect(run.texts == ["big", "n 0", "twice", "off", "label", "turn", "25", "plain"])
    try run.tap("n 0")
    try run.tap("twice")
    try run.tap("turn")
    #expect(run.texts == ["big", "n 21", "twice", "on", "label", "turn", "25", "plain"])
  }
  @Test func `a customizable property has a method of its name`() throws {
    let run = try Running(
      """
      import Customizable
      import SwiftUI
      struct Tag: View {
        private let title: String
        @Customizable private var icon: String = "#"
        @Customizable private var color: Color?
        @Customizable(preserveOptional: true) private var note: String?
        init(_ title: String) { self.title = title }
        var body: some View { Text("\\(icon) \\(title) \\(note ?? "-") \\(color == nil)") }
      }
      Tag("a")
      Tag("b").icon("*").color(.red).note("n")
      Tag("c").note(nil)
      """)
    #expect(run.texts == ["# a - true", "* b n false", "# c - true"])
  }
  @Test(arguments: [
    (
      "import SwiftUI; import Customizable\nstruct A: View { @Customizable let n: Int = 1\nvar body: some View { Text(\"\") } }",
      "@Customizable needs a 'var': the copy's 'let' could not be changed"
    ),
    (
      "import SwiftUI; import Customizable\nstruct A: View { @Customizable var n = 1\nvar body: some View { Text(\"\") } }",
      "@Customizable needs a type annotation: the method's parameter has the property's type"
    ),
    ("struct M: ViewModifier { }\nText(\"\")", "type 'M' does not conform to protocol 'ViewModifier'"),
  ])
  func `what is no customization is refused`(source: String, said: String) {
    #expect(Interpreted(source).said.count == 1)
    #expect(Interpreted(source).said.first?.contains(said) == true, "\(Interpreted(source).said)")
  }
}
