extension Rule {
  var customDefinition: RuleDefinition {
    switch self {
    case .layoutOffer: RuleDefinition("layout.offer", .documented, same: "argument", "A layout of the program's own offers its views what it likes (documented).")
    case .layoutSize:
      RuleDefinition("layout.size", .documented, same: "argument", "A layout of the program's own says itself how large it is; what is no length counts as 0 (documented).")
    case .layoutPlace:
      RuleDefinition(
        "layout.place", .documented, ["point", "part", "length"],
        "The anchor, a part of the view's length, lies at the point that the layout chose, from the start of its bounds (documented)."
      ) { Length.distance($0[0], Length.part($0[1], $0[2])) }
    default:
      RuleDefinition("layout.middle", .documented, ["own size", "length"], "A view that its layout does not place lies in the middle of the bounds (documented).") {
        Length.part(0.5, Length.distance($0[0], $0[1]))
      }
    }
  }
}
