import Drawing
import Testing

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Hello, World!", 13), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("😀", 2), ("👩‍💻", 2), ("👩‍👩‍👧‍👦", 2), ("❤️", 1), ("👍🏽", 4), ("🇩🇪", 2), ("\u{301}", 0), ("\u{200B}", 0),
    ("ｱ", 1), ("Ａ", 2), ("…", 1), ("─", 1),
  ])
  func `a text is as wide as tmux shows it`(text: String, width: Int) { #expect(columns(of: text) == width) }

  @Test func `control characters have no width`() {
    #expect(columns(of: "\u{1B}[31m") == 4)
    #expect(columns(of: "\u{0}\u{7}\u{7F}\u{85}\n\t\r\n") == 0)
  }

  @Test func `a substring has its own width`() { #expect(columns(of: "a漢b".dropFirst()) == 3) }
}
