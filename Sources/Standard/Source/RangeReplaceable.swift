extension Standard {
  /// Collections of which parts can be replaced.
  nonisolated static let rangeReplaceable = """
    extension RangeReplaceableCollection {
      init(repeating repeatedValue: Self.Element, count: Int) {
        self.init()
        for _ in 0..<count { append(repeatedValue) }
      }
      init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element {
        self.init()
        append(contentsOf: elements)
      }
      mutating func append(_ newElement: Self.Element) { insert(newElement, at: endIndex) }
      mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element {
        for element in newElements { append(element) }
      }
      mutating func insert(_ newElement: Self.Element, at i: Self.Index) { replaceSubrange(i..<i, with: CollectionOfOne(newElement)) }
      mutating func insert<C>(contentsOf newElements: C, at i: Self.Index) where C: Collection, Self.Element == C.Element {
        replaceSubrange(i..<i, with: newElements)
      }
      mutating func remove(at position: Self.Index) -> Self.Element {
        let element = self[position]
        replaceSubrange(position..<index(after: position), with: EmptyCollection())
        return element
      }
      mutating func removeSubrange(_ bounds: Range<Self.Index>) { replaceSubrange(bounds, with: EmptyCollection()) }
      mutating func removeFirst() -> Self.Element {
        precondition(!isEmpty, "Can't remove first element from an empty collection")
        return remove(at: startIndex)
      }
      mutating func removeFirst(_ k: Int) {
        precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else { preconditionFailure("Can't remove more items from a collection than it has") }
        removeSubrange(startIndex..<end)
      }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
      mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows {
        var kept = Self()
        for element in self where try !shouldBeRemoved(element) { kept.append(element) }
        self = kept
      }
      mutating func reserveCapacity(_ n: Int) {}
      func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self {
        var made = Self()
        for element in self where try isIncluded(element) { made.append(element) }
        return made
      }
      static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Self.Element == Other.Element {
        var made = lhs
        made.append(contentsOf: rhs)
        return made
      }
      static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Self.Element == Other.Element {
        var made = Self()
        made.append(contentsOf: lhs)
        made.append(contentsOf: rhs)
        return made
      }
      static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: RangeReplaceableCollection, Self.Element == Other.Element {
        var made = lhs
        made.append(contentsOf: rhs)
        return made
      }
      static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Self.Element == Other.Element { lhs.append(contentsOf: rhs) }
    }
    extension RangeReplaceableCollection where Self: MutableCollection {
      mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows {
        var kept = Self()
        for element in self where try !shouldBeRemoved(element) { kept.append(element) }
        self = kept
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      mutating func popLast() -> Self.Element? { return isEmpty ? nil : remove(at: index(before: endIndex)) }
      mutating func removeLast() -> Self.Element {
        precondition(!isEmpty, "Can't remove last element from an empty collection")
        return remove(at: index(before: endIndex))
      }
      mutating func removeLast(_ k: Int) {
        precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else { preconditionFailure("Can't remove more items from a collection than it contains") }
        removeSubrange(start..<endIndex)
      }
    }
    extension RangeReplaceableCollection where Self == Self.SubSequence {
      mutating func removeFirst() -> Self.Element {
        precondition(!isEmpty, "Can't remove items from an empty collection")
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst(_ k: Int) {
        precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else { preconditionFailure("Can't remove more items from a collection than it contains") }
        self = self[start..<endIndex]
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == Self.SubSequence {
      mutating func popLast() -> Self.Element? { return isEmpty ? nil : removeLast() }
      mutating func removeLast() -> Self.Element {
        precondition(!isEmpty, "Can't remove last element from an empty collection")
        let end = index(before: endIndex)
        let element = self[end]
        self = self[startIndex..<end]
        return element
      }
      mutating func removeLast(_ k: Int) {
        precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else { preconditionFailure("Can't remove more items from a collection than it contains") }
        self = self[startIndex..<end]
      }
    }
    """
}
