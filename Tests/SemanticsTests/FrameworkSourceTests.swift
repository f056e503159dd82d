internal import Interfaces
internal import Testing

@testable internal import Declarations
@testable internal import Semantics

/// swiftc compiles the frameworks' sources as modules of this package: what the rules say of them is a mistake of the
/// rules.
@Suite struct `The sources of frameworks` {
  private let library = LibraryReader()

  @Test(arguments: FrameworkSource.all.map(\.name)) func `are sound`(_ name: String) throws {
    let checker = ProgramCheck.checked("import \(name)", library: library)
    let module = try #require(checker.modules.first { $0.name == name })
    let declarations = module.topLevel.all.filter { $0.module == module } + module.extensions
    for declaration in declarations { checker.checkReached(declaration) }
    let files = Set(declarations.compactMap { $0.place?.file })
    let said = files.flatMap { file in
      checker.unsaid.mistakes(in: file, SourceSpan(0, .max)).map { mistake in
        "\(file.name):\(file.position(of: mistake.place.offset).line): \(mistake.message)"
      }
    }
    #expect(said.sorted() == [])
  }
}
