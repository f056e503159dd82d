extension Standard {
  /// Lazy collections as collections, walks that drop, flattened and counted ones: with the places that they give.
  nonisolated static let lazyCollections = """
    extension Sequence {
      func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
        var walk = makeIterator()
        var first = walk.next()
        while let element = first, try predicate(element) { first = walk.next() }
        return DropWhileSequence(_walk: walk, _first: first)
      }
    }
    extension DropWhileSequence {
      package var _walk: Base.Iterator
      package var _first: Base.Element?
      package init(_walk: Base.Iterator, _first: Base.Element?) { self._walk = _walk; self._first = _first }
      func makeIterator() -> DropWhileSequence<Base>.Iterator { return Iterator(_walk: _walk, _first: _first) }
      func drop(while predicate: (DropWhileSequence<Base>.Element) throws -> Bool) rethrows -> DropWhileSequence<Base> {
        var (walk, first) = (_walk, _first)
        while let element = first, try predicate(element) { first = walk.next() }
        return DropWhileSequence(_walk: walk, _first: first)
      }
    }
    extension DropWhileSequence.Iterator {
      package var _walk: Base.Iterator
      package var _first: Base.Element?
      package init(_walk: Base.Iterator, _first: Base.Element?) { self._walk = _walk; self._first = _first }
      mutating func next() -> DropWhileSequence<Base>.Iterator.Element? {
        if let element = _first {
          _first = nil
          return element
        }
        return _walk.next()
      }
    }
    extension DropFirstSequence {
      func dropFirst(_ k: Int) -> DropFirstSequence<Base> { return DropFirstSequence(_base, dropping: _limit + k) }
    }
    extension PrefixSequence {
      func prefix(_ maxLength: Int) -> PrefixSequence<Base> { return PrefixSequence(_base, maxLength: Swift.min(maxLength, _maxLength)) }
    }
    extension IteratorSequence {
      package var _walk: Base
      init(_ base: Base) { _walk = base }
      mutating func next() -> Base.Element? { return _walk.next() }
    }
    extension LazySequenceProtocol {
      var lazy: LazySequence<Self.Elements> { get { return LazySequence(_base: elements) } }
      func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Elements.Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Self.Elements, SegmentOfResult>>> where SegmentOfResult: Sequence {
        return LazySequence(_base: FlattenSequence(_base: LazyMapSequence(_base: self.elements, _transform: transform)))
      }
    }
    extension LazySequenceProtocol where Self.Elements: LazySequenceProtocol {
      var lazy: Self.Elements { get { return elements } }
    }
    extension LazySequenceProtocol where Self.Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Self.Elements>> { return LazySequence(_base: FlattenSequence(_base: elements)) }
    }
    extension LazyCollectionProtocol {
      var lazy: LazyCollection<Self.Elements> { get { return LazySequence(_base: elements) } }
    }
    extension LazyCollectionProtocol where Self.Elements: LazyCollectionProtocol {
      var lazy: Self.Elements { get { return elements } }
    }
    extension LazySequence {
      var underestimatedCount: Int { get { return _base.underestimatedCount } }
    }
    extension LazySequence where Base: Collection {
      var indices: LazySequence<Base>.Indices { get { return _base.indices } }
      func index(_ i: LazySequence<Base>.Index, offsetBy n: Int) -> LazySequence<Base>.Index { return _base.index(i, offsetBy: n) }
      func index(_ i: LazySequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazySequence<Base>.Index) -> LazySequence<Base>.Index? {
        return _base.index(i, offsetBy: n, limitedBy: limit)
      }
      func distance(from start: LazySequence<Base>.Index, to end: LazySequence<Base>.Index) -> Int { return _base.distance(from: start, to: end) }
    }
    extension LazyMapSequence {
      var underestimatedCount: Int { get { return _base.underestimatedCount } }
      func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<Base, ElementOfResult> {
        let first = _transform
        return LazyMapSequence<Base, ElementOfResult>(_base: _base, _transform: { transform(first($0)) })
      }
    }
    extension LazyMapSequence where Base: Collection {
      func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<Base, ElementOfResult> {
        let first = _transform
        return LazyMapSequence<Base, ElementOfResult>(_base: _base, _transform: { transform(first($0)) })
      }
      func formIndex(after i: inout LazyMapSequence<Base, Element>.Index) { i = _base.index(after: i) }
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base, Element>.SubSequence { get { return LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], _transform: _transform) } }
      var indices: LazyMapSequence<Base, Element>.Indices { get { return _base.indices } }
      func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int) -> LazyMapSequence<Base, Element>.Index { return _base.index(i, offsetBy: n) }
      func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int, limitedBy limit: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index? {
        return _base.index(i, offsetBy: n, limitedBy: limit)
      }
      func distance(from start: LazyMapSequence<Base, Element>.Index, to end: LazyMapSequence<Base, Element>.Index) -> Int { return _base.distance(from: start, to: end) }
    }
    extension LazyMapSequence where Base: BidirectionalCollection {
      func formIndex(before i: inout LazyMapSequence<Base, Element>.Index) { i = _base.index(before: i) }
    }
    extension LazyFilterSequence {
      func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base> {
        let first = _predicate
        return LazyFilterSequence(_base: _base, _predicate: { first($0) && isIncluded($0) })
      }
    }
    extension LazyFilterSequence where Base: Collection {
      var underestimatedCount: Int { get { return 0 } }
      func formIndex(after i: inout LazyFilterSequence<Base>.Index) { i = index(after: i) }
      func distance(from start: LazyFilterSequence<Base>.Index, to end: LazyFilterSequence<Base>.Index) -> Int {
        var (count, place) = (0, start)
        if start <= end {
          while place != end { place = index(after: place); count += 1 }
        } else {
          place = end
          while place != start { place = index(after: place); count -= 1 }
        }
        return count
      }
      func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int) -> LazyFilterSequence<Base>.Index {
        var place = i
        for _ in 0..<n { place = index(after: place) }
        return place
      }
      func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index? {
        var place = i
        for _ in 0..<n {
          if place == limit { return nil }
          place = index(after: place)
        }
        return place
      }
      func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int) { i = index(i, offsetBy: n) }
      func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> Bool {
        if let moved = index(i, offsetBy: n, limitedBy: limit) { i = moved; return true }
        i = limit
        return false
      }
      subscript(bounds: Range<LazyFilterSequence<Base>.Index>) -> LazyFilterSequence<Base>.SubSequence { get { return LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate) } }
    }
    extension LazyFilterSequence where Base: BidirectionalCollection {
      func index(before i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index {
        var place = _base.index(before: i)
        while !_predicate(_base[place]) { place = _base.index(before: place) }
        return place
      }
      func formIndex(before i: inout LazyFilterSequence<Base>.Index) { i = index(before: i) }
    }
    extension LazyDropWhileSequence {
      package var _base: Base
      package var _predicate: (Base.Element) -> Bool
      package init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate }
      func makeIterator() -> LazyDropWhileSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
    }
    extension LazyDropWhileSequence.Iterator {
      package var _base: Base.Iterator
      package var _predicate: (Base.Element) -> Bool
      package var _began: Bool
      package init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) { self._base = _base; self._predicate = _predicate; _began = false }
      mutating func next() -> LazyDropWhileSequence<Base>.Iterator.Element? {
        if _began { return _base.next() }
        while let element = _base.next() {
          if !_predicate(element) {
            _began = true
            return element
          }
        }
        return nil
      }
    }
    extension LazyDropWhileSequence where Base: Collection {
      var startIndex: LazyDropWhileSequence<Base>.Index {
        get {
          var place = _base.startIndex
          while place != _base.endIndex, _predicate(_base[place]) { place = _base.index(after: place) }
          return place
        }
      }
      var endIndex: LazyDropWhileSequence<Base>.Index { get { return _base.endIndex } }
      func index(after i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index { return _base.index(after: i) }
      subscript(position: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Element { get { return _base[position] } }
    }
    extension LazyDropWhileSequence where Base: BidirectionalCollection {
      func index(before i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index { return _base.index(before: i) }
    }
    extension LazyPrefixWhileSequence.Index {
      package var _place: Base.Index?
      package init(_place: Base.Index?) { self._place = _place }
      static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index) -> Bool { return lhs._place == rhs._place }
      static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index) -> Bool {
        guard let first = lhs._place else { return false }
        guard let second = rhs._place else { return true }
        return first < second
      }
    }
    extension LazyPrefixWhileSequence where Base: Collection {
      package func _placed(_ place: Base.Index) -> LazyPrefixWhileSequence<Base>.Index where Base: Collection {
        if place == _base.endIndex || !_predicate(_base[place]) { return LazyPrefixWhileSequence<Base>.Index(_place: nil) }
        return LazyPrefixWhileSequence<Base>.Index(_place: place)
      }
      var startIndex: LazyPrefixWhileSequence<Base>.Index { get { return _placed(_base.startIndex) } }
      var endIndex: LazyPrefixWhileSequence<Base>.Index { get { return LazyPrefixWhileSequence<Base>.Index(_place: nil) } }
      func index(after i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index {
        guard let place = i._place else { preconditionFailure("Can't advance past endIndex") }
        return _placed(_base.index(after: place))
      }
      subscript(position: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Element {
        get {
          guard let place = position._place else { preconditionFailure("Index out of range") }
          return _base[place]
        }
      }
    }
    extension LazyPrefixWhileSequence where Base: BidirectionalCollection {
      func index(before i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index {
        if let place = i._place { return LazyPrefixWhileSequence<Base>.Index(_place: _base.index(before: place)) }
        var last = _base.startIndex
        while true {
          let next = _base.index(after: last)
          if next == _base.endIndex || !_predicate(_base[next]) { return LazyPrefixWhileSequence<Base>.Index(_place: last) }
          last = next
        }
      }
    }
    """
}
