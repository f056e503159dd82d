import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Sessions that are kept in files.
@Suite(.givesWay) struct `A session in a file` {
  @Test func `36 is a lesson that holds, a hundred times over`() throws {
    try Program.withFolder { folder in
      let path = folder.appending(path: "l.md").path
      let script =
        "Text(\"Title\")\n:wrap VStack(spacing: 8)\n:add Text(\"```\")\n.padding(.leading, 8)\n:remove\n:undo\n:why Text[1].width\n:layout\nstruct Badge: View {\n  var body: some View { Text(\"b\") }\n}\n:add Badge()\n:save \(path)\n"
      let run = try Program.run([], input: Data(script.utf8))
      #expect(run.status == 0 && run.errors.contains("saved"), "\(run)")
      let lesson = try String(contentsOfFile: path, encoding: .utf8)
      #expect(lesson.hasPrefix("# l\n\n") && lesson.contains("> :wrap VStack(spacing: 8)") && !lesson.contains(":undo") && !lesson.contains(":save"), "\(lesson)")
      let test = try Program.run("test", path)
      #expect(test.status == 0, "\(test)")
      #expect(try Program.run("test", "--update", path).status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == lesson)
      // Not over a file that is there.
      let again = try Program.run([], input: Data(script.utf8))
      #expect(again.status == 65 && again.errors.contains("is left alone"), "\(again)")
    }
  }
  @Test func `36 begins with the file it was typed to`() throws {
    try Program.withFolder { folder in
      try Data("import SwiftUI\n\n#Preview {\n  Text(\"file\")\n}\n".utf8).write(to: folder.appending(path: "a.swift"))
      let path = folder.appending(path: "l.md").path
      let run = try Program.run(folder.appending(path: "a.swift").path, "-e", ":wrap HStack\n:add Text(\"more\")\n:save \(path)")
      #expect(run.status == 0, "\(run)")
      #expect(
        try String(contentsOfFile: path, encoding: .utf8).contains(
          "```swift Start.swift\nimport SwiftUI\n\n#Preview {\n  Text(\"file\")\n}\n```\n\n```playground\n> :wrap HStack\n"))
      #expect(try Program.run("test", path).status == 0)
    }
  }
  @Test func `18 is edited by a program, or left as it is`() throws {
    let script = "Text(\"one\")\n:edit\n:source\n"
    let edited = try Program.run([], input: Data(script.utf8), environment: ["EDITOR": "sed -i s/one/two/", "PATH": "/usr/bin:/bin"])
    #expect(edited.status == 0 && edited.output.hasPrefix("one\ntwo\n"), "\(edited)")
    let missing = try Program.run([], input: Data(script.utf8), environment: ["EDITOR": "no-such-editor", "PATH": "/usr/bin:/bin"])
    #expect(missing.status == 65 && missing.errors.contains("cannot be run; set VISUAL or EDITOR; nothing is changed"), "\(missing)")
  }
  @Test(arguments: ["png", "svg", "pdf", "html", "txt", "ansi"]) func `is drawn in the format that the name says`(ending: String) throws {
    try Program.withFolder { folder in
      let file = folder.appending(path: "a." + ending)
      let run = try Program.run("-e", "Text(\"x\").border(.red)\n:render \(file.path)")
      #expect(run.status == 0, "\(run)")
      let data = try Data(contentsOf: file)
      let starts = ["png": "\u{89}PNG", "svg": "<svg", "pdf": "%PDF", "html": "<!", "txt": "┌─┐", "ansi": "\u{1b}["]
      let start = String(decoding: data.prefix(200), as: UTF8.self)
      #expect(ending == "png" ? data.starts(with: [0x89, 0x50, 0x4e, 0x47]) : start.contains(starts[ending] ?? "?"), "\(start)")
    }
  }
}
