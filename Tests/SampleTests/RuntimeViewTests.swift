internal import Declarations
internal import LayoutCore
internal import PlaygroundMacros
internal import Runtime
internal import Semantics
internal import Standard
internal import SwiftParser
internal import SwiftSyntax
internal import Testing
internal import Views

@testable internal import Bindings

/// Samples that are checked by rules and run by the runtime have the nodes and frames of compiled ones.
@MainActor @Suite struct `Samples in the runtime` {
  private static let library = LibraryReader(sources: Standard.sources)

  @Test(arguments: SampleFile.all.filter { $0.programs.isEmpty }) func `are laid out as compiled ones`(sample: SampleFile)
    throws
  {
    let compiled = try #require(compiledView(of: sample))
    let (view, evaluation) = try run(sample)
    let lines = outline(view)
    #expect(evaluation.failure == nil)
    #expect(lines == outline(Erased(compiled)))
  }

  private func compiledView(of sample: SampleFile) -> (any View)? {
    func shown(_ provider: (some PreviewProvider).Type) -> any View { provider.previews }
    if let preview = compiledPreviews(of: sample.name).first { return preview.body() }
    guard let name = sample.providers.first, let provider = compiledProvider(name, of: sample.name) else { return nil }
    return shown(provider)
  }

  private func run(_ sample: SampleFile) throws -> (view: ProgramRoot, evaluation: Evaluation) {
    let made = try #require(making(sample))
    let file = ProgramCheck.File("\(sample.name).swift", sample.source + "\n" + made)
    let checker = ProgramCheck.checked([file], library: Self.library, implying: "SwiftUI")
    #expect(checker.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let natives = NativeTable()
    natives.add(NativeTable.first)
    Standard.add(to: natives)
    natives.addBindings()
    let evaluation = Evaluation(checker.handOver(), natives: natives)
    Standard.prepare(evaluation)
    let function = checker.program.topLevel.named("made__").first
    return (ProgramRoot(try #require(function as? FunctionDeclaration), evaluation), evaluation)
  }

  /// A function that makes the first preview.
  private func making(_ sample: SampleFile) -> String? {
    for item in Parser.parse(source: sample.source).statements {
      let macro: (name: String, body: ClosureExprSyntax?)? =
        switch item.item {
        case .decl(let node): node.as(MacroExpansionDeclSyntax.self).map { ($0.macroName.text, $0.trailingClosure) }
        case .expr(let node): node.as(MacroExpansionExprSyntax.self).map { ($0.macroName.text, $0.trailingClosure) }
        default: nil
        }
      if let macro, macro.name == "Preview", let body = macro.body {
        return "@MainActor @ViewBuilder func made__() -> some View {\n\(body.statements.description)\n}\n"
      }
    }
    return sample.providers.first.map { "@MainActor func made__() -> some View { \($0).previews }\n" }
  }

  private func outline(_ view: some View) -> [String] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    let frames = host.tree.frames()
    var lines: [String] = []
    func add(_ node: NodeID, _ depth: Int) {
      let label = host.label(of: node) ?? ""
      lines.append("\(depth) \(host.infos[Int(node)].kind) \(label) \(frames[Int(node)])")
      for child in host.tree.children(of: node) { add(child, depth + 1) }
    }
    if let root = host.tree.root { add(root, 0) }
    return lines
  }
}
