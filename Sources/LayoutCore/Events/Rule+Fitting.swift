extension Rule {
  var fittingDefinition: RuleDefinition {
    switch self {
    case .aspectScale:
      RuleDefinition("aspect.scale", .measured, ["offer", "side of the ratio"], "The offer is so many times as long as the ratio's side (published measurements).") {
        $0[0] / $0[1]
      }
    case .aspectFit:
      RuleDefinition(
        "aspect.fit", .measured, ["scale by width", "scale by height"], "To fit, the smaller scale counts, or the one that is known (published measurements)."
      ) { Rule.known($0[0], $0[1], min) }
    case .aspectFill:
      RuleDefinition(
        "aspect.fill", .measured, ["scale by width", "scale by height"],
        "To fill, the larger scale counts (published measurements); with one side offered, the one that is known (seen on SwiftUI)."
      ) { Rule.known($0[0], $0[1], max) }
    case .aspectSide:
      RuleDefinition("aspect.side", .measured, same: "offer", "Where the scale came from this side, the child is offered exactly the offer (published measurements).")
    case .aspectOffer:
      RuleDefinition("aspect.offer", .measured, ["scale", "side of the ratio"], "The child is offered a box of the ratio (published measurements).") { $0[1] * $0[0] }
    case .positionSize: RuleDefinition("position.size", .measured, same: "offer", "position takes the whole offer (code compared with SwiftUI).")
    case .positionOffer: RuleDefinition("position.offer", .measured, same: "own size", "position offers its own size to its child (code compared with SwiftUI).")
    default:
      RuleDefinition("position.centre", .documented, ["point", "length"], "The child's centre lies at the point (documented).") { Length.distance($0[0], $0[1] / 2) }
    }
  }
  private static func known(_ a: Double, _ b: Double, _ choose: (Double, Double) -> Double) -> Double { a.isNaN ? b : b.isNaN ? a : choose(a, b) }
}
