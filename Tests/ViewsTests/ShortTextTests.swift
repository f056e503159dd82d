internal import LayoutCore
internal import Testing
internal import Views

/// Texts with values in them are put together in place while they are short.
@MainActor @Suite struct `Texts with values` {
  private func shown(_ text: Text) -> [String] { ViewHost(text, device: .cells).texts }

  @Test func `numbers of every length are as Swift describes them`() {
    var number = 1
    for _ in 0..<18 {
      for value in [number, -number, number - 1] {
        #expect(shown(Text("\(value)")) == [value.description])
        #expect(shown(Text("n \(value)!")) == ["n \(value.description)!"])
      }
      number *= 10
    }
    for value in [Int.min, Int.max, 0] { #expect(shown(Text("of \(value), \(value)")) == ["of \(value.description), \(value.description)"]) }
  }
  @Test func `parts of every length follow each other`() {
    for count in 0...20 {
      let word = String(repeating: "é", count: count / 2) + String(repeating: "x", count: count - count / 2)
      #expect(shown(Text("a\(word)b\(word)\(count)c")) == ["a" + word + "b" + word + "\(count)c"])
    }
  }
  @Test func `marks of a literal count, those of a value do not, however short`() {
    let value = "*v*"
    #expect(shown(Text("\(value) \(1)")) == ["*v* 1"])
    #expect(shown(Text("\(value) \(1) **b**")) == ["*v* 1 b"])
    #expect(shown(Text("`c` \(value)")) == ["c *v*"])
    #expect(shown(Text("\(1)\(2)\(3)\(4)\(5)\(6)\(7)\(8)\(9)\(value)")) == ["123456789*v*"])
  }
  @Test func `a list without end stops at the limit of nodes`() {
    let host = ViewHost(VStack { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }, device: .cells, nodeLimit: 500)
    #expect(host.tree.count == 500 && host.stopReason == .nodes(limit: 500))
  }
}
