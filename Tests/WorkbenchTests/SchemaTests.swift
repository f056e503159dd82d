internal import Drawing
internal import Foundation
internal import SwiftSource
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

  private static let schemas = Dictionary(uniqueKeysWithValues: ["layout", "trace", "sizes", "why"].compactMap { name in (try? JSONSchema(name)).map { (name, $0) } })

  @Test func `has samples`() { #expect(!Self.samples.isEmpty) }

  @Test(arguments: samples) func `is valid`(file: URL) throws {
    func faults(_ name: String, _ document: JSON) throws -> [String] { try #require(Self.schemas[name]).faults(in: document.text) }
    let source = SourceFile(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    // Every sample as it is asked for, or as it would be ideally or at most.
    let proposals: [ProposedViewSize?] = [nil, .unspecified, .infinity]
    for proposal in [proposals[(Self.samples.firstIndex(of: file) ?? 0) % proposals.count]] {
      var request = Request()
      request.proposal = proposal
      let preview = Preview(source, request, recordsEvents: true)
      #expect(try faults("layout", preview.layoutDocument) == [])
      #expect(try faults("trace", preview.traceDocument(.everything)) == [])
      #expect(try faults("sizes", preview.sizesDocument) == [])
      if preview.host?.tree.root != nil { #expect(try faults("why", preview.whyDocument("/0")) == []) }
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
