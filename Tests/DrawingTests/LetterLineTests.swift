import Drawing
import Foundation
import Testing

/// Lines of texts on a screen of pixels.
@Suite struct LetterLineTests {
  private let metrics = TextMetrics.pixels(scale: 3)
  private func layout(_ text: String, _ points: CGFloat = 17, limits: TextLimits = TextLimits()) -> TextLayout {
    let font = ResolvedFont(pointSize: points)
    return TextLayout([(text, TextPart(font: font, metrics: metrics))], limits: limits, font: font, metrics: metrics)
  }
  private func lines(_ text: String, _ width: CGFloat?, height: CGFloat? = nil, limits: TextLimits = TextLimits())
    -> [String]
  {
    layout(text, limits: limits).lines(width: width, height: height).map(\.text)
  }

  @Test func `a paragraph breaks where iOS breaks it`() {
    let text =
      "A short walk from the parking place leads to a rock that looks, from one side only, like a turtle asleep in the sun."
    #expect(
      lines(text, 358) == [
        "A short walk from the parking place leads to a", "rock that looks, from one side only, like a turtle",
        "asleep in the sun.",
      ])
    #expect(layout(text).size(width: 358, height: nil).height == 61)
  }

  @Test func `lines end behind hyphens and between ideographs, not before a full stop and not inside a number`() {
    #expect(lines("well-known", 60) == ["well-", "known"])
    #expect(lines("漢字。漢字", 53) == ["漢字。", "漢字"])
    #expect(lines("10-20 30", 48) == ["10-20", "30"])
    #expect(lines("one\u{A0}two six", 70) == ["one\u{A0}two", "six"])
    #expect(lines("สวัสดีครับ", 60).count == 2)
  }

  @Test func `a word that is longer than the line is broken between characters, and blanks hang`() {
    let broken = lines("abcdefghij", 30)
    #expect(broken.count > 2 && broken.joined() == "abcdefghij")
    #expect(lines("👨‍👩‍👧👨‍👩‍👧", 5) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(lines("ab      cd", 25) == ["ab", "cd"])
  }

  @Test(arguments: [20, 33.3, 57.1, 100, 200.05])
  func `what a text answers to an offer is what its lines take, and it fits what it answered`(_ width: CGFloat) {
    let text = layout("The quick brown fox jumps over the lazy dog, again and again.")
    let size = text.size(width: width, height: nil)
    #expect(size.width <= max(width, text.least.width))
    #expect(text.size(width: size.width, height: size.height) == size)
    let placed = text.placedLines(width: width, height: nil)
    #expect(placed.allSatisfy { $0.frame.maxX <= size.width + 0.34 })
    #expect(placed.count == text.lines(width: size.width, height: nil).count)
  }

  @Test func `a text that is cut has its ellipsis where it was asked for, without a blank before it`() {
    let text = "one two three four five six"
    var limits = TextLimits()
    limits.mostLines = 1
    #expect(lines(text, 100, limits: limits) == ["one two thr…"])
    #expect(lines("one two wwwwww", 75, limits: limits) == ["one two…"])
    limits.truncation = .head
    #expect(lines(text, 100, limits: limits).first?.hasPrefix("…") == true)
    limits.truncation = .middle
    let middle = lines(text, 100, limits: limits).first ?? ""
    #expect(middle.hasPrefix("one") && middle.hasSuffix("six") && middle.contains("…"))
    #expect(lines(text, 110, height: 41) == ["one two three", "four five six"])
    #expect(lines(text, 60, height: 41).last?.hasSuffix("…") == true)
  }

  @Test func `letters become smaller by twentieths, or move together, before anything is cut`() {
    var limits = TextLimits()
    limits.mostLines = 1
    let (text, width) = ("Some words to fit", layout("Some words to fit").ideal.width)
    limits.minimumScale = 0.5
    let small = layout(text, limits: limits).placedLines(width: width * 0.81, height: nil)
    #expect(small.first?.isTruncated == false)
    let size = small.first?.fragments.first?.font.pointSize ?? 0
    #expect(size > 17 * 0.7 && size < 17 * 0.81 && abs(size / 17 * 20 - (size / 17 * 20).rounded()) < 1e-6)
    #expect(layout(text, limits: limits).lines(width: width * 0.3, height: nil).first?.isTruncated == true)
    limits.minimumScale = 1
    #expect(layout(text, limits: limits).lines(width: width - 2, height: nil).first?.isTruncated == true)
    limits.allowsTightening = true
    #expect(layout(text, limits: limits).lines(width: width - 2, height: nil).first?.isTruncated == false)
  }

  @Test func `a raised part makes its line higher by what sticks out`() {
    let (low, high) = (
      TextPart(font: ResolvedFont(), metrics: metrics),
      TextPart(font: ResolvedFont(pointSize: 11), baselineOffset: 8, metrics: metrics)
    )
    func height(_ parts: [(String, TextPart)]) -> CGFloat {
      TextLayout(parts, limits: TextLimits(), font: ResolvedFont(), metrics: metrics).ideal.height
    }
    #expect(height([("a", low)]) == 20.333333333333332)
    // 8 + 0.95215 × 11 is 2.287 more than 0.95215 × 17.
    #expect(abs(height([("a", low), ("b", high)]) - 22.667) < 0.01)
    #expect(height([("a", TextPart(font: ResolvedFont(), baselineOffset: 5, metrics: metrics))]) == 25.333333333333332)
  }

  @Test func `letters stand one after the other, those of writings from the right from the right`() {
    func places(_ text: String) -> [CGFloat] {
      layout(text).placedLines(width: nil, height: nil).first?.fragments.first?.place?.letters.map(\.x) ?? []
    }
    let latin = places("Word")
    #expect(latin.count == 4 && latin == latin.sorted() && latin.first == 0)
    let hebrew = places("שלום")
    #expect(hebrew.count == 4 && hebrew == hebrew.sorted(by: >) && hebrew.last == 0)
    // A number keeps its order inside of it.
    let mixed = places("אב 12")
    #expect(mixed.count == 5 && mixed[3] < mixed[4] && mixed[4] < mixed[1] && mixed[1] < mixed[0])
    // The first letter decides where the line begins.
    let english = places("ab אב")
    #expect(english[0] < english[1] && english[1] < english[4] && english[4] < english[3])
  }

  @Test func `a long text is measured in time`() {
    let start = ContinuousClock.now
    for text in [
      String(repeating: "word ", count: 20_000), String(repeating: "x", count: 100_000),
      String(repeating: "漢-", count: 25_000),
    ] {
      #expect(TextLayout(text, font: ResolvedFont(), metrics: metrics).lines(width: 300, height: nil).count > 100)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }
  @Test func `what is hardly a text has a size and a line`() {
    for text in [
      "", " ", "\n", "\u{301}", "\u{200F}", "\u{202E}abc\u{202C}", "\u{FEFF}", "a\u{0}b", "👩\u{200D}", "\u{1F1E6}",
    ] {
      for width in [0, 0.1, .nan, .infinity, -5, 1e308] as [CGFloat] {
        let size = layout(text).size(width: width, height: width)
        #expect(size.width >= 0 && size.width.isFinite && size.height > 0)
        #expect(layout(text).placedLines(width: width, height: width).count >= 1)
      }
    }
  }
}
