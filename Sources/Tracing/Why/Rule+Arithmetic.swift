internal import LayoutCore

extension Rule {
  /// The sum behind a step, for its operands: a test compares it with the rule's own formula. Nil where a rule compares, and does not calculate.
  ///
  /// A rule that hands its first operand on, or whose result never changes, needs no line here.
  func arithmetic(_ o: [Double]) -> Arithmetic? {
    switch self {
    case .stackOrder, .gridOrder, .zStackUncounted, .fitsInside, .fitsOutside: return nil
    case .mirror: return (o[0] - (o[1] + o[2])).isNaN ? .constant(0) : .difference(.operand(0), .sum(.operand(1), .operand(2)))
    case .stackGaps, .stackTaken: return .sum(.operand(0), .operand(1))
    case .stackSpacing: return .difference(.operand(0), .operand(2))
    case .stackFlexibility, .gridFlexibility: return o[0] == o[1] && o[0].isInfinite ? .constant(0) : .difference(.operand(0), .operand(1))
    case .stackReserve, .stackRemainder, .gridReserve, .gridRemainder, .gridGaps, .trackRemainder: return .rest(o)
    case .stackRelease, .gridRelease: return (o[0] + o[1]).isNaN ? .operand(0) : .sum(.operand(0), .operand(1))
    case .stackShare, .gridShare: return .atLeastZero(.quotient(.operand(0), .operand(1)), o)
    case .trackShare, .aspectScale: return .quotient(.operand(0), .operand(1))
    case .stackLength, .gridEnd: return .atLeastZero(.sum(.operand(0), .operand(1)), o)
    case .stackWidest, .gridLongest, .gridBaseline: return .largest([.operand(0), .operand(1)])
    case .stackBefore: return .smallest([.operand(0), .difference(.constant(0), .operand(1))])
    case .zStackBefore: return o[0].isNaN ? .difference(.constant(0), .operand(1)) : .smallest([.operand(0), .difference(.constant(0), .operand(1))])
    case .stackAfter: return .largest([.operand(0), .distance(1, 2, o)])
    case .zStackAfter: return o[0].isNaN ? .distance(1, 2, o) : .largest([.operand(0), .distance(1, 2, o)])
    case .stackExtent: return .difference(.operand(1), .operand(0))
    case .zStackExtent: return .distance(1, 0, o)
    case .stackPosition, .gridSum: return .sum(.sum(.operand(0), .operand(1)), .operand(2))
    case .stackLine, .zStackLine: return .difference(.constant(0), .operand(0))
    case .stackLineDefault: return .part(1, of: 0, o)
    case .stackCross, .zStackAlign, .frameAlign, .overlayAlign, .lazyAlign, .gridBelow: return .distance(0, 1, o)
    case .flexClamp, .flexSizeOffer, .flexSizeBetween, .trackFlexible: return .within(0, 1, 2, o)
    case .flexSizeLeast: return .largest([o[0].isNaN ? .operand(1) : .smallest([.operand(0), .operand(1)]), .operand(2)])
    case .flexSizeMost: return .smallest([o[0].isNaN ? .operand(1) : .largest([.operand(0), .operand(1)]), .operand(2)])
    case .flexKeep: return .constant(.nan)
    case .paddingInset: return .atLeastZero(.difference(.difference(.operand(0), .operand(1)), .operand(2)), o)
    case .paddingSize: return .atLeastZero(.sum(.sum(.operand(0), .operand(1)), .operand(2)), o)
    case .aspectFit: return o[0].isNaN ? .operand(1) : o[1].isNaN ? .operand(0) : .smallest([.operand(0), .operand(1)])
    case .aspectFill: return o[0].isNaN ? .operand(1) : o[1].isNaN ? .operand(0) : .largest([.operand(0), .operand(1)])
    case .aspectOffer: return .product(.operand(0), .operand(1))
    case .positionCentre:
      return (o[0] - o[1] / 2).isNaN ? .constant(0) : .difference(.operand(0), .quotient(.operand(1), .constant(2)))
    case .textFits: return .operand(1)
    case .textNarrow: return .operand(2)
    case .textCut: return .difference(.operand(0), .operand(1))
    case .leafSquare, .trackMaximum: return .smallest([.operand(0), .operand(1)])
    case .spacerLength, .leafResized: return .largest([.operand(0), .operand(1)])
    case .scrollStart: return o[2] == 0 ? .constant(0) : .product(.operand(2), .largest([.distance(0, 1, o), .constant(0)]))
    case .trackSpacing:
      let rest = Arithmetic.rest([o[0], o[1]])
      return (rest.value(o) - o[2]).isNaN ? rest : .difference(rest, .operand(2))
    case .trackCount:
      let count = Arithmetic.floor(.quotient(.sum(.operand(0), .operand(2)), .sum(.operand(1), .operand(2))))
      return count.value(o) >= 1 && count.value(o) == result(of: o) ? count : .constant(result(of: o) ?? 1)
    case .trackAdaptive:
      return .atLeastZero(.quotient(.difference(.operand(0), .product(.operand(1), .difference(.operand(2), .constant(1)))), .operand(2)), o)
    case .gridExcess: return .largest([.distance(0, 1, o), .constant(0)])
    case .gridGrow: return .sum(.operand(0), .quotient(.operand(1), .operand(2)))
    case .gridLower: return .largest([.operand(0), .sum(.operand(1), .operand(2))])
    case .gridAlign: return .sum(.operand(0), .distance(1, 2, o))
    case .gridAnchor: return .sum(.operand(0), .part(2, of: 1, o))
    case .scrollAnchor: return o[2] == 0 ? .constant(0) : .product(.operand(2), .distance(0, 1, o))
    case .scrollMargin: return .sum(.operand(0), .operand(1))
    case .safeAreaOffer: return .sum(.sum(.operand(0), .operand(1)), .operand(2))
    case .layoutPlace: return (o[0] - o[1] * o[2]).isNaN ? .constant(result(of: o) ?? 0) : .difference(.operand(0), .part(1, of: 2, o))
    case .layoutMiddle: return .product(.constant(0.5), .distance(0, 1, o))
    case .safeAreaStart: return .difference(.constant(0), .operand(0))
    case .safeAreaBar: return .largest([.difference(.largest([.rest(o), .constant(0)]), .operand(2)), .constant(0)])
    case .safeAreaRest: return .largest([.difference(.operand(0), .sum(.operand(1), .operand(2))), .constant(0)])
    case .safeAreaLength: return .atLeastZero(.sum(.sum(.operand(0), .operand(1)), .operand(2)), o)
    case .safeAreaAcross: return .largest([.operand(0), .operand(1)])
    case .safeAreaEdge: return o[2] == 0 ? .constant(0) : .product(.operand(2), .distance(0, 1, o))
    case .safeAreaAlign: return .sum(.operand(0), .distance(1, 2, o))
    case .relativeLength: return .operand(1)
    case .relativeColumn: return .quotient(.difference(.operand(0), .product(.operand(2), .difference(.operand(1), .constant(1)))), .operand(1))
    case .relativeSpan: return .atLeastZero(.sum(.product(.operand(0), .operand(1)), .product(.operand(2), .difference(.operand(1), .constant(1)))), o)
    default: return operandNames.isEmpty ? .constant(result(of: o) ?? .nan) : .operand(0)
    }
  }

  /// Steps of this rule follow each other, each going on from the last: they are told as one sum.
  var isFold: Bool {
    switch self {
    case .stackGaps, .stackTaken, .stackWidest, .gridLongest, .gridBaseline: true
    default: false
    }
  }
  /// The sentence of such a sum.
  var foldTemplate: String {
    switch self {
    case .stackGaps: "the gaps of {node} together"
    case .stackTaken: "what the views in {node} take together"
    case .stackWidest: "{length} of the largest view in {node}"
    default: "{length} of the largest cell"
    }
  }
  /// A step that says how far apart two neighbours are.
  var isGap: Bool {
    switch self {
    case .stackGapExplicit, .stackGapPreferred, .stackGapZero, .stackGapText: true
    default: false
    }
  }
}
