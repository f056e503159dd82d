internal import Foundation
internal import Testing

/// A length may be infinite, no number or larger than any `Int`: `Int(_:)` would end the program.
@Suite struct `Lengths` {
  @Test func `become whole numbers through the initialiser that clamps`() throws {
    let bare = #/\bU?Int\d*\((?!bounded:|exactly:|clamping:)[^"]*\.(rounded|squareRoot)\(/#
    var found: [String] = []
    for folder in ["Drawing", "Terminal", "Pictures", "Views", "Workbench"] {
      for file in try Checkout.swiftFiles(under: "Sources/" + folder) where file.lastPathComponent != "Int+Bounded.swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains(bare) {
          found.append("\(file.lastPathComponent): \(line)")
        }
      }
    }
    #expect(found == [])
  }
}
