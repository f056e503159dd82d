internal import Foundation
internal import Testing

/// swiftc refuses each file of `views/refused/` at the lines that say so, with the words that they say, and nowhere else.
@Suite struct `Refused samples` {
  static let files = (try? Checkout.swiftFiles(under: "playground/views/refused")) ?? []

  @Test func `exist`() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files) func `fail where they say`(file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// error: ").map { Typecheck.Problem(line: index + 1, message: line[$0.upperBound...].trimmingCharacters(in: .whitespaces)) }
    }
    let check = try Typecheck(file)
    #expect(!expected.isEmpty)
    #expect(check.errors.map(\.line) == expected.map(\.line), "\(check.output)")
    #expect(check.others.isEmpty)
    for (error, mark) in zip(check.errors, expected) { #expect(says(error.message, mark.message), "\(file.lastPathComponent):\(error.line) says: \(error.message)") }
  }

  /// A mark is swiftc's message, shortened: `…` stands for what was left out.
  private func says(_ message: String, _ mark: String) -> Bool {
    var rest = message[...]
    for part in mark.split(separator: "…") {
      guard let range = rest.firstRange(of: part.trimmingCharacters(in: .whitespaces)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
