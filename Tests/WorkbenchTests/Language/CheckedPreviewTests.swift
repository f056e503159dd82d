internal import Foundation
internal import Interpreter
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Workbench

/// Files that the interpreter refuses and Swift's rules accept.
@MainActor @Suite struct `A file that only Swift's rules accept` {
  /// Overloads that the interpreter's own look-up does not choose among.
  private let overloads = """
    protocol P { var p: Int { get } }; protocol Q { var q: Int { get } }; struct S: P, Q { var p = 1; var q = 2 }
    func kind(_ x: any P & Q) -> String { "both" }; func kind(_ x: any P) -> String { "one" }

    """

  private func preview(_ text: String, _ others: [SourceFile] = []) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: 320, height: 160)
    if !others.isEmpty { request.others = { ProjectFiles(others) } }
    return Preview(SourceFile(name: "a.swift", text: overloads + text), request)
  }
  private func texts(_ preview: Preview) -> [String] {
    guard let host = preview.host, let root = host.tree.root else { return [] }
    var found: [String] = []
    func add(_ node: NodeID) {
      if host.infos[Int(node)].kind == "Text" { found.append(host.label(of: node) ?? "") }
      host.tree.children(of: node).forEach(add)
    }
    add(root)
    return found
  }

  @Test(arguments: [
    "Text(kind(S()))",
    "#Preview { Text(kind(S())) }",
    "#Preview(\"a\", body: { Text(kind(S())) })",
    "#if DEBUG\n#Preview { Text(kind(S())) }\n#endif",
    "private struct A: View { var body: some View { Text(kind(S())) } }\n#Preview { A() }",
    "struct A: View { var body: some View { Text(kind(S())) } }",
    "struct A: View { var body: some View { Text(kind(S())) } }\n"
      + "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
    "#Preview { @Previewable @State var x = S(); Text(kind(x)) }",
    "struct A: View { var body: some View { Text(kind(S())) } }\n"
      + "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }",
  ]) func `is shown`(_ text: String) {
    let preview = preview(text)
    #expect(preview.isChecked && preview.diagnostics.filter(\.isError) == [])
    #expect(texts(preview) == ["both"])
  }

  @Test func `says where its views are written, in a preview that was copied as well`() throws {
    let text = "struct A: View {\n  var body: some View { Text(kind(S())) }\n}\n#Preview {\n  A()\n    .padding()\n}\n"
    let host = try #require(preview(text).host)
    let sites = host.infos.compactMap(\.source).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(sites.contains("a.swift:4:25") && sites.contains("a.swift:8:6"))
    #expect(sites.allSatisfy { $0.hasPrefix("a.swift:") })
  }
  @Test func `says where a run ends`() {
    let preview = preview("#Preview {\n  Text(kind([S()][1]))\n}\n")
    let errors = preview.diagnostics.filter(\.isError)
    #expect(errors.map(\.message) == ["Index out of range"])
    #expect(errors.first?.range?.line == 4 && errors.first?.range?.file == "a.swift")
  }
  @Test func `uses the other files of its module`() {
    let other = SourceFile(
      name: "b.swift", text: "import SwiftUI\nstruct B: View { let x: S\n  var body: some View { Text(kind(x)) } }\n")
    #expect(texts(preview("#Preview { B(x: S()) }\n", [other])) == ["both"])
  }
  @Test func `is refused with the interpreter's words where the rules refuse it, too`() {
    let preview = preview("Text(kind(\"a\"))")
    #expect(!preview.isChecked && preview.hasErrors && preview.host == nil)
    #expect(!preview.diagnostics.filter(\.isError).isEmpty)
  }
  @Test func `ends where it runs for ever`() {
    let text = "func f() -> String { var x = 1; while x > 0 { x += 1; x -= 1 }; return kind(S()) }\nText(f())"
    #expect(preview(text).diagnostics.contains { $0.isError && $0.message.contains("playground stops here") })
  }
}
