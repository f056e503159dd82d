internal import Foundation
internal import LayoutCore
internal import Workbench

extension LessonPlayer {
  /// - Parameter prefix: what stands before the line in the lesson; nil: the lesson is not rewritten, because it says what shall become so.
  mutating func check(_ expectation: Expectation, prefix: String?) -> LessonProblem? {
    guard let preview = session.preview else { return wrong(expectation.line, "there is no view that this could hold for") }
    switch expectation.content {
    case .picture(let expected, let lines):
      let picture = (try? preview.picture(isScreen: false, colors: .none, charset: .unicode).text) ?? ""
      return compare(expected, LessonText(picture).lines.map(\.content), lines, prefix: prefix, "the picture is another one", nil, keepsEmptyLines: false)
    case .layout(let wanted):
      do throws(SelectorError) {
        let outcome = try preview.outcome(of: wanted)
        guard let message = outcome.failure else { return nil }
        var problem = wrong(expectation.line, message, .mismatch)
        if let line = outcome.line {
          let old = String(lesson.text.line(expectation.line).dropFirst(prefix?.count ?? 0))
          problem.details = UnifiedDiff.lines(expected: [old], found: [line], firstLine: expectation.line, title: "\(lesson.path):\(expectation.line)")
          if let prefix {
            replacements.append(LessonText.Replacement(lines: expectation.line..<expectation.line + 1, contents: [prefix + line]))
            problem.details.append(advice)
          }
        }
        return problem
      } catch {
        return wrong(expectation.line, error.message)
      }
    }
  }

  /// - Parameter keepsEmptyLines: empty lines behind the expected output part entries, and stay when it is rewritten.
  mutating func compare(
    _ expected: [String], _ found: [String], _ lines: Range<Int>, prefix: String?, _ message: String, _ command: LessonProblem.Command?, keepsEmptyLines: Bool
  ) -> LessonProblem? {
    let (wanted, shown) = (expected.trimmedLines, found.trimmedLines)
    if wanted == shown || Wildcards.match(wanted[...], shown[...]) { return nil }
    var problem = wrong(lines.lowerBound, message, .mismatch)
    problem.command = command
    problem.details = UnifiedDiff.lines(expected: wanted, found: shown, firstLine: lines.lowerBound, title: "\(lesson.path):\(lines.lowerBound)")
    if let prefix {
      let emptyCount = keepsEmptyLines ? expected.count - wanted.count : 0
      replacements.append(LessonText.Replacement(lines: lines.lowerBound..<lines.upperBound - emptyCount, contents: shown.map { (prefix + $0).trimmedAtEnd }))
      problem.details.append(advice)
    }
    return problem
  }
}

/// What of a layout an expectation found.
struct LayoutOutcome {
  /// Why it does not hold; nil if it does.
  var failure: String?
  /// The line with what was found; nil where no value can take the old one's place.
  var line: String?
}

extension Preview {
  /// Compares the layout with an expectation, at every offer of its sweep.
  /// - Throws: there is no such node.
  func outcome(of expectation: LayoutExpectation) throws(SelectorError) -> LayoutOutcome {
    guard let sweep = expectation.sweep else { return try outcome(of: expectation, self) }
    guard let host else { return LayoutOutcome(failure: "there is no view") }
    // The same tree is asked again and again, then laid out as it was.
    defer { host.layOut(proposal) }
    for length in sweep.range {
      let (width, height) = (proposal.width, proposal.height)
      host.layOut(sweep.axis == .horizontal ? ProposedViewSize(width: CGFloat(length), height: height) : ProposedViewSize(width: width, height: CGFloat(length)))
      let outcome = try outcome(of: expectation, self)
      if let failure = outcome.failure { return LayoutOutcome(failure: "when the \(sweep.axis == .horizontal ? "width" : "height") is \(length): \(failure)") }
    }
    return LayoutOutcome()
  }

  private func outcome(of expectation: LayoutExpectation, _ preview: Preview) throws(SelectorError) -> LayoutOutcome {
    func text(_ values: [Double]) -> String { values.map(LessonNumber.text).joined(separator: "x") }
    switch expectation.claim {
    case .measurement(let measurement, let comparison, let numbers, let tolerance):
      let found = try preview.measure(measurement)
      let cell = request.device.cell
      let units = measurement.units(cell: cell)
      let points = zip(numbers, units).map { $0.isInCells ? $0.value * $1 : $0.value }
      let holds =
        comparison == .different
        ? !zip(found, points).allSatisfy { LayoutExpectation.Comparison.equal.holds($0, $1, tolerance: tolerance) }
        : zip(found, points).allSatisfy { comparison.holds($0, $1, tolerance: tolerance) }
      if holds { return LayoutOutcome() }
      let said = comparison == .equal ? "not \(text(points))" : "which is not \(comparison.rawValue) \(text(points))"
      let values = zip(zip(found, numbers), units).map { pair, unit in LessonNumber.text(pair.1.isInCells ? pair.0 / unit : pair.0) + (pair.1.isInCells ? "c" : "") }
      let space = expectation.start.last?.isWhitespace == true ? "" : " "
      let line = comparison == .equal ? expectation.start + space + values.joined(separator: "x") + (expectation.end.isEmpty ? "" : " " + expectation.end) : nil
      return LayoutOutcome(failure: "it is \(text(found)) points, \(said)", line: line)
    case .equality(let left, let comparison, let right):
      let (a, b) = (try preview.measure(left), try preview.measure(right))
      let holds = comparison == .different ? !zip(a, b).allSatisfy { LayoutExpectation.Comparison.equal.holds($0, $1) } : zip(a, b).allSatisfy { comparison.holds($0, $1) }
      return LayoutOutcome(failure: holds ? nil : "\(text(a)) \(comparison.rawValue) \(text(b)) does not hold")
    case .count(let selector, let comparison, let number):
      let found = preview.count(selector)
      if comparison.holds(Double(found), Double(number)) { return LayoutOutcome() }
      return LayoutOutcome(failure: "there are \(found), not \(number)", line: comparison == .equal ? expectation.start + "\(found)" : nil)
    case .proposals(let selector, let wanted):
      let found = try preview.offers(to: selector)
      let line: String
      let holds: Bool
      switch wanted {
      case .widths(let widths):
        var seen: Set<Double?> = []
        let offered = found.map { $0.width.map(Double.init) }.filter { seen.insert($0).inserted }
        holds = offered == widths
        line = offered.map { $0.map(LessonNumber.text) ?? "nil" }.joined(separator: ", ")
      case .sizes(let sizes):
        holds = found == sizes
        line = found.map { [$0.width, $0.height].map { $0.map { LessonNumber.text(Double($0)) } ?? "nil" }.joined(separator: "x") }.joined(separator: ", ")
      }
      return holds ? LayoutOutcome() : LayoutOutcome(failure: "it is offered [\(line)]", line: expectation.start + "[\(line)]")
    case .none(let fault): return LayoutOutcome(failure: preview.faults(fault).first)
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
