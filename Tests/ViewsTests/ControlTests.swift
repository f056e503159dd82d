internal import Drawing
internal import Testing
internal import Views

@MainActor @Suite struct `Controls drawn still` {
  @Test func `a button is its label between brackets, which only the terminal has room for`() {
    #expect(outline(Button("OK") {}, .terminal) == "Button 48×16 at 0,0\n Text OK implicit 16×16 at 16,0")
    #expect(outline(Button("OK") {}, .phone) == "Button 16×16 at 0,0\n Text OK implicit 16×16 at 0,0")
  }
  @Test func `a button's label of several views is a row`() {
    let button = Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
      Text("go")
    }
    #expect(
      outline(button) == """
        Button 20×10 at 0,0
         HStack implicit 20×10 at 0,0
          frame 10×10 at 0,0
           Color red 10×10 at 0,0
          Text go 2×1 at 18,4.5
        """)
  }
  @Test func `a toggle takes the width it is offered, its switch at the end`() {
    #expect(
      outline(Toggle("Wi-Fi", isOn: .constant(true))) == """
        Toggle 100×1 at 0,0
         Text Wi-Fi implicit 5×1 at 0,0
         Spacer implicit 91×0 at 5,0.5
         Switch implicit 4×1 at 96,0
        """)
  }
  @Test func `a progress bar takes the width it is offered`() {
    #expect(outline(ProgressView(value: 0.5)) == "ProgressView 100×1 at 0,0\n Bar implicit 100×1 at 0,0")
    #expect(outline(ProgressView("Loading")).hasPrefix("ProgressView 7×2 at 0,0\n Spinner implicit 1×1 at 3,0\n Text Loading implicit 7×1 at 0,1"))
  }
  @Test func `progress out of bounds is bounded`() {
    func bars(_ value: Double, _ total: Double) -> [DisplayList.Content] {
      let host = ViewHost(ProgressView(value: value, total: total), device: .cells)
      host.layOut(ProposedViewSize(width: 10, height: 1))
      return host.displayList.items.map(\.content)
    }
    #expect(bars(7, 2) == bars(1, 1))
    #expect(bars(-1, 2) == bars(0, 1))
    #expect(bars(.nan, 1) == bars(0, 1))
    #expect(bars(1, 0) == bars(0, 1))
    #expect(bars(0.5, 1) != bars(1, 1))
  }
}
