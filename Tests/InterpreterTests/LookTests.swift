import Testing

@MainActor @Suite struct `Looks of labels, boxes and toggles, interpreted` {
  @Test func `a file's own styles are made of a control's parts`() throws {
    let run = try Running(
      """
      struct Swapped: LabelStyle {
        func makeBody(configuration: Self.Configuration) -> some View {
          HStack {
            configuration.title
            Text("before")
            configuration.icon
          }
        }
      }
      extension LabelStyle where Self == Swapped { static var swapped: Swapped { Swapped() } }
      struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.content
          configuration.label
        }
      }
      VStack {
        Label { Text("t") } icon: { Text("i") }.labelStyle(.swapped)
        Label { Text("t") } icon: { Text("i") }.labelStyle(.titleOnly)
        GroupBox("box") { Text("content") }.groupBoxStyle(Boxed())
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("button", isOn: .constant(true)).toggleStyle(ButtonToggleStyle())
        ProgressView("bar", value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      }
      """)
    #expect(run.texts == ["t", "before", "i", "t", "content", "box", "switch", "button", "bar"])
  }
}
