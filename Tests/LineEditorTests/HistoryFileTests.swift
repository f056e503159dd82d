import Foundation
import LineEditor
import PseudoTerminal
import TestFiles
import TestOrder
import Testing

@Suite(.givesWay, .timeLimit(.minutes(20))) struct HistoryFileTests {
  private func withPath<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appending(path: "state/history").path)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func put(_ bytes: some Sequence<UInt8>, at path: String) throws {
    try FileManager.default.createDirectory(at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  @Test func `Entries come back as they were, oldest first`() throws {
    try withPath { path in
      let entries = ["Text(\"a\\nb\")", "VStack {\n  \\ 😀 漢\n}", "\u{1b}[31m\t\r\0\u{7f}\u{85}", "", "{}"]
      var history = HistoryFile(path: path)
      #expect(history.load() == [])
      for entry in entries { history.append(entry) }
      var other = HistoryFile(path: path)
      #expect(other.load() == entries)
      #expect(other.load(limit: 2) == ["", "{}"])
      #expect(history.warning == nil && other.warning == nil)
    }
  }

  @Test func `The file is the user's alone, and plain text`() throws {
    try withPath { path in
      var history = HistoryFile(path: path)
      history.append("a\nb")
      #expect(try permissions(of: path) == 0o600)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == "playground history 1\na\\nb\n")
      chmod(path, 0o644)
      history.append("c")
      #expect(try permissions(of: path) == 0o600)
    }
  }

  private static let foreign: [String: Data] = [
    "libedit's": Data("_HiStOrY_V2_\nText\n".utf8), "NULs": Data(count: 5_000), "random": Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ $0 / 7) }),
    "half a heading": Data("playground history 1".utf8), "one long line": Data(repeating: 0x61, count: 10_000_000), "too large": Data(repeating: 0x61, count: 17_000_000),
  ]

  @Test(arguments: foreign.keys.sorted()) func `A foreign file is put aside with one warning, and a new one begun`(kind: String) throws {
    try withPath { path in
      let bytes = try #require(Self.foreign[kind])
      try put(bytes, at: path)
      var history = HistoryFile(path: path)
      #expect(history.load() == [])
      #expect(history.warning == .damaged(path: path, kept: path + ".bad"))
      let kept = try Data(contentsOf: URL(filePath: path + ".bad"))
      #expect(kept == bytes)
      history.append("new")
      var other = HistoryFile(path: path)
      #expect(other.load() == ["new"])
      #expect(other.warning == nil)
    }
  }

  @Test func `What can be read of a damaged file goes on`() throws {
    try withPath { path in
      try put(Array("playground history 1\none\n".utf8) + [0, 0, 0xff, 0x0a] + Array("two\\q\nthree\n".utf8), at: path)
      var history = HistoryFile(path: path)
      #expect(history.load() == ["one", "three"])
      #expect(history.warning == .damaged(path: path, kept: path + ".bad"))
      var other = HistoryFile(path: path)
      #expect(other.load() == ["one", "three"])
    }
  }

  @Test func `A record that was cut off harms no other`() throws {
    try withPath { path in
      try put(Array("playground history 1\none\ntw".utf8), at: path)
      var history = HistoryFile(path: path)
      #expect(history.load() == ["one"])
      history.append("three")
      #expect(history.load() == ["one", "tw", "three"])
      #expect(history.warning == nil)
    }
  }

  @Test(arguments: ["", "/proc/nowhere/history", "/dev/null/history", "/", "/a\0b"]) func `A place that cannot be used gives one warning and no error`(path: String) {
    var history = HistoryFile(path: path)
    _ = history.load()
    history.append("a")
    history.append("b")
    guard case .unavailable? = history.warning else {
      Issue.record("no warning for \(path.debugDescription): \(String(describing: history.warning))")
      return
    }
  }

  @Test func `A pipe in place of the file holds nobody up`() throws {
    try withPath { path in
      try put([], at: path)
      unlink(path)
      mkfifo(path, 0o600)
      var history = HistoryFile(path: path)
      #expect(history.load() == [])
      history.append("a")
      #expect(history.warning != nil)
    }
  }

  @Test func `2 Eight processes with five hundred entries each lose none`() throws {
    try withPath { path in
      let processes = try (0..<8).map { number in
        let process = Process()
        process.executableURL = URL(filePath: ProbeSession.probe)
        process.arguments = ["append", path, "writer\(number)", "500"]
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      var history = HistoryFile(path: path)
      let entries = history.load(limit: 10_000)
      #expect(entries.count == 4_000)
      for number in 0..<8 {
        #expect(entries.filter { $0.hasPrefix("writer\(number) ") } == (0..<500).map { "writer\(number) \($0)\nsecond line" })
      }
      #expect(history.warning == nil)
    }
  }
}

@Suite(.givesWay, .timeLimit(.minutes(20))) struct `A history` {
  @Test func `keeps all that was put aside`() throws {
    let folder = try TestFolder()
    for text in ["one", "two", "three"] {
      try folder.put(["history": text])
      var history = HistoryFile(path: folder.at("history"))
      #expect(history.load() == [])
    }
    #expect(["history.bad", "history.bad.2", "history.bad.3"].map { folder.text($0) } == ["one", "two", "three"])
  }
  @Test(arguments: FaultyCalls.Fault.allCases) func `loses no entry whatever call fails, and says so in one line`(fault: FaultyCalls.Fault) throws {
    var number = 1
    while true {
      let folder = try TestFolder()
      let path = folder.at("history")
      var first = HistoryFile(path: path)
      for entry in ["one", "two"] { first.append(entry) }
      let faulty = FaultyCalls(fault, at: number)
      var history = HistoryFile(path: path, calls: faulty.calls)
      _ = history.load()
      history.append("three")
      history.append("four")
      var next = HistoryFile(path: path)
      let found = next.load()
      let what: Comment = "\(fault) at call \(number): \(found)"
      #expect(Array(found.prefix(2)) == ["one", "two"] && next.warning == nil, what)
      #expect(found.dropFirst(2).allSatisfy { ["three", "four"].contains($0) }, what)
      #expect(found.count == 4 || history.warning != nil && !fault.isHarmless, what)
      #expect(folder.names == ["history"], what)
      guard faulty.hasFired else { break }
      number += 1
    }
    #expect(number > 6, "the faults were met")
  }
}
