import Drawing
import Testing

@Suite struct CleaningTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "␛[31mred"), ("\u{0}\u{7}\u{8}\u{7F}", "␀␇␈␡"), ("a\tb", "a b"), ("\u{9B}31m", "�31m"), ("\u{202E}txt.exe\u{202C}", "�txt.exe�"),
    ("\u{2066}a\u{2069}", "�a�"), ("a\r\nb\rc\u{2028}d\u{85}e", "a\nb\nc\nd\ne"), ("漢\u{B}é", "漢␋é"), ("👩‍💻", "👩‍💻"), ("\r\r\n\n", "\n\n\n"),
  ])
  func `a text from a file becomes safe`(text: String, clean: String) { #expect(cleaned(text) == clean) }

  @Test func `a line end can become a symbol`() { #expect(cleaned("a\r\nb\n", keepsLineBreaks: false) == "a␊b␊") }

  @Test func `nothing that a terminal acts on is left`() {
    let everything = (0..<0x3000).compactMap(Unicode.Scalar.init).reduce(into: "") { $0.unicodeScalars.append($1) }
    #expect(cleaned(everything).unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
  }

  @Test func `a tab can stay`() { #expect(cleaned("a\tb\u{1B}", keepsTabs: true) == "a\tb␛") }

  @Test func `a quoted line spells out what hides`() {
    #expect(quotable("a\tb\u{1B}\u{202E}c\u{200F}\u{9B}") == #"a b␛\u{202E}c\u{200F}\u{9B}"#)
  }

  @Test func `markup holds no scalar that XML refuses`() {
    #expect(escapedForXML("<a b=\"c\">&\u{0}\u{1B}\u{FFFF}\n\t") == "&lt;a b=&quot;c&quot;&gt;&amp;␀␛�&#10;&#9;")
    #expect(escapedForXML("a\nb", keepsLineBreaks: false) == "a␊b")
  }

  @Test func `cleaning twice changes nothing`() {
    let text = "a\u{1B}\r\n\u{202E}漢\t"
    #expect(cleaned(cleaned(text)) == cleaned(text))
  }
}
