internal import Drawing
internal import SwiftSource
internal import LayoutCore
internal import Views

extension ViewHost {
  /// What is wrong with the views, at the places where they were written.
  var warnings: [Diagnostic] {
    let numbers = numberWarnings.map { Diagnostic($0.isNote ? .note : .warning, $0.message, at: $0.source.map(SourceRange.init)) }
    let restless = unsettled.map {
      Diagnostic(.warning, "'\($0)' does not settle: its action changes it again, \(ViewHost.settlingLimit) times in a row; the last layout is shown", at: nil)
    }
    let colors = missingColors.map { name in
      Diagnostic(
        hasAssets ? .warning : .note,
        "there is no colour '\(cleaned(name.prefix(60), keepsLineBreaks: false))': a colour set of that name in an asset catalogue would be it; nothing is shown for it",
        at: nil)
    }
    return numbers + guides + restless + colors
  }
  private var guides: [Diagnostic] {
    tree.warnings.map { warning in
      let site = infos[Int(warning.node)].source
      return Diagnostic(.warning, ViewHost.words(for: warning.kind), at: site.map(SourceRange.init))
    }
  }
  private static func words(for kind: LayoutWarning.Kind) -> String {
    switch kind {
    case .layoutSizeIsNoNumber: "the layout answers a size that is no number; it counts as 0"
    case .layoutSizeIsNegative: "the layout answers a negative length; it counts as 0"
    case .unplaced: "the layout does not place all of its views; the others lie in the middle of its bounds"
    case .placedTwice: "the layout places a view more than once; the last place counts"
    case .placedNowhere: "the layout places a view at a point that is not finite; it counts as 0"
    case .guide: "an alignment guide's value is not finite; it counts as 0"
    }
  }
}
