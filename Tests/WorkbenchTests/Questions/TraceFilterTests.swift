internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Tracing
@testable internal import Workbench

@MainActor @Suite struct `A filtered trace` {
  private let preview = Preview(SourceFile(name: "test.swift", text: "VStack { Text(\"a\").padding(8); HStack { Text(\"b\"); Color.red } }"), Request(), recordsEvents: true)
  private func lines(_ node: String, _ kinds: String, _ depth: String) throws -> [Substring] {
    let filter = try preview.traceFilter(node: node, kinds: kinds, depth: depth)
    return try #require(preview.trace).text(.steps, filter).split(separator: "\n")
  }

  @Test func `has the lines of the whole one that are about a node, of a kind, not deep, with their numbers`() throws {
    let trace = try #require(preview.trace)
    let whole = try lines("", "", "")
    #expect(try lines("", LayoutEvent.Kind.allCases.map { "\($0)" }.joined(separator: ","), "100") == whole)
    let texts = Set(try preview.nodes(try Selector("Text")))
    let about = try lines("Text", "measure,answer", "")
    let entries = trace.entries(.steps)
    let wanted = zip(entries, whole).filter { entry, _ in
      let event = trace.events[entry.event]
      return texts.contains(event.node) && (event.kind == .measure || event.kind == .answer)
    }
    #expect(about.dropLast() == wanted.map(\.1)[...] && about.count > 4)
    #expect(about.last == "(\(whole.count - wanted.count) of \(whole.count) events are not shown: the filter leaves them out)")
    let outer = try lines("", "", "0")
    #expect(outer.dropLast().allSatisfy { !$0.drop { $0 == " " || $0.isNumber }.dropFirst(0).hasPrefix("   ") } && outer.count < whole.count)
  }
  @Test func `is JSON with the same numbers`() throws {
    let filter = try preview.traceFilter(node: "#none".isEmpty ? "" : "Color", kinds: "place", depth: "")
    let document = preview.traceDocument(.offers, filter)
    #expect(document.text.components(separatedBy: "\"kind\": \"place\"").count == 2 || document.text.contains("\"place\""))
    #expect(try JSONSchema("trace").faults(in: document.text) == [])
  }
  @Test(arguments: [("Txt", "", ""), ("", "measur", ""), ("", "", "-1"), ("", "", "x"), ("", ",", "")]) func `says what is wrong with a condition`(
    node: String, kinds: String, depth: String
  ) {
    #expect(throws: SelectorError.self) { try preview.traceFilter(node: node, kinds: kinds, depth: depth) }
  }
  @Test func `ends at the limit of a recording, and says what it left out`() throws {
    let preview = Preview(SourceFile(name: "test.swift", text: "VStack { Text(\"a\"); Text(\"b\") }"), Request(), recordsEvents: true)
    let host = try #require(preview.host)
    let whole = host.tree.events.count
    host.tree.eventLimit = 10
    host.tree.clearEvents()
    host.tree.forget()
    host.layOut(preview.proposal)
    #expect(host.tree.events.count == 10 && host.tree.omittedEvents == whole - 10)
    #expect(preview.traceText(.everything).contains("(\(whole - 10) more events are left out: a recording ends after 10;"))
    #expect(try preview.whyText("Text[2].x").contains("more events are left out") || preview.why("Text[2].x").isEmpty)
    var stepper = try #require(Stepper(preview, level: .everything))
    for key in "nnnnnnnnnnnnGbbbg3G" { _ = stepper.press(key) }
    #expect(stepper.count <= 10)
  }
}
