public import SwiftSource
internal import LayoutCore
internal import Views

extension Preview {
  /// Shows a transition on its way, in the host's tree and pictures.
  ///
  /// The transition is the one of the first view of that name that has one; else of the nearest view around it, else of the only view inside it.
  /// - Parameter progress: from 0, where the transition begins, to 1, where it ends.
  /// - Returns: what goes wrong on the way.
  /// - Throws: no such view, or none with a transition; the message lists those that there are.
  @discardableResult
  public func show(_ name: TransitionName, progress: Double) throws(SelectorError) -> [Diagnostic] {
    let named = try nodes(name.selector)
    guard let host else { return [] }
    let transitions = host.transitions
    guard !transitions.isEmpty else { throw SelectorError("no view here has a transition", column: nil) }
    guard let number = number(of: named, host) else {
      let paths = host.paths
      let shown = transitions.prefix(8).map { "\(paths[Int($0.node)]) \(host.title(of: $0.node)): \($0.transition)" }.joined(separator: ", ")
      throw SelectorError(
        "\(host.title(of: named[0])) has no transition of its own; these have: \(cleanedLine(shown))" + (transitions.count > 8 ? ", …" : ""), column: nil)
    }
    host.shownTransition = ShownTransition(number: number, progress: progress, isRemoval: name.isRemoval)
    return (evaluation?.diagnostics ?? []) + (evaluation?.takeActionDiagnostics() ?? [])
  }

  private func number(of named: [NodeID], _ host: ViewHost) -> Int? {
    let numbers = Dictionary(host.transitions.map { ($0.node, $0.number) }, uniquingKeysWith: { first, _ in first })
    for node in named { if let number = numbers[node] { return number } }
    for node in named {
      var around = host.tree.parent(of: node)
      while let next = around {
        if let number = numbers[next] { return number }
        around = host.tree.parent(of: next)
      }
    }
    let inside = named.flatMap { Preview.subtree($0, host).compactMap { numbers[$0] } }
    return inside.count == 1 ? inside[0] : nil
  }
}
