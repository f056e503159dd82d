internal import Drawing
internal import Foundation
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
  @Test func `the outline of buttons is a shape`() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
    func path(_ shape: some InsettableShape, _ amount: CGFloat) -> Path { shape.inset(by: amount).path(in: rect) }
    for inset in [0.0, 3] {
      #expect(path(ButtonBorderShape.capsule, inset) == path(Capsule(), inset))
      #expect(path(ButtonBorderShape.circle, inset) == path(Circle(), inset))
      #expect(path(ButtonBorderShape.roundedRectangle(radius: 4), inset) == path(RoundedRectangle(cornerRadius: 4), inset))
      #expect(path(ButtonBorderShape.buttonBorder, inset) == path(ButtonBorderShape.automatic, inset))
    }
    #expect(path(ButtonBorderShape.buttonBorder, 0) != path(Capsule(), 0))
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
  @Test func `a field shows its text, or its title where it is empty`() {
    #expect(outline(TextField("Name", text: .constant(""))).contains("Text Name implicit"))
    #expect(outline(TextField("Name", text: .constant("Anna"))).contains("Text Anna implicit"))
    #expect(outline(SecureField("Name", text: .constant("Anna"))).contains("Text •••• implicit"))
  }
  @Test func `a picker shows the view with the selected tag`() {
    func picker(_ selection: Int) -> String {
      outline(
        Picker("Size", selection: .constant(selection)) {
          Text("small").tag(1)
          Text("large").tag(2)
        })
    }
    #expect(picker(1).contains("small") && !picker(1).contains("large"))
    #expect(picker(2).contains("large") && !picker(2).contains("small"))
    #expect(!picker(3).contains("large") && !picker(3).contains("small"))
  }
  @Test func `a slider's knob stands where its value lies in its bounds`() {
    func knob(_ value: Double) -> Int? {
      let host = ViewHost(Slider(value: .constant(value), in: 0...10), device: .cells)
      host.layOut(ProposedViewSize(width: 11, height: 1))
      guard case .text(let run)? = host.displayList.items.first?.content else { return nil }
      return run.lines.first.flatMap { line in line.firstIndex(of: "●").map { line.distance(from: line.startIndex, to: $0) } }
    }
    #expect([0, 5, 10, 99, .nan].map(knob) == [0, 5, 10, 10, 0])
  }
  @Test func `a navigation bar stands above its screen, with the title that a view inside asks for`() {
    let text = outline(NavigationStack { VStack { Text("inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } })
    #expect(text.contains("Text Title") && text.contains("Text inside"))
    #expect(text.range(of: "Text Title").map { title in text.range(of: "Text inside").map { title.lowerBound < $0.lowerBound } ?? false } == true)
  }
  @Test func `of the screens of a view of tabs only the chosen one is made`() {
    func tabs(_ selection: Int) -> String {
      outline(
        TabView(selection: .constant(selection)) {
          Text("one").tabItem { Text("first") }.tag(1)
          Text("two").tabItem { Text("second") }.tag(2)
        })
    }
    #expect(tabs(2).contains("Text two") && !tabs(2).contains("Text one"))
    #expect(tabs(1).contains("Text first") && tabs(1).contains("Text second"))
  }
}
