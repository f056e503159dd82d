import Foundation
import Testing

@testable import SwiftSource

/// A brace that is missing is said once, with at most one thing that follows from it.
@MainActor @Suite struct `A deleted brace` {
  nonisolated static let samples: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../playground/views")
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 } ?? []
  }()

  @Test func `has samples`() { #expect(Self.samples.count > 30) }

  @Test(arguments: samples)
  func `gives at most two diagnostics`(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let braces = text.indices.filter { text[$0] == "{" || text[$0] == "}" }
    for (number, index) in braces.enumerated() where number % max(braces.count / 6, 1) == 0 {
      var edited = text
      edited.remove(at: index)
      let said = Program.read(SourceFile(name: "a.swift", text: edited)).diagnostics
      #expect(said.count <= 2, "without brace \(number) of \(path): \(said.map(\.message))")
    }
  }
}
