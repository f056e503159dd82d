internal import SwiftSource
internal import TestOrder
internal import Testing
internal import Workbench

/// Entries of scripts that go on over many lines.
@Suite(.givesWay) struct `An entry that is open` {
  /// Takes line after line until the entry ends.
  private func read(_ lines: [String]) -> (entry: String, isOpen: Bool, parsedBytes: Int) {
    var open = OpenEntry()
    var entry = ""
    for line in lines {
      entry += entry.isEmpty ? line : "\n" + line
      open.take(line)
      if !open.waits(entry) { return (entry, false, open.parsedBytes) }
    }
    return (entry, true, open.parsedBytes)
  }

  @Test(arguments: [("Text(\"\"\"", ":undo"), ("VStack {", "Spacer()"), ("f([", "1,"), ("/* a", ":undo")])
  func `is parsed in linear time`(start: String, line: String) {
    let (entry, isOpen, parsedBytes) = read([start] + Array(repeating: line, count: 4_000))
    #expect(isOpen)
    // The parser is asked at each line of the first two kilobytes; then what it reads grows with the entry.
    #expect(parsedBytes < 10 * entry.utf8.count + 400 * 2_048)
  }
  @Test func `ends where it is whole`() {
    let lines = Array(repeating: "Text(\"a\")", count: 1_000)
    #expect(read(["VStack {"] + lines + ["}", "Text(\"b\")"]).entry.hasSuffix("\n}"))
    #expect(read(["/*"] + lines + ["*/ Text(\"b\")", "c"]).entry.hasSuffix("*/ Text(\"b\")"))
  }
  @Test func `ends where it is wrong`() {
    #expect(read(["VStack { )", "a"]).entry == "VStack { )")
  }
}
