internal import Foundation

extension LayoutTree {
  @inline(__always) func measureLeaf<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    measurements += 1
    switch nodes[i].kind {
    case .text:
      // One comparison covers nil (NaN), infinity and every offer that is wide enough. One line is drawn in any height.
      if !(p.w < nodes[i].a) && (nodes[i].has(Node.optionA) || !(p.h < nodes[i].b)) {
        let (w, h) = (outcome(.textFits, nodes[i].a), outcome(.textFits, nodes[i].b))
        S.step(self, .textFits, i, i, .horizontal, p.w, nodes[i].a, result: w)
        S.step(self, .textFits, i, i, .vertical, p.h, nodes[i].b, result: h)
        return Answer(w, h, nodes[i].has(Node.optionA) ? .onWidth : .all)
      }
      return measureNarrowText(i, p, S.self)
    case .spacer: return measureSpacer(i, p, S.self)
    default: return measurePlainLeaf(i, p, S.self)
    }
  }
  @inline(__always) private func measureNarrowText<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    if p.w == 0, texts[nodes[i].payload].isPlain { return measureLeastText(i, p, S.self) }
    return measureWrappedText(i, p, S.self)
  }
  /// Offered no width: the probe that every row asks, so it is answered from the record. The height offered limits the lines; the width never depends on it,
  /// so that a row's probes are the same for all heights.
  private func measureLeastText<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let least = outcome(.textLeast, nodes[i].c)
    let record = texts[nodes[i].payload]
    S.step(self, .textLeast, i, i, .horizontal, least, result: least)
    var h = record.leastHeight
    if p.h < h && record.lineHeight > 0 {
      let lines = p.h < record.lineHeight * 2 ? 1 : (p.h / record.lineHeight).rounded(.down)
      h = min(h, lines * record.lineHeight)
      S.step(self, .textNarrow, i, i, .vertical, p.h, nodes[i].b, h, result: h)
    } else {
      S.step(self, .textLeast, i, i, .vertical, h, result: h)
    }
    return Answer(least, h, [.widthOnWidth, .heightOnWidth, .heightOnHeight])
  }
  @inline(never) private func measureWrappedText<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let q = p.proposedViewSize
    let measured = measureText?(nodes[i].content, q.width, q.height) ?? CGSize(width: nodes[i].a, height: nodes[i].b)
    let w = outcome(.textNarrow, Length.measured(measured.width))
    let h = outcome(.textNarrow, Length.measured(measured.height))
    S.step(self, .textNarrow, i, i, .horizontal, p.w, nodes[i].a, w, result: w)
    S.step(self, .textNarrow, i, i, .vertical, p.h, nodes[i].b, h, result: h)
    if S.explains(self), let lines = countLines?(nodes[i].content, measured), lines.shown < lines.all {
      S.step(self, .textCut, i, i, .vertical, Double(lines.all), Double(lines.shown), result: Double(lines.all - lines.shown))
    }
    return Answer(w, h, .all)
  }
  @inline(__always) private func measureSpacer<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let isWide = nodes[i].has(Node.optionA)
    let isTall = nodes[i].has(Node.optionB)
    let w = spacerLength(i, p.w, nodes[i].a, isFlexible: isWide, .horizontal, S.self)
    let h = spacerLength(i, p.h, nodes[i].b, isFlexible: isTall, .vertical, S.self)
    return Answer(w, h, isWide ? (isTall ? .own : .widthOnWidth) : isTall ? .heightOnHeight : .none)
  }
  @inline(__always) private func spacerLength<S: Steps>(_ i: NodeID, _ offer: Double, _ least: Double, isFlexible: Bool, _ axis: Axis, _: S.Type) -> Double {
    if !isFlexible {
      let length = outcome(.spacerNone, 0)
      S.step(self, .spacerNone, i, i, axis, result: length)
      return length
    }
    if offer.isNaN {
      let length = outcome(.spacerMinimum, least)
      S.step(self, .spacerMinimum, i, i, axis, least, result: length)
      return length
    }
    let length = outcome(.spacerLength, offer > least ? offer : least)
    S.step(self, .spacerLength, i, i, axis, offer, least, result: length)
    return length
  }
  @inline(__always) private func measurePlainLeaf<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    switch nodes[i].kind {
    case .flexible: return Answer(filled(i, p.w, .horizontal, S.self), filled(i, p.h, .vertical, S.self), .own)
    case .resizable:
      let e = insets[nodes[i].payload]
      return Answer(
        resized(i, p.w, nodes[i].a, e.leading + e.trailing, .horizontal, S.self), resized(i, p.h, nodes[i].b, e.top + e.bottom, .vertical, S.self), .own)
    case .square:
      let w = filled(i, p.w, .horizontal, S.self)
      let h = filled(i, p.h, .vertical, S.self)
      let side = outcome(.leafSquare, min(w, h))
      S.step(self, .leafSquare, i, i, .horizontal, w, h, result: side)
      S.step(self, .leafSquare, i, i, .vertical, w, h, result: side)
      return Answer(side, side, .all)
    case .bar: return Answer(filled(i, p.w, .horizontal, S.self), constant(i, nodes[i].b, .vertical, S.self), .widthOnWidth)
    case .divider:
      if nodes[i].has(Node.optionA) { return Answer(filled(i, p.w, .horizontal, S.self), constant(i, nodes[i].b, .vertical, S.self), .widthOnWidth) }
      return Answer(constant(i, nodes[i].b, .horizontal, S.self), filled(i, p.h, .vertical, S.self), .heightOnHeight)
    default: return Answer(constant(i, nodes[i].a, .horizontal, S.self), constant(i, nodes[i].b, .vertical, S.self), .none)
    }
  }
  /// The offer, its own length where there is none, at least its insets.
  @inline(__always) private func resized<S: Steps>(_ i: NodeID, _ offer: Double, _ own: Double, _ least: Double, _ axis: Axis, _: S.Type) -> Double {
    if offer.isNaN {
      S.step(self, .leafOwn, i, i, axis, own, result: own)
      return own
    }
    let length = offer > least ? offer : least
    S.step(self, .leafResized, i, i, axis, offer, least, result: length)
    return length
  }
  /// What fills its offer without being a leaf.
  func measureFilling<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    Answer(filled(i, p.w, .horizontal, S.self), filled(i, p.h, .vertical, S.self), .own)
  }
  /// The offer, 10 where there is none.
  @inline(__always) private func filled<S: Steps>(_ i: NodeID, _ offer: Double, _ axis: Axis, _: S.Type) -> Double {
    if offer.isNaN {
      let length = outcome(.leafDefault, 10)
      S.step(self, .leafDefault, i, i, axis, result: length)
      return length
    }
    let length = outcome(.leafFills, offer)
    S.step(self, .leafFills, i, i, axis, offer, result: length)
    return length
  }
  @inline(__always) private func constant<S: Steps>(_ i: NodeID, _ length: Double, _ axis: Axis, _: S.Type) -> Double {
    let own = outcome(.leafFixed, length)
    S.step(self, .leafFixed, i, i, axis, length, result: own)
    return own
  }
}
