import LayoutCore
import Views

import SwiftSource

/// A program that runs: what it shows, and what a person does with it.
@MainActor
struct Running {
  let host: ViewHost
  let evaluation: any PreviewRun

  init(host: ViewHost, evaluation: any PreviewRun) {
    (self.host, self.evaluation) = (host, evaluation)
  }
  init(_ text: String) throws { try self.init(Interpreted(text)) }
  init(_ interpreted: Interpreted) throws {
    let root = try interpreted.checked().root(budget: Budget())
    evaluation = root.evaluation
    host = ViewHost(root.view, device: .cells)
    host.layOut(.unspecified)
    if let failure = evaluation.diagnostics.first { throw failure }
  }
  /// The texts that are shown, in tree order.
  var texts: [String] {
    var texts: [String] = []
    func add(_ node: NodeID) {
      if host.infos[Int(node)].kind == "Text", let label = host.label(of: node) { texts.append(label) }
      for child in host.tree.children(of: node) { add(child) }
    }
    if let root = host.tree.root { add(root) }
    return texts
  }
  /// The bodies that ran in the last update: name, reason, what changed.
  var evaluated: [String] { host.graph.evaluations.map { "\($0.name) \($0.reason) \($0.input)" } }
  /// Taps the first text with a label.
  func tap(_ label: String) throws {
    struct Missing: Error { let label: String }
    guard let index = host.infos.indices.first(where: { host.label(of: NodeID($0)) == label }), host.tap(NodeID(index)) else { throw Missing(label: label) }
    if let failure = (evaluation.takeActionDiagnostics() + evaluation.diagnostics).first { throw failure }
  }
}
