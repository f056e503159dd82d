import Running
import Testing

@testable import SwiftSource

@MainActor
@Suite struct `The deployment target` {
  private static let bold = "struct A: View { var body: some View { VStack { Text(\"a\") }.bold() } }\n"

  private func isAccepted(_ text: String, _ facts: ProjectFacts = ProjectFacts()) -> Bool {
    SourceCheck(SourceFile(name: "a.swift", text: text), among: nil, facts: facts).diagnostics.isEmpty
  }
  @Test(arguments: [
    ("ios16", 16), ("iOS 16.4", 16), ("macos13", 16), ("macOS 14.2.1", 17), ("watchos9", 16), ("tvos17", 17), ("visionos1", 17), ("macos26", 26),
    ("ios", nil), ("16", nil), ("linux6", nil), ("ios16.", nil), ("ios-1", nil), ("ios999999999999999999999", nil), ("", nil),
  ])
  func `is a version of iOS or of what came with it`(_ text: String, _ expected: Int?) { #expect(DeploymentTarget(text)?.iOS == expected) }

  @Test func `S37 is the documents' in a file that shows nothing newer`() {
    #expect(!isAccepted(Self.bold))
    #expect(!isAccepted(Self.bold + "struct B: View { var body: some View { NavigationView { Text(\"a\").bold() } } }"))
  }
  @Test(arguments: [
    "struct B: View { var body: some View { NavigationStack { Text(\"a\") } } }", "#Preview { A() }", "@Observable class Model { var a = 1 }",
    "struct B: View { var body: some View { Text(\"a\").presentationDetents([.medium]) } }",
    "struct B: View { @State var n = 1; var body: some View { Text(\"a\").onChange(of: n) { old, new in } } }",
    "struct B: View { @State var n = 1; var body: some View { Text(\"a\").onChange(of: n, initial: true) { } } }",
    "@available(iOS 16.0, *) struct B: View { var body: some View { Text(\"a\") } }",
    "struct B: View { var body: some View { if #available(macOS 13, *) { Text(\"a\") } } }",
  ])
  func `is at least what the file shows by what it uses`(_ newer: String) { #expect(isAccepted(Self.bold + newer)) }

  @Test(arguments: [
    "struct Grid: View { var body: some View { Text(\"g\") } }\nstruct B: View { var body: some View { Grid() } }",
    "struct B: View { @State var n = 1; var body: some View { Text(\"a\").onChange(of: n) { new in } } }",
    "@available(iOS 15.0, *) struct B: View { var body: some View { Text(\"a\") } }",
  ])
  func `is not told by a type of the file's own, nor by what is older`(_ older: String) { #expect(!isAccepted(Self.bold + older)) }

  @Test func `is the project's where that is newer, and what was asked for before all`() {
    var said = ProjectFacts()
    said.ofProject = { DeploymentTarget(iOS: 16) }
    #expect(isAccepted(Self.bold, said))
    said.wanted = .documents
    #expect(!isAccepted(Self.bold + "#Preview { A() }", said))
    said = ProjectFacts()
    said.wanted = DeploymentTarget(iOS: 17)
    #expect(isAccepted(Self.bold, said))
    said.ofProject = { DeploymentTarget(iOS: 13) }
    said.wanted = nil
    #expect(!isAccepted(Self.bold, said))
  }
  @Test func `is found anew when an edit shows something newer`() throws {
    let file = "struct A: View { var body: some View { VStack { Text(\"a\") }.bold() } }\nstruct B: View { var body: some View { %(Text(\"a\")) } }"
    let group = SourceFile(name: "a.swift", text: file.replacing("%", with: "Group"))
    var checked = try CheckedProgram.read(group)
    #expect(!checked.diagnostics.isEmpty)
    let newer = file.replacing("%(Text(\"a\"))", with: "ViewThatFits { Text(\"a\") }")
    checked = try CheckedProgram.read(SourceFile(name: "a.swift", text: newer), after: checked)
    #expect(checked.diagnostics.isEmpty)
    let older = file.replacing("%", with: "AnyView")
    checked = try CheckedProgram.read(SourceFile(name: "a.swift", text: older), after: checked)
    #expect(!checked.diagnostics.isEmpty)
  }
  @Test func `S37 a refusal says how to say it`() {
    let said = SourceCheck(SourceFile(name: "a.swift", text: Self.bold), among: nil).diagnostics
    #expect(said.first?.notes.first?.message.contains("--target ios16") == true)
  }
  @Test func `S55 a modifier of the file's own is chosen before the one of every view`() throws {
    let program = Interpreted(
      "extension View { func monospacedDigit() -> some View { overlay(Text(\"own\")) } }\nstruct A: View { var body: some View { VStack { Text(\"1\") }.monospacedDigit() } }\n#Preview { A() }"
    )
    #expect(program.said == [])
    #expect(try program.texts() == ["1", "own"])
  }
  @Test func `reads a package's platforms`() {
    let manifest = "let package = Package(name: \"A\", platforms: [.iOS(.v16), .macOS(\"12.3\"), .macOS(.v10_15)], targets: [.target(name: \"A\")])"
    #expect(PackageManifest(manifest).platforms.map(\.iOS) == [16, 15, 13])
  }
}
