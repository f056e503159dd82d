internal import Interpreter
internal import LayoutCore
internal import Views

extension ViewHost {
  /// What is wrong with the views, at the places where they were written.
  var warnings: [Diagnostic] {
    tree.warnings.map { warning in
      let site = infos[Int(warning.node)].source
      return Diagnostic(.warning, ViewHost.words(for: warning.kind), at: site.map(SourceRange.init))
    }
  }
  private static func words(for kind: LayoutWarning.Kind) -> String {
    switch kind {
    case .guide: "an alignment guide's value is not finite; it counts as 0"
    }
  }
}
