extension Standard {
  /// What `_StringProcessing` adds to collections: parts that are looked for, replaced, split at or trimmed.
  nonisolated static let searching = """
    package func _ranges<A, B>(_ base: A, _ other: B, _ limit: Int) -> [Range<A.Index>] where A: Collection, B: Collection, A.Element: Equatable, A.Element == B.Element {
      var found: [Range<A.Index>] = []
      var start = base.startIndex
      while found.count < limit {
        var (place, wanted) = (start, other.startIndex)
        while wanted != other.endIndex, place != base.endIndex, base[place] == other[wanted] {
          place = base.index(after: place)
          wanted = other.index(after: wanted)
        }
        if wanted == other.endIndex {
          found.append(start..<place)
          if start == base.endIndex { break }
          start = place == start ? base.index(after: start) : place
        } else {
          if start == base.endIndex || place == base.endIndex { break }
          start = base.index(after: start)
        }
      }
      return found
    }
    extension String {
      func min<T>(_ x: T, _ y: T) -> T where T: Comparable { return Swift.min(x, y) }
      func max<T>(_ x: T, _ y: T) -> T where T: Comparable { return Swift.max(x, y) }
    }
    extension Collection where Self.Element: Equatable {
      func index(of element: Self.Element) -> Self.Index? { return firstIndex(of: element) }
      func contains<C>(_ other: C) -> Bool where C: Collection, Self.Element == C.Element { return !_ranges(self, other, 1).isEmpty }
      func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element { return _ranges(self, other, 1).first }
      func ranges<C>(of other: C) -> [Range<Self.Index>] where C: Collection, Self.Element == C.Element { return _ranges(self, other, Int.max) }
      func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence] where C: Collection, Self.Element == C.Element {
        return _parts(_ranges(self, separator, Int.max), maxSplits, omittingEmptySubsequences)
      }
      func trimmingPrefix<Prefix>(_ prefix: Prefix) -> Self.SubSequence where Prefix: Sequence, Self.Element == Prefix.Element {
        var place = startIndex
        for wanted in prefix {
          if place == endIndex || self[place] != wanted { return self[startIndex..<endIndex] }
          place = index(after: place)
        }
        return self[place..<endIndex]
      }
    }
    extension BidirectionalCollection where Self.Element: Comparable {
      func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element { return _ranges(self, other, 1).first }
    }
    extension Collection {
      package func _parts(_ separators: [Range<Self.Index>], _ maxSplits: Int, _ omitsEmpty: Bool) -> [Self.SubSequence] {
        var parts: [Self.SubSequence] = []
        var start = startIndex
        var splits = 0
        for range in separators {
          if splits >= maxSplits { break }
          if start != range.lowerBound || !omitsEmpty {
            parts.append(self[start..<range.lowerBound])
            splits += 1
          }
          start = range.upperBound
        }
        if start != endIndex || !omitsEmpty { parts.append(self[start..<endIndex]) }
        return parts
      }
      func trimmingPrefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
        var place = startIndex
        while place != endIndex, try predicate(self[place]) { place = index(after: place) }
        return self[place..<endIndex]
      }
    }
    extension Collection where Self == Self.SubSequence {
      mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) throws { self = try trimmingPrefix(while: predicate) }
    }
    extension Collection where Self == Self.SubSequence, Self.Element: Equatable {
      mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element { self = trimmingPrefix(prefix) }
    }
    extension RangeReplaceableCollection {
      package func _replacing<R>(_ found: [Range<Self.Index>], with replacement: R) -> Self where R: Collection, Self.Element == R.Element {
        var made = Self()
        var start = startIndex
        for range in found {
          made.append(contentsOf: self[start..<range.lowerBound])
          made.append(contentsOf: replacement)
          start = range.upperBound
        }
        made.append(contentsOf: self[start..<endIndex])
        return made
      }
      mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) rethrows {
        var place = startIndex
        while place != endIndex, try predicate(self[place]) { place = index(after: place) }
        removeSubrange(startIndex..<place)
      }
    }
    extension RangeReplaceableCollection where Self.Element: Equatable {
      func replacing<C, Replacement>(_ other: C, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max) -> Self where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
        return _replacing(_ranges(self[subrange], other, maxReplacements), with: replacement)
      }
      func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
        return _replacing(_ranges(self, other, maxReplacements), with: replacement)
      }
      mutating func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
        self = _replacing(_ranges(self, other, maxReplacements), with: replacement)
      }
      mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element {
        var place = startIndex
        for wanted in prefix {
          if place == endIndex || self[place] != wanted { return }
          place = index(after: place)
        }
        removeSubrange(startIndex..<place)
      }
    }
    """
}
