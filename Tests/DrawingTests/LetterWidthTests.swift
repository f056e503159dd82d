import Drawing
import Foundation
import Testing

/// Widths and heights on a screen of pixels, against those that were published of iOS.
@Suite struct LetterWidthTests {
  private func size(_ text: String, _ points: CGFloat = 17, weight: Int = 400) -> CGSize {
    TextLayout(text, font: ResolvedFont(pointSize: points, weight: weight), metrics: .pixels(scale: 3)).ideal
  }

  @Test(arguments: [("Hello, world!", 94.667), ("Configure", 75.0), ("Hello", 39.0)])
  func `texts are as wide as on iOS, within one and a half per cent`(_ text: String, _ width: CGFloat) {
    #expect(abs(size(text).width / width - 1) < 0.015)
  }

  @Test func `a line is as high as on iOS at each size of the text styles`() {
    let sizes: [CGFloat] = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
    let heights = sizes.map { (size("Ag", $0).height * 1000).rounded() / 1000 }
    #expect(heights == [40.667, 33.667, 26.333, 24, 20.333, 20.333, 19.333, 18, 15.667, 14.333, 13.333])
  }

  @Test func `lines one below the other are rounded up once, not each of them`() {
    #expect(size("a\nb\nc").height == 61)
  }

  @Test func `a width of a pixel's part is rounded up to the pixel`() {
    for text in ["i", "Hello", "Wide words"] {
      let width = size(text).width * 3
      #expect(abs(width - width.rounded()) < 1e-6 && width > 0)
    }
  }

  @Test func `pairs of letters move together, but not across a blank`() {
    let metrics = TextMetrics.pixels(scale: 3)
    let (kerned, apart) = (size("AVAVAV", 40).width, size("A V A V A V", 40).width)
    let tracked = TextLayout(
      [("AVAVAV", TextPart(font: ResolvedFont(pointSize: 40), spacing: 0.001, isTracked: true, metrics: metrics))],
      limits: TextLimits(), font: ResolvedFont(),
      metrics: metrics)
    #expect(kerned < size("A", 40).width * 3 + size("V", 40).width * 3 - 5)
    #expect(apart > kerned)
    #expect(tracked.ideal.width > kerned + 5)
  }

  @Test func `digits of one width are all as wide as each other, and other letters keep theirs`() {
    var font = ResolvedFont()
    func width(_ text: String) -> CGFloat { TextLayout(text, font: font, metrics: .pixels(scale: 3)).ideal.width }
    #expect(width("1111") < width("0000"))
    let letters = width("abc")
    font.hasMonospacedDigits = true
    #expect(width("1111") == width("0000"))
    #expect(width("abc") == letters)
  }

  @Test func `a monospaced character is 061816 of its size wide, whatever it is`() {
    var font = ResolvedFont(pointSize: 100)
    font.design = .monospaced
    for text in ["iiiii", "WWWWW", "0,-|~"] {
      #expect(abs(TextLayout(text, font: font, metrics: .pixels(scale: 3)).ideal.width - 309.08) < 0.4)
    }
  }

  @Test func `heavier letters are wider, in every design that has weights`() {
    for design in [ResolvedFont.Design.default, .rounded, .serif] {
      let widths = [400, 700].map { weight in
        var font = ResolvedFont(weight: weight)
        font.design = design
        return TextLayout("Some words of text", font: font, metrics: .pixels(scale: 3)).ideal.width
      }
      #expect(widths[0] < widths[1])
    }
  }

  @Test func `letters of other writings have a width; marks and unknown ones cannot break it`() {
    #expect(size("漢字").width == 34)
    #expect(abs(size("👍🏽").width - 21.333) < 0.5)
    #expect(size("e\u{301}").width == size("e").width)
    #expect(size("\u{301}").width < 17)
    #expect(size("ế").width == size("e").width)
    for text in ["שלום", "مرحبا", "สวัสดี", "नमस्ते", "\u{10FFFF}", "\u{E000}"] { #expect(size(text).width > 0) }
  }

  @Test func `sizes that are none count as 17 points, large ones have an end`() {
    #expect(size("ab", .nan) == size("ab"))
    #expect(size("ab", -.infinity) == size("ab"))
    #expect(size("ab", 1e308) == size("ab", 10_000))
    #expect(size("ab", 0.1).width <= 1)
  }
}
