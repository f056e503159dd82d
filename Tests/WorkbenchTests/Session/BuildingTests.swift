internal import SwiftSource
internal import Running
internal import Testing
internal import Workbench

/// Views that are built by commands: each is an edit of the source.
@MainActor @Suite struct `Building by commands` {
  private var driver = SessionDriver()
  private static func source(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }
  /// Whether the session's source is a file that compiles by itself.
  private var compiles: Bool {
    let source = SourceFile(name: "a.swift", text: driver.session.source)
    return !Program.read(source).hasSyntaxErrors && !SourceCheck(source, among: nil).isRefused
  }

  @Test mutating func `wraps, adds, inserts and applies modifiers to what is selected`() {
    _ = driver.type("Text(\"Title\")")
    _ = driver.type(":wrap VStack(spacing: 8)")
    #expect(driver.session.source == Self.source("  VStack(spacing: 8) {\n    Text(\"Title\")\n  }"))
    _ = driver.type(":add Text(\"two\")")
    #expect(driver.type(":select") == "Text(\"two\")\n")
    _ = driver.type(".bold()")
    _ = driver.type(":insert Divider()")
    #expect(driver.session.source == Self.source("  VStack(spacing: 8) {\n    Text(\"Title\")\n    Divider()\n    Text(\"two\").bold()\n  }"))
    _ = driver.type(":up")
    #expect(driver.type(":select").hasPrefix("VStack(spacing: 8) {"))
    _ = driver.type(".border(.red)")
    #expect(driver.session.source.hasSuffix("  }\n  .border(.red)\n}\n"))
    #expect(compiles)
  }

  @Test mutating func `unwraps, replaces, removes and moves`() {
    _ = driver.type("VStack {\n  // first\n  Text(\"a\")\n  Text(\"b\") // second\n}")
    _ = driver.type(":select \"a\"")
    #expect(driver.type(":move down") == "b\na\n")
    #expect(driver.type(":move down") == "'Text(\"a\")' is already the last one there\n")
    #expect(driver.type(":replace Text(\"c\")") == "b\nc\n")
    #expect(driver.type(":remove") == "b\n")
    #expect(driver.session.source == Self.source("  VStack {\n    // first\n    Text(\"b\")\n    // second\n  }"))
    _ = driver.type(":select VStack")
    #expect(driver.type(":replace HStack") == "b\n")
    #expect(driver.session.source.contains("HStack {\n    // first"))
    #expect(driver.type(":unwrap") == "b\n")
    #expect(driver.session.source == Self.source("  Text(\"b\")"))
    #expect(driver.type(":remove") == "'Text(\"b\")' is the only view here; type another one, or ':replace' it\n")
    #expect(driver.failed)
  }

  @Test mutating func `changes values, renames and extracts`() {
    _ = driver.type("struct Badge: View { let n: Int; var body: some View { Text(\"\\(n)\") } }")
    _ = driver.type("VStack(spacing: 8) { Badge(n: 1).padding().frame(width: 40, height: 16) }")
    _ = driver.type(":select Text")
    #expect(driver.failed == false)
    #expect(driver.type(":up").contains("nothing around"))
    _ = driver.type(":select frame")
    for command in [":change padding 12", ":change frame width: 80", ":change n 7", ":change height 48"] {
      _ = driver.type(command)
      #expect(!driver.failed, "\(command)")
    }
    _ = driver.type(":select VStack")
    _ = driver.type(":change spacing 2")
    #expect(driver.session.source.contains("VStack(spacing: 2) { Badge(n: 7).padding(12).frame(width: 80, height: 48) }"))
    #expect(driver.type(":change colour 1") == "'VStack(spacing: 2) { Badge(n: 7).paddin…' has no 'colour'; it has VStack, spacing\n")
    _ = driver.type(":rename Badge Sign")
    #expect(driver.session.source.contains("struct Sign: View") && driver.session.source.contains("{ Sign(n: 7)"))
    #expect(driver.type(":rename Sign Sign") == "there is something called 'Sign' already\n")
    _ = driver.type(":select padding")
    _ = driver.type(":extract Padded")
    #expect(driver.session.source.contains("struct Padded: View {\n  var body: some View {\n    Sign(n: 7).padding(12)\n  }\n}"))
    #expect(driver.session.source.contains("{ Padded().frame(width: 80, height: 48) }"))
    #expect(compiles)
  }

  @Test mutating func `refuses what does not compile, and changes nothing`() {
    _ = driver.type("VStack { Text(\"a\") }")
    let before = driver.session.source
    #expect(driver.type(":add Nonsense()").contains("cannot find 'Nonsense' in scope"))
    #expect(driver.type(":wrap VStack(").contains("error"))
    #expect(driver.type(":add Text(\"b\"").contains("error"))
    #expect(driver.type(":select #nobody").contains("nothing has the identifier"))
    #expect(driver.type(":extract 1x") == "'1x' cannot be the name of a view; a name such as 'Badge' can\n")
    #expect(driver.type(":move left") == "':move' wants up or down\n")
    #expect(driver.type(":add") == ":add VIEW: what is missing is VIEW\n")
    #expect(driver.session.source == before)
  }

  @Test mutating func `keep comments before the first view and behind the last`() {
    _ = driver.load("a.swift", "import SwiftUI\n\n#Preview {\n  // first\n  Text(\"a\")  // behind\n  // last\n}\n")
    _ = driver.type(":select Text")
    _ = driver.type(".padding()")
    let source = driver.session.source
    for comment in ["// first", "// behind", "// last"] { #expect(source.contains(comment), "\(source)") }
    #expect(source.contains("Text(\"a\").padding()"))
    #expect(driver.type(":undo").contains("a"))
    #expect(driver.session.source.contains("// first"))
  }
  @Test mutating func `put a comment behind what they add, and swallow nothing with it`() {
    _ = driver.type("HStack { Text(\"a\"); Text(\"b\") }")
    _ = driver.type(":select Text")
    _ = driver.type(".bold() // one")
    _ = driver.type(".italic() // two")
    #expect(driver.session.source.contains("HStack { Text(\"a\").bold().italic() // two // one\n  ; Text(\"b\") }"), "\(driver.session.source)")
    _ = driver.type(":replace Text(\"c\") // three")
    #expect(driver.type(".bold()") == "c b\n")
    #expect(compiles)
  }
  @Test mutating func `needs a view`() {
    for command in [":add Text(\"a\")", ":wrap VStack", ":remove"] { #expect(driver.type(command) == "there is no view yet; type one, as in Text(\"Hello\")\n") }
  }

  @Test mutating func `edits what a loaded file shows`() {
    _ = driver.load("a.swift", "import SwiftUI\n\n// a row\nstruct Row: View {\n  var body: some View {\n    Text(\"row\")\n  }\n}\n\n#Preview {\n  Row()\n}\n")
    _ = driver.type(":select Text")
    #expect(driver.type(".border(.red)") == "┌───┐\n│row│\n└───┘\n")
    #expect(driver.session.source.contains("// a row\nstruct Row: View {\n  var body: some View {\n    Text(\"row\").border(.red)\n  }\n}"))
    #expect(driver.type(":undo") == "row\n")
  }

  @Test mutating func `21 names earlier views by number`() {
    _ = driver.type("Text(\"one\")")
    _ = driver.type("Text(\"two\")")
    #expect(driver.type("VStack { $0; $1 }") == "one\ntwo\n")
    #expect(driver.type("ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }") == "1\n2\n")
    #expect(driver.type("$9") == "there is no '$9': the last view is '$3'\n")
    #expect(driver.type("Text(\"a\").alignmentGuide(.top) { $0[.bottom] }") == "a\n")
    #expect(driver.type("Text(\"abc\").overlay { $0 }") == "one\n")
    #expect(driver.type("$0.border(.red)") == "┌───┐\n│one│\n└───┘\n")
  }

  @Test mutating func `comments before the first view and behind the last stay`() {
    let text = "import SwiftUI\n\n#Preview(\"card\") { // the card\n  // a title\n  Text(\"a\") // short\n  // the end\n}\n"
    _ = driver.load("a.swift", text)
    _ = driver.type(":wrap VStack(spacing: 8)")
    #expect(
      driver.session.source
        == "import SwiftUI\n\n#Preview(\"card\") { // the card\n  // a title\n  VStack(spacing: 8) {\n    Text(\"a\")\n  } // short\n  // the end\n}\n")
    _ = driver.type(":up")
    #expect(driver.type(":select").hasPrefix("VStack(spacing: 8)"), "the selection stands in the file's own preview")
    _ = driver.type(":unwrap")
    #expect(driver.session.source == text)
    _ = driver.type("// before\nText(\"b\") // behind")
    #expect(driver.session.source.contains("#Preview {\n  // before\n  Text(\"b\") // behind\n}"))
    _ = driver.type(".bold()")
    #expect(driver.session.source.contains("  // before\n  Text(\"b\") // behind\n    .bold()"))
    #expect(driver.type("HStack { $0; $0 }") == "bb\n" || !driver.failed)
  }

  @Test mutating func `edits a file's preview in its place, and renames in the others`() {
    let text = "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"r\") }\n}\n\n#Preview {\n  Row()\n}\n\n#Preview(\"two\") { Row().border(.red) }\n"
    _ = driver.load("a.swift", text)
    _ = driver.type(".padding(.leading, 8)")
    #expect(driver.session.source == text.replacing("  Row()\n}", with: "  Row()\n    .padding(.leading, 8)\n}"))
    _ = driver.type(":undo")
    _ = driver.type(":rename Row Line")
    #expect(driver.session.source == text.replacing("Row", with: "Line"))
    #expect(driver.type(":undo") == "r\n")
    #expect(driver.session.source == text)
  }

  @Test mutating func `another preview is chosen, and nothing that was typed or edited is lost`() {
    let text = "import SwiftUI\n\n#Preview { Text(\"a\") }\n\n#Preview(\"two\") { Text(\"b\") }\n"
    _ = driver.load("a.swift", text)
    _ = driver.type(".padding(.leading, 8) // a")
    _ = driver.type("Text(\"own\") // own")
    let before = driver.session.source
    for (name, shown) in [("2", " a\n"), ("two", "b\n"), ("1", "own\n"), ("3", "b\n")] {
      #expect(driver.type(":preview \(name)") == shown)
      #expect(driver.session.source == before, "\(name)")
    }
    #expect(driver.type(".border(.red) // b") == "┌─┐\n│b│\n└─┘\n")
    _ = driver.type(":preview 1")
    #expect(driver.type(".bold() // bold") == "own\n")
    for comment in ["// a", "// own", "// b", "// bold"] { #expect(driver.session.source.contains(comment), "\(driver.session.source)") }
    #expect(driver.type(":preview").contains("▸  1"))
    for _ in 0..<9 { _ = driver.type(":undo") }
    #expect(driver.session.source == text)
  }

  /// 16: any commands leave a source that compiles, and the way back to the start and forth again leads to the same.
  @Test(arguments: 1...3) mutating func `16 any commands keep the source sound, and undo and redo lead back to it`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func pick(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let commands = [
      ":add Text(\"t\")", ":insert Divider()", ":wrap VStack(spacing: 8)", ":wrap HStack", ":unwrap", ":replace Text(\"r\")", ":replace ZStack", ":remove", ":move up",
      ":move down",
      ":select Text", ":select Text[2]", ":select VStack", ":select padding", ":up", ":down", ".padding(4)", ".border(.red)", ":change padding 8", ":change spacing 2",
      ":extract E",
      ":rename E F", ":rename F E", "Text(\"new\")", "struct S: View { var body: some View { Text(\"s\") } }", ":add S()", ":add $0", ":undo", ":redo",
      "VStack {\n  Text(\"a\") // first\n}",
    ]
    _ = driver.type("VStack {\n  // a comment\n  Text(\"start\")\n}")
    for _ in 0..<60 {
      let command = commands[pick(commands.count)]
      _ = driver.type(command)
      #expect(compiles, "after \(command):\n\(driver.session.source)")
    }
    while !driver.type(":redo").hasPrefix("there is nothing to redo") {}
    let last = driver.session.source
    while !driver.type(":undo").hasPrefix("there is nothing to undo") {}
    #expect(driver.session.source == "import SwiftUI\n")
    while !driver.type(":redo").hasPrefix("there is nothing to redo") {}
    #expect(driver.session.source == last)
  }

  /// The same with a file: what no command is about keeps every byte, and no command but those that take views away loses a comment.
  @Test(arguments: 1...3) mutating func `16 any commands leave the rest of a file as it was written`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func pick(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let odd = "struct   Odd :View{  var body:some View{Text( \"odd\" )}} // as it is"
    let text =
      "// the file\nimport SwiftUI\n\n/// A row.\nstruct Row: View {\n  var body: some View {\n    // inside\n    Text(\"row\") // behind\n  }\n}\n\n\(odd)\n\n#Preview { // one\n  // two\n  VStack {\n    Row() // three\n    Text(\"b\")   // four\n    // five\n  }\n  // six\n}\n\n#Preview(\"big\") {\n  // seven\n  Row().border(.red) // eight\n}\n"
    let keeping = [
      ":add Text(\"t\")", ":insert Divider()", ":wrap VStack(spacing: 8)", ":wrap HStack", ":replace ZStack", ":move up", ":move down", ":select Text", ":select Row",
      ":select VStack",
      ":up", ":down", ".padding(4)", ".border(.red)", ".border(.red) // more", ":change padding 8", ":change spacing 2", ":rename Row Line", ":rename Line Row", ":scheme dark",
      ":preview big", ":preview 1", ":preview 2", ":preview 3",
      "struct S: View { var body: some View { Text(\"s\") } }", ":add S()",
    ]
    let others = [":unwrap", ":replace Text(\"r\")", ":remove", ":extract E\(seed)", ":undo", ":redo", "Text(\"new\")", ":add $0"]
    func comments(_ source: String) -> [String] { source.matches(of: /\/\/[^\n]*/).map { String($0.0) } }
    _ = driver.load("a.swift", text)
    for step in 0..<50 {
      let before = driver.session.source
      let command = pick(4) == 0 ? others[pick(others.count)] : keeping[pick(keeping.count)]
      _ = driver.type(command)
      let after = driver.session.source
      #expect(compiles && after.contains(odd), "step \(step), \(command):\n\(after)")
      if keeping.contains(command) { #expect(comments(before).allSatisfy { after.contains($0) }, "step \(step), \(command):\n\(before)\n→\n\(after)") }
    }
    while !driver.type(":redo").hasPrefix("there is nothing to redo") {}
    let last = driver.session.source
    while !driver.type(":undo").hasPrefix("there is nothing to undo") {}
    #expect(driver.session.source == text)
    while !driver.type(":redo").hasPrefix("there is nothing to redo") {}
    #expect(driver.session.source == last)
  }
}
