import Foundation
import Testing

/// Programs that are compiled with the tests and interpreted by them: what swiftc makes of them and what the interpreter makes of them is the same.
@MainActor
@Suite struct ProgramTests {
  /// The file, the function in it, and that function as swiftc compiled it.
  static let programs: [(file: String, function: String, compiled: @Sendable () -> [String])] = [
    ("NumbersProgram", "numbersProgram", { numbersProgram() }), ("TextsProgram", "textsProgram", { textsProgram() }),
    ("CollectionsProgram", "collectionsProgram", { collectionsProgram() }), ("TypesProgram", "typesProgram", { typesProgram() }),
    ("SearchesProgram", "searchesProgram", { searchesProgram() }), ("DetailsProgram", "detailsProgram", { detailsProgram() }),
    ("ControlProgram", "controlProgram", { controlProgram() }),
  ]

  @Test(arguments: 0..<7)
  func `a program gives the same compiled and interpreted`(_ index: Int) throws {
    let program = ProgramTests.programs[index]
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
    let source = try String(contentsOf: folder.appendingPathComponent(program.file + ".swift"), encoding: .utf8)
    let interpreted = Interpreted("import SwiftUI\n" + source + "\nText(verbatim: \(program.function)().joined(separator: \"§\"))")
    #expect(interpreted.said == [])
    #expect(try interpreted.texts().first?.components(separatedBy: "§") == program.compiled())
  }
}
