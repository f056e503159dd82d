internal import Drawing
internal import SwiftSource
internal import PlaygroundMacros
internal import Running
internal import Testing
internal import Views

/// State lives as long as a view's identity does. Branches flip, elements move, ids change: the same views live on, on both roads.
@MainActor @Suite struct `Surviving views` {
  private let sample = SampleFile.all.first { $0.name == "SurvivingIdentity" }

  @Test func `are those whose place in the view tree stays`() throws {
    let compiled = try compiledPreviews(of: #require(sample).name).map { identities($0.body()) }
    try #require(compiled.count == 4)
    #expect(
      compiled[0].intersection(compiled[1]) == [
        "Changing", "Changing/0/Row", "Changing/3/some/Row", "Changing/4/[a]/Row", "Changing/4/[b]/Row",
      ])
    #expect(compiled[1].contains("Changing/2/first/second/Row") && compiled[2].contains("Changing/2/second/first/Row") && compiled[3].contains("Changing/2/second/second/Row"))
    #expect(compiled[0].contains("Changing/6/Row/Row") && compiled[1].contains("Changing/6/Modified/Row"))
    #expect(compiled[0].contains("Changing/5/#0/Row") && compiled[1].contains("Changing/5/#1/Row"))
  }
  @Test func `are the same when interpreted`() throws {
    let sample = try #require(sample)
    let source = SourceFile(name: "SurvivingIdentity.swift", text: sample.source)
    for (index, preview) in compiledPreviews(of: sample.name).enumerated() {
      #expect(identities(preview.body()) == identities(try CheckedProgram.read(source, .preview("\(index + 1)")).root(budget: Budget()).view))
    }
  }

  private func identities(_ view: any View) -> Set<String> { Set(ViewHost(Erased(view), device: .cells).scopes.map(\.identity.description)) }
}
