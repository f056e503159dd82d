import Foundation
import Terminal
import Testing

/// What terminals answer, and what is typed meanwhile.
@Suite struct `Answers of a terminal` {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\", name = "\u{1B}P>|XTerm(379)\u{1B}\\", cell = "\u{1B}[6;20;10t",
    window = "\u{1B}[4;480;800t", last = "\u{1B}[?64;1;4;22c"
  private static let all = kitty + name + cell + window + last

  /// What was typed, and what was answered; silences are told where the bytes are cut.
  private func read(_ parts: [[UInt8]], silences: Bool = true) -> (typed: String, filter: AnswerFilter) {
    var filter = AnswerFilter()
    var typed: [UInt8] = []
    for part in parts {
      typed += filter.take(part)
      if silences, filter.patience != nil { typed += filter.rest() }
    }
    while filter.patience != nil { typed += filter.rest() }
    return (String(decoding: typed, as: UTF8.self), filter)
  }

  @Test func `are asked for in one write, the one that all give last`() {
    #expect(
      TerminalQuestion.all().text
        == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[14t\u{1B}[c")
    #expect(TerminalQuestion.all(for: .sixel).text == "\u{1B}[16t\u{1B}[14t\u{1B}[c")
  }
  @Test func `tell the protocol, the name, the sizes and the attributes`() {
    let (typed, filter) = read([Array(Self.all.utf8)])
    let answers = filter.answers
    #expect(typed.isEmpty && answers.knowsKitty && answers.name == "XTerm(379)" && answers.isComplete)
    #expect(answers.cell == PixelSize(width: 10, height: 20) && answers.window == PixelSize(width: 800, height: 480))
    #expect(answers.attributes == [1, 4, 22])
    #expect(filter.patience == nil)
  }
  @Test func `cut in two anywhere leave nothing in what is typed`() {
    let bytes = Array(("a" + Self.all + "b").utf8)
    let whole = read([bytes]).filter.answers
    for cut in 1..<bytes.count {
      let (typed, filter) = read([Array(bytes[..<cut]), Array(bytes[cut...])], silences: false)
      #expect(typed == "ab" && filter.answers == whole, "\(cut)")
    }
  }
  @Test func `cut off behind their escape by a long silence give that away, and no more`() {
    for answer in [Self.kitty, Self.name, Self.cell, Self.window, Self.last] {
      let bytes = Array(answer.utf8)
      let (typed, filter) = read([[bytes[0]], Array(bytes[1...])])
      #expect(typed == "\u{1B}")
      #expect(filter.answers != TerminalAnswers(), "\(answer.debugDescription)")
    }
  }
  @Test func `come byte by byte between keys`() {
    let bytes = Array("x\(Self.kitty)y\(Self.name)z\(Self.cell)\u{1B}[A\(Self.last)w".utf8)
    let (typed, filter) = read(bytes.map { [$0] }, silences: false)
    #expect(typed == "xyz\u{1B}[Aw" && filter.answers.isComplete && filter.answers.knowsKitty)
  }
  @Test(arguments: [
    "abc", "é漢😀", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}OP", "\u{1B}_", "\u{1B}P",
    "\u{1B}b", "\u{1B}[200~a\u{1B}[201~", "\u{1B}[12;40R",
    "\r\n\t\u{3}",
  ])
  func `are not what people type`(keys: String) {
    for parts in [[Array(keys.utf8)], keys.utf8.map { [$0] }] {
      #expect(read(parts, silences: false).typed == keys)
      #expect(read(parts).typed == keys)
    }
  }
  @Test func `do not hold a lone escape back for long, and not at all once all are there`() {
    var filter = AnswerFilter()
    #expect(filter.take([0x1B]).isEmpty && filter.patience == .milliseconds(50))
    #expect(filter.rest() == [0x1B] && filter.patience == nil)
    #expect(filter.take(Array("x".utf8)) == Array("x".utf8))
    _ = filter.take(Array(Self.last.utf8))
    #expect(filter.take([0x1B]) == [0x1B] && filter.patience == nil)
    #expect(filter.take(Array("_Gi=31;OK\u{1B}\\y".utf8)) == Array("y".utf8) && filter.answers.knowsKitty)
  }
  @Test(arguments: [
    "\u{1B}_Gi=31;O", "\u{1B}P>|XTerm", "\u{1B}[?64;1", "\u{1B}[6;20", "\u{1B}_Gi=31;\u{1B}",
  ]) func `without an end are forgotten after a second, and keys count again`(start: String) {
    let (typed, filter) = read([Array(start.utf8), Array("q".utf8)])
    #expect(typed == "q" && filter.patience == nil)
  }
  @Test(arguments: [
    ("\u{1B}_Gi=31;O\rx", "\rx"), ("\u{1B}_Gi=31;O\u{1B}[Ax", "\u{1B}[Ax"), ("\u{1B}P>|X\u{3}", "\u{3}"),
    ("\u{1B}_Gi=31;O\(Self.cell)x", "x"),
    ("\u{1B}_Gi=31;\(String(repeating: "A", count: 5_000))\rx", "\rx"),
    ("\u{1B}_Gi=31;\(String(repeating: "A", count: 5_000))\u{1B}\\x", "x"),
    ("\u{1B}_Gi=31;\(String(repeating: "A", count: 5_000))\u{1B}[Ax", "\u{1B}[Ax"),
    ("\u{1B}[6;\(String(repeating: "9", count: 5_000));1tx", "x"),
    ("\u{1B}[?\(String(repeating: "1;", count: 5_000))cx", "x"),
  ]) func `that break off or never end leave the keys behind them`(bytes: String, typed: String) {
    #expect(read([Array(bytes.utf8)], silences: false).typed == typed)
    #expect(read(bytes.utf8.map { [$0] }, silences: false).typed == typed)
  }
  @Test(arguments: [
    "\u{1B}[6;0;0t", "\u{1B}[6;99999;99999t", "\u{1B}[6;-1;5t", "\u{1B}[6;20t", "\u{1B}[6;1;2;3t", "\u{1B}[4;0;0t",
    "\u{1B}[4;99999999999999999999;1t", "\u{1B}[6;;t",
    "\u{1B}_Gi=31;ENODATA:no\u{1B}\\", "\u{1B}_Gi=31OK\u{1B}\\", "\u{1B}[6;300;300t",
  ]) func `that cannot be true are not believed`(answer: String) {
    let answers = read([Array(answer.utf8)]).filter.answers
    #expect(answers.cell == nil && answers.window == nil && !answers.knowsKitty)
    #expect(answers.cell(columns: 80, rows: 24) == PixelSize(width: 10, height: 20))
  }
  @Test func `in a flood cost little and change nothing`() {
    let flood = Array(String(repeating: Self.all + "k", count: 2_000).utf8)
    let (typed, filter) = read([flood])
    #expect(typed == String(repeating: "k", count: 2_000) && filter.answers.attributes == [1, 4, 22])
    var noise = AnswerFilter()
    var seed: UInt64 = 42
    for _ in 0..<20_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = noise.take([UInt8(truncatingIfNeeded: seed >> 33)])
      if seed >> 60 == 0 { _ = noise.rest() }
    }
    // Whatever came, an end of line is one again.
    _ = noise.rest()
    #expect(noise.take([0x0D]).last == 0x0D)
  }

  // MARK: What follows from them

  @Test func `give the size of a cell, or of what else is known`() {
    var filter = AnswerFilter()
    _ = filter.take(Array("\u{1B}[4;480;800t".utf8))
    #expect(filter.answers.cell(columns: 80, rows: 24) == PixelSize(width: 10, height: 20))
    #expect(
      filter.answers.cell(columns: 100, rows: 24, system: PixelSize(width: 1, height: 1))
        == PixelSize(width: 8, height: 20))
    _ = filter.take(Array("\u{1B}[6;17;9t".utf8))
    #expect(filter.answers.cell(columns: 80, rows: 24) == PixelSize(width: 9, height: 17))
    filter.forgetWindow()
    #expect(
      filter.answers.window == nil && filter.answers.cell(columns: 80, rows: 24) == PixelSize(width: 9, height: 17))
    let system = PixelSize(width: 560, height: 360)
    #expect(TerminalAnswers().cell(columns: 80, rows: 24, system: system) == PixelSize(width: 7, height: 15))
    #expect(
      TerminalAnswers().cell(columns: 0, rows: 0, system: PixelSize(width: 560, height: 360))
        == TerminalAnswers.unknownCell)
  }

  private static func answers(_ bytes: String) -> TerminalAnswers {
    var filter = AnswerFilter()
    _ = filter.take(Array(bytes.utf8))
    return filter.answers
  }
  @Test(
    arguments: [
      (kitty + last, [:], .kitty), (kitty + last, ["TERM_PROGRAM": "WarpTerminal"], .sixel),
      (kitty + "\u{1B}[?62c", ["TERM_PROGRAM": "WarpTerminal"], nil),
      ("\u{1B}P>|iTerm2 3.5.0\u{1B}\\" + last, [:], .iterm), ("\u{1B}P>|WezTerm 2024\u{1B}\\\u{1B}[?65c", [:], .iterm),
      ("\u{1B}[?65c", ["TERM_PROGRAM": "iTerm.app"], .iterm),
      (name + last, [:], .sixel), ("\u{1B}[?65;4c", [:], .sixel), ("\u{1B}[?4c", [:], nil),
      ("\u{1B}[?62;22c", ["KITTY_WINDOW_ID": "1"], nil), ("", [:], nil),
      (kitty + last, ["NO_COLOR": "1"], nil), (kitty + last, ["TERM": "dumb"], nil), (kitty + last, ["TERM": ""], nil),
      (kitty + last, ["NO_COLOR": ""], .kitty),
      (last, ["TMUX": "/tmp/t,1,0"], .sixel), (kitty + "\u{1B}[?62c", ["TMUX": "/tmp/t,1,0"], nil),
    ] as [(String, [String: String], GraphicsProtocol?)])
  func `decide the protocol`(bytes: String, environment: [String: String], graphics: GraphicsProtocol?) {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    #expect(
      GraphicsProtocol.decide(.auto, environment: environment, isTerminal: true, answers: Self.answers(bytes))
        == graphics)
    #expect(
      GraphicsProtocol.decide(.auto, environment: environment, isTerminal: false, answers: Self.answers(bytes)) == nil)
    #expect(
      GraphicsProtocol.decide(.cells, environment: environment, isTerminal: true, answers: Self.answers(bytes)) == nil)
    let forced = GraphicsProtocol.decide(.kitty, environment: environment, isTerminal: true, answers: nil)
    #expect(forced == (environment["TMUX"] == nil ? .kitty : .kittyInTmux))
  }
  @Test(
    arguments: [
      ("on\tkitty(0.32)\txterm-kitty\n", GraphicsProtocol.kittyInTmux), ("all\t\txterm-ghostty\n", .kittyInTmux),
      ("off\tkitty(0.32)\txterm-kitty\n", nil),
      ("on\tXTerm(379)\txterm-256color\n", .sixel), ("\t\txterm-256color\n", .sixel), ("", .sixel),
      ("on\tfoot(1.13)\tfoot\n", .sixel), ("no server running", .sixel),
    ] as [(String, GraphicsProtocol?)]) func `inside tmux count with what it says of itself`(
      said: String, graphics: GraphicsProtocol?
    )
  {
    let environment = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"]
    #expect(
      GraphicsProtocol.decide(
        .auto, environment: environment, isTerminal: true, answers: Self.answers("\u{1B}[?1;2;4c"),
        tmux: TmuxFacts(said)) == graphics)
  }
  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "3", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "WezTerm", "TERM": "xterm"], .iterm),
      (["TERM": "xterm-256color"], nil), (["TERM": "foot"], nil), (["TERM": "xterm-kitty", "TMUX": "x"], nil),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], nil),
    ] as [([String: String], GraphicsProtocol?)])
  func `that cannot be read leave the names`(environment: [String: String], graphics: GraphicsProtocol?) {
    #expect(GraphicsProtocol.decide(.auto, environment: environment, isTerminal: true, answers: nil) == graphics)
  }
  @Test func `are not asked for where they change nothing`() {
    let term = ["TERM": "xterm"]
    #expect(GraphicsProtocol.asks(.auto, environment: term, isTerminal: true, isAnswered: true))
    #expect(GraphicsProtocol.asks(.sixel, environment: ["NO_COLOR": "1"], isTerminal: true, isAnswered: true))
    for (choice, environment, isTerminal, isAnswered) in [
      (.cells, term, true, true), (.auto, ["TERM": "dumb"], true, true),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, true), (.auto, term, false, true),
      (.auto, term, true, false),
    ] as [(GraphicsProtocol.Choice, [String: String], Bool, Bool)] {
      #expect(!GraphicsProtocol.asks(choice, environment: environment, isTerminal: isTerminal, isAnswered: isAnswered))
    }
  }
}
