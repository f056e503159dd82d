extension Rule {
  var stackDefinition: RuleDefinition {
    switch self {
    case .stackGapExplicit:
      RuleDefinition("stack.gap.explicit", .documented, same: "spacing", "The stack's spacing argument lies between every two neighbours (documented).")
    case .stackGapPreferred:
      RuleDefinition(
        "stack.gap.preferred", .documented, same: "default spacing", "Without an argument, neighbours keep the distance they prefer: the device's default (documented).")
    case .stackGapZero:
      RuleDefinition("stack.gap.zero", .measured, constant: 0, "A neighbour, as a Spacer along its stack, asks for no distance (code compared with SwiftUI).")
    case .stackGapText:
      RuleDefinition(
        "stack.gap.text", .ours, same: "text spacing", "Two texts of one line height keep the device's distance of lines (SwiftUI takes the font's leading; ours is the grid's).")
    case .stackGaps:
      RuleDefinition("stack.gaps", .measured, ["gaps so far", "gap"], "The gaps add up (arithmetic).") { $0[0] + $0[1] }
    case .stackSpacing:
      RuleDefinition(
        "stack.spacing", .measured, ["offer", "gaps that are not 0", "sum of gaps"], "The gaps are taken off the offer before anything is shared (code compared with SwiftUI)."
      ) {
        $0[0] - $0[2]
      }
    case .stackAcross:
      RuleDefinition("stack.across", .measured, same: "offer across", "Across its axis, a stack offers every child what it is offered (code compared with SwiftUI).")
    case .stackStretch:
      RuleDefinition(
        "stack.stretch", .measured, same: "own size across", "While placing, a stack that was offered nothing across offers its own size (code compared with SwiftUI).")
    case .stackIdeal:
      RuleDefinition("stack.ideal", .documented, constant: .nan, "A stack that is offered nothing asks every child for its ideal length (documented).")
    case .stackFlexibility:
      RuleDefinition("stack.flexibility", .measured, ["maximum", "minimum"], "A child's flexibility is its answer to infinity minus its answer to 0 (published measurements).") {
        Length.flexibility($0[0], $0[1])
      }
    case .stackOrder:
      RuleDefinition(
        "stack.order", .measured, ["priority", "flexibility", "minimum"],
        "Served first: the higher priority, then the less flexible, among infinitely flexible ones the larger minimum, then source order (published measurements).", formula: nil)
    case .stackReserve:
      RuleDefinition("stack.reserve", .documented, ["available", "minimum"], "The least length of children of lower priority is kept back (documented at layoutPriority).") {
        Length.rest($0[0], $0[1])
      }
    case .stackRelease:
      RuleDefinition("stack.release", .documented, ["available", "minimum"], "When its turn comes, a group gets back what was kept for it (documented at layoutPriority).") {
        Length.sum($0[0], $0[1])
      }
    case .stackShare:
      RuleDefinition("stack.share", .measured, ["available", "children left"], "A child is offered an equal share of what is left, never less than 0 (published measurements).") {
        max($0[0] / $0[1], 0)
      }
    case .stackRemainder:
      RuleDefinition("stack.remainder", .measured, ["available", "taken"], "What the child takes is no longer available; infinity stays infinite (published measurements).") {
        Length.rest($0[0], $0[1])
      }
    case .stackTaken:
      RuleDefinition("stack.taken", .measured, ["lengths so far", "length"], "The children's lengths add up (arithmetic).") { $0[0] + $0[1] }
    case .stackLength:
      RuleDefinition(
        "stack.length", .measured, ["sum of lengths", "sum of gaps"], "A stack is as long as its children and gaps, never less than 0 (published measurements; the floor is ours)."
      ) {
        max($0[0] + $0[1], 0)
      }
    case .stackWidest:
      RuleDefinition("stack.widest", .documented, ["largest so far", "size across"], "Across its axis, a stack is as large as its largest child (documented).") {
        max($0[0], $0[1])
      }
    case .stackBefore:
      RuleDefinition(
        "stack.before", .measured, ["start so far", "guide"], "A child starts its guide's length before the line that all guides lie on (code compared with SwiftUI)."
      ) {
        min($0[0], -$0[1])
      }
    case .stackAfter:
      RuleDefinition("stack.after", .measured, ["end so far", "size across", "guide"], "A child ends what lies behind its guide after the line (code compared with SwiftUI).") {
        max($0[0], Length.distance($0[1], $0[2]))
      }
    case .stackExtent:
      RuleDefinition("stack.extent", .measured, ["start", "end"], "Across its axis, a stack reaches from the first start to the last end (code compared with SwiftUI).") {
        $0[1] - $0[0]
      }
    case .stackStart: RuleDefinition("stack.start", .documented, constant: 0, "The first child starts where its stack starts (documented).")
    case .stackPosition:
      RuleDefinition("stack.position", .documented, ["start of the previous", "its length", "gap"], "A child starts behind the previous one and the gap (documented).") {
        $0[0] + $0[1] + $0[2]
      }
    case .stackLine:
      RuleDefinition("stack.line", .measured, ["start"], "The line that all guides lie on is as far in as the first start is before it (code compared with SwiftUI).") { 0 - $0[0] }
    case .stackLineDefault:
      RuleDefinition(
        "stack.line.default", .documented, ["largest size across", "part"], "Where no child sets the guide, the line is the alignment's own part of the largest child (documented)."
      ) {
        Length.part($0[1], $0[0])
      }
    default:
      RuleDefinition("stack.cross", .documented, ["line", "guide"], "Across the axis, a child's guide lies on the line (documented).") { Length.distance($0[0], $0[1]) }
    }
  }
  var zStackDefinition: RuleDefinition {
    switch self {
    case .zStackOffer: RuleDefinition("zstack.offer", .documented, same: "offer", "A ZStack offers every child what it is offered (documented).")
    case .zStackStretch:
      RuleDefinition("zstack.stretch", .measured, same: "own size", "While placing, a ZStack offers every child its own size (code compared with SwiftUI).")
    case .zStackUncounted:
      RuleDefinition("zstack.uncounted", .measured, ["priority", "highest priority"], "Only children of the highest priority decide a ZStack's size (code compared with SwiftUI).")
      {
        $0[0] < $0[1] ? 0 : 1
      }
    case .zStackBefore:
      RuleDefinition(
        "zstack.before", .measured, ["start so far", "guide"], "A child starts its guide's length before the line that all guides lie on (code compared with SwiftUI)."
      ) {
        $0[0].isNaN ? 0 - $0[1] : min($0[0], -$0[1])
      }
    case .zStackAfter:
      RuleDefinition("zstack.after", .measured, ["end so far", "size", "guide"], "A child ends what lies behind its guide after the line (code compared with SwiftUI).") {
        let end = Length.distance($0[1], $0[2])
        return $0[0].isNaN ? end : max($0[0], end)
      }
    case .zStackExtent:
      RuleDefinition(
        "zstack.extent", .measured, ["start", "end"], "A ZStack reaches from the first start to the last end of its aligned children (written by teachers of SwiftUI)."
      ) {
        Length.distance($0[1], $0[0])
      }
    case .zStackLine:
      RuleDefinition("zstack.line", .measured, ["start"], "The line that all guides lie on is as far in as the first start is before it (code compared with SwiftUI).") {
        0 - $0[0]
      }
    default:
      RuleDefinition("zstack.align", .documented, ["line", "guide"], "A child's guide lies on the line (documented).") { Length.distance($0[0], $0[1]) }
    }
  }
}
