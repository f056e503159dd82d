import Foundation
import Testing

@testable import Drawing

@Suite struct SymbolTests {
  @Test("each name that programs use is drawn as the table of names says")
  func namesAreDrawnAsTheTableSays() {
    var wrong: [String] = []
    let lines = symbolNames.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count == 844)
    for line in lines {
      let name = String(line.prefix { $0 != ":" })
      let symbol = Symbol.named(name)
      if !symbol.isKnown || "\(name): \(symbol.origin)" != line || symbol.ink.isEmpty { wrong.append("\(line) | \(symbol.origin)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test("own drawings come first, then other names, letters, files, shapes, badges, slashes, fills, and last what is left of the name")
  func theOrderOfTheRules() {
    for (name, origin) in [
      ("leaf.fill", "own drawing 'leaf.fill'"), ("gear", "gear-wide-connected"), ("1.circle", "1-circle"), ("q.square.fill", "text 'Q' in a filled square"),
      ("42.circle", "text '42' in a circle"), ("emoji.smile", "emoji-smile"), ("checkmark.circle", "check-circle"), ("star.diamond", "star in a diamond"),
      ("bell.badge.plus", "bell with a badge plus-circle-fill"), ("star.badge.plus.fill", "star-fill with a badge plus-circle-fill"),
      ("gear.slash", "gear-wide-connected crossed out"),
      ("star.slash.fill", "star-fill crossed out"), ("film.fill", "film"), ("character.book.closed.ar", Symbol.named("character.book.closed").origin),
      ("figure.run.treadmill", "own drawing 'figure.run'"), ("figure.fencing", "own drawing 'figure.stand'"), ("bird", "own drawing 'bird.fill'"),
      ("laptopcomputer.and.arrow.down", "laptop"), ("location.fill.viewfinder", Symbol.named("location.fill").origin),
      ("chart.bar.doc.horizontal.fill", Symbol.named("chart.bar.fill").origin), ("heart.fil", "unknown"),
    ] { #expect(Symbol.named(name).origin == origin, "\(name)") }
  }

  @Test("a name that is no name, or one with a path in it, is an empty square and no file")
  func badNames() {
    let names = [
      "", ".", "..", "...", "/", "../../etc/passwd", "star/../star", "star\0", "\0", "star\nheart", "star ", " star", "Star", "★", "e\u{301}toile", "-", "x-lg", "star-fill",
      "star..fill", ".fill", "fill.", "circle.circle.circle.circle.circle.circle.circle.circle.circle", String(repeating: "a", count: 1_000_000),
      String(repeating: "circle.", count: 100_000), String(repeating: "badge.", count: 19) + "badge", String(repeating: ".", count: 150), "🏳️‍🌈.circle",
    ]
    for name in names {
      let symbol = Symbol.named(name)
      #expect(!symbol.isKnown || symbol.origin.contains("circle"), "\(name.prefix(40))")
      #expect(symbol.layers.count >= 1 && !symbol.ink.isEmpty)
    }
    #expect(Symbol.nearest(to: "hearts.fill") == "heart.fill")
    #expect(Symbol.nearest(to: "nothing.like.this.at.all") == nil)
  }

  @Test("the ink of a symbol is the smallest box around its outlines, within the grid")
  func inkBoxes() {
    for (name, box) in [
      ("plus", CGRect(x: 2, y: 2, width: 12, height: 12)), ("checkmark.circle.fill", CGRect(x: 0, y: 0, width: 16, height: 16)),
      ("minus", CGRect(x: 2, y: 7.5, width: 12, height: 1)), ("line.3.horizontal", CGRect(x: 0.825, y: 2.825, width: 14.35, height: 10.35)),
    ] {
      let ink = Symbol.named(name).ink
      #expect(abs(ink.minX - box.minX) < 0.05 && abs(ink.minY - box.minY) < 0.05 && abs(ink.width - box.width) < 0.1 && abs(ink.height - box.height) < 0.1, "\(name) \(ink)")
    }
    for name in Symbol.names {
      let symbol = Symbol.named(name)
      #expect(symbol.isKnown && CGRect(x: -1.5, y: -1.5, width: 19, height: 19).contains(symbol.ink), "\(name) \(symbol.ink)")
    }
  }

  @Test("a sign in a filled shape is a hole in it, a badge has room around it, a slash a cut beside it")
  func compositions() {
    func isInk(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Bool { Symbol.named(name).covers(CGPoint(x: x, y: y)) }
    // a ring of 1.1 around the middle line at 7.45, and nothing in it but the sign
    #expect(isInk("ellipsis.circle", 8, 0.5) && !isInk("ellipsis.circle", 8, 2) && isInk("ellipsis.circle", 8, 8))
    #expect(isInk("ellipsis.circle.fill", 8, 2) && !isInk("ellipsis.circle.fill", 8, 8))
    #expect(isInk("checkmark.circle.fill", 2, 8) && !isInk("checkmark.circle.fill", 7, 10.2))
    // a disc of 3.6 around (13, 12.6), with room up to 4.5
    #expect(isInk("photo.badge.plus", 10, 12.6) && !isInk("photo.badge.plus", 9, 12.6) && isInk("square.fill.badge.plus", 8.2, 12.6))
    // a line of 1.2 from corner to corner, and a cut of 1.6 on its lower left
    #expect(isInk("square.fill.slash", 8, 8) && !isInk("square.fill.slash", 7, 9) && isInk("square.fill.slash", 9, 7) && isInk("square.fill.slash", 5, 11))
  }

  @Test("words of a path are read in all their spellings, and what is no word ends it")
  func pathWords() {
    #expect(PathData.path("M1 2L3-4.5.5").elements == [.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: -4.5))])
    #expect(PathData.path("m1 1 2 0v2H1z m5 5").currentPoint == CGPoint(x: 6, y: 6))
    #expect(PathData.path("m1 1 2 0v2H1z").boundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
    let circle = PathData.path("M0 8a8 8 0 1116 0A8 8 0 010 8z").boundingRect
    #expect(abs(circle.width - 16) < 0.01 && abs(circle.height - 16) < 0.01)
    #expect(PathData.path("M0 0Q1 2 2 0T4 0S5 5 6 0").currentPoint == CGPoint(x: 6, y: 0))
    for words in ["", "M", "M1", "Mx", "zzzz", "A", "M0 0A1 1 0 2 0 5 5", "M0 0 L nan inf", "M1e400 0", "L", "\u{0}", String(repeating: "9", count: 1000)] {
      _ = PathData.path(words).boundingRect
    }
  }
}

extension Symbol {
  /// Whether there is colour at a place of the grid, in one colour.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    return contents(.monochrome(.color(.black)), map: .identity, area: area).contains { $0.covers(point) }
  }
}
extension DisplayList.Content {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let outline, _): outline.path.contains(point, eoFill: outline.isEvenOdd)
    case .layer(.clip(let outline), let items): outline.path.contains(point, eoFill: outline.isEvenOdd) && items.contains { $0.content.covers(point) }
    case .layer(_, let items): items.contains { $0.content.covers(point) }
    default: false
    }
  }
}
