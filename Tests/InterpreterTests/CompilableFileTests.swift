import Testing

@testable import SwiftSource

@MainActor
@Suite struct `A file as swiftc reads it` {
  private func file(_ text: String, _ modules: Set<String> = ["SwiftUI", "Foundation"]) -> CompilableFile {
    CompilableFile(SourceFile(name: "a.swift", text: text), hasModule: modules.contains)
  }

  @Test func `keeps its lines`() {
    let text = """
      import SwiftUI
      #if os(macOS)
      struct A { let a = 1 }
      #elseif os(iOS)
      struct A { let b = 1 }
      #endif
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("a") } } }
      Text("b")
        #if DEBUG
        .padding()
        #endif
      """
    let changed = file(text).text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.filter { $0 != " " }
    }
    #expect(changed.count == 11)
    #expect(changed[1...5] == ["", "", "", "structA{letb=1}", ""])
    #expect(changed[6].hasPrefix("structShop:App"))
    #expect(changed[7] == "@MainActor@ViewBuilderfileprivatefunc_views0()->someView{Text(\"b\")")
    #expect(changed[8...10] == ["", ".padding()", "}"])
  }
  @Test func `makes functions of previews`() {
    let text =
      "import SwiftUI\n#Preview(\"ä\", traits: .sizeThatFitsLayout) { @Previewable @State var n = 1; Text(\"\\(n)\") }\n"
    let made = file(text)
    #expect(!made.text.contains("#Preview") && !made.text.contains("@Previewable"))
    #expect(made.text.contains("@MainActor @ViewBuilder fileprivate func _preview0() -> some View"))
    // A place behind what was put in is told as the one that it had.
    let line = made.text.split(separator: "\n")[1]
    let column =
      line.utf8.distance(from: line.startIndex, to: line.firstRange(of: "Text")?.lowerBound ?? line.startIndex) + 1
    let range = made.range(line: 2, byteColumn: column)
    #expect(range.line == 2 && range.column == 77)
  }
  @Test func `imports SwiftUI for what is not there, and where nothing is imported`() {
    let missing = file("import UIKit\nimport Foundation\nstruct A {}")
    #expect(missing.missingModules == ["UIKit"])
    #expect(
      missing.text.hasPrefix("import SwiftUI") && !missing.text.contains("UIKit")
        && missing.text.contains("import Foundation"))
    #expect(missing.range(line: 2, byteColumn: 8).column == 8)
    let script = file("struct A {}")
    #expect(script.text == "import SwiftUI; struct A {}")
    #expect(script.range(line: 1, byteColumn: 24).column == 8)
  }
  @Test func `is one of several, each with what is needed of it`() {
    let own = SourceFile(name: "x/Main.swift", text: "import SwiftUI\nRow()\n")
    let other = SourceFile(
      name: "x/Row.swift",
      text:
        "import SwiftUI\nimport Foundation\nstruct Other { }\nstruct Row: View { var body: some View { Text(\"r\") } }\n"
    )
    let whole = ProjectFiles.completing(own) { [own, other] }
    let files = CompilableFile.module(of: whole) { _ in true }
    #expect(files.map(\.source.name) == ["x/Main.swift", "x/Row.swift"])
    #expect(files[0].text.hasSuffix("{ Row() }\n") && !files[0].text.contains("struct Row"))
    #expect(
      files[1].text.contains("struct Row") && !files[1].text.contains("Other")
        && files[1].text.contains("import Foundation"))
    #expect(
      files[1].range(line: 4, byteColumn: 8)
        == SourceRange(file: "x/Row.swift", line: 4, column: 8, endLine: 4, endColumn: 9))
  }
}
