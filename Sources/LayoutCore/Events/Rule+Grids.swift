extension Rule {
  var scrollDefinition: RuleDefinition {
    switch self {
    case .scrollIdeal: RuleDefinition("scroll.ideal", .documented, constant: .nan, "Along its axes, a ScrollView asks its content for the ideal length (documented).")
    case .scrollFills:
      RuleDefinition("scroll.fills", .documented, same: "offer", "Along its axes, a ScrollView takes the offer; offered nothing, its content's length (documented).")
    case .scrollStart:
      RuleDefinition(
        "scroll.start", .ours, ["own size", "content", "part"],
        "Content starts where its ScrollView starts; one that scrolls along both axes centres what is smaller (seen, nothing is documented)."
      ) { Length.part($0[2], max(Length.distance($0[0], $0[1]), 0)) }
    case .scrollAnchor:
      RuleDefinition(
        "scroll.anchor", .documented, ["own size", "content", "part"], "With an anchor, the same part of content and ScrollView lie on each other (documented)."
      ) { Length.part($0[2], Length.distance($0[0], $0[1])) }
    case .scrollMargin: RuleDefinition("scroll.margin", .documented, ["start", "margin"], "The content starts behind its margin (documented).") { $0[0] + $0[1] }
    case .lazyFills: RuleDefinition("lazy.fills", .documented, same: "offer", "Across its axis, a lazy stack takes the offer (written by teachers of SwiftUI).")
    case .lazyAlign:
      RuleDefinition(
        "lazy.align", .ours, ["stack's guide", "child's guide"], "Across the axis, a child's guide lies on the lazy stack's own, as in a frame (nothing is documented)."
      ) { Length.distance($0[0], $0[1]) }
    case .readerOffer: RuleDefinition("reader.offer", .documented, same: "own size", "A GeometryReader offers its content its own size (documented).")
    default: RuleDefinition("reader.start", .measured, constant: 0, "Each view of a GeometryReader starts at its top leading corner (code compared with SwiftUI).")
    }
  }
  var trackDefinition: RuleDefinition {
    switch self {
    case .trackFixed: RuleDefinition("track.fixed", .documented, ["size", "number"], "A fixed track has its own length (documented).") { $0[0] }
    case .trackSpacing:
      RuleDefinition(
        "track.spacing", .measured, ["offer", "sum of gaps", "fixed lengths"], "Gaps and fixed tracks are taken off the offer before anything is shared (published measurements)."
      ) { Length.rest(Length.rest($0[0], $0[1]), $0[2]) }
    case .trackShare:
      RuleDefinition(
        "track.share", .measured, ["available", "tracks left", "number"], "In the order of declaration, a track is offered an equal share of what is left (published measurements)."
      ) { $0[0] / $0[1] }
    case .trackFlexible:
      RuleDefinition("track.flexible", .measured, ["share", "minimum", "maximum"], "A flexible track takes its share within its limits (published measurements).") {
        Length.clamp($0[0], $0[1], $0[2])
      }
    case .trackMinimum: RuleDefinition("track.minimum", .ours, ["minimum", "number"], "Offered nothing, a track has its minimum (nothing is documented).") { $0[0] }
    case .trackCount:
      RuleDefinition(
        "track.count", .measured, ["share", "minimum", "gap"],
        "An adaptive track becomes as many tracks of the minimum as fit into its share, at least one (published measurements)."
      ) { Double(LayoutTree.adaptiveCount($0[0], $0[1], $0[2])) }
    case .trackAdaptive:
      RuleDefinition(
        "track.adaptive", .measured, ["share", "gap", "count"],
        "The tracks of an adaptive one divide its share without the gaps between them, never less than 0 (published measurements)."
      ) { max(($0[0] - $0[1] * ($0[2] - 1)) / $0[2], 0) }
    case .trackMaximum: RuleDefinition("track.maximum", .measured, ["length", "maximum"], "No track is longer than its maximum (published measurements).") { min($0[0], $0[1]) }
    default:
      RuleDefinition("track.remainder", .measured, ["available", "taken"], "What a track takes is no longer available; less than nothing can be left (published measurements).") {
        Length.rest($0[0], $0[1])
      }
    }
  }
  var gridDefinition: RuleDefinition {
    switch self {
    case .gridGaps:
      RuleDefinition("grid.gaps", .ours, ["offer", "sum of gaps"], "A grid takes the gaps off the offer before anything is shared, as a stack does (nothing is documented).") {
        Length.rest($0[0], $0[1])
      }
    case .gridSum: RuleDefinition("grid.sum", .documented, ["start", "length", "gap"], "The next one starts behind the length and the gap (documented).") { $0[0] + $0[1] + $0[2] }
    case .gridLongest:
      RuleDefinition("grid.longest", .documented, ["largest so far", "cell"], "A column is as wide as its widest cell, a row as high as its tallest (documented).") {
        max($0[0], $0[1])
      }
    case .gridOrder:
      RuleDefinition(
        "grid.order", .ours, ["priority", "flexibility", "minimum"],
        "Columns and rows are served as a stack serves its children: priority, least flexible, larger minimum, source order (nothing is documented).", formula: nil)
    case .gridReserve:
      RuleDefinition("grid.reserve", .ours, ["available", "minimum"], "The least length of columns and rows of lower priority is kept back (nothing is documented).") {
        Length.rest($0[0], $0[1])
      }
    case .gridRelease:
      RuleDefinition("grid.release", .ours, ["available", "minimum"], "When its turn comes, a column or row gets back what was kept for it (nothing is documented).") {
        Length.sum($0[0], $0[1])
      }
    case .gridShare:
      RuleDefinition(
        "grid.share", .ours, ["available", "left"], "The cells of a column or row are offered an equal share of what is left, never less than 0 (seen, nothing is documented)."
      ) {
        max($0[0] / $0[1], 0)
      }
    case .gridRemainder:
      RuleDefinition("grid.remainder", .ours, ["available", "taken"], "What a column or row takes is no longer available (nothing is documented).") { Length.rest($0[0], $0[1]) }
    case .gridExcess:
      RuleDefinition("grid.excess", .ours, ["answer", "columns it spans"], "A cell that spans columns and needs more than they have together widens them (nothing is documented).")
      {
        max(Length.distance($0[0], $0[1]), 0)
      }
    case .gridGrow:
      RuleDefinition("grid.grow", .ours, ["length", "excess", "columns"], "The columns that a cell spans grow by equal parts (nothing is documented).") { $0[0] + $0[1] / $0[2] }
    case .gridOffer: RuleDefinition("grid.offer", .ours, same: "room", "A cell is placed under the room of its columns and its row (nothing is documented).")
    case .gridBaseline:
      RuleDefinition("grid.baseline", .ours, ["line so far", "guide"], "The line of a row's guides lies as low as the lowest of them (nothing is documented).") {
        max($0[0], $0[1])
      }
    case .gridLower:
      RuleDefinition("grid.lower", .ours, ["height so far", "line", "below the guide"], "A row reaches down to the lowest end of its aligned cells (nothing is documented).") {
        max($0[0], $0[1] + $0[2])
      }
    case .gridBelow: RuleDefinition("grid.below", .ours, ["height", "guide"], "What of a cell lies below its guide (arithmetic).") { Length.distance($0[0], $0[1]) }
    case .gridEnd:
      RuleDefinition("grid.end", .documented, ["start of the last", "its length"], "It reaches to the end of its last column or row, never less than 0 (documented).") {
        max($0[0] + $0[1], 0)
      }
    case .gridFlexibility:
      RuleDefinition(
        "grid.flexibility", .ours, ["maximum", "minimum"], "A column or row is as flexible as its cells together: infinity asked, less 0 asked (nothing is documented)."
      ) {
        Length.flexibility($0[0], $0[1])
      }
    case .gridAlign:
      RuleDefinition("grid.align", .documented, ["start of the room", "its guide", "cell's guide"], "A cell's guide lies on that of its room (documented).") {
        $0[0] + Length.distance($0[1], $0[2])
      }
    default:
      RuleDefinition(
        "grid.anchor", .documented, ["start of the room", "what is left of it", "part"], "An anchor says which part of what is left of the room lies before the cell (documented)."
      ) {
        $0[0] + Length.part($0[2], $0[1])
      }
    }
  }
}
