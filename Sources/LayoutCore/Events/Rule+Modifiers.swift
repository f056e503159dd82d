extension Rule {
  var modifierDefinition: RuleDefinition {
    switch self {
    case .passOffer: RuleDefinition("pass.offer", .documented, same: "offer", "The child is offered what the modifier is offered (documented).")
    case .passSize: RuleDefinition("pass.size", .documented, same: "answer", "The size is the child's (documented).")
    case .frameOffer: RuleDefinition("frame.offer", .documented, same: "argument", "A fixed dimension replaces the offer (documented).")
    case .frameSize: RuleDefinition("frame.size", .documented, same: "argument", "A frame has its fixed dimension whatever the child answers (documented).")
    case .frameAlign:
      RuleDefinition("frame.align", .documented, ["frame's guide", "child's guide"], "The child's guide lies on the frame's own; the child may overflow (documented).") {
        Length.distance($0[0], $0[1])
      }
    case .flexIdeal: RuleDefinition("flex.ideal", .documented, same: "ideal", "Offered nothing, the frame offers its ideal length (documented).")
    case .flexClamp:
      RuleDefinition("flex.clamp", .documented, ["offer", "minimum", "maximum"], "The child is offered the offer within the limits (documented).") {
        Length.clamp($0[0], $0[1], $0[2])
      }
    case .flexSizeIdeal: RuleDefinition("flex.size.ideal", .documented, same: "ideal", "Offered nothing, the frame has its ideal length (documented).")
    case .flexSizeOffer:
      RuleDefinition("flex.size.offer", .documented, ["offer", "minimum", "maximum"], "With both limits, the frame takes the offer within them (documented).") {
        Length.clamp($0[0], $0[1], $0[2])
      }
    case .flexSizeBetween:
      RuleDefinition(
        "flex.size.between", .measured, ["answer", "minimum", "maximum"], "Offered nothing, the frame takes the child's answer within its limits (code compared with SwiftUI)."
      ) {
        Length.clamp($0[0], $0[1], $0[2])
      }
    case .flexSizeLeast:
      RuleDefinition(
        "flex.size.least", .measured, ["offer to the child", "answer", "minimum"],
        "With a minimum only, the frame is the smaller of child and offer, at least the minimum (code compared with SwiftUI)."
      ) { max(min($0[0].isNaN ? .infinity : $0[0], $0[1]), $0[2]) }
    case .flexSizeMost:
      RuleDefinition(
        "flex.size.most", .measured, ["offer to the child", "answer", "maximum"],
        "With a maximum only, the frame is the larger of child and offer, at most the maximum (published measurements)."
      ) { min(max($0[0].isNaN ? -.infinity : $0[0], $0[1]), $0[2]) }
    case .flexStretch: RuleDefinition("flex.stretch", .measured, same: "own size", "While placing, the frame offers its child its own size (code compared with SwiftUI).")
    case .flexKeep:
      RuleDefinition(
        "flex.keep", .measured, ["own size", "minimum", "maximum"],
        "While placing, nothing stays nothing where the frame was offered nothing and lies between its limits (code compared with SwiftUI)."
      ) { _ in .nan }
    case .paddingInset:
      RuleDefinition("padding.inset", .documented, ["offer", "inset before", "inset after"], "The child is offered the offer without the insets, never less than 0 (documented).") {
        let rest = $0[0] - $0[1] - $0[2]
        return rest < 0 ? 0 : rest
      }
    case .paddingSize:
      RuleDefinition("padding.size", .documented, ["answer", "inset before", "inset after"], "The size is the child's and the insets, never less than 0 (documented).") {
        max($0[0] + $0[1] + $0[2], 0)
      }
    case .paddingOrigin: RuleDefinition("padding.origin", .documented, same: "inset", "The child starts behind the inset (documented).")
    case .fixedIdeal: RuleDefinition("fixed.ideal", .documented, constant: .nan, "fixedSize asks for the ideal length whatever is offered (documented).")
    case .offsetPosition: RuleDefinition("offset.position", .documented, same: "argument", "An offset shifts what is drawn; size and neighbours stay (documented).")
    case .overlayOffer: RuleDefinition("overlay.offer", .documented, same: "primary's size", "An overlay or background is offered exactly the primary's size (documented).")
    default:
      RuleDefinition("overlay.align", .documented, ["primary's guide", "secondary's guide"], "The guides of primary and secondary coincide (documented).") {
        Length.distance($0[0], $0[1])
      }
    }
  }
  var leafDefinition: RuleDefinition {
    switch self {
    case .textFits: RuleDefinition("leaf.text.fits", .documented, ["offer", "ideal"], "A text that fits has its ideal size, never the offer (documented).") { $0[1] }
    case .textNarrow:
      RuleDefinition(
        "leaf.text.narrow", .documented, ["offer", "ideal", "measured"],
        "A narrower offer wraps a text, a lower one cuts lines off; the size is the widest line's and all lines' (documented)."
      ) { $0[2] }
    case .textLeast: RuleDefinition("leaf.text.least", .ours, same: "least", "Offered no width, a text is as narrow as its lines can be: its widest character (the grid's choice).")
    case .textCut:
      RuleDefinition(
        "leaf.text.cut", .documented, ["lines", "lines shown"], "Lines that have no room, or are more than the limit, are left out; an ellipsis stands for them (documented)."
      ) { $0[0] - $0[1] }
    case .leafOwn: RuleDefinition("leaf.own", .measured, same: "own", "Offered nothing, a resizable image keeps its own length (code compared with SwiftUI).")
    case .leafResized:
      RuleDefinition("leaf.resized", .measured, ["offer", "cap insets"], "A resizable image takes its offer, never less than its cap insets (code compared with SwiftUI).") {
        max($0[0], $0[1])
      }
    case .leafFills: RuleDefinition("leaf.fills", .documented, same: "offer", "It takes what it is offered (documented).")
    case .leafDefault: RuleDefinition("leaf.default", .measured, constant: 10, "Offered nothing, a view without a size of its own is 10 long (published measurements).")
    case .leafSquare: RuleDefinition("leaf.square", .measured, ["width", "height"], "A circle is as large as the smaller side (code compared with SwiftUI).") { min($0[0], $0[1]) }
    case .leafFixed: RuleDefinition("leaf.fixed", .documented, same: "own size", "Its size does not depend on the offer (documented).")
    case .spacerLength:
      RuleDefinition("spacer.length", .documented, ["offer", "minimum"], "A Spacer takes the offer, at least its minimum (documented).") { $0[0] > $0[1] ? $0[0] : $0[1] }
    case .spacerMinimum: RuleDefinition("spacer.minimum", .measured, same: "minimum", "Offered nothing, a Spacer has its minimum length (published measurements).")
    default: RuleDefinition("spacer.none", .documented, constant: 0, "Across its stack, a Spacer has no size (documented).")
    }
  }
}
