internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

/// The fuzz harness itself.
@Suite(.givesWay) struct `The harness` {
  private func fuzz(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = Products.folder.appending(path: "fuzz")
    process.arguments = arguments
    process.currentDirectoryURL = Program.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `runs the same cases again from the same seed`() throws {
    try Program.withFolder { folder in
      let runs = try (0..<2).map { _ in
        try fuzz([
          "--runs", "3", "--seed", "3", "--kind", "views", "--no-shrink", "--no-order", "--limit", "100", "--out", folder.path,
        ])
      }
      // All but the seconds.
      #expect(runs[0].output.hasPrefix("seed 3\n"))
      #expect(runs[0].output.replacing(/in \d+ s/, with: "") == runs[1].output.replacing(/in \d+ s/, with: ""))
    }
  }
  @Test func `reports, shrinks and keeps what breaks a rule`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(path: "slow.swift")
      let source = """
        import SwiftUI
        // a comment
        struct A: View { var body: some View { Text("a") } }

        struct B: View { var body: some View { Text("b") } }
        """
      try Data(source.utf8).write(to: file)
      // Nothing is done in a millionth of a second.
      let run = try fuzz(["--one", file.path, "--limit", "0.000001", "--out", folder.appending(path: "out").path])
      #expect(run.status == 1)
      #expect(run.output.contains("finding 1: slow check"))
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "out").path)
      let first = folder.appending(path: "out").appending(path: try #require(kept.sorted().first))
      #expect(!(try String(contentsOf: first.appending(path: "case.swift"), encoding: .utf8).contains("// a comment")))
      #expect(try String(contentsOf: first.appending(path: "FINDING.txt"), encoding: .utf8).contains("playground "))
    }
  }
  @Test func `ends with 2 on words that it does not know`() throws {
    #expect(try fuzz(["--nonsense"]).status == 2)
    #expect(try fuzz(["--kind", "nothing"]).status == 2)
  }
}
