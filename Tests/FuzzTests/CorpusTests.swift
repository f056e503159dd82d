internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

/// Programs that once ended the playground by a signal, or kept it busy for ever.
@Suite(.givesWay) struct `Kept programs` {
  static let all = ["crash", "hang", "found"].flatMap { folder in Corpus.names(in: folder).map { "\(folder)/\($0)" } }

  @Test(arguments: all)
  func `end soon with a picture or with words`(_ path: String) throws {
    let end = try Program.withFolder { folder in
      try Child.run(["render", try Corpus.place(path, in: folder)], in: folder)
    }
    let status = try #require(end.status, "it does not come back")
    #expect([0, 65].contains(status), "\(String(decoding: end.errors.suffix(2_000), as: UTF8.self))")
    #expect(status == 0 || !end.errors.isEmpty, "it fails without a word")
    #expect(!String(decoding: end.errors, as: UTF8.self).contains("its own mistake"))
  }
}

/// Sources and lessons that read files beside their folder.
@Suite(.givesWay) struct `Kept escapes` {
  @Test(arguments: Corpus.names(in: "escape")) func `show nothing from outside`(_ name: String) throws {
    try Program.withFolder { outer in
      let (project, outside) = (outer.appending(path: "project"), outer.appending(path: "outside"))
      let files = FileManager.default
      for folder in [project, outside] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
      for (ending, text) in [("txt", "TOPSECRET"), ("json", "{\"k\":\"TOPSECRET\"}")] {
        try Data(text.utf8).write(to: outside.appending(path: "secret.\(ending)"))
        let link = project.appending(path: "link.\(ending)").path
        try files.createSymbolicLink(atPath: link, withDestinationPath: "../outside/secret.\(ending)")
      }
      let file = try Corpus.place("escape/\(name)", in: project)
      let end = try Child.run([file.hasSuffix(".md") ? "test" : "render", file], in: project)
      #expect(try #require(end.status) >= 0)
      #expect(end.all.range(of: Data("TOPSECRET".utf8)) == nil)
    }
  }
}

/// Sources and lessons with control bytes.
@Suite(.givesWay) struct `Kept leaks` {
  /// Everything but colours and attributes.
  private func hasControls(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let allowed = "\t\n\r".unicodeScalars
    return text.unicodeScalars.contains { $0.value < 0x20 && !allowed.contains($0) || (0x7F..<0xA0).contains($0.value) }
  }

  @Test(arguments: [
    ["render", "--color", "never"], ["render", "--format", "svg", "-o", "out"],
    ["render", "--format", "html", "-o", "out"], ["layout"], ["layout", "--json"], ["tree"], ["trace"],
    ["trace", "--format", "html"], ["trace", "--format", "json"], ["sizes"], ["check"],
  ])
  func `of a source reach no output`(_ words: [String]) throws {
    try Program.withFolder { folder in
      let file = try Corpus.place("leak/osc52-text-trace.swift.txt", in: folder)
      let end = try Child.run([words[0], file] + words.dropFirst(), in: folder)
      #expect(end.status == 0)
      #expect(!hasControls(end.all + ((try? Data(contentsOf: folder.appending(path: "out"))) ?? Data())))
    }
  }
  @Test(arguments: [["test"], ["test", "--report", "tap"], ["test", "--report", "github"]])
  func `of a lesson reach no report`(_ words: [String]) throws {
    try Program.withFolder { folder in
      let file = try Corpus.place("leak/lesson-control-bytes.md", in: folder)
      let end = try Child.run([words[0], file] + words.dropFirst(), in: folder)
      #expect(try #require(end.status) >= 0)
      #expect(!hasControls(end.all))
    }
  }
}

/// Two files, one read after the other.
@Suite(.givesWay) struct `Kept orders` {
  @Test func `change nothing`() throws {
    try Program.withFolder { folder in
      for (name, place) in [("a", "1"), ("b", "2")] {
        try FileManager.default.createDirectory(at: folder.appending(path: place), withIntermediateDirectories: true)
        try Corpus.place("order/\(name).swift.txt", in: folder.appending(path: place))
      }
      let alone = try Child.run(["check", "2/b.swift"], in: folder)
      let after = try Child.run(["check", "1/a.swift", "2/b.swift"], in: folder)
      #expect(alone.status == after.status)
    }
  }
}
