internal import Foundation
internal import TestOrder
internal import Testing

/// What is sent to a terminal stands in one file, so that all of it can be read at once.
@Suite(.givesWay) struct `Escape sequences` {
  /// What a terminal sends is taken apart elsewhere.
  private static let readers: Set<String> = ["Sources/LineEditor/Keys/KeyDecoder.swift"]

  @Test func `begin in one file only`() throws {
    let introducer = #/\\u\{0*(1[bB]|9[bB])\}[\[\]PO_^X%()]|\\u\{0*9[bB]\}/#
    var found: Set<String> = []
    for file in try Checkout.swiftFiles(under: "Sources") {
      let path = String(file.path.dropFirst(Checkout.root.path.count + 1))
      // What the fuzz harness attacks with goes into files, not to a terminal.
      if path.hasPrefix("Sources/fuzz/") { continue }
      if try String(contentsOf: file, encoding: .utf8).contains(introducer) { found.insert(path) }
    }
    #expect(found.subtracting(Self.readers) == ["Sources/Terminal/Output/EscapeSequence.swift"])
  }

  @Test func `are made in one file only, and written in another`() throws {
    let writers = #/^\s*print\(|fputs\(|fwrite\(|putchar\(|FileHandle\.standard(Output|Error)|STD(OUT|ERR)_FILENO/#.anchorsMatchLineEndings()
    var made: Set<String> = []
    var written: Set<String> = []
    for file in try Checkout.swiftFiles(under: "Sources") {
      let path = String(file.path.dropFirst(Checkout.root.path.count + 1))
      // Programs of their own, which read no file of anybody.
      if ["benchmarks", "EngineBenchmark", "fuzz", "InterfaceWriter"].contains(path.split(separator: "/")[1]) { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("TerminalText(sequence:") { made.insert(path) }
      if text.contains(writers) { written.insert(path) }
    }
    #expect(made == ["Sources/Terminal/Output/EscapeSequence.swift", "Sources/Terminal/Output/TerminalText.swift"])
    #expect(written == ["Sources/playground/Output.swift"])
  }
}
