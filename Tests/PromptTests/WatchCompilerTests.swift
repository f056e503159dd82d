import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// What the status of `playground watch FILE` says of swiftc.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The watch screen and swiftc` {
  let home: Home
  init() throws { home = try Home() }

  /// Where the library's modules are, if they are.
  private static let modules = URL(filePath: Products.path(of: "playground")).deletingLastPathComponent().appending(path: "Modules/SwiftUI.swiftmodule")

  private func session(_ program: String, before words: [String] = []) throws -> TerminalSession {
    try home.write("import SwiftUI\n\nText(\"one\")\n", to: "View.swift")
    return try TerminalSession(program, words + ["watch", "View.swift"], environment: home.environment(), folder: home.folder, columns: 120, rows: 12)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: modules.path), "the library's modules are not beside the program"))
  func `say whether it agrees, of each save anew`() throws {
    let session = try session(Products.path(of: "playground"))
    try session.wait(until: "the verdict") { $0.lines.last?.contains("swiftc agrees") == true }
    #expect(session.screen?.lines.contains { $0.contains("one") } == true)
    try home.write("import SwiftUI\n\nText(\"one\").bolt()\n", to: "View.swift")
    try session.wait(until: "the verdict on what is wrong") { $0.lines.last?.contains("swiftc agrees: it refuses the same") == true }
    try home.write("import SwiftUI\n\nText(\"two\")\n", to: "View.swift")
    try session.wait(until: "the repair") { $0.lines.contains { $0.contains("two") } && $0.lines.last?.contains("refuses") == false }
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
  @Test func `say once that there is none`() throws {
    // Beside its copy there are no modules. The shell copies it: what this process writes is busy while another of its children starts.
    let copyAndStart = "cp \"$0\" ./playground && exec ./playground \"$@\""
    let session = try session("/bin/sh", before: ["-c", copyAndStart, Products.path(of: "playground")])
    try session.wait(until: "the words") { $0.lines.last?.contains("no swiftc") == true }
    try home.write("import SwiftUI\n\nText(\"two\")\n", to: "View.swift")
    try session.wait(until: "the next save") { $0.lines.contains { $0.contains("two") } }
    #expect(session.screen?.lines.last?.contains("no swiftc") == false)
    session.type("q")
    #expect(try session.end() == 0)
  }
}
