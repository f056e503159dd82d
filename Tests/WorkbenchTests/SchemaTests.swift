internal import Drawing
internal import Foundation
internal import Interpreter
internal import LayoutCore
internal import Testing
internal import Tracing

@testable internal import Workbench

/// All JSON that the playground prints is as `playground/schema` says, for every sample.
@MainActor @Suite struct `JSON of the samples` {
  nonisolated static let samples: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground/views")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }()

  @Test func `has samples`() { #expect(!Self.samples.isEmpty) }

  @Test(arguments: samples) func `is valid`(file: URL) throws {
    let source = SourceFile(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    for proposal in [nil, ProposedViewSize.unspecified, .infinity] {
      var request = Request()
      request.proposal = proposal
      let preview = Preview(source, request, recordsEvents: true)
      #expect(try JSONSchema("layout").faults(in: preview.layoutDocument.text) == [])
      #expect(try JSONSchema("trace").faults(in: preview.traceDocument(.everything).text) == [])
      #expect(try JSONSchema("sizes").faults(in: preview.sizesDocument.text) == [])
      if preview.host?.tree.root != nil { #expect(try JSONSchema("why").faults(in: preview.whyDocument("/0").text) == []) }
    }
  }
  @Test func `is refused where it differs`() throws {
    let schema = try JSONSchema("layout")
    let valid = #"{"version":1,"device":"cells","proposal":{"width":1,"height":null},"canvas":null,"size":{"width":1,"height":"inf"},"root":null}"#
    #expect(try schema.faults(in: valid) == [])
    #expect(try schema.faults(in: valid.replacing(#""version":1"#, with: #""version":2"#)) != [])
    #expect(try schema.faults(in: valid.replacing(#""inf""#, with: #""big""#)) != [])
    #expect(try schema.faults(in: valid.replacing(#","root":null"#, with: "")) != [])
    #expect(try schema.faults(in: valid.replacing(#""root":null"#, with: #""root":null,"extra":1"#)) != [])
    #expect(try schema.faults(in: valid.replacing(#""root":null"#, with: #""root":{"kind":true}"#)) != [])
  }
}
