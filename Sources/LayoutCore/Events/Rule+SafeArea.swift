extension Rule {
  var safeAreaDefinition: RuleDefinition {
    switch self {
    case .safeAreaOffer:
      RuleDefinition(
        "safearea.offer", .measured, ["offer", "kept free before", "kept free behind"],
        "A view that ignores the safe area is offered what is kept free at the edges that it touches as well (reverse-engineered code)."
      ) { $0[0] + $0[1] + $0[2] }
    case .safeAreaStart:
      RuleDefinition("safearea.start", .measured, ["kept free before"], "What ignores the safe area starts as much before its place (reverse-engineered code).") { 0 - $0[0] }
    case .safeAreaBar:
      RuleDefinition(
        "safearea.bar", .measured, ["offer", "gap", "minimum"],
        "A safeAreaInset offers its bar what gap and the view's least length leave of the offer (reverse-engineered code)."
      ) { max(Length.rest(max(Length.rest($0[0], $0[1]), 0), $0[2]), 0) }
    case .safeAreaRest:
      RuleDefinition(
        "safearea.rest", .measured, ["offer", "bar", "gap"], "A safeAreaInset offers its view what bar and gap leave of the offer (reverse-engineered code)."
      ) { max(Length.rest($0[0], $0[1] + $0[2]), 0) }
    case .safeAreaLength:
      RuleDefinition(
        "safearea.length", .measured, ["bar", "gap", "view"], "A safeAreaInset is as long as bar, gap and view together (reverse-engineered code; the floor of 0 is ours)."
      ) { max($0[0] + $0[1] + $0[2], 0) }
    case .safeAreaAcross:
      RuleDefinition("safearea.across", .measured, ["bar", "view"], "Across, a safeAreaInset is as large as the larger of bar and view (reverse-engineered code).") {
        max($0[0], $0[1])
      }
    case .safeAreaEdge:
      RuleDefinition(
        "safearea.edge", .measured, ["own size", "length", "part"],
        "The bar lies at its edge, the view at the one opposite, in the middle across (reverse-engineered code)."
      ) { Length.part($0[2], Length.distance($0[0], $0[1])) }
    default:
      RuleDefinition("safearea.align", .documented, ["start of the view", "view's guide", "bar's guide"], "Across, the bar's guide lies on the view's (documented).") {
        Length.sum($0[0], Length.distance($0[1], $0[2]))
      }
    }
  }
  var relativeDefinition: RuleDefinition {
    switch self {
    case .relativeLength:
      RuleDefinition(
        "relative.length", .documented, ["container", "length"], "containerRelativeFrame makes a length of that of the nearest container: window or scroll view (documented)."
      ) { $0[1] }
    case .relativeColumn:
      RuleDefinition("relative.column", .documented, ["container", "count", "spacing"], "The container is divided into equal columns with gaps between them (documented).") {
        LayoutTree.column($0[0], count: $0[1], spacing: $0[2])
      }
    default:
      RuleDefinition("relative.span", .documented, ["column", "span", "spacing"], "The frame spans some columns and the gaps inside (documented; the floor of 0 is ours).") {
        max($0[0] * $0[1] + $0[2] * ($0[1] - 1), 0)
      }
    }
  }
}
