internal import Foundation

/// What a program looks for in a text: another text, or a regular expression. A regular expression can take longer than anybody waits, so it is matched in steps that
/// count for the run.
@MainActor
struct TextPattern {
  private let pattern: String
  private let options: String.CompareOptions
  private let call: CatalogueEntry.Call

  init(_ pattern: String, _ options: String.CompareOptions, _ call: CatalogueEntry.Call) { (self.pattern, self.options, self.call) = (pattern, options, call) }

  /// Where it is first, or last if it is looked for backwards.
  func first(in text: String) throws(Interruption) -> Range<String.Index>? {
    guard options.contains(.regularExpression) else { return text.range(of: pattern, options: options) }
    return try matches(in: text, text.startIndex..<text.endIndex, isOnlyFirst: true).first.flatMap { Range($0.range, in: text) }
  }
  /// The text with something else in the place of what is found.
  /// - Parameter template: in a regular expression `$1` stands for what the first parentheses found.
  func replacing(in text: String, with template: String, _ bounds: Range<String.Index>?) throws(Interruption) -> String {
    let bounds = bounds ?? text.startIndex..<text.endIndex
    guard options.contains(.regularExpression) else {
      let most = pattern.isEmpty ? 0 : text[bounds].utf8.count / pattern.utf8.count
      if most * template.utf8.count > SourceFile.byteLimit {
        // How often it is there tells how long the result is.
        var (count, rest) = (0, bounds)
        while let found = text.range(of: pattern, options: options, range: rest) {
          (count, rest) = (count + 1, options.contains(.backwards) ? rest.lowerBound..<found.lowerBound : found.upperBound..<rest.upperBound)
          try call.evaluation.charge(bytes: count * template.utf8.count, call.span)
        }
      }
      return text.replacingOccurrences(of: pattern, with: template, options: options, range: bounds)
    }
    guard let expression else { return text }
    var result = ""
    var end = bounds.lowerBound
    result += text[..<end]
    for match in try matches(in: text, bounds, isOnlyFirst: false) {
      guard let range = Range(match.range, in: text), range.lowerBound >= end else { continue }
      result += text[end..<range.lowerBound]
      result += expression.replacementString(for: match, in: text, offset: 0, template: template)
      end = range.upperBound
      try call.evaluation.charge(bytes: result.utf8.count, call.span)
    }
    return result + text[end...]
  }

  private var expression: NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }
  private func matches(in text: String, _ bounds: Range<String.Index>, isOnlyFirst: Bool) throws(Interruption) -> [NSTextCheckingResult] {
    guard let expression else { return [] }
    var found: [NSTextCheckingResult] = []
    var problem: Interruption?
    let how: NSRegularExpression.MatchingOptions = options.contains(.anchored) ? [.reportProgress, .anchored] : .reportProgress
    expression.enumerateMatches(in: text, options: how, range: NSRange(bounds, in: text)) { match, _, stop in
      onMainThread {
        // The matcher tells of its progress after some ten thousand comparisons.
        do throws(Interruption) { try call.evaluation.step(call.span, count: match == nil ? TextPattern.progress : 1) } catch { problem = error }
      }
      if let match { found.append(match) }
      if problem != nil || isOnlyFirst && match != nil { stop.pointee = true }
    }
    if let problem { throw problem }
    return found
  }
  /// How many steps the matcher's work between two reports counts for (our choice).
  private static let progress = 2_000
}
