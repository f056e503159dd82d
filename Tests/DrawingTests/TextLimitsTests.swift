import Foundation
import Testing

@testable import Drawing

@Suite struct TextLimitsTests {
  private let cell = CGSize(width: 8, height: 16)
  private func layout(_ text: String, size: CGFloat = 17, _ change: (inout TextLimits) -> Void) -> TextLayout {
    var limits = TextLimits()
    change(&limits)
    let font = ResolvedFont(pointSize: size)
    return TextLayout([(text, TextPart(font: font, cell: cell))], limits: limits, font: font, cell: cell)
  }
  private func lines(_ layout: TextLayout, _ columns: CGFloat?, _ rows: CGFloat? = nil) -> [String] {
    layout.lines(width: columns.map { $0 * 8 }, height: rows.map { $0 * 16 }).map(\.text)
  }

  @Test func `no more lines are shown than the limit says`() {
    let two = layout("one two three four") { $0.mostLines = 2 }
    #expect(lines(two, 5) == ["one", "two …"])
    #expect(two.size(width: 40, height: nil) == CGSize(width: 40, height: 32))
    #expect(lines(two, 5, 1) == ["one …"])
    #expect(layout("a\nb\nc") { $0.mostLines = 2 }.ideal == CGSize(width: 16, height: 32))
    #expect(two.lineCounts(width: 40, height: nil) == (4, 2))
  }
  @Test func `room for the fewest lines is kept, whatever is offered`() {
    let three = layout("one") { $0.fewestLines = 3 }
    #expect(three.ideal == CGSize(width: 24, height: 48))
    #expect(three.size(width: 80, height: 16) == CGSize(width: 24, height: 48))
    #expect(layout("a b c") { $0.fewestLines = 2 }.size(width: 8, height: nil) == CGSize(width: 8, height: 48))
    #expect(three.baselines(width: nil, height: nil) == (12, 12))
  }
  @Test func `lines stand apart, and the last has no distance below it`() {
    let apart = layout("one two three") { $0.spacing = 8 }
    #expect(apart.size(width: 40, height: nil) == CGSize(width: 40, height: 64))
    #expect(apart.size(width: 40, height: 40).height == 40)
    #expect(apart.size(width: 40, height: 39).height == 16)
    #expect(apart.ideal == CGSize(width: 104, height: 16))
    #expect(apart.baselines(width: 40, height: nil) == (12, 60))
  }
  @Test func `the ellipsis stands at the beginning, in the middle or at the end`() {
    #expect(lines(layout("abcdefghij") { $0.truncation = .head }, 5, 1) == ["…ghij"])
    #expect(lines(layout("abcdefghij") { $0.truncation = .middle }, 5, 1) == ["ab…ij"])
    #expect(lines(layout("abcdefghij") { $0.truncation = .middle }, 6, 1) == ["abc…ij"])
    #expect(lines(layout("one two three four") { $0.truncation = .head }, 5, 2) == ["one", "…four"])
    #expect(lines(layout("abc") { $0.truncation = .head }, 1, 1) == ["…"])
    #expect(lines(layout("漢字漢字") { $0.truncation = .middle }, 5, 1) == ["漢…字"])
    #expect(lines(layout("漢字漢字") { $0.truncation = .middle }, 6, 1) == ["漢…字"])
    #expect(lines(layout("aaaa\nb\nc") { ($0.truncation, $0.mostLines) = (.middle, 1) }, nil) == ["aaaa…c"])
  }
  @Test func `letters become smaller before anything is cut, in whole scales`() {
    let title = layout("Good morning", size: 34) { ($0.mostLines, $0.minimumScale) = (1, 0.5) }
    #expect(title.size(width: 192, height: nil) == CGSize(width: 192, height: 32))
    #expect(title.size(width: 100, height: nil) == CGSize(width: 96, height: 16))
    #expect(title.placedLines(width: 100, height: nil)[0].fragments[0].font.scale == 1)
    #expect(title.size(width: 48, height: nil) == CGSize(width: 48, height: 16))
    #expect(lines(layout("Good morning", size: 34) { ($0.mostLines, $0.minimumScale) = (1, 0.9) }, 12) == ["Good …"])
  }
  @Test func `explicit line breaks make lines, empty ones and one at the end included`() {
    #expect(lines(layout("a\n\nb\n") { $0.spacing = 1 }, nil) == ["a", "", "b", ""])
    #expect(layout("a\n\nb\n") { $0.spacing = 1 }.ideal == CGSize(width: 8, height: 67))
    #expect(TextLayout("a\n\nb\n", font: ResolvedFont(), cell: cell).ideal == CGSize(width: 8, height: 64))
  }
  @Test func `parts wrap as one text, and the tallest part decides a line's height`() {
    let (body, title) = (ResolvedFont(), ResolvedFont(pointSize: 34))
    let text = TextLayout(
      [("one ", TextPart(font: body, cell: cell)), ("TWO", TextPart(font: title, cell: cell)), (" three", TextPart(font: body, spacing: 8, cell: cell))],
      limits: TextLimits(), font: body, cell: cell)
    #expect(text.ideal == CGSize(width: 22 * 8, height: 32))
    #expect(lines(text, 10) == ["one TWO", "three"])
    #expect(text.size(width: 80, height: nil) == CGSize(width: 80, height: 48))
    let first = text.placedLines(width: 80, height: nil)[0]
    #expect(first.fragments.map(\.frame) == [CGRect(x: 0, y: 12, width: 32, height: 16), CGRect(x: 32, y: 0, width: 48, height: 32)])
    #expect(text.placedLines(width: 80, height: nil)[1].fragments.map(\.tracking) == [1])
  }
  @Test func `a raised part makes its line higher`() {
    let (low, high) = (TextPart(font: ResolvedFont(), cell: cell), TextPart(font: ResolvedFont(), baselineOffset: 8, cell: cell))
    let text = TextLayout([("a", low), ("b", high)], limits: TextLimits(), font: low.font, cell: cell)
    #expect(text.ideal == CGSize(width: 16, height: 24))
    #expect(text.placedLines(width: nil, height: nil)[0].fragments.map(\.frame.minY) == [8, 0])
    #expect(text.baselines(width: nil, height: nil).first == 20)
  }
  @Test func `measured and shown agree for any offer`() {
    for pattern in 0..<128 {
      var limits = TextLimits()
      if pattern & 2 != 0 { limits.mostLines = 2 }
      if pattern & 4 != 0 { limits.spacing = 5 }
      if pattern & 8 != 0 { limits.minimumScale = 0.4 }
      limits.truncation = [.head, .middle, .tail, .tail][pattern >> 4 & 3]
      let large = ResolvedFont(pointSize: pattern & 1 == 0 ? 17 : 34)
      let parts: [(String, TextPart)] =
        pattern & 64 == 0
        ? [("one two three\nfour 漢字 six", TextPart(font: large, cell: cell))]
        : [
          ("one t", TextPart(font: large, cell: cell)), ("wo three\nfour 漢", TextPart(font: ResolvedFont(), spacing: 9, cell: cell)), ("字 six", TextPart(font: large, cell: cell)),
        ]
      let text = TextLayout(parts, limits: limits, font: large, cell: cell)
      for offer in stride(from: 0, through: 240, by: 12) {
        let (width, height) = (CGFloat(offer), CGFloat(offer) / 2)
        let size = text.size(width: width, height: height)
        // What is drawn is broken anew in the size that was taken.
        #expect(text.placedLines(width: size.width, height: size.height) == text.placedLines(width: width, height: height), "\(pattern) \(offer)")
        #expect(text.size(width: size.width, height: size.height) == size, "\(pattern) \(offer)")
        #expect(text.placedLines(width: width, height: height).map(\.frame.width).max() == size.width, "\(pattern) \(offer)")
      }
    }
  }
}
