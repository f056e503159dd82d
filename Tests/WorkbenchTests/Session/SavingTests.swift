internal import Foundation
internal import SwiftSource
internal import Testing
internal import Workbench

/// The loaded file is saved from the prompt. The watcher finds every save, as it does at a terminal.
@MainActor @Suite struct `Saving the loaded file` {
  private static let file = "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\n\n#Preview {\n  Row()\n}\n"

  /// A folder as a session finds it: it writes as the program does, and the watcher tells of it.
  @MainActor struct Folder {
    var driver = SessionDriver()
    var files: [String: String] = [:]
    /// What was said since the last entry.
    private(set) var said = ""

    init(_ files: [String: String], opening path: String?) {
      self.files = files
      if let path { perform(driver.session.start(opening: path)) }
    }
    var source: String { driver.session.source }
    var picture: String {
      var asked = driver
      return asked.type(":screen")
    }
    @discardableResult mutating func type(_ entry: String) -> String {
      said = ""
      handle(.entry(entry))
      return said
    }
    /// What a watcher does after each save.
    mutating func watched(_ path: String) -> String {
      said = ""
      handle(.file(path: path, files[path].map { .text($0) } ?? .missing))
      return said
    }
    /// Somebody else's save.
    mutating func save(_ path: String, _ text: String) -> String {
      files[path] = text
      return watched(path)
    }
    private mutating func handle(_ event: Session.Event) {
      said += driver.send(event)
      perform(driver.effects)
    }
    private mutating func perform(_ effects: [Session.Effect]) {
      for effect in effects {
        switch effect {
        case .read(let path): handle(.file(path: path, files[path].map { .text($0) } ?? .missing))
        case .write(let path, let text, let over):
          switch (files[path], over) {
          case (nil, _), (_, .anything): files[path] = text
          case (let held?, .text(let known)) where held == known: files[path] = text
          default:
            handle(.occupied(path: path))
            continue
          }
          handle(.written(path: path, failure: nil))
        case .render(let path, _, _, let over):
          if files[path] != nil, over == .nothing {
            handle(.occupied(path: path))
          } else {
            files[path] = "picture"
            handle(.written(path: path, failure: nil))
          }
        default: break
        }
      }
    }
  }

  @Test(arguments: [
    ("#Preview {\n  Row()\n}\n", "#Preview {\n  Row()\n    .padding(4)\n}\n", "#Preview {\n  VStack {\n    Row()\n      .padding(4)\n    Text(\"b\")\n  }\n}\n"),
    ("", "#Preview {\n  Row()\n    .padding(4)\n}\n", "#Preview {\n  VStack {\n    Row()\n        .padding(4)\n    Text(\"b\")\n  }\n}\n"),
  ]) func `writes what a person would have written, and undo writes what was there before`(shown: String, padded: String, wrapped: String) {
    let head = "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\n" + (shown.isEmpty ? "" : "\n")
    var folder = Folder(["a.swift": head + shown], opening: "a.swift")
    let start = folder.picture
    folder.type(".padding(4)")
    let picture = folder.picture
    #expect(folder.type(":save") == "saved a.swift\n")
    #expect(folder.watched("a.swift") == "" && folder.picture == picture)
    let separator = shown.isEmpty ? "\n" : ""
    #expect(folder.files["a.swift"] == head + separator + padded)
    folder.type(":save a.swift")
    #expect(folder.watched("a.swift") == "" && folder.files["a.swift"] == head + separator + padded)
    folder.type(":wrap VStack")
    folder.type(":add Text(\"b\")")
    folder.type(":save ./a.swift")
    #expect(folder.watched("a.swift") == "" && folder.files["a.swift"] == folder.source)
    #expect(folder.files["a.swift"]?.components(separatedBy: "#Preview").count == 2)
    for _ in 0..<2 { folder.type(":undo") }
    folder.type(":save")
    #expect(folder.watched("a.swift") == "" && folder.files["a.swift"] == head + separator + padded && folder.picture == picture)
    folder.type(":undo")
    folder.type(":save")
    #expect(folder.watched("a.swift") == "" && folder.files["a.swift"] == head + shown && folder.picture == start)
    #expect(folder.type(":undo") == "there is nothing to undo\n")
  }

  @Test func `leaves what others write afterwards as it is taken without it`() {
    var folder = Folder(["a.swift": Self.file], opening: "a.swift")
    folder.type(".border(.red)")
    folder.type(":save")
    _ = folder.watched("a.swift")
    let theirs = folder.source.replacing("\"row\"", with: "\"new\"")
    #expect(folder.save("a.swift", theirs) == "┌───┐\n│new│\n└───┘\n")
    #expect(folder.source == theirs)
    #expect(folder.type(":undo") == "new\n", "what is undone is ours, not theirs")
    #expect(folder.source == Self.file.replacing("\"row\"", with: "\"new\""))
    #expect(folder.type(":redo") == "┌───┐\n│new│\n└───┘\n" && folder.source == theirs)
    // Typed since the save.
    folder.type("struct B: View { var body: some View { Row() } }")
    #expect(folder.save("a.swift", theirs.replacing("\"new\"", with: "\"other\"")) == "┌─────┐\n│other│\n└─────┘\n")
    #expect(folder.source.contains("struct B") && folder.source.contains("\"other\""))
    folder.type(":save")
    #expect(folder.files["a.swift"] == folder.source)
  }

  @Test func `says where others changed what was changed since, and keeps both`() {
    var folder = Folder(["a.swift": Self.file], opening: "a.swift")
    folder.type(":wrap VStack")
    folder.type(":save")
    folder.type(":select Text")
    folder.type(":change Text \"mine\"")
    let theirs = (folder.files["a.swift"] ?? "").replacing("\"row\"", with: "\"theirs\"")
    let said = folder.save("a.swift", theirs)
    #expect(said.contains("a.swift changed on disk, and so did the prompt: Row.") && said.contains("-  var body: some View { Text(\"theirs\") }"), "\(said)")
    #expect(folder.source.contains("\"mine\"") && folder.files["a.swift"] == theirs)
    #expect(folder.type(":save").contains("is not saved"))
    #expect(folder.files["a.swift"] == theirs)
    #expect(folder.type(":watch disk").hasSuffix("theirs\n") && folder.source == theirs)
    #expect(folder.type(":undo") == "mine\n")
    folder.type(":save")
    #expect(folder.files["a.swift"] == folder.source && folder.source.contains("\"mine\""))
  }

  @Test func `is known again after another file was opened`() {
    var folder = Folder(["a.swift": Self.file, "b.swift": "Text(\"b\")\n"], opening: "a.swift")
    folder.type(".border(.red)")
    folder.type(":save")
    let saved = folder.files["a.swift"]
    #expect(folder.type(":open b.swift") == "b\n")
    #expect(folder.type(":undo") == "┌───┐\n│row│\n└───┘\n" && folder.source == saved)
    #expect(folder.type(":undo") == "row\n" && folder.source == Self.file)
  }

  @Test func `leaves files alone that are not the session's`() {
    var folder = Folder(["a.swift": Self.file, "b.swift": "theirs", "p.png": "theirs"], opening: nil)
    #expect(folder.type(":save") == ":save FILE: what is missing is FILE, because no file is loaded\n")
    folder.type("Text(\"mine\")")
    #expect(folder.type(":save b.swift") == "b.swift is left alone: it holds what this session did not write; ':save! b.swift' writes over it\n")
    #expect(folder.driver.failed && folder.files["b.swift"] == "theirs")
    #expect(folder.type(":save! b.swift") == "saved b.swift\n" && folder.files["b.swift"] == folder.source)
    folder.type(".bold()")
    #expect(folder.type(":save b.swift") == "saved b.swift\n" && folder.files["b.swift"] == folder.source, "it is the session's now")
    folder.files["b.swift"] = "theirs again"
    #expect(folder.type(":save b.swift").contains("is left alone") && folder.files["b.swift"] == "theirs again")
    #expect(folder.type(":render p.png") == "p.png is left alone: it holds what this session did not write; ':render! p.png' writes over it\n")
    #expect(folder.type(":render! p.png") == "saved p.png\n")
    #expect(folder.type(":render p.png") == "saved p.png\n")
    #expect(folder.type(":open! a.swift") == "':open' has nothing to force: only ':save!' and ':render!' are written with '!'\n")
    #expect(folder.type(":save! ") == ":save FILE: what is missing is FILE, because no file is loaded\n")
  }

  @Test func `is forced over what cannot be taken`() {
    var folder = Folder(["a.swift": Self.file], opening: "a.swift")
    folder.type(".border(.red)")
    _ = folder.save("a.swift", "struct {")
    #expect(folder.type(":save").contains("would be lost") && folder.files["a.swift"] == "struct {")
    #expect(folder.type(":save!").hasPrefix("saved a.swift\n") && folder.files["a.swift"] == folder.source)
    #expect(!folder.driver.session.isStale)
  }

  private static let shapes = [
    file,
    "// the file\nimport SwiftUI\n\n/// A row.\nstruct Row: View {\n  var body: some View {\n    // inside\n    Text(\"row\") // behind\n  }\n}\n\n#Preview(\"one\") { // one\n  // two\n  VStack {\n    Row() // three\n    // five\n  }\n  // six\n}\n\n\n#Preview {\n  Row().border(.red)\n}",
    "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\n\nstruct Row_Previews: PreviewProvider {\n  static var previews: some View {\n    Row()\n  }\n}\n",
    "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\nstruct Last: View { var body: some View { HStack { Row(); Text(\"l\") } } }\n",
    "struct Row: View { var body: some View { Text(\"row\") } }\nlet word = \"w\"\nRow()\nText(word)\n",
    "import SwiftUI\n\n\nlet word = \"nothing is shown\"\n",
  ]
  private static let commands = [
    ".padding(4)", ".border(.red)", ".bold() // bold", ":add Text(\"t\")", ":insert Divider()", ":wrap VStack(spacing: 8)", ":wrap HStack", ":unwrap", ":replace Text(\"r\")",
    ":remove", ":move up", ":select Text", ":select Row", ":up", ":down", ":change padding 8", ":change Text \"c\"", ":rename Row Line", ":rename Line Row", ":extract E",
    ":extract F",
    "Text(\"new\")", "VStack {\n  Text(\"a\") // first\n  Row()\n}", "struct S: View { var body: some View { Text(\"s\") } }", ":add S()", "let word = \"v\"", "import Foundation",
    "struct Row: View {\n  var body: some View { Text(\"typed\") }\n}", "#Preview(\"mine\") {\n  Text(\"m\")\n}", "nonsense(", ":preview 2", ":preview 1",
  ]

  private nonisolated static let isLong = ProcessInfo.processInfo.environment["PLAYGROUND_LONG_TESTS"] != nil

  /// Any session that is saved says, draws and undoes the same as one that is not, and each saved file is what the session said, by itself.
  @Test(arguments: 0..<(isLong ? 120 : 6)) func `any number of times changes nothing but the file`(seed: Int) {
    var random = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func pick(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    let text = Self.shapes[seed % Self.shapes.count]
    var (saving, plain) = (Folder(["a.swift": text], opening: "a.swift"), Folder(["a.swift": text], opening: "a.swift"))
    // The sources that undo leads back to, and those that redo leads to.
    var (past, future): ([String], [String]) = ([], [])
    var log: [String] = []
    for _ in 0..<(Self.isLong ? 40 : 14) {
      let before = saving.source
      let command = pick(6) == 0 ? ":undo" : pick(10) == 0 ? ":redo" : Self.commands[pick(Self.commands.count)]
      log.append(command)
      let said = saving.type(command)
      #expect(said == plain.type(command), "\(log)")
      let source = saving.source
      #expect(source == plain.source, "\(log)")
      guard source == plain.source else { return }
      if source != before {
        switch command {
        case ":undo":
          #expect(past.popLast() == source, "\(log)")
          future.append(before)
        case ":redo":
          #expect(future.popLast() == source, "\(log)")
          past.append(before)
        default:
          past.append(before)
          future = []
        }
      }
      guard pick(3) == 0 else { continue }
      log.append(":save")
      let picture = saving.picture
      #expect(saving.type(pick(2) == 0 ? ":save" : ":save ./a.swift") == "saved a.swift\n", "\(log)")
      #expect(saving.files["a.swift"] == source, "\(log)")
      if pick(4) > 0 { #expect(saving.watched("a.swift") == "", "\(log)") }
      #expect(saving.source == source && saving.picture == picture, "\(log)")
      let again = Folder(saving.files, opening: "a.swift")
      #expect(again.source == source, "\(log)")
      // Without a view, a declaration is not drawn at once; another preview than the first is chosen, not written.
      if saving.driver.session.preview != nil, !log.contains(where: { $0.hasPrefix(":preview") }) { #expect(again.picture == picture, "\(log)\n\(source)") }
    }
    while !past.isEmpty {
      let before = saving.source
      #expect(!saving.type(":undo").hasPrefix("there is nothing"), "\(log)")
      if saving.source != before { #expect(saving.source == past.removeLast(), "\(log)") }
    }
    #expect(saving.source == Folder(["a.swift": text], opening: "a.swift").source)
    saving.type(":save")
    #expect(saving.files["a.swift"] == saving.source)
  }
}
