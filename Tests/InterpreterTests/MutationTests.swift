import SwiftSource
import Running
import Testing
import Views

@MainActor
@Suite struct MutationTests {
  private let source = """
    import SwiftUI
    enum Kind: String, CaseIterable { case apple, pear = "Birne"
      var color: Color { switch self { case .apple: .red
        default: Color.purple } } }
    struct Item: Identifiable, Hashable { let id: Int; var name: String = "x"; var price: Double }
    struct Row: View {
      private let title: String
      var item: Item
      init(_ title: String, item: Item) { self.title = title.uppercased(); self.item = item }
      @ViewBuilder func extra(_ n: Int = 2) -> some View { if n > 1 { Text("many"); Text("n=\\(n)") } }
      var body: some View { let twice = item.price * 2
        HStack(spacing: 8) { Text("\\(title) \\(twice)"); Spacer(minLength: 2); extra(); extra(1) } }
    }
    struct Box<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content.padding(.horizontal, 4).border(.red) }
    }
    extension View { func card(_ c: Color = .white) -> some View { self.padding().background(c) } }
    func words(_ n: Int) -> String { var s = ""; for i in 0..<n where i != 1 { s += "\\(i)" }; while s.count < 3 { s += "." }; return s }
    struct ContentView: View {
      let items = [Item(id: 1, price: 2), Item(id: 2, name: "b", price: 2.5)]
      var maybe: String? = "there"
      var body: some View {
        VStack {
          ForEach(items) { Row("a", item: $0) }
          ForEach(Kind.allCases, id: \\.self) { kind in Text(kind.rawValue).foregroundColor(kind.color) }
          Box { Text(words(3)).bold().card() }
          if let maybe { Text(maybe) } else if items.isEmpty { Text("none") }
          Button("go") { print("x") }.overlay(alignment: .top) { Circle().frame(width: 5) }
          Text(items.map { $0.name }.joined(separator: "-")).font(.system(size: 20, weight: .bold))
        }
      }
    }
    """

  @Test func `whatever is deleted, doubled or swapped, there is a diagnostic or a picture, never a crash`() {
    let pieces = source.split(omittingEmptySubsequences: false) { " \n".contains($0) }.flatMap { word in
      word.split(omittingEmptySubsequences: false, whereSeparator: { ".(".contains($0) }).map(String.init) + ["\n"]
    }
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let characters = Array(source)
    for round in 0..<140 {
      var text: String
      if round % 2 == 0 {
        var copy = characters
        let at = random(copy.count)
        switch random(3) {
        case 0: copy.remove(at: at)
        case 1: copy.insert(copy[random(copy.count)], at: at)
        default: copy.swapAt(at, random(copy.count))
        }
        text = String(copy)
      } else {
        // Identifiers change places: the syntax stays right, the meaning does not.
        let words = pieces.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }
        text = source.replacingOccurrences(of: words[random(words.count)], with: words[random(words.count)])
      }
      let program = Interpreted(text)
      _ = rendered(program.diagnostics, source: program.source)
      guard let checked = try? program.checked() else { continue }
      let root = checked.root(budget: Budget(steps: 20_000, views: 2_000, time: .seconds(1)))
      _ = ViewHost(root.view, device: .cells)
    }
  }
  @Test func `the sample that is changed is right itself`() throws {
    #expect(Interpreted(source).said == [])
    #expect(try Interpreted(source).texts().count == 11)
  }
}
