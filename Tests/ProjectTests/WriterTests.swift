internal import Foundation
internal import TestOrder
internal import Testing

/// Files are written by one writer: what is told of it holds everywhere.
@Suite(.givesWay) struct `Files are written` {
  @Test func `by the one writer, and nowhere else`() throws {
    // A file with none of these is not compared with the pattern, which takes long.
    let words = [".write(to: ", "createFile(", "forWritingTo", "forWritingAtPath", "fopen(", "options: .atomic", "Item(", "ItemAt("]
    let ways = try Regex(#"\.write\(to: (?!&)|createFile\(|forWritingTo|forWritingAtPath|fopen\(|options: \.atomic|\b(?:copy|move|replace)Item(?:At)?\("#)
    for file in try Checkout.swiftFiles(under: "Sources") where !file.path.contains("/Sources/FileAccess/") {
      // Texts of declarations and what programs call write nothing here, and the harness writes what it found.
      let others = ["/Interfaces/Generated/", "/Standard/Source/", "/Sources/Frameworks/", "/Sources/fuzz/"]
      if others.contains(where: file.path.contains) { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      if !words.contains(where: text.contains) { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let isFree = line.firstMatch(of: ways) == nil
        #expect(isFree, "\(file.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))")
      }
    }
  }
}
