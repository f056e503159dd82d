extension Standard {
  /// Lazy sequences, and ranges as collections.
  nonisolated static let lazySequences = """
    extension LazySequenceProtocol {
      func map<U>(_ transform: @escaping (Self.Element) -> U) -> LazyMapSequence<Self.Elements, U> { return LazyMapSequence(_base: self.elements, _transform: transform) }
      func filter(_ isIncluded: @escaping (Self.Elements.Element) -> Bool) -> LazyFilterSequence<Self.Elements> { return LazyFilterSequence(_base: self.elements, _predicate: isIncluded) }
      func compactMap<ElementOfResult>(_ transform: @escaping (Self.Elements.Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult> {
        return self.map(transform).filter { $0 != nil }.map { $0! }
      }
      func prefix(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Self.Elements> { return LazyPrefixWhileSequence(_base: self.elements, _predicate: predicate) }
      func drop(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyDropWhileSequence<Self.Elements> { return LazyDropWhileSequence(_base: self.elements, _predicate: predicate) }
    }
    extension LazySequenceProtocol where Self == Self.Elements {
      var elements: Self { get { return self } }
    }
    extension LazySequence {
      package var _base: Base
      package init(_base: Base) { self._base = _base }
      var elements: LazySequence<Base>.Elements { get { return _base } }
      func makeIterator() -> LazySequence<Base>.Iterator { return _base.makeIterator() }
    }
    extension LazySequence where Base: Collection {
      var startIndex: LazySequence<Base>.Index { get { return _base.startIndex } }
      var endIndex: LazySequence<Base>.Index { get { return _base.endIndex } }
      var count: Int { get { return _base.count } }
      var isEmpty: Bool { get { return _base.isEmpty } }
      subscript(position: LazySequence<Base>.Index) -> LazySequence<Base>.Element { get { return _base[position] } }
      func index(after i: LazySequence<Base>.Index) -> LazySequence<Base>.Index { return _base.index(after: i) }
    }
    extension LazySequence where Base: BidirectionalCollection {
      func index(before i: LazySequence<Base>.Index) -> LazySequence<Base>.Index { return _base.index(before: i) }
    }
    extension LazyMapSequence {
      package var _base: Base
      package var _transform: (Base.Element) -> Element
      package init(_base: Base, _transform: @escaping (Base.Element) -> Element) { self._base = _base; self._transform = _transform }
      func makeIterator() -> LazyMapSequence<Base, Element>.Iterator { return Iterator(_base: _base.makeIterator(), _transform: _transform) }
    }
    extension LazyMapSequence where Base: Collection {
      var startIndex: Base.Index { get { return _base.startIndex } }
      var endIndex: Base.Index { get { return _base.endIndex } }
      var count: Int { get { return _base.count } }
      var isEmpty: Bool { get { return _base.isEmpty } }
      subscript(position: Base.Index) -> Element { get { return _transform(_base[position]) } }
      func index(after i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index { return _base.index(after: i) }
    }
    extension LazyMapSequence where Base: BidirectionalCollection {
      func index(before i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index { return _base.index(before: i) }
    }
    extension LazyMapSequence.Iterator {
      package var _base: Base.Iterator
      package var _transform: (Base.Element) -> Element
      package init(_base: Base.Iterator, _transform: @escaping (Base.Element) -> Element) { self._base = _base; self._transform = _transform }
      mutating func next() -> Element? {
        guard let element = _base.next() else { return nil }
        return _transform(element)
      }
    }
    extension LazyFilterSequence {
      package var _base: Base
      package var _predicate: (Base.Element) -> Bool
      package init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate }
      func makeIterator() -> LazyFilterSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
    }
    extension LazyFilterSequence where Base: Collection {
      var startIndex: LazyFilterSequence<Base>.Index {
        get {
          var place = _base.startIndex
          while place != _base.endIndex, !_predicate(_base[place]) { place = _base.index(after: place) }
          return place
        }
      }
      var endIndex: LazyFilterSequence<Base>.Index { get { return _base.endIndex } }
      subscript(position: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Element { get { return _base[position] } }
      func index(after i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index {
        var place = _base.index(after: i)
        while place != _base.endIndex, !_predicate(_base[place]) { place = _base.index(after: place) }
        return place
      }
    }
    extension LazyFilterSequence.Iterator {
      package var _base: Base.Iterator
      package var _predicate: (Base.Element) -> Bool
      package init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate }
      mutating func next() -> LazyFilterSequence<Base>.Iterator.Element? {
        while let element = _base.next() { if _predicate(element) { return element } }
        return nil
      }
    }
    extension LazyPrefixWhileSequence {
      package var _base: Base
      package var _predicate: (Base.Element) -> Bool
      package init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate }
      func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
    }
    extension LazyPrefixWhileSequence.Iterator {
      package var _base: Base.Iterator
      package var _predicate: (Base.Element) -> Bool
      package var _ended: Bool
      package init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate; _ended = false }
      mutating func next() -> LazyPrefixWhileSequence<Base>.Iterator.Element? {
        if !_ended, let element = _base.next(), _predicate(element) { return element }
        _ended = true
        return nil
      }
    }
    extension Range {
      func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let low = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        let high = Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound)
        return low..<high
      }
      func overlaps(_ other: Range<Bound>) -> Bool {
        return !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
      }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { return self }
    }
    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      init(_ other: ClosedRange<Bound>) { self.init(uncheckedBounds: (other.lowerBound, other.upperBound.advanced(by: 1))) }
      var startIndex: Range<Bound>.Index { get { return lowerBound } }
      var endIndex: Range<Bound>.Index { get { return upperBound } }
      func index(after i: Range<Bound>.Index) -> Range<Bound>.Index { return i.advanced(by: 1) }
      func index(before i: Range<Bound>.Index) -> Range<Bound>.Index { return i.advanced(by: -1) }
      func index(_ i: Range<Bound>.Index, offsetBy n: Int) -> Range<Bound>.Index { return i.advanced(by: Bound.Stride(exactly: n)!) }
      func distance(from start: Range<Bound>.Index, to end: Range<Bound>.Index) -> Int { return Int(start.distance(to: end)) }
      var indices: Range<Bound>.Indices { get { return self } }
      subscript(bounds: Range<Range<Bound>.Index>) -> Range<Bound> { get { return bounds } }
      subscript(position: Range<Bound>.Index) -> Range<Bound>.Element { get { return position } }
    }
    extension ClosedRange {
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let low = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        let high = Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound)
        return low...high
      }
      func overlaps(_ other: ClosedRange<Bound>) -> Bool { return lowerBound <= other.upperBound && other.lowerBound <= upperBound }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
        return lowerBound..<collection.index(after: upperBound)
      }
    }
    extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
      init(_ other: Range<Bound>) { self.init(uncheckedBounds: (other.lowerBound, other.upperBound.advanced(by: -1))) }
      var startIndex: ClosedRange<Bound>.Index { get { return .inRange(lowerBound) } }
      var endIndex: ClosedRange<Bound>.Index { get { return .pastEnd } }
      func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        guard case .inRange(let place) = i else { preconditionFailure("Incrementing past end index") }
        return place == upperBound ? .pastEnd : .inRange(place.advanced(by: 1))
      }
      func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        guard case .inRange(let place) = i else { return .inRange(upperBound) }
        return .inRange(place.advanced(by: -1))
      }
      func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int { return _offset(end) - _offset(start) }
      package func _offset(_ i: ClosedRange<Bound>.Index) -> Int where Bound: Strideable, Bound.Stride: SignedInteger {
        guard case .inRange(let place) = i else { return Int(lowerBound.distance(to: upperBound)) + 1 }
        return Int(lowerBound.distance(to: place))
      }
      subscript(position: ClosedRange<Bound>.Index) -> Bound {
        get {
          guard case .inRange(let place) = position else { preconditionFailure("Index out of range") }
          return place
        }
      }
    }
    extension PartialRangeFrom {
      func contains(_ element: Bound) -> Bool { return lowerBound <= element }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { return lowerBound..<collection.endIndex }
    }
    extension PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger {
      func makeIterator() -> PartialRangeFrom<Bound>.Iterator { return Iterator(_from: lowerBound) }
    }
    extension PartialRangeFrom.Iterator {
      package var _current: Bound
      package init(_from: Bound) { _current = _from }
      mutating func next() -> Bound? {
        let element = _current
        _current = element.advanced(by: 1)
        return element
      }
    }
    extension PartialRangeUpTo {
      func contains(_ element: Bound) -> Bool { return element < upperBound }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { return collection.startIndex..<upperBound }
    }
    extension PartialRangeThrough {
      func contains(_ element: Bound) -> Bool { return element <= upperBound }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { return collection.startIndex..<collection.index(after: upperBound) }
    }
    extension CollectionOfOne {
      package var _element: Element
      init(_ element: Element) { _element = element }
      func makeIterator() -> CollectionOfOne<Element>.Iterator { return Iterator(_element: _element) }
      var startIndex: CollectionOfOne<Element>.Index { get { return 0 } }
      var endIndex: CollectionOfOne<Element>.Index { get { return 1 } }
      var count: Int { get { return 1 } }
      subscript(position: Int) -> Element { get { return _element } set { _element = newValue } }
    }
    extension CollectionOfOne.Iterator {
      package var _element: Element?
      package init(_element: Element) { self._element = _element }
      mutating func next() -> Element? {
        let element = _element
        _element = nil
        return element
      }
    }
    extension EmptyCollection {
      init() {}
      func makeIterator() -> EmptyCollection<Element>.Iterator { return Iterator(_empty: ()) }
      var startIndex: EmptyCollection<Element>.Index { get { return 0 } }
      var endIndex: EmptyCollection<Element>.Index { get { return 0 } }
      var count: Int { get { return 0 } }
    }
    extension EmptyCollection.Iterator {
      package init(_empty: ()) {}
      mutating func next() -> Element? { return nil }
    }
    """
}
