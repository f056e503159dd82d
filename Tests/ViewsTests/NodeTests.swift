internal import Testing
internal import Views

private struct Card: View {
  var title: String
  var body: some View { Text(title).padding(1) }
}
private struct Deck: View {
  var body: some View {
    Group {
      Card(title: "a")
      Card(title: "bb")
    }
    .border(Color.gray)
  }
}
private struct Endless: View { var body: some View { Endless() } }
private struct Nothing: View { var body: some View {} }

@MainActor @Suite struct `Nodes of a view` {
  @Test func `a modifier on a group wraps each of its views`() {
    #expect(
      outline(HStack(spacing: 0) { Deck() })
        == """
        HStack 7×3 at 0,48.5
         border 3×3 at 0,48.5 in Deck
          padding 3×3 at 0,48.5 in Card
           Text a 1×1 at 1,49.5
         border 4×3 at 3,48.5 in Deck
          padding 4×3 at 3,48.5 in Card
           Text bb 2×1 at 4,49.5
        """.replacing("48.5", with: "0").replacing("49.5", with: "1"))
  }
  @Test func `a custom view adds no node`() { #expect(outline(Card(title: "a")).hasPrefix("padding 3×3 at 0,0 in Card")) }
  @Test func `an empty body shows nothing`() { #expect(outline(Nothing()) == "") }
  @Test func `several views at the root stand in a column`() {
    #expect(
      outline(
        Group {
          Text("aa")
          Spacer()
          Text("b")
        }) == """
          VStack implicit 2×100 at 0,0
           Text aa 2×1 at 0,0
           Spacer 0×98 at 1,1
           Text b 1×1 at 0.5,99
          """)
  }
  @Test func `several views of an overlay lie in a centred pile, which the alignment moves as a whole`() {
    #expect(
      outline(
        Color.red.frame(width: 40, height: 20).overlay(alignment: .topLeading) {
          Color.green.frame(width: 20, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }) == """
          overlay 40×20 at 0,0
           frame 40×20 at 0,0
            Color red 40×20 at 0,0
           ZStack implicit 20×10 at 0,0
            frame 20×10 at 0,0
             Color green 20×10 at 0,0
            frame 10×10 at 5,0
             Color blue 10×10 at 5,0
          """)
  }
  @Test func `a background of a style is one implicit colour`() {
    #expect(outline(Text("ab").background(.red)) == "background 2×1 at 0,0\n Text ab 2×1 at 0,0\n Color red implicit 2×1 at 0,0")
    #expect(outline(Text("ab").background(Color.red)) == "background 2×1 at 0,0\n Text ab 2×1 at 0,0\n Color red implicit 2×1 at 0,0")
  }
  @Test func `an identifier names the outermost node of the view it was given to`() {
    #expect(outline(Text("a").accessibilityIdentifier("t").padding(1)) == "padding 3×3 at 0,0\n Text a #t 1×1 at 1,1")
    #expect(outline(Text("a").padding(1).accessibilityIdentifier("p")) == "padding #p 3×3 at 0,0\n Text a 1×1 at 1,1")
    #expect(outline(Text("a").id(7)) == "Text a #7 1×1 at 0,0")
    #expect(outline(Text("a").id("i").accessibilityIdentifier("x")) == "Text a #x 1×1 at 0,0")
    #expect(outline(Text("a").accessibilityIdentifier("x").id("i")) == "Text a #x 1×1 at 0,0")
  }
  @Test func `environment and identity modifiers add no node`() {
    #expect(outline(Text("a").font(.title).foregroundColor(.red)) == "Text a 2×2 at 0,0")
    #expect(outline(VStack { Text("a") }.font(.title)) == "VStack 2×2 at 0,0\n Text a 2×2 at 0,0")
  }
  @Test func `a text's own font wins over the environment's`() {
    #expect(outline(Text("a").font(.body).font(.title)).hasPrefix("Text a 2×2"))  // two modifiers of one text: the outer replaces the inner
    #expect(outline(VStack { Text("a").font(.body) }.font(.title)) == "VStack 1×1 at 0,0\n Text a 1×1 at 0,0")
  }
  @Test func `a body that contains itself is stopped`() {
    let host = ViewHost(Endless(), device: .cells)
    #expect(host.stopReason == .depth(limit: NodeList.depthLimit, innermost: ["Endless", "Endless", "Endless", "Endless"]))
  }
  @Test func `a loop without end is stopped`() {
    let host = ViewHost(ForEach(0..<2_000_000_000) { _ in Color.red }, device: .cells, nodeLimit: 1000)
    #expect(host.stopReason == .nodes(limit: 1000))
  }
  @Test func `the view tree shows what is written, with the nodes it became`() {
    #expect(
      written(Deck().id("deck").font(.title)) == """
        font
         id deck
          Deck
           border [1, 4]
            Group
             Card
              padding [2]
               Text a [3]
             Card
              padding [5]
               Text bb [6]
        """)
  }
}
