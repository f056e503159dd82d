extension Standard {
  /// Collections around others, and small ones: their places, what they share with those inside.
  nonisolated static let wrappedCollections = """
    extension FlattenSequence.Index {
      package var _outer: Base.Index
      package var _inner: Base.Element.Index?
      package init(_outer: Base.Index, _inner: Base.Element.Index?) { self._outer = _outer; self._inner = _inner }
      static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool {
        return lhs._outer == rhs._outer && lhs._inner == rhs._inner
      }
      static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool {
        if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
        if let first = lhs._inner, let second = rhs._inner { return first < second }
        return false
      }
    }
    extension FlattenSequence where Base: Collection, Base.Element: Collection {
      package func _first(_ outer: Base.Index) -> FlattenSequence<Base>.Index where Base: Collection, Base.Element: Collection {
        var outer = outer
        while outer != _base.endIndex {
          let part = _base[outer]
          if !part.isEmpty { return FlattenSequence<Base>.Index(_outer: outer, _inner: part.startIndex) }
          outer = _base.index(after: outer)
        }
        return endIndex
      }
      var startIndex: FlattenSequence<Base>.Index { get { return _first(_base.startIndex) } }
      var endIndex: FlattenSequence<Base>.Index { get { return FlattenSequence<Base>.Index(_outer: _base.endIndex, _inner: nil) } }
      func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
        guard let inner = i._inner else { preconditionFailure("Index out of range") }
        let part = _base[i._outer]
        let next = part.index(after: inner)
        if next != part.endIndex { return FlattenSequence<Base>.Index(_outer: i._outer, _inner: next) }
        return _first(_base.index(after: i._outer))
      }
      subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element {
        get {
          guard let inner = position._inner else { preconditionFailure("Index out of range") }
          return _base[position._outer][inner]
        }
      }
      subscript(bounds: Range<FlattenSequence<Base>.Index>) -> Slice<FlattenCollection<Base>> { get { return Slice(base: self, bounds: bounds) } }
      func distance(from start: FlattenSequence<Base>.Index, to end: FlattenSequence<Base>.Index) -> Int {
        var (count, place) = (0, start <= end ? start : end)
        let last = start <= end ? end : start
        while place != last { place = index(after: place); count += 1 }
        return start <= end ? count : -count
      }
      func formIndex(after i: inout FlattenSequence<Base>.Index) { i = index(after: i) }
      func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int) -> FlattenSequence<Base>.Index {
        var place = i
        for _ in 0..<n { place = index(after: place) }
        return place
      }
      func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index? {
        var place = i
        for _ in 0..<n {
          if place == limit { return nil }
          place = index(after: place)
        }
        return place
      }
    }
    extension FlattenSequence where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
        var outer = i._outer
        if let inner = i._inner, inner != _base[outer].startIndex {
          return FlattenSequence<Base>.Index(_outer: outer, _inner: _base[outer].index(before: inner))
        }
        while true {
          outer = _base.index(before: outer)
          let part = _base[outer]
          if !part.isEmpty { return FlattenSequence<Base>.Index(_outer: outer, _inner: part.index(before: part.endIndex)) }
        }
      }
      func formIndex(before i: inout FlattenSequence<Base>.Index) { i = index(before: i) }
    }
    extension EnumeratedSequence.Index {
      package var _place: Base.Index
      package var _offset: Int
      package init(_place: Base.Index, _offset: Int) { self._place = _place; self._offset = _offset }
      static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool { return lhs._place == rhs._place }
      static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool { return lhs._place < rhs._place }
    }
    extension EnumeratedSequence where Base: Collection {
      var count: Int { get { return _base.count } }
      var isEmpty: Bool { get { return _base.isEmpty } }
      var startIndex: EnumeratedSequence<Base>.Index { get { return EnumeratedSequence<Base>.Index(_place: _base.startIndex, _offset: 0) } }
      var endIndex: EnumeratedSequence<Base>.Index { get { return EnumeratedSequence<Base>.Index(_place: _base.endIndex, _offset: _base.count) } }
      func index(after index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index {
        return EnumeratedSequence<Base>.Index(_place: _base.index(after: index._place), _offset: index._offset + 1)
      }
      subscript(position: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Element { get { return (offset: position._offset, element: _base[position._place]) } }
    }
    extension EnumeratedSequence where Base: RandomAccessCollection {
      func index(before index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index {
        return EnumeratedSequence<Base>.Index(_place: _base.index(before: index._place), _offset: index._offset - 1)
      }
    }
    extension Slice {
      var indices: Slice<Base>.Indices { get { return _base[_startIndex..<_endIndex].indices } }
      func index(_ i: Slice<Base>.Index, offsetBy n: Int) -> Slice<Base>.Index { return _base.index(i, offsetBy: n) }
      func index(_ i: Slice<Base>.Index, offsetBy n: Int, limitedBy limit: Slice<Base>.Index) -> Slice<Base>.Index? {
        return _base.index(i, offsetBy: n, limitedBy: limit)
      }
      func distance(from start: Slice<Base>.Index, to end: Slice<Base>.Index) -> Int { return _base.distance(from: start, to: end) }
      func formIndex(after i: inout Slice<Base>.Index) { i = _base.index(after: i) }
    }
    extension Slice where Base: BidirectionalCollection {
      func formIndex(before i: inout Slice<Base>.Index) { i = _base.index(before: i) }
    }
    extension DefaultIndices {
      func formIndex(after i: inout DefaultIndices<Elements>.Index) { i = _elements.index(after: i) }
      var indices: DefaultIndices<Elements>.Indices { get { return self } }
      func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int, limitedBy limit: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index? {
        return _elements.index(i, offsetBy: distance, limitedBy: limit)
      }
    }
    extension DefaultIndices where Elements: BidirectionalCollection {
      func formIndex(before i: inout DefaultIndices<Elements>.Index) { i = _elements.index(before: i) }
    }
    extension ReversedCollection {
      func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int) -> ReversedCollection<Base>.Index {
        return ReversedCollection.Index(_base.index(i.base, offsetBy: -n))
      }
      func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int, limitedBy limit: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index? {
        return _base.index(i.base, offsetBy: -n, limitedBy: limit.base).map { ReversedCollection.Index($0) }
      }
      func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int {
        return _base.distance(from: end.base, to: start.base)
      }
    }
    extension CollectionOfOne {
      func index(after i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index { return 1 }
      func index(before i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index { return 0 }
      subscript(bounds: Range<Int>) -> CollectionOfOne<Element>.SubSequence { get { return Slice(base: self, bounds: bounds) } }
      var debugDescription: String { get { return "CollectionOfOne(\\(String(reflecting: _element)))" } }
    }
    extension EmptyCollection {
      func index(after i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index { preconditionFailure("EmptyCollection can't advance indices") }
      func index(before i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index { preconditionFailure("EmptyCollection can't advance indices") }
      subscript(position: EmptyCollection<Element>.Index) -> Element { get { preconditionFailure("Index out of range") } set {} }
      subscript(bounds: Range<EmptyCollection<Element>.Index>) -> EmptyCollection<Element>.SubSequence { get { return self } set {} }
      func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int) -> EmptyCollection<Element>.Index { return i }
      func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index? { return n == 0 ? i : nil }
      func distance(from start: EmptyCollection<Element>.Index, to end: EmptyCollection<Element>.Index) -> Int { return 0 }
      static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { return true }
    }
    extension KeyValuePairs {
      package var _pairs: [(key: Key, value: Value)]
      init(dictionaryLiteral elements: (Key, Value)...) {
        _pairs = []
        for pair in elements { _pairs.append((key: pair.0, value: pair.1)) }
      }
      var startIndex: KeyValuePairs<Key, Value>.Index { get { return 0 } }
      var endIndex: KeyValuePairs<Key, Value>.Index { get { return _pairs.count } }
      subscript(position: KeyValuePairs<Key, Value>.Index) -> KeyValuePairs<Key, Value>.Element { get { return _pairs[position] } }
      var description: String {
        get {
          if _pairs.isEmpty { return "[:]" }
          return "[" + _pairs.map { String(reflecting: $0.key) + ": " + String(reflecting: $0.value) }.joined(separator: ", ") + "]"
        }
      }
      var debugDescription: String { get { return description } }
    }
    extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
      func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index {
        let offset = _offset(i) + distance
        let count = _offset(.pastEnd)
        precondition(offset >= 0 && offset <= count, "Advancing past end index")
        return offset == count ? .pastEnd : .inRange(lowerBound.advanced(by: Bound.Stride(exactly: offset)!))
      }
      subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> { get { return Slice(base: self, bounds: bounds) } }
      init(_ other: ClosedRange<Bound>) { self = other }
    }
    extension ClosedRange {
      func overlaps(_ other: Range<Bound>) -> Bool { return other.overlaps(self) }
    }
    extension ClosedRange.Index {
      static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
        switch (lhs, rhs) {
        case (.inRange(let first), .inRange(let second)): return first < second
        case (.inRange, .pastEnd): return true
        default: return false
        }
      }
    }
    extension Range {
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        return !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
      }
    }
    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      init(_ other: Range<Bound>) { self = other }
    }
    """
}
