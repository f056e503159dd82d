import Foundation
import Testing

@testable import Drawing

@Suite struct TextLayoutTests {
  private func layout(_ text: String, size: CGFloat = 17) -> TextLayout { TextLayout(text, font: ResolvedFont(pointSize: size), cell: CGSize(width: 8, height: 16)) }
  private func lines(_ text: String, _ columns: CGFloat?, _ rows: CGFloat? = nil) -> [String] {
    layout(text).lines(width: columns.map { $0 * 8 }, height: rows.map { $0 * 16 }).map(\.text)
  }

  @Test func `a text hugs its line`() {
    #expect(layout("HELLO").size(width: 800, height: 800) == CGSize(width: 40, height: 16))
    #expect(layout("HELLO WORLD").ideal == CGSize(width: 88, height: 16))
  }
  @Test func `it wraps by word and reports the widest line`() {
    #expect(lines("HELLO WORLD", 7) == ["HELLO", "WORLD"])
    #expect(layout("HELLO WORLD").size(width: 56, height: nil) == CGSize(width: 40, height: 32))
  }
  @Test func `a word that is too long breaks between clusters`() {
    #expect(lines("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
    #expect(lines("a bcdefg", 4) == ["a", "bcde", "fg"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }
  @Test func `blanks at a break hang`() {
    #expect(lines("ab    cd", 2) == ["ab", "cd"])
    #expect(lines("ab    cd", 4) == ["ab", "cd"])
    #expect(lines("a b  ", 3) == ["a b"])
    #expect(lines("a ", 3) == ["a "])
    #expect(lines("    ", 2) == ["  "])
    #expect(lines("  a", 3) == ["  a"])
  }
  @Test func `a no-break space does not break`() { #expect(lines("a b\u{A0}c", 3) == ["a", "b\u{A0}c"]) }
  @Test func `a wide character is never cut`() {
    #expect(lines("漢字漢", 3) == ["漢", "字", "漢"])
    #expect(lines("漢字", 1) == ["漢", "字"])
    #expect(layout("ab漢").size(width: 0, height: nil) == CGSize(width: 16, height: 32))
    #expect(lines("漢字漢字", 5, 1) == ["漢字…"])
    #expect(lines("漢字漢字", 4, 1) == ["漢…"])
  }
  @Test func `explicit line breaks are kept`() {
    #expect(lines("a\n\nb\r\nc\n", nil) == ["a", "", "b", "c", ""])
    #expect(layout("ab\nc").ideal == CGSize(width: 16, height: 32))
  }
  @Test func `a height limits the lines and the last is cut`() {
    #expect(lines("one two three", 5, 2) == ["one", "two …"])
    #expect(lines("one two three", 5, 2.9) == ["one", "two …"])
    #expect(lines("one two three", 7, 1) == ["one tw…"])
    #expect(lines("one\ntwo", nil, 1) == ["one…"])
    #expect(lines("one two", nil, 0) == ["one two"])
    #expect(lines("abc", 1, 1) == ["…"])
    #expect(layout("one two three").lines(width: 40, height: 32).map(\.isTruncated) == [false, true])
  }
  @Test func `an empty text has one line and no width`() {
    #expect(layout("").ideal == CGSize(width: 0, height: 16))
    #expect(layout("").lines(width: 0, height: 0).map(\.text) == [""])
    #expect(layout("").size(width: 0, height: 0) == CGSize(width: 0, height: 16))
  }
  @Test func `the least size of letters and blanks is the answer to a width of zero`() {
    for pattern in 0..<(1 << 7) {
      for length in 0...7 {
        let text = String((0..<length).map { pattern >> $0 & 1 == 0 ? "a" : " " })
        #expect(layout(text).least == layout(text).size(width: 0, height: nil), "'\(text)'")
      }
    }
  }
  @Test func `the least size has one column`() {
    #expect(layout("abc").least == CGSize(width: 8, height: 48))
    #expect(layout("a b").least == CGSize(width: 8, height: 32))
    #expect(layout("a👍🏽").least == CGSize(width: 32, height: 32))
  }
  @Test func `a hair below a whole column counts as whole`() {
    let text = TextLayout("abc", font: ResolvedFont(), cell: CGSize(width: 0.1, height: 1))
    #expect(text.lines(width: 0.1 + 0.2, height: nil).map(\.text) == ["abc"])
    #expect(text.lines(width: 0.3 - 1e-9, height: nil).map(\.text) == ["abc"])
    #expect(text.lines(width: 0.29, height: nil).map(\.text) == ["ab", "c"])
  }
  @Test(arguments: [nil, .infinity, .nan, CGFloat.greatestFiniteMagnitude] as [CGFloat?]) func `these offers are unlimited`(offer: CGFloat?) {
    #expect(layout("a b").size(width: offer, height: offer) == CGSize(width: 24, height: 16))
  }
  @Test func `a negative offer is zero`() { #expect(layout("ab").size(width: -5, height: -.infinity) == layout("ab").size(width: 0, height: 0)) }
  @Test func `a title is twice as large`() {
    #expect(layout("ab", size: 28).ideal == CGSize(width: 32, height: 32))
    #expect(layout("ab cd", size: 28).size(width: 79, height: nil) == CGSize(width: 32, height: 64))
  }
  @Test func `a cell without extent counts as one point`() {
    #expect(TextLayout("ab", font: ResolvedFont(), cell: CGSize(width: 0, height: CGFloat.nan)).ideal == CGSize(width: 2, height: 1))
  }
  @Test func `control characters are shown`() { #expect(lines("\u{1B}[0m\tx", nil) == ["␛[0m x"]) }

  @Test func `size is the extent of lines, and offering it again changes nothing`() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["a", "bc", " ", "  ", "漢", "👩‍💻", "e\u{301}", "\n", "word", "\u{200B}", "👍🏽", "\t", "\u{1B}"]
    for round in 0..<2000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces[Int.random(in: 0..<(round % 2 == 0 ? pieces.count : 4), using: &random)] }.joined()
      let width: CGFloat? = Bool.random(using: &random) ? CGFloat(Int.random(in: -1...12, using: &random)) : nil
      let height: CGFloat? = Bool.random(using: &random) ? CGFloat(Int.random(in: 0...5, using: &random)) : nil
      let layout = TextLayout(text, font: ResolvedFont(), cell: CGSize(width: 1, height: 1))
      let lines = layout.lines(width: width, height: height)
      let size = layout.size(width: width, height: height)
      #expect(size == CGSize(width: CGFloat(lines.map(\.columns).max() ?? 0), height: CGFloat(lines.count)), "\(text.debugDescription) \(String(describing: width))")
      #expect(lines.allSatisfy { columns(of: $0.text) == $0.columns }, "\(text.debugDescription)")
      #expect(lines.allSatisfy { CGFloat($0.columns) <= max(width ?? .infinity, CGFloat(layout.widestCluster), 1) }, "\(text.debugDescription)")
      #expect(layout.lines(width: size.width, height: size.height) == lines, "\(text.debugDescription) \(String(describing: width)) \(String(describing: height))")
    }
  }
  @Test(.timeLimit(.minutes(20))) func `a text of a million characters is no problem`() {
    for text in [
      String(repeating: "a", count: 1_000_000), String(repeating: "ab ", count: 333_333), String(repeating: " ", count: 1_000_000), String(repeating: "漢", count: 200_000),
    ] {
      let layout = layout(text)
      #expect(layout.lines(width: 80, height: nil).count == Int(layout.size(width: 80, height: nil).height / 16))
      _ = layout.least
    }
  }
}
