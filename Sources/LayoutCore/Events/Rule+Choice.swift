extension Rule {
  var choiceDefinition: RuleDefinition {
    switch self {
    case .fitsIdeal: RuleDefinition("fits.ideal", .documented, constant: .nan, "ViewThatFits asks each view for its ideal length along its axes (documented).")
    case .fitsInside:
      RuleDefinition("fits.inside", .documented, ["ideal", "offer"], "A view fits whose ideal length is no more than the offer; where nothing is offered, it fits (documented).") {
        $0[0] > $0[1] ? .nan : 1
      }
    case .fitsOutside:
      RuleDefinition("fits.outside", .documented, ["ideal", "offer"], "A view does not fit whose ideal length is more than the offer (documented).") { $0[0] > $0[1] ? 0 : .nan }
    case .fitsLast: RuleDefinition("fits.last", .documented, constant: 1, "Where no view before it fits, the last one is shown (documented).")
    default:
      RuleDefinition(
        "rtl.mirror", .measured, ["container's width", "start from the left", "width"],
        "Where text runs from right to left, everything is placed as from left to right and then mirrored in its container (code compared with SwiftUI)."
      ) { Length.distance($0[0], $0[1] + $0[2]) }
    }
  }
}
