internal import Testing
internal import Workbench

/// Tab at the prompt.
@MainActor @Suite struct `8 Completion` {
  private var driver = SessionDriver()
  private func texts(_ line: String) -> [String] { driver.session.completion(of: line, cursor: line.count).candidates.map(\.text) }

  @Test(arguments: [
    (":tre", "tree"), (":sel", "select"), ("Text(\"a\").fra", "frame("), (".padd", "padding("), ("VStack { Text(\"a\")\n  .bor", "border("), ("VSta", "VStack"),
    ("Text(\"a\").frame(wid", "width: "), ("VStack(alignment: .lead", "leading"), (":add Spac", "Spacer"), (":wrap HSt", "HStack"), (":device ph", "phone"), (":move u", "up"),
    ("Text(\"a\").foregroundStyle(.re", "red"), ("Button(\"a\") {}.buttonStyle(.bor", "borderedProminent"), ("Text(\"a\").padding(.hor", "horizontal"),
    ("Font.Wei", "Weight"), ("Color.gre", "green"), ("withAni", "withAnimation("), ("Edg", "EdgeInsets"), ("Dat", "Date"),
  ]) func `8 offers what may stand there`(line: String, text: String) { #expect(texts(line).contains(text), "\(texts(line))") }

  @Test func `offers only modifiers behind a dot`() {
    let offered = texts("Text(\"a\").")
    #expect(offered.contains("padding(") && offered.allSatisfy { $0.hasSuffix("(") } && !offered.contains("VStack"))
  }
  @Test mutating func `knows what was declared, and what is in the view`() {
    _ = driver.type("struct Badge: View { var body: some View { Text(\"b\").id(\"x\") } }")
    _ = driver.type("Badge()")
    #expect(texts("Bad") == ["Badge", "BadgeProminence"])
    #expect(texts(":select Te") == ["Text"])
  }
  @Test func `takes file names from whoever knows them`() {
    let completion = driver.session.completion(of: ":open a", cursor: 7) { _ in ["a.swift", "ab.swift", "b.swift"] }
    #expect(completion.candidates.map(\.text) == ["a.swift", "ab.swift"])
    #expect(completion.common == "a" && completion.start == 6)
  }
  @Test(arguments: ["", "(", ")", "\"", ".", "((((", "Text(\"a", ":", ": x", ":select", "漢.", "a.b.c(d: .e", "\n."]) func `survives broken source`(line: String) {
    for cursor in 0...line.count { _ = driver.session.completion(of: line, cursor: cursor) }
  }
  @Test func `9 has a line on each, and does without it where there is no room`() {
    let completion = driver.session.completion(of: ".frame", cursor: 6)
    #expect(completion.lines(columns: 120).contains { $0.contains("frame(width:height:alignment:)") && $0.count > 40 })
    #expect(completion.lines(columns: 40).allSatisfy { $0.count < 40 })
    let several = driver.session.completion(of: ".fo", cursor: 3)
    #expect(several.lines(columns: 80, limit: 1, chosen: 1).first?.hasPrefix("▸ " + several.candidates[1].signature) == true)
    #expect(several.lines(columns: 80, limit: 1, chosen: 1, isASCII: true).first?.hasPrefix("> ") == true)
  }

  @Test mutating func `19, 20 help says what a name is, and finds names by a word`() {
    #expect(driver.type("?frame").contains(".frame(width:height:alignment:)"))
    #expect(driver.type("?VStack").hasPrefix("VStack("))
    #expect(driver.type("?? align").contains(".alignmentGuide(_:computeValue:)"))
    #expect(driver.type("?fraem") == "nothing is called 'fraem'; did you mean '?frame'?\n")
    #expect(driver.type("?").contains("'?frame' says what 'frame' is"))
    #expect(driver.type("?? a").split(separator: "\n").count <= 24)
  }
}
