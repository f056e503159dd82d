import Foundation
import Testing

/// The rows of `docs/prompt.md` against the tests that carry their numbers.
@Suite struct `The rows of the prompt` {
  private struct Row {
    var number: Int
    var isRequired: Bool
    var state: String
    var places: String
  }
  private var rows: [Row] {
    get throws {
      try String(contentsOf: Checkout.root.appending(path: "docs/prompt.md"), encoding: .utf8).split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 6, let number = Int(cells[1].filter(\.isNumber)) else { return nil }
        return Row(number: number, isRequired: cells[1].hasSuffix("*"), state: cells[3], places: cells[4])
      }
    }
  }
  /// The numbers that the names of tests begin with, by the folder of the tests.
  private func numbers(in folder: String) throws -> Set<Int> {
    let folder = Checkout.root.appending(path: "Tests/\(folder)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    var found = Set<Int>()
    for file in files where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/func `([0-9]+(?:, [0-9]+)*) /#) {
        found.formUnion(match.1.split(separator: ", ").compactMap { Int($0) })
      }
    }
    return found
  }

  @Test func `are all there`() throws {
    let required = [1, 2, 3, 4, 8, 12, 13, 16, 19] + Array(24...34)
    #expect(try rows.map(\.number) == Array(1...36))
    #expect(try rows.filter(\.isRequired).map(\.number) == required)
  }
  @Test func `are done where a test says so, and else have a reason`() throws {
    for row in try rows {
      guard row.state == "done" else {
        #expect(!row.isRequired && row.places.count > 10, "\(row.number)")
        continue
      }
      let folders = row.places.matches(of: /[A-Za-z]+Tests/).map { String($0.0) }
      #expect(!folders.isEmpty, "\(row.number)")
      for folder in folders { #expect(try numbers(in: folder).contains(row.number), "no test in \(folder) is named by \(row.number)") }
    }
  }
}
