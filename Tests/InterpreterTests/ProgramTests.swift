import Foundation
import Testing

/// Programs that are compiled with the tests and interpreted by them: what swiftc makes of them and what the interpreter makes of them is the same.
@MainActor
@Suite struct ProgramTests {
  @Test(
    arguments: [
      ("NumbersProgram", "numbersProgram", numbersProgram), ("TextsProgram", "textsProgram", textsProgram), ("CollectionsProgram", "collectionsProgram", collectionsProgram),
      ("TypesProgram", "typesProgram", typesProgram),
    ] as [(String, String, @Sendable () -> [String])])
  func `a program prints the same compiled and interpreted`(_ file: String, _ function: String, _ compiled: @Sendable () -> [String]) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
    let source = try String(contentsOf: folder.appendingPathComponent(file + ".swift"), encoding: .utf8)
    let interpreted = Interpreted(source + "\nVStack { ForEach(\(function)(), id: \\.self) { Text(verbatim: $0) } }")
    #expect(interpreted.said == [])
    let wanted = compiled()
    let found = try Interpreted(source + "\nText(verbatim: \(function)().joined(separator: \"\\u{1}\"))").texts().first?.components(separatedBy: "\u{1}") ?? []
    #expect(found == wanted)
  }
}
