extension Standard {
  /// What every collection can, by what it must have: places and elements.
  nonisolated static let collections = """
    extension Collection {
      var count: Int { get { return distance(from: startIndex, to: endIndex) } }
      var isEmpty: Bool { get { return startIndex == endIndex } }
      var first: Self.Element? {
        get {
          let start = startIndex
          return start == endIndex ? nil : self[start]
        }
      }
      var underestimatedCount: Int { get { return count } }
      func formIndex(after i: inout Self.Index) { i = index(after: i) }
      func formIndex(_ i: inout Self.Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
      func formIndex(_ i: inout Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Bool {
        if let moved = index(i, offsetBy: distance, limitedBy: limit) { i = moved; return true }
        i = limit
        return false
      }
      func distance(from start: Self.Index, to end: Self.Index) -> Int {
        var count = 0
        var place = start
        while place != end { place = index(after: place); count += 1 }
        return count
      }
      func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index {
        var place = i
        for _ in 0..<distance { place = index(after: place) }
        return place
      }
      func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
        var place = i
        for _ in 0..<distance {
          if place == limit { return nil }
          place = index(after: place)
        }
        return place
      }
      func dropFirst(_ k: Int = 1) -> Self.SubSequence {
        precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
        return self[start..<endIndex]
      }
      func dropLast(_ k: Int = 1) -> Self.SubSequence {
        precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        let amount = Swift.max(0, count - k)
        let end = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
        return self[startIndex..<end]
      }
      func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
        var start = startIndex
        while start != endIndex, try predicate(self[start]) { start = index(after: start) }
        return self[start..<endIndex]
      }
      func prefix(_ maxLength: Int) -> Self.SubSequence {
        precondition(maxLength >= 0, "Can't take a prefix of negative length from a collection")
        let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
        return self[startIndex..<end]
      }
      func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { end = index(after: end) }
        return self[startIndex..<end]
      }
      func prefix(upTo end: Self.Index) -> Self.SubSequence { return self[startIndex..<end] }
      func prefix(through position: Self.Index) -> Self.SubSequence { return self[startIndex..<index(after: position)] }
      func suffix(from start: Self.Index) -> Self.SubSequence { return self[start..<endIndex] }
      func suffix(_ maxLength: Int) -> Self.SubSequence {
        precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        let amount = Swift.max(0, count - maxLength)
        let start = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
        return self[start..<endIndex]
      }
      func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index? {
        var place = startIndex
        while place != endIndex {
          if try predicate(self[place]) { return place }
          place = index(after: place)
        }
        return nil
      }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [Self.SubSequence] {
        var parts: [Self.SubSequence] = []
        var start = startIndex
        var place = startIndex
        while place != endIndex, parts.count < maxSplits {
          let next = index(after: place)
          if try isSeparator(self[place]) {
            if start != place || !omittingEmptySubsequences { parts.append(self[start..<place]) }
            start = next
          }
          place = next
        }
        if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
        return parts
      }
      subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound { get { return self[r.relative(to: self)] } }
      subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get { return self[startIndex..<endIndex] } }
    }
    extension MutableCollection {
      subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence {
        get { return self[startIndex..<endIndex] }
        set { self[startIndex..<endIndex] = newValue }
      }
    }
    extension UnboundedRange_ {
      postfix static func ... (_: UnboundedRange_) {}
    }
    extension Collection where Self.Element: Equatable {
      func firstIndex(of element: Self.Element) -> Self.Index? {
        var place = startIndex
        while place != endIndex {
          if self[place] == element { return place }
          place = index(after: place)
        }
        return nil
      }
      func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence] {
        return split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
      }
    }
    extension Collection where Self.SubSequence == Slice<Self> {
      subscript(bounds: Range<Self.Index>) -> Slice<Self> { get { return Slice(base: self, bounds: bounds) } }
    }
    extension Collection where Self.Indices == DefaultIndices<Self> {
      var indices: DefaultIndices<Self> { get { return DefaultIndices(_elements: self, from: startIndex, to: endIndex) } }
    }
    extension Collection where Self == Self.SubSequence {
      mutating func popFirst() -> Self.Element? {
        if isEmpty { return nil }
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst() -> Self.Element {
        precondition(!isEmpty, "Can't remove items from an empty collection")
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst(_ k: Int) { self = self[index(startIndex, offsetBy: k)..<endIndex] }
    }
    extension BidirectionalCollection {
      var last: Self.Element? { get { return isEmpty ? nil : self[index(before: endIndex)] } }
      func formIndex(before i: inout Self.Index) { i = index(before: i) }
      func distance(from start: Self.Index, to end: Self.Index) -> Int {
        var count = 0
        var place = start
        if start <= end {
          while place != end { place = index(after: place); count += 1 }
        } else {
          while place != end { place = index(before: place); count -= 1 }
        }
        return count
      }
      func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index {
        var place = i
        if distance >= 0 {
          for _ in 0..<distance { place = index(after: place) }
        } else {
          for _ in 0..<(-distance) { place = index(before: place) }
        }
        return place
      }
      func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
        var place = i
        if distance >= 0 {
          for _ in 0..<distance {
            if place == limit { return nil }
            place = index(after: place)
          }
        } else {
          for _ in 0..<(-distance) {
            if place == limit { return nil }
            place = index(before: place)
          }
        }
        return place
      }
      func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element? {
        var place = endIndex
        while place != startIndex {
          place = index(before: place)
          let element = self[place]
          if try predicate(element) { return element }
        }
        return nil
      }
      func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index? {
        var place = endIndex
        while place != startIndex {
          place = index(before: place)
          if try predicate(self[place]) { return place }
        }
        return nil
      }
      func dropLast(_ k: Int) -> Self.SubSequence {
        precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex
        return self[startIndex..<end]
      }
      func suffix(_ maxLength: Int) -> Self.SubSequence {
        precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        let start = index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex
        return self[start..<endIndex]
      }
      func reversed() -> ReversedCollection<Self> { return ReversedCollection(_reversing: self) }
    }
    extension BidirectionalCollection where Self.Element: Equatable {
      func lastIndex(of element: Self.Element) -> Self.Index? {
        var place = endIndex
        while place != startIndex {
          place = index(before: place)
          if self[place] == element { return place }
        }
        return nil
      }
    }
    extension BidirectionalCollection where Self == Self.SubSequence {
      mutating func popLast() -> Self.Element? { return isEmpty ? nil : removeLast() }
      mutating func removeLast() -> Self.Element {
        let end = index(before: endIndex)
        let element = self[end]
        self = self[startIndex..<end]
        return element
      }
      mutating func removeLast(_ k: Int) { self = self[startIndex..<index(endIndex, offsetBy: -k)] }
    }
    extension RandomAccessCollection {
      func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
        let room = self.distance(from: i, to: limit)
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return index(i, offsetBy: distance)
      }
    }
    extension RandomAccessCollection where Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int {
      var indices: Range<Self.Index> { get { return startIndex..<endIndex } }
      func index(after i: Self.Index) -> Self.Index { return i.advanced(by: 1) }
      func index(before i: Self.Index) -> Self.Index { return i.advanced(by: -1) }
      func index(_ i: Self.Index, offsetBy distance: Self.Index.Stride) -> Self.Index { return i.advanced(by: distance) }
      func distance(from start: Self.Index, to end: Self.Index) -> Self.Index.Stride { return start.distance(to: end) }
    }
    extension MutableCollection {
      package mutating func _assign(_ elements: [Self.Element]) {
        var place = startIndex
        for element in elements {
          self[place] = element
          formIndex(after: &place)
        }
      }
      mutating func swapAt(_ i: Self.Index, _ j: Self.Index) {
        if i == j { return }
        let first = self[i]
        self[i] = self[j]
        self[j] = first
      }
      mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index {
        guard var place = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
        var next = index(after: place)
        while next != endIndex {
          if try !belongsInSecondPartition(self[next]) {
            swapAt(place, next)
            formIndex(after: &place)
          }
          formIndex(after: &next)
        }
        return place
      }
      subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound {
        get { return self[r.relative(to: self)] }
        set { self[r.relative(to: self)] = newValue }
      }
    }
    extension MutableCollection where Self.SubSequence == Slice<Self> {
      subscript(bounds: Range<Self.Index>) -> Slice<Self> {
        get { return Slice(base: self, bounds: bounds) }
        set {
          var place = bounds.lowerBound
          for element in newValue {
            self[place] = element
            formIndex(after: &place)
          }
        }
      }
    }
    extension MutableCollection where Self: BidirectionalCollection {
      mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index {
        var low = startIndex
        var high = endIndex
        while true {
          while true {
            if low == high { return low }
            if try belongsInSecondPartition(self[low]) { break }
            formIndex(after: &low)
          }
          while true {
            formIndex(before: &high)
            if low == high { return low }
            if try !belongsInSecondPartition(self[high]) { break }
          }
          swapAt(low, high)
          formIndex(after: &low)
        }
      }
      mutating func reverse() {
        if isEmpty { return }
        var low = startIndex
        var high = index(before: endIndex)
        while low < high {
          swapAt(low, high)
          formIndex(after: &low)
          formIndex(before: &high)
        }
      }
    }
    """
}
