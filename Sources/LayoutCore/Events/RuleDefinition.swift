/// The record of a rule.
struct RuleDefinition: Sendable {
  let id: String
  let certainty: Rule.Certainty
  let operands: [String]
  let basis: String
  let formula: (@Sendable ([Double]) -> Double)?

  init(_ id: String, _ certainty: Rule.Certainty, _ operands: [String], _ basis: String, formula: (@Sendable ([Double]) -> Double)?) {
    self.id = id
    self.certainty = certainty
    self.operands = operands
    self.basis = basis
    self.formula = formula
  }
  /// The result is the first operand.
  init(_ id: String, _ certainty: Rule.Certainty, same operand: String, _ basis: String) {
    self.init(id, certainty, [operand], basis) { $0[0] }
  }
  /// The result does not depend on anything.
  init(_ id: String, _ certainty: Rule.Certainty, constant: Double, _ basis: String) {
    self.init(id, certainty, [], basis) { _ in constant }
  }
}

extension Rule {
  var definition: RuleDefinition { Rule.definitions[Int(rawValue)] }
  /// By raw value.
  private static let definitions: [RuleDefinition] = allCases.map { rule in
    switch rule {
    case .passOffer, .passSize, .frameOffer, .frameSize, .frameAlign, .flexIdeal, .flexClamp, .flexSizeIdeal, .flexSizeOffer, .flexSizeBetween, .flexSizeLeast, .flexSizeMost,
      .flexStretch, .flexKeep, .paddingInset, .paddingSize, .paddingOrigin, .fixedIdeal, .offsetPosition, .overlayOffer, .overlayAlign:
      rule.modifierDefinition
    case .aspectScale, .aspectFit, .aspectFill, .aspectSide, .aspectOffer, .positionSize, .positionOffer, .positionCentre: rule.fittingDefinition
    case .textFits, .textNarrow, .textLeast, .textCut, .leafFills, .leafDefault, .leafSquare, .leafFixed, .leafOwn, .leafResized, .spacerLength, .spacerMinimum, .spacerNone:
      rule.leafDefinition
    case .zStackOffer, .zStackStretch, .zStackUncounted, .zStackBefore, .zStackAfter, .zStackExtent, .zStackLine, .zStackAlign: rule.zStackDefinition
    case .scrollIdeal, .scrollFills, .scrollStart, .scrollAnchor, .scrollMargin, .lazyFills, .lazyAlign, .readerOffer, .readerStart: rule.scrollDefinition
    case .trackFixed, .trackSpacing, .trackShare, .trackFlexible, .trackMinimum, .trackCount, .trackAdaptive, .trackMaximum, .trackRemainder: rule.trackDefinition
    case .gridGaps, .gridSum, .gridLongest, .gridOrder, .gridReserve, .gridRelease, .gridShare, .gridRemainder, .gridExcess, .gridGrow, .gridOffer, .gridBaseline,
      .gridBelow, .gridLower, .gridAlign, .gridAnchor, .gridEnd, .gridFlexibility:
      rule.gridDefinition
    case .safeAreaOffer, .safeAreaStart, .safeAreaBar, .safeAreaRest, .safeAreaLength, .safeAreaAcross, .safeAreaEdge, .safeAreaAlign: rule.safeAreaDefinition
    case .fitsIdeal, .fitsInside, .fitsOutside, .fitsLast, .mirror: rule.choiceDefinition
    case .layoutOffer, .layoutSize, .layoutPlace, .layoutMiddle: rule.customDefinition
    case .relativeLength, .relativeColumn, .relativeSpan: rule.relativeDefinition
    default: rule.stackDefinition
    }
  }
}
