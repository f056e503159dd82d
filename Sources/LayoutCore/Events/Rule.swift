/// Why a number is what it is: every step of a layout names its rule. `definition` says what the rule computes and where it comes from.
public enum Rule: UInt8, CaseIterable, Sendable {
  // Any modifier
  case passOffer, passSize
  // Stacks
  case stackGapExplicit, stackGapPreferred, stackGapZero, stackGapText, stackGaps, stackSpacing
  case stackAcross, stackStretch, stackIdeal
  case stackFlexibility, stackOrder, stackReserve, stackRelease, stackShare, stackRemainder
  case stackTaken, stackLength, stackWidest, stackBefore, stackAfter, stackExtent
  case stackStart, stackPosition, stackLine, stackLineDefault, stackCross
  // ZStack
  case zStackOffer, zStackStretch, zStackUncounted, zStackBefore, zStackAfter, zStackExtent, zStackLine, zStackAlign
  // Frames
  case frameOffer, frameSize, frameAlign
  case flexIdeal, flexClamp, flexSizeIdeal, flexSizeOffer, flexSizeBetween, flexSizeLeast, flexSizeMost, flexStretch, flexKeep
  // Other modifiers
  case paddingInset, paddingSize, paddingOrigin, fixedIdeal, offsetPosition
  case overlayOffer, overlayAlign
  case aspectScale, aspectFit, aspectFill, aspectSide, aspectOffer, positionSize, positionOffer, positionCentre
  case fitsIdeal, fitsInside, fitsOutside, fitsLast, mirror
  // Leaves
  case textFits, textNarrow, textLeast, textCut, leafFills, leafDefault, leafSquare, leafFixed, leafOwn, leafResized
  case spacerLength, spacerMinimum, spacerNone
  // Scrolling and lazy stacks
  case scrollIdeal, scrollFills, scrollStart, scrollAnchor, scrollMargin, lazyFills, lazyAlign
  // Lazy grids
  case trackFixed, trackSpacing, trackShare, trackFlexible, trackMinimum, trackCount, trackAdaptive, trackMaximum, trackRemainder
  // Grids, lazy ones too where they do the same
  case gridGaps, gridSum, gridLongest, gridOrder, gridReserve, gridRelease, gridShare, gridRemainder, gridExcess, gridGrow, gridOffer, gridBaseline, gridBelow, gridLower
  case gridAlign, gridAnchor, gridEnd, gridFlexibility
  // Safe area
  case safeAreaOffer, safeAreaStart, safeAreaBar, safeAreaRest, safeAreaLength, safeAreaAcross, safeAreaEdge, safeAreaAlign
  // containerRelativeFrame
  case relativeLength, relativeColumn, relativeSpan
  // GeometryReader
  case readerOffer, readerStart
  // Layouts of a program's own
  case layoutOffer, layoutSize, layoutPlace, layoutMiddle

  /// How far the rule can be relied on as SwiftUI's.
  public enum Certainty: String, Sendable, CaseIterable {
    /// Said by Apple.
    case documented
    /// Seen in numbers of SwiftUI, or in code that is compared with SwiftUI.
    case measured
    /// Our choice, where nothing is public.
    case ours
  }
  /// As in `stack.share`.
  public var id: String { definition.id }
  /// How far it can be relied on as SwiftUI's.
  public var certainty: Certainty { definition.certainty }
  /// One sentence: what the rule says and where it comes from.
  public var basis: String { definition.basis }
  /// What the operands of a step are, in order.
  public var operandNames: [String] { definition.operands }
  /// The result that the operands must give; NaN is an unspecified length. nil where the rule looks at more than its operands: the order of service.
  public func result(of operands: [Double]) -> Double? {
    guard let formula = definition.formula, operands.count == definition.operands.count else { return nil }
    return formula(operands)
  }
}
