extension Standard {
  /// What is made of the matches of regular expressions.
  nonisolated static let regexSearching = """
    package func _regexRanges<R>(_ regex: R, _ text: Substring, _ limit: Int) -> [Range<String.Index>] { fatalError() }
    package func _regexPrefix<R>(_ regex: R, _ text: Substring) -> String.Index? { fatalError() }
    extension Regex.Match {
      package var _output: Output
      package var _range: Range<String.Index>
      package var _captures: AnyRegexOutput
      var output: Output { get { return _output } }
      var range: Range<String.Index> { get { return _range } }
      subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get { return _output[keyPath: keyPath] } }
      subscript(dynamicMember _keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output { get { return _output } }
    }
    extension AnyRegexOutput {
      init<Output>(_ match: Regex<Output>.Match) { self = match._captures }
    }
    extension BidirectionalCollection where Self.SubSequence == Substring {
      func contains(_ regex: some RegexComponent) -> Bool { return !_regexRanges(regex.regex, self[startIndex..<endIndex], 1).isEmpty }
      func firstRange(of regex: some RegexComponent) -> Range<Self.Index>? { return _regexRanges(regex.regex, self[startIndex..<endIndex], 1).first as! Range<Self.Index>? }
      func ranges(of regex: some RegexComponent) -> [Range<Self.Index>] { return _regexRanges(regex.regex, self[startIndex..<endIndex], Int.max) as! [Range<Self.Index>] }
      func split(separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence] {
        return _parts(ranges(of: separator), maxSplits, omittingEmptySubsequences)
      }
      func starts(with regex: some RegexComponent) -> Bool { return _regexPrefix(regex.regex, self[startIndex..<endIndex]) != nil }
      func trimmingPrefix(_ regex: some RegexComponent) -> Self.SubSequence {
        guard let end = _regexPrefix(regex.regex, self[startIndex..<endIndex]) else { return self[startIndex..<endIndex] }
        return self[(end as! Self.Index)..<endIndex]
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection, Self.SubSequence == Substring {
      mutating func trimPrefix(_ regex: some RegexComponent) { self = Self(trimmingPrefix(regex)) }
    }
    extension RangeReplaceableCollection where Self.SubSequence == Substring {
      func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max) -> Self where Replacement: Collection, Replacement.Element == Character {
        return _replacing(_regexRanges(regex.regex, self[subrange], maxReplacements) as! [Range<Self.Index>], with: replacement)
      }
      func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) -> Self where Replacement: Collection, Replacement.Element == Character {
        return _replacing(_regexRanges(regex.regex, self[startIndex..<endIndex], maxReplacements) as! [Range<Self.Index>], with: replacement)
      }
      mutating func replace<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) where Replacement: Collection, Replacement.Element == Character {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
      }
      package func _replacing<Output, Replacement>(_ found: [Regex<Output>.Match], _ limit: Int, _ replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character, Self.SubSequence == Substring {
        var made = Self()
        var start = startIndex
        for match in found.prefix(limit) {
          let range = match.range as! Range<Self.Index>
          made.append(contentsOf: self[start..<range.lowerBound])
          made.append(contentsOf: try replacement(match))
          start = range.upperBound
        }
        made.append(contentsOf: self[start..<endIndex])
        return made
      }
      func replacing<Output, Replacement>(_ regex: some RegexComponent<Output>, subrange: Range<Self.Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character {
        return try _replacing(self[subrange].matches(of: regex), maxReplacements, replacement)
      }
      func replacing<Output, Replacement>(_ regex: some RegexComponent<Output>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character {
        return try _replacing(self[startIndex..<endIndex].matches(of: regex), maxReplacements, replacement)
      }
      mutating func replace<Output, Replacement>(_ regex: some RegexComponent<Output>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows where Replacement: Collection, Replacement.Element == Character {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
      }
    }
    """
}
