internal import Drawing
internal import Foundation
internal import Pictures

extension Probe {
  /// Letters of all writings: ICU finds where lines end and which letters run backwards, fontconfig the fonts, HarfBuzz joined glyphs.
  static func probeLetters() throws {
    let texts = [
      "Words, and more-words", "שלום abc 123", "مرحبا بالعالم", "สวัสดีชาวโลก", "नमस्ते", "漢字かな交じり", "😀👍🏽👨‍👩‍👧🇯🇵", "e\u{301}\u{301}", "\u{10FFFD}",
      "\u{202E}abc\u{202C}", "",
    ]
    var blank: Data?
    for text in texts {
      for design in [ResolvedFont.Design.default, .serif, .rounded, .monospaced] {
        var font = ResolvedFont(weight: 700, isItalic: design == .serif)
        font.design = design
        let layout = TextLayout(text, font: font, metrics: .pixels(scale: 2))
        let size = layout.size(width: 60, height: nil)
        try expect(size.width <= 60, "'\(text)' is \(size.width) points wide")
        let items = layout.placedLines(width: 60, height: 200).flatMap { line in
          line.fragments.map { fragment in
            var run = DisplayList.TextRun(lines: [fragment.text], frame: fragment.frame, font: fragment.font, paint: .foreground)
            run.places = fragment.place.map { [$0] } ?? []
            return DisplayList.Item(.text(run))
          }
        }
        let list = DisplayList(items: items, bounds: CGRect(x: 0, y: 0, width: 60, height: 100))
        let picture = try CairoPicture.png(list, PictureStyle(.iphone, scale: 2))
        if text.isEmpty { blank = picture }
        _ = SVGPicture.svg(list, PictureStyle(.iphone))
      }
    }
    try expect(blank != nil, "a text without letters is drawn")
  }
}
