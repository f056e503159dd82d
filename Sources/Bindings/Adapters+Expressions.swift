internal import Foundation
internal import Runtime

/// Regular expressions of Foundation. Matching can take longer than anybody waits, so it is done in steps that count
/// for the run.
extension NativeTable {
  static let expressions: [String: NativeFunction] = [
    "Foundation.StringProtocol.range(of:options:range:locale:)": { (c: inout NativeCall) throws(Interruption) in
      let (text, pattern) = (try c.string(0), try c.string(1))
      let options = c.isGiven(2) ? try c.read(2, String.CompareOptions.self) : []
      let bounds = c.isGiven(3) ? try c.read(3, Range<String.Index>?.self) : nil
      guard options.contains(.regularExpression) else {
        let locale = c.isGiven(4) ? try c.read(4, Locale?.self) : nil
        try c.chargeSearch(text, pattern)
        return give(text.range(of: pattern, options: options, range: bounds, locale: locale) as Any)
      }
      let found = try c.matches(pattern, options, in: text, bounds, isOnlyFirst: true)
      return give(found?.matches.first.flatMap { Range($0.range, in: text) } as Any)
    },
    "Foundation.StringProtocol.replacingOccurrences(of:with:options:range:)": {
      (c: inout NativeCall) throws(Interruption) in
      let (text, pattern, template) = (try c.string(0), try c.string(1), try c.string(2))
      let options = c.isGiven(3) ? try c.read(3, String.CompareOptions.self) : []
      let bounds = c.isGiven(4) ? try c.read(4, Range<String.Index>?.self) : nil
      guard options.contains(.regularExpression) else {
        try c.chargeSearch(text, pattern)
        if !pattern.isEmpty {
          try c.evaluation.makeRoom(bytes: template.utf8.count, times: text.utf8.count / pattern.utf8.count)
        }
        return give(text.replacingOccurrences(of: pattern, with: template, options: options, range: bounds))
      }
      guard let found = try c.matches(pattern, options, in: text, bounds, isOnlyFirst: false) else { return give(text) }
      return give(try c.replacing(found, in: text, with: template))
    },
    "Foundation.NSRegularExpression.firstMatch(in:options:range:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.ownMatches(isOnlyFirst: true).matches.first as Any)
    },
    "Foundation.NSRegularExpression.matches(in:options:range:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.ownMatches(isOnlyFirst: false).matches as Any)
    },
    "Foundation.NSRegularExpression.numberOfMatches(in:options:range:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.ownMatches(isOnlyFirst: false).matches.count)
    },
    "Foundation.NSRegularExpression.rangeOfFirstMatch(in:options:range:)": {
      (c: inout NativeCall) throws(Interruption) in
      let first = try c.ownMatches(isOnlyFirst: true).matches.first
      return give((first?.range ?? NSRange(location: NSNotFound, length: 0)) as Any)
    },
    "Foundation.NSRegularExpression.stringByReplacingMatches(in:options:range:withTemplate:)": {
      (c: inout NativeCall) throws(Interruption) in
      let text = try c.string(1)
      return give(try c.replacing(try c.ownMatches(isOnlyFirst: false), in: text, with: try c.string(4)))
    },
  ]
}

/// What an expression found in a text.
private struct Matches {
  let expression: NSRegularExpression
  var matches: [NSTextCheckingResult] = []
}

extension NativeCall {
  /// Counts looking for one text in another: at worst each character is compared with each.
  @MainActor fileprivate func chargeSearch(_ text: String, _ part: String) throws(Interruption) {
    let (work, isTooMuch) = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
    if isTooMuch || work > 100_000_000 { try evaluation.charge(isTooMuch ? .max : work / 400) }
  }
  /// Nil where the pattern is no expression.
  @MainActor fileprivate func matches(
    _ pattern: String, _ options: String.CompareOptions, in text: String, _ bounds: Range<String.Index>?,
    isOnlyFirst: Bool
  ) throws(Interruption) -> Matches? {
    let how: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: how) else { return nil }
    let range = NSRange(bounds ?? text.startIndex..<text.endIndex, in: text)
    return try matches(
      of: expression, in: text, options.contains(.anchored) ? .anchored : [], range, isOnlyFirst: isOnlyFirst)
  }
  /// Those of a call of an expression's own method: the expression, the text, the options, where.
  @MainActor fileprivate func ownMatches(isOnlyFirst: Bool) throws(Interruption) -> Matches {
    let options = isGiven(2) ? try read(2, NSRegularExpression.MatchingOptions.self) : []
    return try matches(
      of: try read(0, NSRegularExpression.self), in: try string(1), options, try read(3, NSRange.self),
      isOnlyFirst: isOnlyFirst)
  }
  @MainActor private func matches(
    of expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions,
    _ range: NSRange, isOnlyFirst: Bool
  ) throws(Interruption) -> Matches {
    guard range.location >= 0, range.length >= 0, range.upperBound <= text.utf16.count else {
      throw evaluation.trap("Fatal error: the range \(range) is not in the text", at: place)
    }
    let evaluation = evaluation
    var found = Matches(expression: expression)
    var problem: Interruption?
    expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) { match, _, stop in
      // The matcher tells of its progress after some ten thousand comparisons.
      let count = match == nil ? Self.progress : 1
      problem = onMainThread(evaluation) { evaluation in
        do throws(Interruption) { try evaluation.charge(count) } catch { return error }
        return nil
      }
      if let match { found.matches.append(match) }
      if problem != nil || isOnlyFirst && match != nil { stop.pointee = true }
    }
    if let problem { throw problem }
    return found
  }
  /// `$1` of the template stands for what the first parentheses found.
  @MainActor fileprivate func replacing(
    _ found: Matches, in text: String, with template: String
  ) throws(Interruption) -> String {
    var result = ""
    var end = text.startIndex
    for match in found.matches {
      guard let range = Range(match.range, in: text), range.lowerBound >= end else { continue }
      result += text[end..<range.lowerBound]
      result += found.expression.replacementString(for: match, in: text, offset: 0, template: template)
      end = range.upperBound
      try evaluation.makeRoom(bytes: result.utf8.count, at: place)
    }
    return result + text[end...]
  }
  /// How many steps the matcher's work between two reports counts for (our choice).
  private static var progress: Int { 2_000 }
}
