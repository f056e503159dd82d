internal import Foundation
internal import LayoutCore

extension LayoutClaim {
  /// What was found in a layout.
  public struct Outcome: Sendable {
    /// Why it does not hold; nil if it does.
    public var failure: String?
    /// The claim with what was found; nil where no value can take the old one's place.
    public var line: String?
  }
}

extension Preview {
  /// Compares the layout with a claim, at every offer of its sweep.
  /// - Throws: there is no such node.
  public func outcome(of claim: LayoutClaim) throws(SelectorError) -> LayoutClaim.Outcome {
    guard let sweep = claim.sweep else { return try outcome(of: claim, self) }
    guard let host else { return LayoutClaim.Outcome(failure: "there is no view") }
    // The same tree is asked again and again, then laid out as it was.
    defer { host.layOut(proposal) }
    for length in sweep.range {
      if request.budget.isInterrupted() { return LayoutClaim.Outcome(failure: "the time was over before every length was asked") }
      let (width, height) = (proposal.width, proposal.height)
      host.layOut(sweep.axis == .horizontal ? ProposedViewSize(width: CGFloat(length), height: height) : ProposedViewSize(width: width, height: CGFloat(length)))
      let outcome = try outcome(of: claim, self)
      if let failure = outcome.failure { return LayoutClaim.Outcome(failure: "when the \(sweep.axis == .horizontal ? "width" : "height") is \(length): \(failure)") }
    }
    return LayoutClaim.Outcome()
  }

  private func outcome(of claim: LayoutClaim, _ preview: Preview) throws(SelectorError) -> LayoutClaim.Outcome {
    func text(_ values: [Double]) -> String { values.map(ClaimedLength.text).joined(separator: "x") }
    switch claim.claim {
    case .measurement(let measurement, let comparison, let numbers, let tolerance):
      let found = try preview.measure(measurement)
      let cell = request.device.cell
      let units = measurement.units(cell: cell)
      let points = zip(numbers, units).map { $0.isInCells ? $0.value * $1 : $0.value }
      let holds =
        comparison == .different
        ? !zip(found, points).allSatisfy { LayoutClaim.Comparison.equal.holds($0, $1, tolerance: tolerance) }
        : zip(found, points).allSatisfy { comparison.holds($0, $1, tolerance: tolerance) }
      if holds { return LayoutClaim.Outcome() }
      let said = comparison == .equal ? "not \(text(points))" : "which is not \(comparison.rawValue) \(text(points))"
      let values = zip(zip(found, numbers), units).map { pair, unit in ClaimedLength.text(pair.1.isInCells ? pair.0 / unit : pair.0) + (pair.1.isInCells ? "c" : "") }
      let space = claim.start.last?.isWhitespace == true ? "" : " "
      let line = comparison == .equal ? claim.start + space + values.joined(separator: "x") + (claim.end.isEmpty ? "" : " " + claim.end) : nil
      return LayoutClaim.Outcome(failure: "it is \(text(found)) points, \(said)", line: line)
    case .equality(let left, let comparison, let right):
      let (a, b) = (try preview.measure(left), try preview.measure(right))
      let holds = comparison == .different ? !zip(a, b).allSatisfy { LayoutClaim.Comparison.equal.holds($0, $1) } : zip(a, b).allSatisfy { comparison.holds($0, $1) }
      return LayoutClaim.Outcome(failure: holds ? nil : "\(text(a)) \(comparison.rawValue) \(text(b)) does not hold")
    case .count(let selector, let comparison, let number):
      let found = preview.count(selector)
      if comparison.holds(Double(found), Double(number)) { return LayoutClaim.Outcome() }
      return LayoutClaim.Outcome(failure: "there are \(found), not \(number)", line: comparison == .equal ? claim.start + "\(found)" : nil)
    case .proposals(let selector, let wanted):
      let found = try preview.offers(to: selector)
      let line: String
      let holds: Bool
      switch wanted {
      case .widths(let widths):
        var seen: Set<Double?> = []
        let offered = found.map { $0.width.map(Double.init) }.filter { seen.insert($0).inserted }
        holds = offered == widths
        line = offered.map { $0.map(ClaimedLength.text) ?? "nil" }.joined(separator: ", ")
      case .sizes(let sizes):
        holds = found == sizes
        line = found.map { [$0.width, $0.height].map { $0.map { ClaimedLength.text(Double($0)) } ?? "nil" }.joined(separator: "x") }.joined(separator: ", ")
      }
      return holds ? LayoutClaim.Outcome() : LayoutClaim.Outcome(failure: "it is offered [\(line)]", line: claim.start + "[\(line)]")
    case .none(let fault): return LayoutClaim.Outcome(failure: preview.faultLines(fault).first)
    }
  }
}

extension NodeMeasurement {
  /// A cell's length along each of the measured numbers.
  fileprivate func units(cell: CGSize) -> [Double] {
    switch property {
    case .width, .x: [cell.width]
    case .height, .y: [cell.height]
    case .size: [cell.width, cell.height]
    }
  }
}

extension Preview {
  /// What overflows, or is cut, each in a line.
  fileprivate func faultLines(_ fault: LayoutClaim.Fault) -> [String] {
    faultText(fault == .overflow ? [.overflow] : [.truncation]).split(whereSeparator: \.isNewline).map(String.init)
  }
}
