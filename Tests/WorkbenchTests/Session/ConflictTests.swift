import Testing
import Workbench

/// A file that changes on disk and at the prompt.
@MainActor @Suite struct `Two versions of a file` {
  private var driver = SessionDriver()
  private static let text = "import SwiftUI\n\nstruct Row: View {\n  var body: some View {\n    Text(\"row\")\n  }\n}\n\n#Preview {\n  Row()\n}\n"
  private static let onDisk = text.replacing("\"row\"", with: "\"disk\"")

  private mutating func meet() -> String {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type(":select Text")
    _ = driver.type(":change Text \"prompt\"")
    return driver.send(.file(path: "a.swift", .text(Self.onDisk)))
  }

  @Test mutating func `are both kept and shown`() {
    let said = meet()
    #expect(said.hasPrefix("a.swift changed on disk, and so did the prompt: Row. Both versions are kept, and the prompt's is shown."), "\(said)")
    #expect(said.contains("-    Text(\"disk\")\n+    Text(\"prompt\")\n"), "\(said)")
    #expect(driver.session.source == Self.text.replacing("\"row\"", with: "\"prompt\""))
    #expect(driver.type(":watch").contains("+    Text(\"prompt\")"))
  }
  @Test mutating func `are not saved over each other`() {
    _ = meet()
    _ = driver.type(":save ./a.swift")
    #expect(driver.actions == ["read a.swift"])
    #expect(driver.send(.file(path: "a.swift", .text(Self.onDisk))).contains("is not saved"))
    #expect(driver.failed && !driver.actions.contains { $0.hasPrefix("write") })
    #expect(driver.type(":watch prompt").hasPrefix("the prompt's version stays"))
    _ = driver.type(":save a.swift")
    _ = driver.send(.file(path: "a.swift", .text(Self.onDisk)))
    #expect(driver.actions == ["write a.swift: " + Self.text.replacing("\"row\"", with: "\"prompt\"")])
  }
  @Test mutating func `leave the choice: the one on disk, and back`() {
    _ = meet()
    #expect(driver.type(":watch disk").hasSuffix("disk\n"))
    #expect(driver.session.source == Self.onDisk)
    #expect(driver.type(":undo") == "prompt\n")
    #expect(driver.type(":watch disk") == "what is on disk is shown already\n")
  }
  @Test mutating func `that changed different parts go together`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type(":select Text")
    _ = driver.type(".bold()")
    let said = driver.send(.file(path: "a.swift", .text(Self.text.replacing("  Row()\n", with: "  Row().border(.red)\n"))))
    #expect(said == "┌───┐\n│row│\n└───┘\n")
    #expect(driver.session.source.contains("Text(\"row\").bold()") && driver.session.source.contains("Row().border(.red)"))
  }
  @Test mutating func `of the preview are two as well`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type(":wrap HStack")
    let said = driver.send(.file(path: "a.swift", .text(Self.text.replacing("  Row()\n", with: "  Row().border(.red)\n"))))
    #expect(said.contains("so did the prompt: the preview."), "\(said)")
    #expect(driver.type(":watch disk").hasSuffix("┌───┐\n│row│\n└───┘\n"))
  }
  @Test mutating func `that are equal are one`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type(":select Text")
    _ = driver.type(":change Text \"disk\"")
    #expect(driver.send(.file(path: "a.swift", .text(Self.onDisk))) == "disk\n")
  }
  @Test mutating func `wait on disk when nothing is to be reloaded`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type(":option reload off")
    #expect(driver.send(.file(path: "a.swift", .text(Self.onDisk))) == "a.swift changed on disk; ':watch disk' takes it\n")
    #expect(driver.type(":watch disk") == "disk\n")
    #expect(driver.type(":watch maybe").hasPrefix("':watch' wants"))
  }
}
