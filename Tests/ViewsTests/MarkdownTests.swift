import Foundation
import Testing

@testable import Views

@MainActor @Suite struct MarkdownTests {
  /// Each part with a letter for each of its marks.
  private func read(_ text: String) -> String {
    InlineMarkdown.parts(of: text.map { .character($0) }).map { part in
      let marks: [(InlineMarkdown.Marks, String)] = [(.strong, "B"), (.emphasis, "I"), (.code, "C"), (.struck, "S"), (.link, "L")]
      let letters = marks.filter { part.marks.contains($0.0) }.map(\.1).joined()
      return letters.isEmpty ? part.string : "<\(letters) \(part.string)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a <B b> c"), ("*it*", "<I it>"), ("_it_ and __bold__", "<I it> and <B bold>"), ("`co*de*`", "<C co*de*>"), ("~~gone~~", "<S gone>"),
    ("[site](https://a.b)", "<L site>"), ("[**bold** site](x)", "<BL bold><L  site>"), ("***both***", "<BI both>"), ("**a *b* c**", "<B a ><BI b><B  c>"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a*b*c", "a<I b>c"), ("\\*not\\*", "*not*"), ("**open", "**open"), ("*a **b*", "*a *<I b>"),
    ("`open", "`open"), ("[no link]", "[no link]"), ("[open](", "[open]("), ("~a~~", "~a~~"), ("a\n*b*", "a\n<I b>"), ("``a ` b``", "<C a ` b>"), ("100%", "100%"),
  ])
  func `marks are read as CommonMark reads them`(text: String, expected: String) { #expect(read(text) == expected) }

  @Test func `a literal's marks count, those of a value or a variable do not`() {
    let name = "*x*"
    #expect(Text("**a** \(name)").string == "a *x*")
    #expect(Text("**a** \(name)").parts.count == 3)
    #expect(Text(name).string == "*x*")
    #expect(Text(verbatim: "**a**").string == "**a**")
    #expect(Text(LocalizedStringKey("**a**")).string == "a")
    #expect(Text("\(2.5, specifier: "%.2f") m").string == "2.50 m")
    #expect(Text("a \(Text("b").bold()) c").parts.count == 3)
  }
  @Test func `a noun agrees with its number`() {
    for (count, shown) in [(0, "0 people"), (1, "1 person"), (2, "2 people")] { #expect(Text("^[\(count) person](inflect: true)").string == shown) }
    for (noun, shown) in [("Box", "3 Boxes"), ("City", "3 Cities"), ("day", "3 days"), ("Child", "3 Children")] {
      #expect(Text("You have ^[\(3) \(noun)](inflect: true).").string == "You have \(shown).")
    }
    #expect(read("^[4 cup](lang: 'en') and ^[4 red cup](inflect: true)") == "4 cup and 4 red cups")
    #expect(read("2^[x") == "2^[x")
  }
  @Test func `very many marks take no time worth mentioning`() {
    #expect(read(String(repeating: "*a", count: 30_000)).count >= 60_000)
    #expect(read(String(repeating: "[", count: 30_000)).count == 30_000)
    #expect(!read(String(repeating: "`a``", count: 10_000)).isEmpty)
  }
}
