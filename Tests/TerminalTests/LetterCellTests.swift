import Drawing
import Foundation
import Terminal
import Testing

@Suite struct `Proportional letters in cells` {
  private func run(_ text: String, x: CGFloat, y: CGFloat, size: CGFloat = 17, width: CGFloat = 400)
    -> DisplayList.Content
  {
    let layout = TextLayout(text, font: ResolvedFont(pointSize: size), metrics: .pixels(scale: 3))
    let lines = layout.placedLines(width: width, height: nil)
    var run = DisplayList.TextRun(
      lines: lines.map { $0.fragments.first?.text ?? "" },
      frame: CGRect(origin: CGPoint(x: x, y: y), size: layout.size(width: width, height: nil)), font: layout.font,
      paint: .foreground)
    run.places = lines.map { line in
      var place = line.fragments.first?.place ?? DisplayList.LinePlace(baseline: 0, letters: [])
      place.baseline += line.fragments.first?.frame.minY ?? 0
      return place
    }
    return .text(run)
  }

  private func lines(_ scene: Scene) throws -> [String] {
    try scene.picture().map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func `each line is where its letters are, a character in a cell`() throws {
    let picture = try Scene(160, 48, run("Hello iphone", x: 16, y: 16)).picture()
    #expect(picture.indices.contains(1) && picture[1].hasPrefix("  Hello iphone"))
    #expect(try lines(Scene(160, 80, run("one two", x: 0, y: 0, width: 40))) == ["one", "two"])
  }
  @Test func `a line of small letters keeps its middle`() throws {
    let shown = try Scene(160, 16, run("smallest", x: 80, y: 0, size: 8)).picture().first ?? ""
    #expect(shown.trimmingCharacters(in: .whitespaces) == "smallest")
    #expect(shown.count - 8 < 10)
  }
  @Test func `letters of any size and place do no harm`() throws {
    for size in [0.1, 10_000, .nan] as [CGFloat] {
      for x in [-1e9, 0, 1e300, .nan] as [CGFloat] {
        _ = try Scene(80, 32, run("ab漢\u{301}😀", x: x, y: x, size: size)).picture()
      }
    }
  }
}
