import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Typing at a pseudo-terminal. The locale is `C`, so that each of these tests shows that UTF-8 is taken all the same.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct EditingTests {
  static let family = "👨‍👩‍👧‍👦"

  private func session(_ arguments: String...) throws -> ProbeSession {
    let session = arguments.isEmpty ? try ProbeSession() : try ProbeSession(arguments[0])
    try session.expect("", cursor: 0)
    return session
  }

  @Test func `Letters of every width are taken`() throws {
    let session = try session()
    session.type("aé漢😀\(Self.family)ÿ")
    try session.expect("aé漢😀\(Self.family)ÿ", cursor: 6)
    session.type("\r")
    try session.wait(for: "submitted \"aé漢😀\(Self.family)ÿ\"]")
  }

  @Test func `A character that comes in parts is one character`() throws {
    let session = try session()
    for byte in Array("é漢😀".utf8) { session.type(bytes: [byte]) }
    try session.expect("é漢😀", cursor: 3)
  }

  @Test func `Bytes that are no text are shown as such`() throws {
    let session = try session()
    session.type(bytes: [0x61, 0xff, 0xc3, 0x62, 0xc2, 0x85])
    try session.expect("a\u{fffd}\u{fffd}b\u{fffd}", cursor: 5)
  }

  @Test(arguments: ["\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", "🇩🇪", "e\u{301}", "각", "\u{1100}\u{1161}\u{11a8}", "❤\u{fe0f}", "👍🏽"]) func `Keys work on whole characters`(
    character: String
  ) throws {
    let session = try session()
    session.type("a\(character)b")
    try session.expect("a\(character)b", cursor: 3)
    session.type("\u{1b}[D")
    try session.expect("a\(character)b", cursor: 2)
    session.type("\u{2}")
    try session.expect("a\(character)b", cursor: 1)
    session.type("\u{1b}OC")
    try session.expect("a\(character)b", cursor: 2)
    session.type("\u{14}")
    try session.expect("ab\(character)", cursor: 3)
    session.type("\u{7f}")
    try session.expect("ab", cursor: 2)
    session.type("\(character)\u{1}\u{6}\u{6}")
    try session.expect("ab\(character)", cursor: 2)
    session.type("\u{1b}[3~")
    try session.expect("ab", cursor: 2)
  }

  @Test func `Deleting by libedit's own keys breaks no character`() throws {
    let session = try session()
    session.type("x\(Self.family)y\u{1}\u{6}\u{6}\u{1b}2\u{1b}[D")
    session.type("\u{5}\u{15}z")
    try session.expect("z", cursor: 1)
  }

  @Test func `libedit's kill ring and word keys work`() throws {
    let session = try session()
    session.type("one two\u{17}")
    try session.expect("one ", cursor: 4)
    session.type("\u{19}\u{1b}b")
    try session.expect("one two", cursor: 4)
    session.type("\u{1b}[1;5D")
    try session.expect("one two", cursor: 0)
    session.type("\u{1b}[1;5C")
    try session.expect("one two", cursor: 3)
  }

  @Test func `Enter adds a line to what is incomplete, and submits what is complete`() throws {
    let session = try session()
    session.type("VStack {\r")
    try session.expect("VStack {\n", cursor: 9)
    session.type("}\r")
    try session.wait(for: "submitted \"VStack {\\n}\"]")
  }

  @Test func `Enter before the end of several lines adds a line`() throws {
    let session = try session()
    session.type("a {\r}\u{1b}[A\u{1b}[F")
    try session.expect("a {\n}", cursor: 3)
    session.type("\r")
    try session.expect("a {\n\n}", cursor: 4)
  }

  @Test(arguments: ["\n", "\u{1b}\r", "\u{1b}[13;2u"]) func `A line can always be added`(key: String) throws {
    let session = try session()
    session.type("a\(key)b")
    try session.expect("a\nb", cursor: 3)
  }

  @Test func `The arrows move between lines, then in the history`() throws {
    let session = try session()
    session.type("old\r")
    try session.wait(for: "submitted")
    session.type("x {\ry {\rz")
    try session.expect("x {\ny {\nz", cursor: 9)
    session.type("\u{1b}[A")
    try session.expect("x {\ny {\nz", cursor: 5)
    session.type("\u{1b}[A\u{1b}[A")
    try session.expect("old", cursor: 3)
    session.type("!\u{1b}[B")
    try session.expect("x {\ny {\nz", cursor: 9)
    session.type("\u{10}\u{10}\u{10}")
    try session.expect("old!", cursor: 4)
  }

  @Test func `6 The up arrow recalls what begins as the line does, Ctrl-P all`() throws {
    let session = try session()
    for entry in ["Text(1)", ":tree", "Text(2)", ":undo"] {
      session.type(entry + "\r")
      try session.wait(for: "submitted \(entry.debugDescription)")
    }
    session.type("Te\u{1b}[A")
    try session.expect("Text(2)", cursor: 7)
    session.type("\u{1b}[A\u{1b}[A")
    try session.expect("Text(1)", cursor: 7)
    session.type("\u{1b}[B\u{1b}[B")
    try session.expect("Te", cursor: 2)
    session.type("\u{10}")
    try session.expect(":undo", cursor: 5)
  }

  @Test func `An entry of several lines comes back whole`() throws {
    let session = try session()
    session.type("a {\r}\r")
    try session.wait(for: "submitted")
    session.type("\u{10}\r")
    try session.wait(for: "submitted \"a {\\n}\"]")
  }

  @Test(arguments: ["emacs", "vi"]) func `Undo takes back a word that was typed, redo brings it again`(keys: String) throws {
    let session = keys == "vi" ? try session("vi") : try session()
    session.type("one two three\u{17}\(keys == "vi" ? "\u{1c}" : "")")
    try session.wait(for: "\"one two \"]")
    let (undo, redo) = keys == "vi" ? ("u", "\u{12}") : ("\u{1f}", "\u{1b}_")
    for text in ["one two three", "one two ", "one ", ""] {
      session.type(undo)
      try session.wait(for: "\(text.debugDescription)]")
    }
    session.type(undo + redo + redo)
    try session.wait(for: "\"one two \"]")
  }

  @Test func `15 Undo has more than two hundred steps, and goes back over a recalled entry`() throws {
    let session = try session()
    session.type("old\r")
    try session.wait(for: "submitted")
    for number in 0..<300 { session.type("\(number) ") }
    session.type("\u{10}")
    try session.expect("old", cursor: 3)
    session.type(String(repeating: "\u{1f}", count: 301))
    try session.expect("", cursor: 0)
  }

  @Test(arguments: ["emacs", "vi"]) func `Many characters at once are put in together, and undone together`(keys: String) throws {
    let session = keys == "vi" ? try session("vi") : try session()
    session.type("start ")
    try session.expect("start ", cursor: 6)
    let word = String(repeating: "x", count: 3_000) + " y"
    session.type(word)
    try session.wait(for: "state 3008 3008 characters]")
    // A busy machine brings them in several reads, each of them one step; never in as many as there are characters.
    if keys == "vi" { session.type("\u{1c}") }
    var steps = 0
    var text = ""
    while text != "\"start \"", steps < 60 {
      session.type(keys == "vi" ? "u" : "\u{1f}")
      try session.wait(for: " state ")
      text = try String(session.wait(for: "]").drop { $0 != " " }.dropFirst())
      steps += 1
    }
    #expect(text == "\"start \"")
  }

  @Test func `Backspace leaves what was killed`() throws {
    let session = try session()
    session.type("one two\u{17}\u{7f}\u{19}")
    try session.expect("onetwo", cursor: 6)
  }

  // Ctrl-\ leaves the insert mode as Escape does, at once.
  @Test(arguments: [
    ("xx.", " defg"), ("2x.", "defg"), ("3x2.", "efg"), ("dwx.", "fg"), ("ihi\u{1c}.", "hhiiabc defg"), ("cwnew \u{1c}w.", "new  new "), ("dfc.", " defg"),
    ("rzl.", "zzc defg"), ("2ix\u{1c}.", "xxabc defg"), ("ylx.", "c defg"), ("dd.", ""), ("cc1\u{1c}.", "1"), (".", "abc defg"), ("x\u{1f}.", "bc defg"),
  ]) func `A dot repeats the last change of vi`(keys: String, text: String) throws {
    let session = try session("vi")
    session.type("abc defg\u{1c}0\(keys)\r")
    try session.wait(for: "submitted \(text.debugDescription)]")
    // Not what was typed in the entry before.
    try session.expect("", cursor: 0)
    session.type("one\u{1c}x\r")
    try session.expect("", cursor: 0)
    session.type("$x\u{1c}.\r")
    try session.wait(for: "submitted \"$\"]")
  }

  @Test(arguments: ["$x", "$~", "$rx", "$p", "$D", "$i1\u{1c}", "5$.", "d$x", "c$\u{1c}x", "$ia\u{1c}.", "^x", "|x", "UuUx", "3bx", "%x"])
  func `A command of vi on an empty line touches nothing outside of it`(keys: String) throws {
    let session = try session("vi")
    // libedit's memory is what its allocator checks when a long line makes the buffers grow.
    session.type("\u{1c}\(keys)\u{1c}ddi\(String(repeating: "漢", count: 3_000))\r")
    try session.wait(for: "submitted 1 lines 9000 bytes")
  }

  @Test func `A paste is one text and runs nothing`() throws {
    let session = try session()
    session.type("a\u{1b}[200~1\r\n2\t\u{3}\r3\u{1b}[201~b")
    try session.expect("a1\n2\t\u{3}\n3b", cursor: 9)
  }

  @Test func `A paste of ten thousand lines is one entry`() throws {
    let session = try session()
    let lines = (1...10_000).map { "Text(\"line \($0)\")" }.joined(separator: "\r")
    let bytes = lines.utf8.count
    let start = ContinuousClock.now
    session.type("\u{1b}[200~\(lines)\u{1b}[201~")
    try session.wait(for: " characters]")
    #expect(ContinuousClock.now - start < .seconds(5))
    session.type("\r")
    try session.wait(for: "submitted 10000 lines \(bytes) bytes]")
  }

  @Test func `Tab, Ctrl-R and a given start are the caller's`() throws {
    let session = try session()
    session.type("a\t")
    try session.expect("a<tab>", cursor: 6)
    session.type("\u{12}")
    try session.expect("found 😀 it", cursor: 7)
    session.type("\u{15}!start\r")
    try session.expect("given ", cursor: 6)
  }

  @Test func `Ctrl-C drops the entry`() throws {
    let session = try session()
    session.type("half {\r\u{3}")
    try session.wait(for: "interrupted]")
    try session.expect("", cursor: 0)
    session.type("\u{1b}[99;5u")
    try session.wait(for: "interrupted]")
  }

  @Test func `25 Ctrl-D ends on an empty entry only`() throws {
    let session = try session()
    session.type("ab\u{1}\u{4}")
    try session.expect("b", cursor: 0)
    session.type("\u{4}")
    try session.expect("", cursor: 0)
    session.type("\u{4}")
    try session.wait(for: "end]")
    #expect(try session.end() == 0)
  }

  @Test func `An empty entry is an entry`() throws {
    let session = try session()
    session.type("\r")
    try session.wait(for: "submitted \"\"]")
  }

  @Test func `Keys typed ahead are the next entry's, unseen and unchanged`() throws {
    let session = try session()
    session.type("one\rtwo\r")
    try session.wait(for: "submitted \"one\"]")
    try session.wait(for: "submitted \"two\"]")
    session.type("!wait\r")
    try session.wait(for: "waiting]")
    session.type("x\u{7f}three\r")
    session.sendSignal(SIGUSR1)
    try session.wait(for: "submitted \"three\"]")
    #expect(!session.shows("three\r\n"))
  }

  @Test func `In vi's keys an escape acts at once, and arrows work while typing`() throws {
    let session = try session("vi")
    session.type("one two")
    try session.expect("one two", cursor: 7)
    session.type("\u{1b}")
    try session.expect("one two", cursor: 6)
    session.type("bx")
    try session.expect("one wo", cursor: 4)
    session.type("A!\u{1b}[D")
    try session.expect("one wo!", cursor: 6)
    session.type("\u{1b}0dw")
    try session.expect("wo!", cursor: 0)
    session.type("\u{1b}[200~p\u{1b}[201~")
    try session.expect("pwo!", cursor: 1)
    session.type("\r")
    try session.wait(for: "submitted \"pwo!\"]")
    session.type("\u{1b}k")
    try session.expect("pwo!", cursor: 4)
  }

  @Test func `vi's commands break no character`() throws {
    let session = try session("vi")
    session.type("a\(Self.family)b\u{1b}")
    try session.expect("a\(Self.family)b", cursor: 2)
    session.type("h")
    try session.expect("a\(Self.family)b", cursor: 1)
    session.type("l")
    try session.expect("a\(Self.family)b", cursor: 2)
    session.type("hx")
    try session.expect("ab", cursor: 1)
  }

  @Test func `17 The user's start file has the last word on the key map, and adds keys`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "editrc-\(UUID())")
    try Data("bind -v\nbind -a q ed-move-to-beg\nbind ^M ed-newline\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try ProbeSession("emacs", file.path)
    try session.expect("", cursor: 0)
    session.type("one two\u{1b}q")
    try session.expect("one two", cursor: 0)
    session.type("A {\r")
    try session.expect("one two {\n", cursor: 10)
  }

  @Test(arguments: [["TERM=dumb"], ["TERM=no-such-terminal"], [], ["TERM=xterm", "LC_ALL=no_such.locale"], ["TERM=linux", "LANG=C"]]) func `Any surroundings are edited in`(
    environment: [String]
  ) throws {
    let session = try ProbeSession(environment: environment)
    try session.expect("", cursor: 0)
    session.type("é漢\u{1b}[D!")
    try session.expect("é!漢", cursor: 2)
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 2), (1_000, 500)] as [(UInt16, UInt16)]) func `A window of any size is edited in`(columns: UInt16, rows: UInt16) throws {
    let session = try ProbeSession(columns: columns, rows: rows)
    let long = String(repeating: "long 漢 ", count: 20)
    try session.expect("", cursor: 0)
    session.type("\u{1b}[200~\(long)\r\u{1b}[201~x\u{1}\u{5}\u{7f}y\u{1b}[A\u{1b}[D\u{5}\r")
    try session.wait(for: "\(long)\\ny\"]")
  }

  /// libedit's screen, which nobody sees, is as small as the window.
  @Test func `An entry higher than the window is edited at both ends`() throws {
    let session = try ProbeSession(columns: 20, rows: 5)
    try session.expect("", cursor: 0)
    let lines = String(repeating: "line\n", count: 20)
    // To the beginning by a key of libedit's and back by keys of ours, then by libedit's alone.
    session.type("\u{1b}[200~\(lines)\u{1b}[201~\u{b}\u{1}" + String(repeating: "\u{1b}[B", count: 20) + "\u{1b}[F" + String(repeating: "x", count: 150))
    session.type("\u{b}\u{1}\u{5}" + String(repeating: "x", count: 150))
    // The probe says long entries by their length.
    try session.wait(for: "state 400 400 characters]")
  }

  @Test func `Random bytes crash nothing`() throws {
    var generator = SystemRandomNumberGenerator()
    for keys in ["emacs", "vi"] {
      let session = try session(keys)
      // Without the keys that end or stop a program while no entry is edited.
      for _ in 0..<40 {
        session.type(bytes: (0..<256).map { _ in UInt8.random(in: 0...255, using: &generator) }.filter { ![0x03, 0x04, 0x1a, 0x1c].contains($0) })
      }
      // Ends of pastes do nothing; when all of these are on their way, the program has read what is before them, and
      // edits: only then Ctrl-C is a key of its.
      session.type(String(repeating: "\u{1b}[201~", count: 800))
      session.type("\u{3}")
      try session.wait(for: "interrupted]")
      session.type("\u{1b}[200~alive\u{1b}[201~")
      try session.expect("alive", cursor: 5)
    }
  }
}
