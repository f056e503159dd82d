internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Workbench

@MainActor @Suite struct `Two layouts` {
  private func difference(_ a: String, _ b: String) -> LayoutDifference {
    var request = Request()
    request.proposal = ProposedViewSize(width: 640, height: 384)
    let previews = [a, b].map { Preview(SourceFile(name: "test.swift", text: $0), request, recordsEvents: true) }
    return LayoutDifference(previews[0], previews[1])
  }

  @Test func `are the same when nothing changed, or only what is shown`() {
    #expect(difference("Text(\"a\")", "Text(\"a\")").text == "edit: none, the texts are equal\nsame layout\n")
    let content = difference("VStack { Text(\"a\") }", "VStack { Text(\"b\") }")
    #expect(content.isSameLayout && content.text.contains("Text \"a\" → Text \"b\": same size, same place"))
    #expect(difference("Text(\"a\")", "Text(\"a\")  // a comment").isSameLayout)
  }
  @Test func `differ in an event, and in what follows from it`() {
    let wider = difference("HStack { Text(\"Hello\"); Color.red }", "HStack { Text(\"Hello!\"); Color.red }")
    #expect(!wider.isSameLayout)
    #expect(wider.first?.before?.text.contains("height 80") == true && wider.first?.after?.text.contains("height 96") == true)
    #expect(wider.changes.map(\.path) == ["/0/0", "/0/1"])
    #expect(wider.edit.map { [$0.line, $0.column, $0.endLine, $0.endColumn] } == [1, 21, 1, 22] && wider.edit?.before == "" && wider.edit?.after == "!")
  }
  @Test func `are matched where a modifier came or went`() {
    let padded = difference("VStack { Text(\"a\"); Text(\"b\") }", "VStack { Text(\"a\"); Text(\"b\").padding(8) }")
    #expect(padded.changes.contains { $0.path == "/0/1" && $0.before == nil })
    #expect(padded.changes.contains { $0.path == "/0/1/0" && $0.before != nil })
    #expect(!padded.changes.contains { $0.after == nil })
    let bare = difference("Text(\"a\").padding(8).border(Color.red)", "Text(\"a\").border(Color.red)")
    #expect(bare.changes.filter { $0.after == nil }.map(\.title) == ["padding"])
  }
  @Test func `are matched where a view came, went or moved`() {
    let more = difference("VStack { Text(\"a\"); Text(\"c\") }", "VStack { Text(\"a\"); Text(\"b\"); Text(\"c\") }")
    #expect(more.changes.filter { $0.before == nil }.map(\.title) == ["Text \"b\""])
    #expect(more.changes.contains { $0.title == "Text \"c\"" && $0.before != nil })
  }
  @Test func `name the edit that made them different, for one change at each place of a chain`() {
    let modifiers = [".padding(8)", ".frame(width: 200)", ".frame(maxWidth: .infinity)", ".border(Color.red)", ".layoutPriority(1)"]
    for place in 0...3 {
      for modifier in modifiers {
        var chain = [".padding(4)", ".border(Color.blue)", ".frame(height: 64)"]
        let before = "HStack {\n  Text(\"words that wrap\")\(chain.joined(separator: "\n    "))\n  Color.red\n}"
        chain.insert(modifier, at: place)
        let after = "HStack {\n  Text(\"words that wrap\")\(chain.joined(separator: "\n    "))\n  Color.red\n}"
        let difference = difference(before, after)
        guard let edit = difference.edit else {
          Issue.record("no edit for \(modifier) at \(place)")
          continue
        }
        #expect(edit.before.isEmpty && edit.after.count == modifier.count + 5 || !edit.after.isEmpty, "\(modifier) at \(place): \(edit)")
        #expect(edit.line >= 2 && edit.endLine <= 6)
        #expect(!difference.isSameLayout && difference.first != nil)
      }
    }
  }
  @Test func `are JSON`() throws {
    #expect(try JSONSchema("diff").faults(in: difference("Text(\"a\")", "Text(\"a\").padding()").document.text) == [])
    #expect(try JSONSchema("diff").faults(in: difference("Text(\"a\")", "Text(\"a\")").document.text) == [])
  }
}
