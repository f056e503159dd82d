import Drawing
import Foundation
@testable import Pictures
import Testing

@Suite struct `Letters in pictures` {
  private let metrics = TextMetrics.pixels(scale: 2)
  private func list(
    _ text: String, _ font: ResolvedFont = ResolvedFont(), size: CGSize = CGSize(width: 120, height: 30)
  ) -> DisplayList {
    let layout = TextLayout(text, font: font, metrics: metrics)
    let items = layout.placedLines(width: size.width, height: size.height).flatMap { line in
      line.fragments.map { fragment in
        var run = DisplayList.TextRun(
          lines: [fragment.text], frame: fragment.frame, font: fragment.font, paint: .foreground)
        run.places = fragment.place.map { [$0] } ?? []
        (run.isUnderlined, run.isStruckThrough) = (true, true)
        return DisplayList.Item(.text(run))
      }
    }
    return DisplayList(items: items, bounds: CGRect(origin: .zero, size: size))
  }

  @Test func `emoji that no font has are squares, and that is said`() {
    #expect(PictureFonts.note(for: list("Word")) == nil)
    let note = PictureFonts.note(for: list("Word 😀"))
    #expect(note == nil || note?.hasSuffix("fonts-noto-color-emoji") == true)
  }

  @Test func `letters that no font has are told with the package that brings them`() {
    #expect(PictureFonts.note(for: list("Word Ж ά …")) == nil)
    for (letter, package) in [("漢", "fonts-noto-cjk"), ("\u{10600}", "fonts-noto-core")] {
      let scalar = letter.unicodeScalars.first
      let face = FontBook.face(for: letter, ResolvedFont(), isPicture: false)
      let isThere = scalar.map { face?.hasGlyph(for: $0) == true } ?? false
      let note = PictureFonts.note(for: list("Word " + letter))
      #expect(isThere ? note == nil : note?.contains("'\(letter)'") == true && note?.hasSuffix(package) == true)
    }
  }

  @Test func `letters of all writings are drawn, in each format`() throws {
    let empty = try CairoPicture.png(list(" "), PictureStyle(scale: 2))
    for text in ["Word", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "漢字", "😀👍🏽👨‍👩‍👧🇯🇵", "e\u{301}\u{301}", "\u{10FFFD}", "ế"] {
      let picture = try CairoPicture.png(list(text), PictureStyle(scale: 2))
      #expect(picture.count > empty.count + 20, "\(text)")
      #expect(try CairoPicture.png(list(text), PictureStyle(scale: 2)) == picture)
      #expect(try CairoPicture.pdf(list(text), PictureStyle()).starts(with: Data("%PDF".utf8)))
    }
  }
  @Test func `each weight, design and slant is another picture`() throws {
    var pictures: Set<Data> = []
    for design in [ResolvedFont.Design.default, .serif, .rounded, .monospaced] {
      for (weight, isItalic) in [(400, false), (700, false), (400, true)] {
        var font = ResolvedFont(weight: weight, isItalic: isItalic)
        font.design = design
        pictures.insert(try CairoPicture.png(list("Words", font), PictureStyle(scale: 2)))
      }
    }
    #expect(pictures.count >= 8)
  }
  @Test(arguments: [0, 0.001, 0.1, 5000, 10_000, 1e300, CGFloat.nan, -3])
  func `letters of any size are drawn without harm`(size: CGFloat) throws {
    #expect(try !CairoPicture.png(list("Word 漢 😀", ResolvedFont(pointSize: size)), PictureStyle()).isEmpty)
    #expect(SVGPicture.svg(list("Word 漢 😀", ResolvedFont(pointSize: size)), PictureStyle()).hasSuffix("</svg>\n"))
  }
  @Test func `SVG has a place for each letter, and the text itself`() {
    let svg = SVGPicture.svg(list("a b<c"), PictureStyle())
    #expect(svg.contains(">a b&lt;c</text>"))
    let places =
      svg.components(separatedBy: "<text x=\"").dropFirst().first?.prefix { $0 != "\"" }.split(separator: " ")
      .compactMap { Double($0) } ?? []
    #expect(places.count == 5 && places == places.sorted() && places.first == 0)
    #expect(svg.contains("font-family=\"Inter,") && svg.contains("font-weight=\"400\""))
    let arabic = SVGPicture.svg(list("مرحبا"), PictureStyle())
    #expect(arabic.contains("lengthAdjust") && arabic.contains(">مرحبا</text>"))
  }
}
