internal import Foundation
internal import SwiftSource
internal import PseudoTerminal
internal import Testing

@testable internal import playground

/// What swiftc says beside the interpreter.
@MainActor
@Suite(.enabled(if: (try? SwiftCompiler.find()) != nil, "no swiftc, or no modules of the library, beside this program"))
struct `swiftc beside the playground` {
  /// `line:column message`, as it says them.
  private func said(_ text: String) throws -> [String] {
    let compiler = try SwiftCompiler.find()
    let run = try CompilerRun(
      CompilableFile.module(of: SourceFile(name: "a.swift", text: text), hasModule: compiler.hasModule), compiler)
    #expect(run.wait(within: .seconds(60)))
    return try #require(run.errors).map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.message)" }
  }

  @Test func `accepts views, previews, macros and expressions`() throws {
    let text = """
      import SwiftUI
      import Charts
      extension EnvironmentValues { @Entry var size = 1.0 }
      @Observable final class Model { var n = 1 }
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("a") } } }
      #Preview("one", traits: .sizeThatFitsLayout) { @Previewable @State var n = 1; Stepper("\\(n)", value: $n) }
      VStack { Text("a") }
      """
    #expect(try said(text) == [])
  }
  @Test func `refuses with line, column and words`() throws {
    #expect(
      try said("import SwiftUI\nlet a: Int = \"ä\"; let b: Int = \"\"\nText(\"ä\").bolt()") == [
        "2:14 cannot convert value of type 'String' to specified type 'Int'", "3:11 value of type 'Text' has no member 'bolt'",
      ])
    #expect(try said("#Preview { Text(\"a\").bolt() }") == ["1:22 value of type 'Text' has no member 'bolt'"])
  }
  @Test func `names no group of its diagnostics`() throws {
    #expect(
      try said("@propertyWrapper struct Upper { var value = 1 }") == [
        "1:25 property wrapper type 'Upper' does not contain a non-static property named 'wrappedValue'"
      ])
  }
  @Test func `refuses what only SIL's passes find`() throws {
    #expect(try said("func f() -> Int { let x: Int; return x }") == ["1:38 constant 'x' used before being initialized"])
  }
  @Test func `that takes too long is ended`() throws {
    let compiler = try SwiftCompiler.find()
    let run = try CompilerRun(
      CompilableFile.module(of: SourceFile(name: "a.swift", text: "let a = 1"), hasModule: compiler.hasModule), compiler
    )
    #expect(!run.wait(within: .zero))
    #expect(run.take())
  }

  @Test func `is asked by check`() throws {
    let run = try Program.run("check", "--compiler", "playground/views/HelloWorld.swift")
    #expect(run.status == 0 && run.output == "playground/views/HelloWorld.swift: swiftc agrees\n" && run.errors == "")
    let wrong = try Program.run("check", "-", "--compiler", source: "Text(\"a\").bolt()")
    #expect(wrong.status == 65 && wrong.output == "-: swiftc agrees: it refuses the same\n")
  }
  @Test func `is asked for the system that the file is to run on`() throws {
    let view = "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"a\") }.bold() } }\n"
    let newer = try Program.run("check", "-", "--compiler", "--target", "ios16", source: view)
    #expect(newer.status == 0 && newer.output == "-: swiftc agrees\n", "\(newer.output)\(newer.errors)")
    let older = try Program.run("check", "-", "--compiler", "--target", "ios15", source: view)
    #expect(
      older.status == 65 && older.output == "-: swiftc agrees: it refuses the same\n", "\(older.output)\(older.errors)")
  }
  @Test func `leaves what it read where that is wanted`() throws {
    try Program.withFolder { folder in
      let kept = folder.appending(path: "kept")
      _ = try Program.run("check", "-", "--compiler", "--keep", kept.path, source: "#Preview { Text(\"a\") }")
      let read = try String(contentsOf: kept.appending(path: "0.swift"), encoding: .utf8)
      #expect(read.contains("func _preview0() -> some View") && !read.contains("#Preview"))
    }
  }
  @Test func `reads what a file takes from its project`() throws {
    try Program.withFolder { folder in
      try "import SwiftUI\n#Preview { Row() }\n".write(
        to: folder.appending(path: "Main.swift"), atomically: true, encoding: .utf8)
      try "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\nstruct Wrong { let a: Nothing }\n"
        .write(to: folder.appending(path: "Row.swift"), atomically: true, encoding: .utf8)
      let run = try Program.run("check", "--compiler", folder.appending(path: "Main.swift").path)
      #expect(run.status == 0 && run.output.hasSuffix(": swiftc agrees\n"), "\(run.output)\(run.errors)")
    }
  }
}

@Suite struct `The verdict of swiftc` {
  private func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(message, at: SourceRange(file: "a.swift", line: line, column: 3, endLine: line, endColumn: 4))
  }

  @Test func `is that both agree where both refuse the same lines`() {
    #expect(CompilerVerdict(errors: [], own: []).words == "swiftc agrees")
    let both = CompilerVerdict(errors: [error(2, "cannot do it")], own: [error(2, "it cannot be done")])
    #expect(both.words == "swiftc agrees: it refuses the same" && both.differences.isEmpty)
  }
  @Test func `says where only one of them refuses`() {
    let only = CompilerVerdict(errors: [error(2, "cannot do it: never")], own: [], missing: ["MapKit"])
    #expect(only.words == "swiftc refuses it at 2:3: cannot do it: never")
    #expect(only.differences.map(\.message) == ["swiftc refuses what the playground accepts: cannot do it: never"])
    #expect(
      only.differences.first?.isError == true && only.differences.first?.notes.first?.message.contains("MapKit") == true
    )
    let here = CompilerVerdict(errors: [], own: [error(4, "no")])
    #expect(here.words == "swiftc accepts it at 4:3")
    #expect(
      here.differences.map(\.message) == ["swiftc accepts what the playground refuses: no"]
        && here.differences.first?.severity == .warning)
    #expect(CompilerVerdict(errors: [error(2, "a")], own: [error(3, "b")]).differences.count == 2)
  }
  @Test func `is missing where there is no compiler, and it is said how to get one`() throws {
    #expect(throws: SwiftCompiler.Missing.toolchain) {
      try SwiftCompiler(program: URL(filePath: "/bin/sh"), toolchain: nil)
    }
    #expect(throws: SwiftCompiler.Missing.toolchain) {
      try SwiftCompiler(program: URL(filePath: "/bin/sh"), toolchain: URL(filePath: "/no/such/usr"))
    }
    #expect(SwiftCompiler.Missing.toolchain.words.contains("swift.org"))
    guard let compiler = try? SwiftCompiler.find() else { return }
    let toolchain = compiler.frontend.deletingLastPathComponent().deletingLastPathComponent()
    #expect(throws: SwiftCompiler.Missing.library("/bin")) {
      try SwiftCompiler(program: URL(filePath: "/bin/sh"), toolchain: toolchain)
    }
    #expect(SwiftCompiler.Missing.library("/bin").words.contains("swift build"))
  }
}
