internal import Foundation
internal import Testing

/// A file holds one thing. A table is the only excuse to be long, and stands here by its path, or is generated.
@Suite struct `Source files` {
  static let tables: Set<String> = ["Sources/Drawing/Symbols/SymbolAliases.swift", "Tests/DrawingTests/Symbols/SymbolNames.swift"]

  @Test func `have at most 400 lines`() throws {
    for file in try Checkout.swiftFiles(under: "Sources") + Checkout.swiftFiles(under: "Tests") + Checkout.swiftFiles(under: "playground") {
      let lines = try String(contentsOf: file, encoding: .utf8).count { $0.isNewline }
      let path = file.path.dropFirst(Checkout.root.path.count + 1)
      #expect(lines <= 400 || path.contains("/Generated/") || Self.tables.contains(String(path)), "\(path) has \(lines) lines")
    }
  }
  @Test func `that are tables exist`() throws {
    for path in Self.tables { #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: path).path), "\(path)") }
  }
}
