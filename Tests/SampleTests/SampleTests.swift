internal import PlaygroundMacros
internal import Testing
internal import Views

/// Every sample is linked into this program, and what it previews is found without importing it.
@MainActor @Suite struct `Compiled samples` {
  @Test func `exist`() { #expect(!SampleFile.all.isEmpty) }

  @Test(arguments: SampleFile.all) func `preview something`(sample: SampleFile) { #expect(sample.previewCount + sample.providers.count + sample.programs.count > 0) }

  @Test(arguments: SampleFile.all) func `record each preview at its line`(sample: SampleFile) {
    let lines = sample.source.split(separator: "\n", omittingEmptySubsequences: false)
    let previews = compiledPreviews(of: sample.name)
    #expect(previews.count == sample.previewCount)
    for preview in previews { #expect(lines[preview.line - 1].hasPrefix("#Preview"), "line \(preview.line)") }
  }
  @Test(arguments: SampleFile.all) func `have their preview providers`(sample: SampleFile) {
    for name in sample.providers { #expect(compiledProvider(name, of: sample.name) != nil, "\(name)") }
  }
  @Test(arguments: SampleFile.all) func `have their programs`(sample: SampleFile) {
    for name in sample.programs { #expect(compiledProgram(name, of: sample.name) != nil, "\(name)") }
  }
  @Test func `record no preview of an unknown file`() {
    let known = Set(SampleFile.all.map { "Sample_\($0.name)/\($0.name).swift" })
    for preview in allCompiledPreviews() { #expect(known.contains(preview.fileID), "\(preview.fileID)") }
  }
  @Test func `have no types but their own`() { #expect(compiledType("NoSuchView", of: "HelloWorld") == nil) }
}
