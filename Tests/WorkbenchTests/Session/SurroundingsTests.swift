internal import SwiftSource
internal import Terminal
internal import Testing
internal import Workbench

/// The other files of a file's project: they are watched as far as the view takes something from them.
@MainActor @Suite struct `What lies around a file` {
  /// The files of a project, as they are on a disk.
  @MainActor private final class Folder {
    var texts = [
      "a/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(word) } }\n", "a/Word.swift": "let word = \"one\"\n", "a/Other.swift": "let other = 1\n",
    ]
    var files: [SourceFile] { texts.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, text: $0.value) } }
  }
  private let folder = Folder()
  private static let text = "import SwiftUI\n\n#Preview { Row() }\n"

  private func driver() -> SessionDriver {
    var driver = SessionDriver()
    let folder = folder
    driver.session.surroundings = { path in
      if path == nil { return Surroundings() }
      return Surroundings(others: { ProjectFiles(folder.files) })
    }
    return driver
  }

  @Test func `50 a prompt finds missing names there, watches the files that have them, and draws when they change`() {
    var driver = driver()
    #expect(driver.type("Row()").contains("cannot find 'Row'"), "without a file there is no project")
    #expect(driver.load("a/View.swift", Self.text) == "one\n")
    #expect(driver.actions == ["watch a/View.swift", "update a/View.swift", "watch a/View.swift a/Row.swift a/Word.swift"])
    #expect(driver.type(".border(.red)") == "┌───┐\n│one│\n└───┘\n")
    #expect(driver.actions == [])
    #expect(driver.send(.file(path: "a/Word.swift", .text("let word = \"one\"\n"))) == "", "the first look finds what was read")
    folder.texts["a/Word.swift"] = "let word = \"two\"\n"
    #expect(driver.send(.file(path: "a/Word.swift", .text("let word = \"two\"\n"))) == "┌───┐\n│two│\n└───┘\n")
    #expect(driver.actions == ["update a/View.swift"])
    folder.texts["a/Other.swift"] = "let other = 2\n"
    #expect(driver.send(.file(path: "a/Other.swift", .text("let other = 2\n"))) == "")
    folder.texts["a/Word.swift"] = "let word = nothing\n"
    let broken = driver.send(.file(path: "a/Word.swift", .text("let word = nothing\n")))
    #expect(broken.hasPrefix("a/Word.swift:1:12: error: cannot find 'nothing' in scope\nlet word = nothing\n           ^"), "\(broken)")
    #expect(broken.contains("│two│") && broken.contains("(stale"))
    #expect(driver.session.source.hasPrefix("import SwiftUI\n\n#Preview {"), "the source is the file's own")
  }

  @Test func `57 a live preview shows the previews of a file by their numbers, and the first when the chosen one is gone`() throws {
    var preview = LivePreview(path: "a.swift", request: Request())
    let text = "#Preview(\"one\") { Text(\"A\") }\n#Preview(\"two\") { Text(\"B\") }\n#Preview { Text(\"C\") }\n"
    func shown(_ preview: LivePreview) throws -> String { try TextPainter().text(preview.screen(CellCount(columns: 90, rows: 4), charset: .unicode)) }
    preview.resize(CellCount(columns: 90, rows: 4))
    _ = preview.read(.text(text))
    for (choice, letter, number) in [(LivePreview.Choice.next, "B", 2), (.next, "C", 3), (.next, "A", 1), (.previous, "C", 3), (.number(2), "B", 2)] {
      let isNew = preview.choose(choice)
      #expect(isNew && preview.chosen?.number == number)
      let screen = try shown(preview)
      #expect(screen.contains(" \(letter)") && screen.contains("preview \(number) of 3"), "\(screen)")
    }
    let isNew = preview.choose(.number(4))
    #expect(!isNew)
    _ = preview.read(.text("#Preview { Text(\"only\") }\n"))
    #expect(preview.chosen == nil)
    let screen = try shown(preview)
    #expect(screen.contains("only") && !screen.contains("STALE"))
  }

  @Test func `58 traits of a preview say what it is offered, and those that are unknown are named`() {
    func made(_ traits: String, _ request: Request = Request()) -> Preview {
      Preview(SourceFile(name: "a.swift", text: "#Preview(\"p\", traits: \(traits)) { Color.red }\n"), request)
    }
    let fixed = made(".fixedLayout(width: 80, height: 32)")
    #expect(fixed.size.width == 80 && fixed.size.height == 32 && fixed.diagnostics.isEmpty)
    #expect(made(".sizeThatFitsLayout").diagnostics.isEmpty)
    var asked = Request()
    asked.size = CellCount(columns: 10, rows: 1)
    #expect(made(".fixedLayout(width: 80, height: 32)", asked).size.height == 16)
    #expect(made(".landscapeLeft").diagnostics.map(\.message).first?.contains("'.landscapeLeft'") == true)
    #expect(made(".fixedLayout(width: x, height: 1)").diagnostics.map(\.message).first?.contains("cannot find 'x' in scope") == true)
    #expect(!made(".landscapeLeft").hasErrors)
  }

  @Test func `38, 39 a live preview says how long its picture is stale, shows five mistakes at most, and why a file is looked at at intervals`() throws {
    var preview = LivePreview(path: "a.swift", request: Request())
    func shown(_ seconds: Int) throws -> String {
      try TextPainter().text(preview.screen(CellCount(columns: 120, rows: 60), charset: .unicode, at: .now + .seconds(seconds)))
    }
    _ = preview.read(.text("Text(\"A\")\n"))
    #expect(preview.ticks == nil)
    _ = preview.read(.text((1...9).map { "Tex\($0)(\"A\")\n" }.joined()))
    #expect(preview.ticks != nil)
    #expect(try shown(1).contains("STALE (1 save) ·"))
    #expect(try shown(25).contains("STALE (1 save) since 20 s"))
    #expect(try shown(150).contains("STALE (1 save) since 2 min"))
    #expect(try shown(0).components(separatedBy: "error:").count == 6 && shown(0).contains("… and 4 more"))
    preview.notice = "looking for changes at intervals, as asked"
    #expect(try shown(0).contains("looking for changes at intervals"))
    _ = preview.read(.text("Text(\"B\")\n"))
    #expect(preview.ticks == nil)
    #expect(try !shown(99).contains("STALE"))
  }

  @Test func `50 a view of several files is asked about as one of a single file`() {
    var driver = driver()
    folder.texts["a/Store.swift"] = "import SwiftUI\nfinal class Store: ObservableObject { @Published var word = \"one\" }\n"
    folder.texts["a/Row.swift"] = "import SwiftUI\nstruct Row: View { @EnvironmentObject var store: Store; var body: some View { Text(store.word) } }\n"
    #expect(
      driver.load(
        "a/View.swift",
        "import SwiftUI\n@main struct Shown: App {\n  @StateObject private var store = Store()\n  var body: some Scene { WindowGroup { Row().environmentObject(store) } }\n}\n")
        == "one\n")
    for question in [":trace 1", ":why Text.width"] { #expect(!driver.type(question).contains("0×0"), "\(question)") }
    #expect(driver.type(":trace 1").contains("Text \"one\" takes 24×16"))
  }
  @Test func `50 a live preview draws when a file changes that it takes something from, and only then`() {
    var request = Request()
    let folder = folder
    request.others = { ProjectFiles(folder.files) }
    var preview = LivePreview(path: "a/View.swift", request: request)
    var isNew = preview.read(.text(Self.text))
    #expect(isNew)
    #expect(preview.used == ["a/Row.swift", "a/Word.swift"])
    isNew = preview.readOther("a/Word.swift", folder.texts["a/Word.swift"])
    #expect(!isNew)
    isNew = preview.readOther("a/Other.swift", "let other = 2\n")
    #expect(!isNew)
    #expect(preview.saves == 1)
    folder.texts["a/Word.swift"] = "let word = \"two\"\n"
    isNew = preview.readOther("a/Word.swift", "let word = \"two\"\n")
    #expect(isNew)
    #expect(preview.saves == 2)
    folder.texts["a/Word.swift"] = nil
    isNew = preview.readOther("a/Word.swift", nil)
    #expect(isNew)
    #expect(preview.used == ["a/Row.swift"])
    isNew = preview.read(.text(Self.text))
    #expect(!isNew)
    preview.forget()
    isNew = preview.read(.text(Self.text))
    #expect(isNew, "a reload that was asked for")
  }
}
