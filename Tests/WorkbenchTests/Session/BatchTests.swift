internal import Testing
internal import Workbench

@MainActor @Suite struct `A batch` {
  private func run(_ texts: String..., keepsGoing: Bool = false) -> (output: String, code: Int32) {
    var batch = Batch(keepsGoing: keepsGoing)
    var output = ""
    for text in texts {
      let code = batch.run(text) { effect in
        switch effect {
        case .show(let block): output += block.text()
        case .update(let blocks, _): output += blocks.map { $0.text() }.joined()
        case .read(let path): return .file(path: path, path == "a.swift" ? .text("#Preview { Text(\"file\") }") : .missing)
        case .write(let path, _, _): return .written(path: path, failure: nil)
        case .watch, .step, .quit, .render, .record, .edit, .keys: break
        }
        return nil
      }
      if let code { return (output, code) }
    }
    return (output, batch.exitCode)
  }

  @Test func `runs its entries in order`() {
    let result = run("Text(\"a\")\n  .border(.red)\n\nlet n = 3\nText(\"\\(n)\")\n:source\n1 + 2\n")
    #expect(result == ("┌─┐\n│a│\n└─┘\n3\nimport SwiftUI\n\nlet n = 3\n\n#Preview {\n  Text(\"\\(n)\")\n}\n3\n", 0))
  }
  @Test func `ends at the first error with its line`() {
    let result = run("Text(\"a\")\n:device\nText(b)\nText(\"c\")\n")
    #expect(result.output.hasPrefix("a\nterminal\n-:3:6: error: cannot find 'b' in scope"))
    #expect(!result.output.contains("\nc\n"))
    #expect(result.code == 65)
  }
  @Test func `goes on when it is told to`() {
    let result = run("Text(b)\nText(\"c\")\n:foo\n", keepsGoing: true)
    #expect(result.output.contains("\nc\n"))
    #expect(result.output.hasSuffix("there is no command ':foo'; ':help' lists the commands\n"))
    #expect(result.code == 65)
  }
  @Test func `continues with the next text`() { #expect(run("Text(\"a\")", ".border(.red)") == ("a\n┌─┐\n│a│\n└─┘\n", 0)) }
  @Test func `opens files and quits`() {
    #expect(run(":open a.swift\n:quit\nText(\"x\")") == ("file\n", 0))
    #expect(run(":open b.swift") == ("b.swift: there is no such file\n", 65))
  }
  @Test(arguments: ["", "\n\n", "// nothing", "\r\n", "Text(\"a"]) func `survives`(text: String) { #expect([0, 65].contains(run(text).code)) }
}
