import Foundation
import SwiftSource
import Testing
import Workbench

/// `:scheme`, `:preview`, `:compare`, `:screen`, `:option`, `:history`, `:render`, `:edit`, and lessons.
@MainActor @Suite struct `Commands that look and keep` {
  private var driver = SessionDriver()
  private static let file =
    "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\n\n#Preview {\n  Row()\n}\n\n#Preview(\"big\") {\n  Text(\"b\").border(.red)\n}\n"

  @Test mutating func `choose a scheme, one step to undo`() {
    _ = driver.type("Text(\"a\")")
    #expect(driver.type(":scheme") == "light\n")
    #expect(driver.type(":scheme dark") == "a\n")
    #expect(driver.session.request.scheme == .dark)
    #expect(driver.type(":scheme blue") == "':scheme' wants light or dark\n")
    _ = driver.type(":undo")
    #expect(driver.type(":scheme") == "light\n")
  }

  @Test mutating func `choose another preview, and edit it in its place`() {
    _ = driver.load("a.swift", Self.file)
    #expect(driver.type(":preview") == "▸  1  (no name)  line 8\n   2  big        line 12\n")
    #expect(driver.type(":preview big") == "┌─┐\n│b│\n└─┘\n")
    #expect(driver.type(":preview bug") == "there is no preview 'bug'; did you mean 'big'?\n")
    _ = driver.type(".padding(.leading, 16)")
    #expect(!driver.failed)
    #expect(driver.session.source == Self.file.replacing(".border(.red)\n}", with: ".border(.red)\n    .padding(.leading, 16)\n}"))
    #expect(driver.type(":preview 1") == "row\n")
    #expect(driver.type(":preview big") == " ┌─┐\n │b│\n └─┘\n", "what was edited stays edited")
    _ = driver.type(".border(.red)")
    #expect(driver.session.source.contains(".padding(.leading, 16)\n    .border(.red)\n}"), "\(driver.session.source)")
    for _ in 0..<5 { _ = driver.type(":undo") }
    #expect(driver.session.source == Self.file)
    #expect(driver.type("Text(\"new\")") == "new\n", "a typed view is what is shown")
  }

  @Test mutating func `compare widths and views`() {
    _ = driver.type("Text(\"one two three\")")
    #expect(driver.type(":compare 6 20") == "6 columns: 40×48 pt │ 20 columns: 104×16 pt\none                 │ one two three\ntwo                 │\nthree               │\n")
    _ = driver.type("Text(\"one\")")
    let text = driver.type(":compare $0 $1")
    #expect(text.contains("$0: 104×16 pt") && text.contains("one two three"), "\(text)")
    #expect(driver.type(":compare $0 $7") == "there is no '$7': the last view is '$1'\n")
    #expect(driver.type(":compare wide").hasPrefix("':compare' wants"))
    _ = driver.type(":size 6x3")
    #expect(driver.type(":screen") == "\n  one\n\n")
  }

  @Test mutating func `22 say nothing, or say it as layout or JSON`() {
    #expect(driver.type("Text(\"a\");") == "")
    #expect(driver.session.source.contains("Text(\"a\")"))
    _ = driver.type(":option output layout")
    #expect(driver.type(".bold()").contains("Text \"a\""))
    _ = driver.type(":option output json")
    #expect(driver.type(".italic()").hasPrefix("{\n  \"version\": 1"))
    _ = driver.type(":option output none")
    #expect(driver.type(".italic()") == "")
    #expect(driver.type(":option output") == "output none\n")
    #expect(driver.type(":option output loud") == "':option output' wants picture, layout, json, none\n")
    #expect(driver.type(":option outptu none") == "there is no option 'outptu'; did you mean 'output'?\n")
    #expect(driver.type(":option").contains("suggestions  on"))
  }

  @Test mutating func `23 list what was typed, time it, save and open`() {
    for entry in ["Text(\"a\")", ".bold()", " Text(\"secret\")", ":layout"] { _ = driver.type(entry) }
    #expect(driver.type(":history") == "1  Text(\"a\")\n2  .bold()\n3  :layout\n4  :history\n")
    #expect(driver.type(":history 2") == "4  :history\n5  :history 2\n")
    #expect(driver.type(":history bold").hasPrefix("2  .bold()\n"))
    #expect(driver.type(":history -n 1 --json").contains("\"number\": 7,"))
    #expect(driver.type(":time Text(\"t\")").wholeMatch(of: /t\n[0-9.]+ ms\n/) != nil)
    _ = driver.type(":save b.swift")
    #expect(driver.actions.first?.hasPrefix("write b.swift: import SwiftUI") == true)
    _ = driver.type(":open b.swift")
    #expect(driver.actions == ["read b.swift"])
  }

  @Test mutating func `render into files whose names say how`() {
    #expect(driver.type(":render a.png").hasPrefix("there is no view yet"))
    _ = driver.type("Text(\"a\")")
    _ = driver.type(":render a.png")
    #expect(driver.actions == ["render a.png"])
    #expect(driver.type(":render a.gif").hasPrefix("the name says what is drawn"))
  }

  @Test mutating func `18 take from an editor all of it or nothing`() {
    _ = driver.type("Text(\"a\")")
    let source = driver.session.source
    _ = driver.type(":edit")
    #expect(driver.actions == ["edit \(source)"])
    #expect(driver.send(.edited(.failed("the editor 'nano' cannot be run"))) == "the editor 'nano' cannot be run; nothing is changed\n")
    #expect(driver.failed)
    #expect(driver.send(.edited(.text(source))) == "nothing is changed\n")
    let broken = source.replacing("\"a\")", with: "\"a\"")
    #expect(driver.send(.edited(.text(broken))).contains("error") && driver.session.source == source)
    _ = driver.type(":edit")
    #expect(driver.actions == ["edit \(broken)"], "the rejected text is not lost")
    #expect(driver.send(.edited(.text(source.replacing("\"a\"", with: "\"b\"")))) == "b\n")
    #expect(driver.type(":undo") == "a\n")
  }

  @Test mutating func `36 become lessons of what led here`() throws {
    #expect(driver.type(":save l.md") == "nothing was typed yet that a lesson could be made of\n")
    for entry in ["Text(\"a\")", "Text(\"wrong\"", ".bold()", ".italic()", ":undo", ":why Text.width", "?frame", ":history", ":wrap VStack", ":add $0"] { _ = driver.type(entry) }
    _ = driver.type(":save l.md")
    #expect(driver.actions == ["record l.md: Text(\"a\") / .bold() / :why Text.width / :wrap VStack / :add $0"])
    _ = driver.send(.edited(.text("import SwiftUI\n\n#Preview {\n  Text(\"z\")\n}\n")))
    _ = driver.type("HStack { $0; Text(\"y\") }")
    _ = driver.type(":save l.md")
    guard case .record(_, let transcript, _)? = driver.effects.first else { return #expect(Bool(false), "\(driver.actions)") }
    #expect(transcript.script.file?.text.contains("Text(\"z\")") == true)
    #expect(transcript.script.entries == ["HStack { Text(\"a\"); Text(\"y\") }"])
  }

  @Test(arguments: [
    ("VStack { Tex(\"a\"); Text(\"b\") }", 9..<12), ("Text(\"a\").bolt().bold()", 10..<14), (":wrp VStack", 1..<4), ("VStack { Tex(\"a\") ", 9..<12),
  ]) mutating func `11 mark a mistake before Enter`(entry: String, range: Range<Int>) {
    #expect(driver.session.mistake(in: entry, cursor: entry.count)?.range == range)
    #expect(driver.session.source == "import SwiftUI\n")
  }
  @Test(arguments: [
    ("VStack { Txt(\"a\"); Text(\"b\") }", "VStack { Text(\"a\"); Text(\"b\") }", 13),
    ("Text(\"a\").bolt()\n  .italic()", "Text(\"a\").bold()\n  .italic()", 14),
    ("VStack { Text(\"漢\").bolt() ", "VStack { Text(\"漢\").bold() ", 23),
  ]) mutating func `11 put a mistake right where that is known`(entry: String, right: String, cursor: Int) throws {
    let correction = try #require(driver.session.mistake(in: entry, cursor: -1)?.correction)
    #expect(correction.text == right && correction.cursor == cursor)
    #expect(driver.session.mistake(in: "Text(\"a\").wholly()", cursor: -1)?.correction == nil)
  }
  @Test mutating func `12 offer what puts a refused entry right`() throws {
    let effects = driver.session.handle(.entry("Text(\"a\").bolt()"))
    #expect(Session.correction(after: effects)?.text == "Text(\"a\").bold()")
    #expect(Session.correction(after: driver.session.handle(.entry("Text(\"a\", b)")))?.text == nil)
    #expect(Session.correction(after: driver.session.handle(.entry("Text(\"a\")")))?.text == nil)
    let syntax = Session.correction(after: driver.session.handle(.entry("struct A { func f() { let a = (1 } }")))
    #expect(syntax?.text == "struct A { func f() { let a = (1) } }")
  }
  @Test(arguments: [
    "", "T", "Text(\"a", "Text(\"a\").pad", "Text(\"a\").padding(", "VStack {", "1 + 2", "struct A {", "let x = ", ":wr", ":wrap V", "?fr", "$0", ".bold()",
    "VStack { Text(\"a\"); Tex",
    "// note", "\"\"\"\na",
  ]) mutating func `11 mark nothing that is only unfinished`(entry: String) {
    #expect(driver.session.mistake(in: entry, cursor: entry.count) == nil)
  }
  @Test mutating func `14 take the inputs of a pasted transcript, and none of its output`() throws {
    let pasted = "> VStack {\n…   Text(\"a\")\n… }\na\n> .padding(.leading, 8)\n a\n> :size 40x3\n> :size\n40x3\n"
    let entry = PastedTranscript.inputs(of: pasted)
    #expect(entry == "VStack {\n  Text(\"a\")\n}\n.padding(.leading, 8)\n:size 40x3\n:size")
    #expect(driver.type(entry) == " a\n a\n40x3\n")
    #expect(PastedTranscript.inputs(of: "a > b\n> c") == "a > b\n> c")
    // Every lesson's sessions are such transcripts.
    let lessons = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../playground/lessons").standardizedFileURL
    for file in try FileManager.default.contentsOfDirectory(at: lessons, includingPropertiesForKeys: nil) where file.pathExtension == "md" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for block in text.matches(of: /\n```playground\n(.*?)\n```/.dotMatchesNewlines()) {
        let inputs = PastedTranscript.inputs(of: String(block.1))
        #expect(!inputs.isEmpty && inputs.split(separator: "\n").allSatisfy { !$0.hasPrefix("> ") && !$0.hasPrefix("… ") }, "\(file.lastPathComponent)")
      }
    }
  }
  @Test mutating func `survive a line of a megabyte`() {
    let line = String(repeating: "a", count: 1 << 20)
    for entry in [line, ":" + line, "?" + line, "." + line, ":select " + line, ":preview " + line, ":option " + line] {
      _ = driver.type(entry)
      #expect(driver.failed, "\(entry.prefix(10))")
      #expect(driver.session.mistake(in: entry, cursor: 3) == nil)
    }
    #expect(driver.session.source == "import SwiftUI\n")
  }
}
