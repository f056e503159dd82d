internal import Foundation
internal import TestOrder
internal import Testing

/// Files are written by one writer: what is told of it holds everywhere.
@Suite(.givesWay) struct `Files are written` {
  @Test func `by the one writer, and nowhere else`() throws {
    let ways = try Regex(#"\.write\(to: (?!&)|createFile\(|forWritingTo|forWritingAtPath|fopen\(|options: \.atomic|\b(?:copy|move|replace)Item(?:At)?\("#)
    for file in try Checkout.swiftFiles(under: "Sources") where !file.path.contains("/Sources/FileAccess/") {
      // Programs of the catalogue write nothing, texts of declarations neither, and the harness writes what it found.
      if ["/Interfaces/Generated/", "/Sources/fuzz/"].contains(where: file.path.contains) { continue }
      for (number, line) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(line.firstMatch(of: ways) == nil, "\(file.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))")
      }
    }
  }
}
