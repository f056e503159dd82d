internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

/// Every preview of a folder on a page, and what is drawn again after a change.
@Suite(.givesWay) struct `A gallery` {
  private static let row = """
    import SwiftUI
    struct Row: View { let title: String; var body: some View { Text(title).padding().background(paper) } }
    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row(title: "one").previewDisplayName("First").previewLayout(.sizeThatFits)
        Row(title: "two").previewLayout(.fixed(width: 100, height: 60))
      }
    }
    """
  private static let files = [
    "App/Row.swift": row, "App/Tint.swift": "import SwiftUI\nlet paper = Color.yellow\n",
    "App/Broken.swift": "import SwiftUI\n#Preview(\"Broken <b>\\u{1B}[2J\") { Text(missing) }\n",
    "App/Plain.swift": "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"x\") } }\n",
  ]
  private struct Folder {
    let url: URL
    func run(_ words: String...) throws -> Program.Run {
      try Program.run(words, environment: ["XDG_CACHE_HOME": url.appending(path: "cache").path], seconds: 60, in: url)
    }
    func write(_ name: String, _ text: String) throws {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }
    func names(_ name: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.appending(path: name).path).sorted()
    }
  }
  private func withProject(_ body: (Folder) throws -> Void) throws {
    try Program.withFolder { url in
      let folder = Folder(url: url)
      for (name, text) in Self.files { try folder.write(name, text) }
      try folder.write("App/App.xcodeproj/project.pbxproj", "")
      try body(folder)
    }
  }

  @Test func `shows each preview in light and dark, with small and large texts, and what is wrong`() throws {
    try withProject { folder in
      let run = try folder.run("render", "App", "--all", "-o", "page.html")
      #expect(run.status == 65)
      #expect(run.errors.contains("3 previews of 2 files, 1 file with errors"))
      let page = try folder.text("page.html")
      #expect(page.ranges(of: "data:image/png;base64,iVBOR").count == 8)
      for title in ["First, line 3", "Row_Previews[2], line 3", "Broken &lt;b&gt;␛[2J, line 2"] {
        #expect(page.contains(title))
      }
      #expect(
        page.contains("cannot find &#x27;missing&#x27; in scope") || page.contains("cannot find 'missing' in scope"))
      #expect(!page.contains("Plain.swift"))
    }
  }

  @Test func `draws again what a change concerns, and nothing else`() throws {
    try withProject { folder in
      func errors() throws -> String {
        try folder.run("render", "App", "--all", "-o", "gallery", "--variants", "light").errors
      }
      #expect(try errors().contains("3 previews of 2 files, 1 file with errors; 0."))
      #expect(
        try folder.names("gallery") == ["App-Row-1-light.png", "App-Row-2-light.png", "index.html"])
      let before = try Data(contentsOf: folder.url.appending(path: "gallery/App-Row-1-light.png"))
      #expect(try errors().contains("2 files as before"))
      // A colour that another file declares.
      try folder.write("App/Tint.swift", "import SwiftUI\nlet paper = Color.green\n")
      #expect(!(try errors().contains("as before")))
      let after = try Data(contentsOf: folder.url.appending(path: "gallery/App-Row-1-light.png"))
      #expect(before != after)
      // A comment in a file that nothing is taken from: what is wrong is looked at again, the rest stands.
      try folder.write("App/Plain.swift", "// Nothing.\n" + (Self.files["App/Plain.swift"] ?? ""))
      #expect(try errors().contains("1 file as before"))
      // A name that was missing.
      try folder.write("App/More.swift", "let missing = \"there\"\n")
      #expect(try errors().contains("3 previews of 2 files; "))
      #expect(try folder.names("gallery").contains("App-Broken-1-light.png"))
      // A preview that is gone takes its picture along.
      try FileManager.default.removeItem(at: folder.url.appending(path: "App/Broken.swift"))
      #expect(try errors().contains("2 previews of 1 file; "))
      #expect(!(try folder.names("gallery").contains("App-Broken-1-light.png")))
    }
  }

  @Test func `leaves files alone that it has not written, and waits for no pipe`() throws {
    try withProject { folder in
      try folder.write("site/index.html", "<p>mine</p>")
      let refused = try folder.run("render", "App", "--all", "-o", "site")
      #expect(refused.status == 2 && refused.errors.contains("it is no gallery"))
      #expect(try folder.text("site/index.html") == "<p>mine</p>")
      #expect(mkfifo(folder.url.appending(path: "App/Pipe.swift").path, 0o600) == 0)
      try folder.write("gallery/pictures.txt", "App-Old-1-light.png")
      try folder.write("gallery/App-Old-1-light.png", "mine")
      #expect(try folder.run("render", "App", "--all", "-o", "gallery").errors.contains("previews of 3 files"))
      #expect(try folder.text("gallery/App-Old-1-light.png") == "mine")
    }
  }

  @Test func `wants a place, and names of variants that there are`() throws {
    try withProject { folder in
      #expect(try folder.run("render", "App", "--all").status == 2)
      let run = try folder.run("render", "App", "--all", "-o", "x.html", "--variants", "light,blue")
      #expect(run.status == 2 && run.errors.contains("light, dark, small, large"))
      #expect(try folder.run("render", "App/Row.swift", "App", "--all", "-o", "x.html").status == 2)
    }
  }
}

/// Reference pictures and layouts, and the first event that differs from them.
@Suite(.givesWay) struct Snapshots {
  private static let source = """
    import SwiftUI
    #Preview("Card") { VStack { Text("Title"); Text("more").foregroundStyle(Color.red) } }
    #Preview("Plain") { Text("plain") }
    """
  private func withProject(_ body: (URL, (String...) throws -> Program.Run) throws -> Void) throws {
    try Program.withFolder { url in
      try FileManager.default.createDirectory(at: url.appending(path: "App"), withIntermediateDirectories: true)
      try Self.source.write(to: url.appending(path: "App/Card.swift"), atomically: true, encoding: .utf8)
      try body(url) { (words: String...) in
        try Program.run(["snapshot", "App"] + words, environment: ["TMPDIR": url.path], seconds: 60, in: url)
      }
    }
  }

  @Test func `are made by --update, and hold then`() throws {
    try withProject { url, snapshot in
      let first = try snapshot()
      #expect(first.status == 1 && first.errors.contains("App/Card.swift:2:1: error: 'Card' (light) has no reference"))
      #expect(!FileManager.default.fileExists(atPath: url.appending(path: "App/__Snapshots__").path))
      #expect(try snapshot("--update").status == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.appending(path: "App/__Snapshots__/Card").path)
      #expect(names.sorted() == ["Card.light.layout", "Card.light.png", "Plain.light.layout", "Plain.light.png"])
      let second = try snapshot()
      #expect(second.status == 0 && second.errors.contains("2 as the reference"))
      #expect(try snapshot("--variants", "light,dark").errors.contains("2 as the reference, 2 without a reference"))
    }
  }

  @Test(arguments: [
    (
      "Text(\"Title\")", "Text(\"Titles\")",
      "the first event that differs is: VStack tries the least on Text \"Titles\""
    ),
    ("VStack {", "VStack(spacing: 30) {", "the first event that differs is: "),
    ("Color.red", "Color.blue", "the layout is the same; what is drawn differs first in: "),
  ])
  func `tell a changed text, a moved view and a changed colour by what came first`(
    _ old: String, _ new: String, _ words: String
  ) throws {
    try withProject { url, snapshot in
      #expect(try snapshot("--update").status == 0)
      let changed = Self.source.replacing(old, with: new)
      try changed.write(to: url.appending(path: "App/Card.swift"), atomically: true, encoding: .utf8)
      let run = try snapshot("-o", "differences")
      #expect(run.status == 1)
      #expect(run.errors.contains("App/Card.swift:2:1: error: 'Card' (light) differs from its reference: " + words))
      #expect(run.errors.contains("1 as the reference, 1 different"))
      let picture = try Data(contentsOf: url.appending(path: "differences/Card-Card.light.png"))
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let annotated = try snapshot("--report", "github").output
      #expect(annotated.contains("::error file=App/Card.swift,line=2,col=1::'Card' (light) differs"))
      #expect(try snapshot("--update").status == 0)
      #expect(try snapshot().status == 0)
    }
  }

  @Test func `of previews that are gone are told, and removed by --update`() throws {
    try withProject { url, snapshot in
      #expect(try snapshot("--update").status == 0)
      let changed = Self.source.replacing("\"Plain\"", with: "\"Other\"")
      try changed.write(to: url.appending(path: "App/Card.swift"), atomically: true, encoding: .utf8)
      let run = try snapshot()
      #expect(run.status == 1)
      #expect(run.errors.contains("Plain.light.png: error: no preview belongs to this reference any more"))
      #expect(try snapshot("--update").status == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.appending(path: "App/__Snapshots__/Card").path)
      #expect(names.sorted() == ["Card.light.layout", "Card.light.png", "Other.light.layout", "Other.light.png"])
    }
  }

  @Test func `of a file that cannot be parsed stay`() throws {
    try withProject { url, snapshot in
      #expect(try snapshot("--update").status == 0)
      try "#Preview(".write(to: url.appending(path: "App/Card.swift"), atomically: true, encoding: .utf8)
      let run = try snapshot("--update")
      #expect(run.status == 65 && run.errors.contains("its previews cannot be drawn"))
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.appending(path: "App/__Snapshots__/Card").path)
      #expect(names.count == 4)
    }
  }

  @Test func `of a source that is wrong end with its code`() throws {
    try withProject { url, snapshot in
      #expect(try snapshot("--update").status == 0)
      try (Self.source + "\n#Preview(\"New\") { Text(nothing) }\n").write(
        to: url.appending(path: "App/Card.swift"), atomically: true, encoding: .utf8)
      let run = try snapshot()
      #expect(run.status == 65 && run.errors.contains("'New' (light) cannot be drawn: cannot find 'nothing' in scope"))
    }
  }
}
