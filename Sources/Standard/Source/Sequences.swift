extension Standard {
  /// Sequences that the library itself makes: pairs, strides, walks without a type.
  nonisolated static let sequences = """
    extension Sequence {
      var underestimatedCount: Int { get { return 0 } }
      func enumerated() -> EnumeratedSequence<Self> { return EnumeratedSequence(_base: self) }
      var lazy: LazySequence<Self> { get { return LazySequence(_base: self) } }
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { return DropFirstSequence(self, dropping: k) }
      func prefix(_ maxLength: Int) -> PrefixSequence<Self> { return PrefixSequence(self, maxLength: maxLength) }
      func dropLast(_ k: Int = 1) -> [Self.Element] {
        let all = Array(self)
        return Array(all[0..<Swift.max(0, all.count - k)])
      }
      func suffix(_ maxLength: Int) -> [Self.Element] {
        let all = Array(self)
        return Array(all[Swift.max(0, all.count - maxLength)..<all.count])
      }
      func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> [Self.Element] {
        var made: [Self.Element] = []
        for element in self {
          if try !predicate(element) { break }
          made.append(element)
        }
        return made
      }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [ArraySlice<Self.Element>] {
        return try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
      }
      func elementsEqual<OtherSequence>(_ other: OtherSequence, by areEquivalent: (Self.Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool where OtherSequence: Sequence {
        var (a, b) = (makeIterator(), other.makeIterator())
        while true {
          let (x, y) = (a.next(), b.next())
          guard let x else { return y == nil }
          guard let y else { return false }
          if try !areEquivalent(x, y) { return false }
        }
      }
      func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Self.Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool where PossiblePrefix: Sequence {
        var walk = makeIterator()
        for wanted in possiblePrefix {
          guard let element = walk.next() else { return false }
          if try !areEquivalent(element, wanted) { return false }
        }
        return true
      }
      func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence, by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Bool where OtherSequence: Sequence, Self.Element == OtherSequence.Element {
        var (a, b) = (makeIterator(), other.makeIterator())
        while true {
          let (x, y) = (a.next(), b.next())
          guard let x else { return y != nil }
          guard let y else { return false }
          if try areInIncreasingOrder(x, y) { return true }
          if try areInIncreasingOrder(y, x) { return false }
        }
      }
    }
    extension Sequence where Self == Self.Iterator {
      func makeIterator() -> Self { return self }
    }
    extension Sequence where Self.Element: Equatable {
      func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Self.Element == OtherSequence.Element {
        return elementsEqual(other, by: { $0 == $1 })
      }
      func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix: Sequence, Self.Element == PossiblePrefix.Element {
        return starts(with: possiblePrefix, by: { $0 == $1 })
      }
      func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Self.Element>] {
        return Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
      }
    }
    extension Sequence where Self.Element: Comparable {
      func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Self.Element == OtherSequence.Element {
        return lexicographicallyPrecedes(other, by: { $0 < $1 })
      }
    }
    extension Sequence where Self.Element: Sequence {
      func joined() -> FlattenSequence<Self> { return FlattenSequence(_base: self) }
      func joined<Separator>(separator: Separator) -> JoinedSequence<Self> where Separator: Sequence, Separator.Element == Self.Element.Element {
        return JoinedSequence(base: self, separator: separator)
      }
    }
    extension FlattenSequence {
      package var _base: Base
      package init(_base: Base) { self._base = _base }
      func makeIterator() -> FlattenSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator()) }
    }
    extension FlattenSequence.Iterator {
      package var _base: Base.Iterator
      package var _inner: Base.Element.Iterator?
      package init(_base: Base.Iterator) { self._base = _base; _inner = nil }
      mutating func next() -> FlattenSequence<Base>.Iterator.Element? {
        while true {
          if let element = _inner?.next() { return element }
          guard let part = _base.next() else { return nil }
          _inner = part.makeIterator()
        }
      }
    }
    extension EnumeratedSequence {
      package var _base: Base
      package init(_base: Base) { self._base = _base }
      func makeIterator() -> EnumeratedSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator()) }
    }
    extension EnumeratedSequence.Iterator {
      package var _base: Base.Iterator
      package var _count: Int
      package init(_base: Base.Iterator) { self._base = _base; _count = 0 }
      mutating func next() -> EnumeratedSequence<Base>.Iterator.Element? {
        guard let element = _base.next() else { return nil }
        _count += 1
        return (offset: _count - 1, element: element)
      }
    }
    func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence {
      return Zip2Sequence(_first: sequence1, _second: sequence2)
    }
    extension Zip2Sequence {
      package var _sequence1: Sequence1
      package var _sequence2: Sequence2
      package init(_first: Sequence1, _second: Sequence2) { _sequence1 = _first; _sequence2 = _second }
      func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator { return Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator()) }
    }
    extension Zip2Sequence.Iterator {
      package var _first: Sequence1.Iterator
      package var _second: Sequence2.Iterator
      package var _ended: Bool
      package init(_first: Sequence1.Iterator, _second: Sequence2.Iterator) { self._first = _first; self._second = _second; _ended = false }
      mutating func next() -> Zip2Sequence<Sequence1, Sequence2>.Iterator.Element? {
        if _ended { return nil }
        guard let a = _first.next(), let b = _second.next() else {
          _ended = true
          return nil
        }
        return (a, b)
      }
    }
    extension DropFirstSequence {
      package var _base: Base
      package var _limit: Int
      init(_ base: Base, dropping limit: Int) { _base = base; _limit = limit }
      func makeIterator() -> DropFirstSequence<Base>.Iterator {
        var walk = _base.makeIterator()
        for _ in 0..<_limit { if walk.next() == nil { break } }
        return walk
      }
    }
    extension PrefixSequence {
      package var _base: Base
      package var _maxLength: Int
      init(_ base: Base, maxLength: Int) { _base = base; _maxLength = maxLength }
      func makeIterator() -> PrefixSequence<Base>.Iterator { return Iterator(_base: _base.makeIterator(), _limit: _maxLength) }
    }
    extension PrefixSequence.Iterator {
      package var _base: Base.Iterator
      package var _left: Int
      package init(_base: Base.Iterator, _limit: Int) { self._base = _base; _left = _limit }
      mutating func next() -> PrefixSequence<Base>.Iterator.Element? {
        if _left == 0 { return nil }
        _left -= 1
        return _base.next()
      }
    }
    extension JoinedSequence {
      package var _base: Base
      package var _separator: [Base.Element.Element]
      init<Separator>(base: Base, separator: Separator) where Separator: Sequence, Separator.Element == Base.Element.Element {
        _base = base
        _separator = Array(separator)
      }
      func makeIterator() -> JoinedSequence<Base>.Iterator { return Iterator(base: _base.makeIterator(), separator: _separator) }
    }
    extension JoinedSequence.Iterator {
      package var _base: Base.Iterator
      package var _inner: Base.Element.Iterator?
      package var _separator: [Base.Element.Element]
      package var _place: Int
      init<Separator>(base: Base.Iterator, separator: Separator) where Separator: Sequence, Separator.Element == Base.Element.Element {
        _base = base
        _inner = nil
        _separator = Array(separator)
        _place = -1
      }
      mutating func next() -> JoinedSequence<Base>.Iterator.Element? {
        while true {
          if _place >= 0 {
            if _place < _separator.count {
              _place += 1
              return _separator[_place - 1]
            }
            _place = -1
          }
          if var inner = _inner {
            let element = inner.next()
            _inner = inner
            if let element { return element }
            guard let next = _base.next() else {
              _inner = nil
              return nil
            }
            _inner = next.makeIterator()
            _place = 0
          } else {
            guard let first = _base.next() else { return nil }
            _inner = first.makeIterator()
          }
        }
      }
    }
    extension AnyIterator {
      package var _next: () -> Element?
      init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol {
        var walk = base
        _next = { walk.next() }
      }
      init(_ body: @escaping () -> Element?) { _next = body }
      func next() -> Element? { return _next() }
    }
    extension AnySequence {
      package var _make: () -> AnyIterator<Element>
      init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol {
        _make = { AnyIterator(makeUnderlyingIterator()) }
      }
      init<S>(_ base: S) where Element == S.Element, S: Sequence { _make = { AnyIterator(base.makeIterator()) } }
      func makeIterator() -> AnySequence<Element>.Iterator { return _make() }
    }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
      return UnfoldSequence(_state: (first, true)) { (state: inout (T?, Bool)) -> T? in
        if state.1 {
          state.1 = false
          return state.0
        }
        if let last = state.0 { state.0 = next(last) }
        return state.0
      }
    }
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
      return UnfoldSequence(_state: state, _next: next)
    }
    extension UnfoldSequence {
      package var _state: State
      package var _next: (inout State) -> Element?
      package var _ended: Bool
      package init(_state: State, _next: @escaping (inout State) -> Element?) { self._state = _state; self._next = _next; _ended = false }
      mutating func next() -> Element? {
        if _ended { return nil }
        if let element = _next(&_state) { return element }
        _ended = true
        return nil
      }
    }
    func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable {
      precondition(stride != 0, "Stride size must not be zero")
      return StrideTo(_start: start, _end: end, _stride: stride)
    }
    func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable {
      precondition(stride != 0, "Stride size must not be zero")
      return StrideThrough(_start: start, _end: end, _stride: stride)
    }
    extension StrideTo {
      package var _start: Element
      package var _end: Element
      package var _stride: Element.Stride
      package init(_start: Element, _end: Element, _stride: Element.Stride) { self._start = _start; self._end = _end; self._stride = _stride }
      func makeIterator() -> StrideToIterator<Element> { return StrideToIterator(_start: _start, _end: _end, _stride: _stride) }
    }
    extension StrideToIterator {
      package var _start: Element
      package var _end: Element
      package var _stride: Element.Stride
      package var _count: Int
      package init(_start: Element, _end: Element, _stride: Element.Stride) { self._start = _start; self._end = _end; self._stride = _stride; _count = 0 }
      mutating func next() -> Element? {
        let current = _strided(_start, _stride, _count)
        if _stride > 0 ? current >= _end : current <= _end { return nil }
        _count += 1
        return current
      }
    }
    extension StrideThrough {
      package var _start: Element
      package var _end: Element
      package var _stride: Element.Stride
      package init(_start: Element, _end: Element, _stride: Element.Stride) { self._start = _start; self._end = _end; self._stride = _stride }
      func makeIterator() -> StrideThroughIterator<Element> { return StrideThroughIterator(_start: _start, _end: _end, _stride: _stride) }
    }
    extension StrideThroughIterator {
      package var _start: Element
      package var _end: Element
      package var _stride: Element.Stride
      package var _count: Int
      package init(_start: Element, _end: Element, _stride: Element.Stride) { self._start = _start; self._end = _end; self._stride = _stride; _count = 0 }
      mutating func next() -> Element? {
        if _count < 0 { return nil }
        let current = _strided(_start, _stride, _count)
        if _stride > 0 ? current > _end : current < _end { return nil }
        // There may be no value behind the end.
        _count = current == _end ? -1 : _count + 1
        return current
      }
    }
    package func _strided<T>(_ start: T, _ stride: T.Stride, _ count: Int) -> T where T: Strideable {
      return start.advanced(by: stride * T.Stride(exactly: count)!)
    }
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { return Repeated(_repeating: element, count: n) }
    extension Repeated {
      package var _element: Element
      package var _count: Int
      package init(_repeating: Element, count: Int) { _element = _repeating; _count = count }
      var count: Int { get { return _count } }
      var repeatedValue: Element { get { return _element } }
      var startIndex: Repeated<Element>.Index { get { return 0 } }
      var endIndex: Repeated<Element>.Index { get { return _count } }
      subscript(position: Int) -> Element { get { return _element } }
    }
    extension ReversedCollection {
      package var _base: Base
      package init(_reversing: Base) { _base = _reversing }
      func makeIterator() -> ReversedCollection<Base>.Iterator { return Iterator(_elements: _base) }
      var startIndex: ReversedCollection<Base>.Index { get { return ReversedCollection.Index(_base.endIndex) } }
      var endIndex: ReversedCollection<Base>.Index { get { return ReversedCollection.Index(_base.startIndex) } }
      func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { return ReversedCollection.Index(_base.index(before: i.base)) }
      func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { return ReversedCollection.Index(_base.index(after: i.base)) }
      subscript(position: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Element { get { return _base[_base.index(before: position.base)] } }
      func reversed() -> Base { return _base }
    }
    extension ReversedCollection.Iterator {
      package var _elements: Base
      package var _place: Base.Index
      package init(_elements: Base) { self._elements = _elements; _place = _elements.endIndex }
      mutating func next() -> ReversedCollection<Base>.Iterator.Element? {
        if _place == _elements.startIndex { return nil }
        _place = _elements.index(before: _place)
        return _elements[_place]
      }
    }
    extension ReversedCollection.Index {
      package var _place: Base.Index
      init(_ base: Base.Index) { _place = base }
      var base: Base.Index { get { return _place } }
      static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool { return lhs._place == rhs._place }
      static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool { return lhs._place > rhs._place }
    }
    """
}
