internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

@testable internal import playground

@Suite(.givesWay) struct `Exit codes` {
  @Test(arguments: [
    (["render", "-"], #"Text("a")"#, Int32(0)),
    (["render", "-"], #"Text("a").bold2()"#, 65),
    (["check", "-"], #"Text("a""#, 65),
    ([], "", 0),
    ([], #"Text("a").bold2()"#, 65),
    (["-e", "Text(1)"], "", 65),
    (["watch", "playground/views/HelloWorld.swift"], "", 2),
    (["test"], "", 2),
    (["test", "no/such/lesson.md"], "", 66),
    (["paint"], "", 2),
    (["render"], "", 2),
    (["render", "a", "b"], "", 2),
    (["render", "-", "--sizes", "1x1"], "", 2),
    (["render", "-", "--size"], "", 2),
    (["render", "-", "--size", "80"], "", 2),
    (["render", "-", "--size", "-1x4"], "", 2),
    (["render", "-", "--proposal", "nanx4"], "", 2),
    (["render", "-", "--device", "tv"], "", 2),
    (["render", "-", "--screen=yes"], "", 2),
    (["trace", "-", "--level", "4"], "", 2),
    (["dump", "-"], "", 2),
    (["dump", "-", "--stage", "nothing"], "", 2),
    (["render", "no/such/file.swift"], "", 66),
    (["render", "playground"], "", 66),
  ]) func `32 say how it ended`(arguments: [String], source: String, status: Int32) throws {
    let run = try Program.run(arguments, input: Data(source.utf8))
    #expect(run.status == status, "\(arguments): \(run.errors)")
    #expect((run.status == 0) == (run.errors + (arguments.first == "test" ? run.output : "")).isEmpty, "a failure says why")
    #expect(run.status == 0 || run.output.isEmpty || arguments.first == "test", "a failure leaves standard output alone")
  }
  /// What is presented is made while the picture is drawn.
  @Test(arguments: ["png", "text"]) func `what goes wrong on a sheet is told, and nothing is written`(format: String) throws {
    let source = """
      struct Card: View { var body: some View { let names = ["a"]; Text(names[names.count]) } }
      struct Screen: View {
        @State var isShown = true
        var body: some View { Text("b").sheet(isPresented: $isShown) { Card() } }
      }
      """
    let run = try Program.run("render", "-", "--device", "iphone", "--format", format, source: source)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("Index out of range"), "\(run.errors)")
  }
  @Test func `what goes wrong on the way of an act is told, and nothing is written`() throws {
    let source = """
      struct Card: View { var body: some View { let names = ["a"]; Text(names[names.count]) } }
      struct Screen: View {
        @State var isShown = false
        var body: some View { Button("open") { isShown = true }.sheet(isPresented: $isShown) { Card() } }
      }
      """
    let run = try Program.run("render", "-", "--device", "iphone", "--do", "tap \"open\"", source: source)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("Index out of range"), "\(run.errors)")
  }
  @Test func `a warning fails a strict check only`() throws {
    let source = #"Text("a").layerEffect(3)"#
    #expect(try Program.run("check", "-", source: source).status == 0)
    #expect(try Program.run("check", "-", "--strict", source: source).status == 65)
  }
  @Test func `what a view lacks around it fails a check only where a preview shows it`() throws {
    let source = """
      import SwiftUI
      class Model: ObservableObject { var name = "a" }
      struct Row: View { @EnvironmentObject var model: Model; var body: some View { Text(model.name) } }

      """
    let guessed = try Program.run("check", "-", source: source)
    #expect(guessed.status == 0 && guessed.errors.contains("warning: without a preview of its own"), "\(guessed.errors)")
    #expect(try Program.run("check", "-", source: source + "#Preview { Row() }").status == 65)
    #expect(try Program.run("render", "-", source: source).status == 65)
    #expect(try Program.run("check", "-", source: "import SwiftUI\n// all else is a comment").status == 0)
  }
  @Test(arguments: [
    "extension View { func framed() -> some View { border(.red) } }", "struct Box<Content: View>: View { let content: Content; var body: some View { content } }",
    "struct Row: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }\n  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }",
  ])
  func `a sound file with nothing to show passes a check, which says so`(source: String) throws {
    let check = try Program.run("check", "-", "--strict", source: source)
    #expect(check.status == 0 && check.errors.contains("note: "))
    #expect(try Program.run("render", "-", source: source).status == 65)
    #expect(try Program.run("check", "-", source: source + "\nlet a: Int = \"\"").status == 65)
    #expect(try Program.run("check", "-", source: "").status == 65)
  }
  @Test func `advice is printed, and fails a strict check only`() throws {
    let source = "HStack(alignment: .bottom) { Text(\"a\"); Text(\"b\") }"
    let plain = try Program.run("check", "-", "--advice", source: source)
    #expect(plain.status == 0 && plain.errors.isEmpty)
    #expect(plain.output.contains(":1:19: advice: the texts of this 'HStack'"))
    let strict = try Program.run("check", "-", "--advice", "--strict", source: source)
    #expect(strict.status == 1 && strict.output == plain.output)
    #expect(try Program.run("check", "-", "--strict", source: source).status == 0)
  }
  @Test func `a reader that goes away ends it quietly`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let tool = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent().appending(path: "playground").path
    process.arguments = ["-c", "echo 'VStack { ForEach(0..<2000) { Text(\"\\($0)\") } }' | '\(tool)' trace - | head -1 >/dev/null; echo ${PIPESTATUS[1]}"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(output == "141\n")
  }
  @Test func `a full device is told`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let tool = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent().appending(path: "playground").path
    process.arguments = ["-c", "echo 'Text(\"a\")' | '\(tool)' render - > /dev/full 2>/dev/null; echo $?"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "74\n")
  }
}
