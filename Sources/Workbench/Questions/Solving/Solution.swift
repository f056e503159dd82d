internal import SwiftSource
internal import LayoutCore

/// For which values of one quantity a claim holds: every whole value of a range was tried, so that "nowhere" is proved.
public struct Solution: Sendable {
  /// What was varied.
  public enum Unknown: Hashable, Sendable {
    /// The root's offer, in points.
    case width, height
    /// A number in the source, by its line and column, from 1.
    case literal(line: Int, column: Int)
  }
  /// As it was asked.
  public let claim: String
  /// What was varied.
  public let unknown: Unknown
  /// The values that were tried.
  public let range: ClosedRange<Int>
  /// Where the claim holds, in order.
  public let holds: [ClosedRange<Int>]
  /// For each value beside a stretch where it holds, why it does not hold there; for the end of the range if it holds nowhere.
  public let failures: [(value: Int, reason: String)]

  /// More values of a number in the source are refused: each is a reading of the file (our choice).
  public static let literalLimit = 2_000
}

extension Preview {
  /// Tries a claim at every whole value of a range.
  /// - Throws: what is wrong with the claim, or there is no number at the literal's place.
  public func solve(_ text: String, for unknown: Solution.Unknown, in range: ClosedRange<Int>) throws(SelectorError) -> Solution {
    let claim: LayoutClaim
    do throws(LayoutClaim.Malformed) {
      claim = try LayoutClaim(text)
    } catch {
      throw SelectorError(error.message, column: error.column)
    }
    if claim.sweep != nil { throw SelectorError("a claim that is solved has no 'for … in …': the range stands behind it", column: nil) }
    let reasons = try reasons(claim, unknown, range)
    var holds: [ClosedRange<Int>] = []
    var failures: [(value: Int, reason: String)] = []
    for (offset, reason) in reasons.enumerated() {
      let value = range.lowerBound + offset
      if let reason {
        let isBeside = (offset > 0 && reasons[offset - 1] == nil) || (offset + 1 < reasons.count && reasons[offset + 1] == nil)
        if isBeside { failures.append((value, reason)) }
      } else if let last = holds.last, last.upperBound == value - 1 {
        holds[holds.count - 1] = last.lowerBound...value
      } else {
        holds.append(value...value)
      }
    }
    if holds.isEmpty, let last = reasons.last, let reason = last { failures = [(range.upperBound, reason)] }
    return Solution(claim: text, unknown: unknown, range: range, holds: holds, failures: failures)
  }

  /// For each value why the claim does not hold; nil where it does.
  private func reasons(_ claim: LayoutClaim, _ unknown: Solution.Unknown, _ range: ClosedRange<Int>) throws(SelectorError) -> [String?] {
    var reasons: [String?] = []
    switch unknown {
    case .width, .height:
      guard let host else { throw SelectorError("there is no view", column: nil) }
      defer { host.layOut(proposal) }
      for value in range {
        host.layOut(
          unknown == .width
            ? ProposedViewSize(width: Double(value), height: proposal.height) : ProposedViewSize(width: proposal.width, height: Double(value)))
        reasons.append(try reason(claim))
      }
    case .literal(let line, let column):
      guard range.count <= Solution.literalLimit else { throw SelectorError("the range is too long: \(Solution.literalLimit) values of a number are the limit", column: nil) }
      guard let number = source.number(line: line, column: column) else { throw SelectorError("there is no number at \(line):\(column)", column: nil) }
      var last = self
      for value in range {
        let text = source.text.replacing(number, with: "\(value)")
        let changed = Preview(
          SourceFile(name: source.name, text: text), request, after: last.program, checkedAfter: last)
        last = changed
        if let error = changed.diagnostics.first(where: \.isError) { reasons.append(error.message) } else { reasons.append(try changed.reason(claim)) }
      }
    }
    return reasons
  }
  /// A node that is not there at one value may be there at another.
  private func reason(_ claim: LayoutClaim) throws(SelectorError) -> String? {
    do throws(SelectorError) {
      return try outcome(of: claim).failure
    } catch {
      return error.message
    }
  }
}

extension SourceFile {
  /// The number that stands at a place, or has it inside.
  fileprivate func number(line: Int, column: Int) -> Range<String.Index>? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let content = lines[line - 1]
    guard let place = content.index(content.startIndex, offsetBy: column - 1, limitedBy: content.endIndex) else { return nil }
    return content.matches(of: /-?\b[0-9][0-9_]*(?:\.[0-9]+)?\b/).map(\.range).first { $0.contains(place) }
  }
}

extension String {
  fileprivate func replacing(_ range: Range<Index>, with text: String) -> String { self[..<range.lowerBound] + text + self[range.upperBound...] }
}
