internal import Foundation
internal import FoundationXML
internal import PseudoTerminal
internal import Testing

@testable internal import playground

/// Every command and every format, on files whose texts, names and places hold control bytes, marks of direction and markup.
@MainActor @Suite struct `What leaves the process` {
  /// OSC 52 and 8, CSI, C1 controls, NUL, DEL, backspace, marks of direction, markup.
  static let hostile = "\u{1B}]52;c;eA==\u{7}\u{1B}]8;;http://e\u{1B}\\\u{9B}2J\u{90}\u{202E}r\u{2066}\u{7F}\u{8}\u{2028}</script><script>alert(1)</script>]]>--><!--\"'&"
  /// The same as an interpreted literal's escapes.
  static let escapes = hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()

  private static let view = """
    import SwiftUI
    // \(hostile.replacing("\u{2028}", with: ""))
    struct `a\u{202E}b`: View { var body: some View { Text("in") } }
    struct Hostile: View {
      let text = "\(escapes)"
      @State private var isOn = false
      var body: some View {
        VStack {
          Text(text).accessibilityIdentifier("id\(escapes)")
          Text("plain").id("\(escapes)").help("\(escapes)").accessibilityLabel("\(escapes)")
          Link("link", destination: URL(string: "javascript:alert(1)")!)
          Text("[l](javascript:alert(2)) **b** \(escapes)")
          Image("\(escapes).png")
          Image(systemName: "\(escapes)")
          Toggle("\(escapes)", isOn: $isOn)
          TextField("\(escapes)", text: .constant("\(escapes)"))
          Text("wide and long enough to be cut off somewhere").frame(width: 80).lineLimit(1)
          List { Section("\(escapes)") { Text("row").listRowBackground(Color("\(escapes)")) } }.frame(height: 100)
        }
        .navigationTitle("\(escapes)")
        .preference(key: Named.self, value: "\(escapes)")
      }
    }
    struct Named: PreferenceKey { static let defaultValue = ""; static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() } }
    #Preview("\(escapes)") { Hostile() }
    #Preview("two\(escapes)") { Text("\(escapes)") }
    """
  private static let wrong = "Text(\"a\u{202E}b\u{1B}[2J\u{9B}\").nosuch\u{2066}(1)\nlet é\u{202E} = missing\u{7}Name\n"
  private static let lesson = """
    ---
    title: T \(hostile.replacing("\u{2028}", with: ""))
    level: 1
    rows: S03
    ---

    # T \(hostile)

    Prose \(hostile) with *\(hostile)* and `\(hostile)`.

    ```swift A.swift
    Text("\(escapes)").accessibilityIdentifier("\(escapes)")
    ```

    ```expect
    Text.width == 1
    #\(hostile).width == 1
    ```

    ```playground
    > Text("\(escapes)")
    q\(hostile)
    > :why \(hostile)
    x
    > 1 +\(hostile)
    y
    ```
    """

  struct Folder {
    let url: URL
    /// Sources and lessons whose names are hostile, too.
    var view: String { url.appending(path: "v\u{1B}]52;c;eA==\u{7}\u{202E}<b>&.swift").path }
    var wrong: String { url.appending(path: "w\u{9B}2J\u{2066}\u{7F}.swift").path }
    var lesson: String { url.appending(path: "l\u{1B}[2J\u{202E}::x,%0A#.md").path }
    func out(_ name: String) -> String { url.appending(path: name).path }
  }
  private func withFolder(_ body: (Folder) throws -> Void) throws {
    try Program.withFolder { url in
      let folder = Folder(url: url)
      for (path, text) in [(folder.view, Self.view), (folder.wrong, Self.wrong), (folder.lesson, Self.lesson)] { try Data(text.utf8).write(to: URL(filePath: path)) }
      try body(folder)
    }
  }

  /// What was written, and the exit code.
  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }
  private func run(_ words: [String], in folder: Folder) throws -> Outcome {
    let files = ["result", "talk"].map { folder.out($0) }
    for file in files { try Data().write(to: URL(filePath: file)) }
    let handles = try files.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
    let code = Playground.run(words, Output(result: handles[0].fileDescriptor, talk: handles[1].fileDescriptor))
    for handle in handles { try handle.close() }
    let texts = try files.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    return Outcome(status: code.rawValue, output: texts[0], errors: texts[1])
  }
  /// The scalars that may not leave; where colours were asked for, styles may.
  private func unsafe(_ text: String, isStyled: Bool = false) -> [String] {
    let text = isStyled ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
    return text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
      default: false
      }
    }.map { "U+\(String($0.value, radix: 16))" }
  }
  private func expectSafe(_ run: Outcome, _ words: [String], isStyled: Bool = false) {
    #expect(unsafe(run.output, isStyled: isStyled).isEmpty, "\(words.prefix(1)) \(words.dropFirst(2)): \(run.output.debugDescription.prefix(2000))")
    #expect(unsafe(run.errors, isStyled: isStyled).isEmpty, "\(words.prefix(1)) \(words.dropFirst(2)): \(run.errors.debugDescription.prefix(2000))")
    #expect([0, 1, 2, 65, 66, 74].contains(run.status), "\(words.prefix(1)) \(words.dropFirst(2)): \(run.status) \(run.errors.prefix(400))")
    #expect(!run.output.isEmpty || !run.errors.isEmpty || run.status == 0, "\(words.prefix(1)): failed without a word")
  }
  private func expectXML(_ text: String, _ name: String) {
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(name): \(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
  }
  /// A page has its own scripts and nobody else's.
  private func expectPage(_ page: String, scripts: Int, _ name: String) throws {
    #expect(page.components(separatedBy: "<script").count == scripts + 1, "\(name): a script of the file's")
    #expect(!page.contains(/(href|src)\s*=\s*["']?\s*javascript/.ignoresCase()), "\(name): a live link")
    let start = try #require(page.firstRange(of: "<svg"))
    let end = try #require(page.firstRange(of: "</svg>\n</figure>") ?? page.firstRange(of: "</svg>"))
    expectXML(String(page[start.lowerBound..<end.lowerBound]) + "</svg>", name)
  }

  @Test func `asks and pictures in words`() throws {
    try withFolder { folder in
      // The view is sound: what is looked at below is its picture and its layout, not a complaint.
      let sound = try run(["trace", folder.view, "--level", "1"], in: folder)
      #expect(sound.status == 0 && sound.output.contains("]52;c;eA=="), "\(sound.errors)")
      var all: [[String]] = [
        ["layout"], ["tree"], ["tree", "--accessibility"], ["trace"], ["trace", "--level", "1"], ["trace", "--level", "3"], ["sizes"], ["guides"],
        ["render"], ["render", "--charset", "ascii"], ["render", "--screen"], ["check"], ["check", "--advice"], ["check", "--strict"],
        ["render", "--preview", "two" + Self.hostile.replacing("\u{2028}", with: "")], ["render", "--preview", Self.hostile], ["render", "--view", Self.hostile],
        ["render", "--view", "Text(\"\(Self.hostile)\")"], ["render", "--device", Self.hostile], ["render", "--size", Self.hostile],
        ["render", "--transition", Self.hostile], ["trace", "--node", "#" + Self.hostile], ["trace", "--kind", Self.hostile], ["trace", "--depth", Self.hostile],
        ["step", "--script", "n*3 G"], ["step", "--script", Self.hostile], ["step", "--script", "/Text n", "--level", "3"],
        ["render", "--" + Self.hostile], ["render", "--format", Self.hostile],
      ].map { [$0[0], folder.view] + $0.dropFirst() }
      for stage in ["source", "syntax", "view", "nodes", "layout", "display", "cells", "bytes", Self.hostile] { all.append(["dump", folder.view, "--stage", stage]) }
      let selectors = ["Text.width", "Toggle", "#id\(Self.hostile).width", Self.hostile]
      for selector in selectors {
        all += [["why", folder.view, selector], ["predict", folder.view, selector, "10x10"], ["sweep", folder.view, selector, "width", "0...64"]]
      }
      all += [
        ["sweep", folder.view, "Text"], ["sweep", folder.view], ["sweep", folder.view, "/0", "width", "0...160"], ["sweep", folder.view, "/0", Self.hostile, "0...64"],
        ["sweep", folder.view, "/0", "width", Self.hostile], ["solve", folder.view, "Text[1].width >= 1c", "width", "0...160"],
        ["solve", folder.view, Self.hostile, "width", "0...64"],
        ["solve", folder.view, "Text[1].width >= 1c", Self.hostile, "0...64"], ["diff", folder.view, folder.view], ["diff", folder.view, folder.wrong],
        ["predict", folder.view, "Text", Self.hostile], ["completions", "names", folder.view], ["completions", "selectors", folder.view], ["completions", Self.hostile],
        ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["manual"], ["manual", Self.hostile], ["manual", "render"], ["help"], ["--version", "--verbose"],
        ["project", folder.url.path], ["symbols", Self.hostile], ["snapshot", Self.hostile],
        ["render", "--all", folder.url.path, "-o", folder.out("x.html"), "--variants", Self.hostile],
        [Self.hostile], ["--" + Self.hostile], ["render", folder.view + Self.hostile], ["render", folder.url.path], [folder.url.path + "/" + Self.hostile],
      ]
      for command in ["layout", "tree", "trace", "render", "check", "sizes", "step", "dump"] {
        all.append([command, folder.wrong] + (command == "dump" ? ["--stage", "syntax"] : []))
      }
      for words in all {
        expectSafe(try run(words + (words[0].hasPrefix("-") || words.count < 2 ? [] : ["--color", "never"]).filter { _ in takesColor(words[0]) }, in: folder), words)
      }
    }
  }
  private func takesColor(_ command: String) -> Bool { Command.all.first { $0.name == command }?.options.contains { $0.name == "color" } ?? false }

  @Test func `colours are the only sequences of a picture`() throws {
    try withFolder { folder in
      for words in [["render", folder.view, "--format", "ansi", "--color", "always"], ["check", folder.wrong, "--color", "always"]] {
        let run = try run(words, in: folder)
        expectSafe(run, words, isStyled: true)
        #expect((run.output + run.errors).contains("\u{1B}["))
      }
    }
  }

  @Test func `files of pictures and pages`() throws {
    try withFolder { folder in
      for words in [["render", "--format", "svg"], ["render", "--format", "svg", "--all"]] {
        let run = try run([words[0], folder.view] + words.dropFirst(), in: folder)
        expectSafe(run, words)
        expectXML(run.output, "svg")
      }
      for words in [["render", "--format", "html"], ["render", "--format", "html", "--all"]] {
        let run = try run([words[0], folder.view] + words.dropFirst(), in: folder)
        expectSafe(run, words)
        try expectPage(run.output, scripts: 0, "html")
      }
      for level in ["1", "2", "3"] {
        let run = try run(["trace", folder.view, "--format", "html", "--level", level], in: folder)
        expectSafe(run, ["trace", "html"])
        try expectPage(run.output, scripts: 1, "trace")
      }
      for kind in ["svg", "html", "txt", "ansi", "png", "pdf"] {
        let target = folder.out("picture." + kind)
        let run = try run(["render", folder.view, "-o", target], in: folder)
        expectSafe(run, ["render", "-o", kind])
        let data = try Data(contentsOf: URL(filePath: target))
        if kind == "png" || kind == "pdf" {
          // What is not compressed of them is no text of the file.
          #expect(data.firstRange(of: Data("]52;c;".utf8)) == nil)
        } else {
          #expect(unsafe(String(decoding: data, as: UTF8.self)).isEmpty, "\(kind)")
        }
      }
    }
  }

  @Test func `documents of JSON`() throws {
    try withFolder { folder in
      for words in [
        ["layout", folder.view, "--json"], ["trace", folder.view, "--format", "json", "--level", "1"], ["trace", folder.view, "--format", "json", "--level", "3"],
        ["why", folder.view, "/0.width", "--json"], ["sizes", folder.view, "--json"], ["sweep", folder.view, "/0", "width", "0...64", "--json"],
        ["solve", folder.view, "Text[1].width >= 1c", "width", "0...64", "--json"], ["diff", folder.view, folder.view, "--json"],
        ["test", folder.lesson, "--report", "json"], ["test", "--list", "--json", folder.lesson], ["test", folder.lesson, "--report", "part"],
      ] {
        let run = try run(words, in: folder)
        expectSafe(run, words)
        #expect(throws: Never.self, "\(words[0])") { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
      }
    }
  }

  @Test func `reports of lessons`() throws {
    try withFolder { folder in
      for format in ["text", "tap", "github", "junit=" + folder.out("report.xml")] {
        for path in [folder.lesson, folder.url.path, folder.lesson + "\u{1B}missing.md", folder.wrong] {
          let run = try run(["test", path, "--report", format], in: folder)
          expectSafe(run, ["test", "", format])
        }
        if format == "github" {
          let log = try run(["test", folder.lesson, "--report", format], in: folder).output
          #expect(log.split(separator: "\n").filter { $0.hasPrefix("::error") }.count > 0)
        }
      }
      _ = try run(["test", folder.lesson, "--report", "junit=" + folder.out("report.xml")], in: folder)
      let report = try String(contentsOf: URL(filePath: folder.out("report.xml")), encoding: .utf8)
      #expect(unsafe(report).isEmpty)
      expectXML(report, "junit")
      for words in [
        ["test", "--list", folder.lesson], ["lesson", "lint", folder.lesson], ["lesson", "lint", folder.wrong], ["lesson", "new", folder.lesson],
        ["test", folder.lesson, "--report", Self.hostile],
      ] {
        expectSafe(try run(words, in: folder), words)
      }
    }
  }

  @Test func `scripts, the prompt and lessons for a person`() throws {
    try withFolder { folder in
      let entries = """
        Text("\(Self.escapes)").accessibilityIdentifier("\(Self.escapes)")
        :tree
        :layout
        :trace
        :why Text.width
        :why \(Self.hostile.replacing("\u{2028}", with: ""))
        :sizes
        :guides
        :sweep Text width 0...64
        :compare 10 20
        :source
        :open nowhere\u{1B}[2J.swift
        :render \(folder.out("none/x\u{1B}[2J.svg"))
        :nosuch\u{1B}[2J
        "\(Self.escapes)"
        let broken\u{202E} = 1 +
        """
      let environment = ["HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path]
      // Each of its own, because an error ends a script.
      for entry in entries.split(separator: "\n") {
        let words = ["-e", "Text(\"\(Self.escapes)\")\n" + entry]
        expectSafe(try run(words, in: folder), ["-e", "", String(entry.prefix(20))])
      }
      let lesson = URL(filePath: folder.lesson).lastPathComponent.dropLast(3)
      for (words, input) in [
        (["learn", "--lessons", folder.url.path], ""), (["learn", "--lessons", folder.url.path, String(lesson)], "\n\n1\n\u{1B}[2J\n?\n\nText(\"a\")\n\n\n\n\n"),
        (["learn", "--lessons", folder.url.path, Self.hostile.replacing("\u{0}", with: "")], ""), (["learn", "--progress"], ""), ([folder.view], entries),
        ([folder.wrong], entries), (["render", "-"], Self.wrong),
      ] {
        let run = try Program.run(words, input: Data(input.utf8), environment: environment, in: folder.url)
        expectSafe(Outcome(status: run.status, output: run.output, errors: run.errors), ["process"] + words)
      }
    }
  }

  @Test func `a quoted line shows what hides in it, with the caret below the mistake`() throws {
    try withFolder { folder in
      let source = "Text(\"a\u{202E}b\u{2066}\u{7}\").nosuch()\n"
      try Data(source.utf8).write(to: URL(filePath: folder.out("quoted.swift")))
      let run = try run(["check", folder.out("quoted.swift"), "--color", "never"], in: folder)
      let lines = run.errors.split(separator: "\n")
      let quoted = try #require(lines.firstIndex { $0.hasPrefix("Text(") })
      #expect(lines[quoted].hasPrefix(#"Text("a\u{202E}b\u{2066}"#), "\(run.errors)")
      let caret = try #require(lines[quoted + 1].firstIndex(of: "^"))
      let place = lines[quoted + 1].distance(from: lines[quoted + 1].startIndex, to: caret)
      #expect(lines[quoted].dropFirst(place).hasPrefix("nosuch") || lines[quoted].dropFirst(place).hasPrefix("\u{2407}"), "\(run.errors)")
    }
  }
}
