internal import FileAccess
internal import Foundation
internal import Synchronization
internal import TestFiles
internal import Testing

@testable internal import playground

/// Every call that reads or writes fails in turn, in every way: what the person had is whole, and it is told with 74 and a line.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct `Whatever call fails` {
  /// What commands say, and how they end.
  private func run(_ words: [String], _ calls: SystemCalls) -> (code: Int32, said: String) {
    let said = Mutex("")
    var calls = calls
    let write = calls.write
    calls.write = { file, bytes, count in
      guard file == STDOUT_FILENO || file == STDERR_FILENO else { return write(file, bytes, count) }
      if file == STDERR_FILENO { said.withLock { $0 += String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self) } }
      return count
    }
    let code = Playground.run(words, Output(calls: calls)).rawValue
    return (code, said.withLock { $0 })
  }
  /// Goes on until no call is left that could fail.
  private func each(_ body: (FaultyCalls, _ isHarmless: Bool, _ what: Comment) throws -> Void) rethrows {
    for fault in FaultyCalls.Fault.allCases {
      var number = 1
      while true {
        let faulty = FaultyCalls(fault, at: number)
        try body(faulty, fault.isHarmless, "\(fault) at call \(number)")
        guard faulty.hasFired else { break }
        number += 1
      }
      #expect(number > 3, "the faults were met")
    }
  }
  private func expect(_ run: (code: Int32, said: String), _ faulty: FaultyCalls, _ isHarmless: Bool, _ what: Comment) {
    if isHarmless || !faulty.hasFired {
      #expect(run.code == 0, what)
    } else {
      #expect(run.code == 0 || run.code == 74 && run.said.split(separator: "\n").count == 1, "\(what): \(run)")
    }
  }

  @Test(arguments: ["text", "png"]) func `a picture is whole, or the old one is`(format: String) throws {
    try each { faulty, isHarmless, what in
      let folder = try TestFolder()
      try folder.put(["x.swift": "Text(\"Hi\")\n", "out": "old"])
      let run = run(["render", folder.at("x.swift"), "--format", format, "-o", folder.at("out")], faulty.calls)
      expect(run, faulty, isHarmless, what)
      let out = FileManager.default.contents(atPath: folder.at("out")) ?? Data()
      let isNew = format == "text" ? out == Data("Hi\n".utf8) : out.suffix(8).prefix(4) == Data("IEND".utf8)
      #expect(isNew || (run.code == 74 && out == Data("old".utf8)), what)
    }
  }
  @Test func `what was saved is whole, or the old file is`() throws {
    try each { faulty, isHarmless, what in
      let folder = try TestFolder()
      let run = run(["-e", "Text(\"Hi\")\n:save \(folder.at("a.swift"))"], faulty.calls)
      #expect(run.code == (isHarmless || !faulty.hasFired ? 0 : run.code == 0 ? 0 : 74), "\(what): \(run)")
      let text = folder.text("a.swift")
      #expect(text?.hasSuffix("}\n") == true || (run.code == 74 && text == nil && run.said.contains("cannot be written")), "\(what): \(text ?? "nothing")")
    }
  }
  @Test func `a lesson that is updated is whole, or as it was`() throws {
    let old = "# T\n\n```playground\n> Text(\"a\")\nb\n```\n"
    try each { faulty, isHarmless, what in
      let folder = try TestFolder()
      try folder.put(["a.md": old])
      let run = run(["test", "--update", "--force", folder.at("a.md")], faulty.calls)
      if isHarmless || !faulty.hasFired { #expect(run.code == 0, what) } else { #expect(run.code == 0 || run.code == 74, "\(what): \(run)") }
      let text = folder.text("a.md")
      #expect(text == old.replacing("\nb\n", with: "\na\n") || (run.code == 74 && text == old), what)
    }
  }
}
