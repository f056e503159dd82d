extension Standard {
  /// What shows a part of a collection, or its places: slices and indices.
  nonisolated static let collectionViews = """
    extension Slice {
      package var _startIndex: Base.Index
      package var _endIndex: Base.Index
      package var _base: Base
      var base: Base { get { return _base } }
      init(base: Base, bounds: Range<Base.Index>) { _base = base; _startIndex = bounds.lowerBound; _endIndex = bounds.upperBound }
      var startIndex: Slice<Base>.Index { get { return _startIndex } }
      var endIndex: Slice<Base>.Index { get { return _endIndex } }
      subscript(index: Slice<Base>.Index) -> Base.Element { get { return _base[index] } }
      subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { get { return Slice(base: _base, bounds: bounds) } }
      func index(after i: Slice<Base>.Index) -> Slice<Base>.Index { return _base.index(after: i) }
    }
    extension Slice where Base: MutableCollection {
      subscript(index: Slice<Base>.Index) -> Base.Element {
        get { return _base[index] }
        set { _base[index] = newValue }
      }
      subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> {
        get { return Slice(base: _base, bounds: bounds) }
        set { _base[bounds] = newValue._base[newValue._startIndex..<newValue._endIndex] }
      }
    }
    extension Slice where Base: BidirectionalCollection {
      func index(before i: Slice<Base>.Index) -> Slice<Base>.Index { return _base.index(before: i) }
    }
    extension DefaultIndices {
      package var _elements: Elements
      package var _startIndex: Elements.Index
      package var _endIndex: Elements.Index
      package init(_elements: Elements, from start: Elements.Index, to end: Elements.Index) { self._elements = _elements; _startIndex = start; _endIndex = end }
      var startIndex: DefaultIndices<Elements>.Index { get { return _startIndex } }
      var endIndex: DefaultIndices<Elements>.Index { get { return _endIndex } }
      subscript(i: DefaultIndices<Elements>.Index) -> Elements.Index { get { return i } }
      func index(after i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index { return _elements.index(after: i) }
      func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int) -> DefaultIndices<Elements>.Index {
        return _elements.index(i, offsetBy: distance)
      }
      func distance(from start: DefaultIndices<Elements>.Index, to end: DefaultIndices<Elements>.Index) -> Int {
        return _elements.distance(from: start, to: end)
      }
      subscript(bounds: Range<DefaultIndices<Elements>.Index>) -> DefaultIndices<Elements> {
        get { return DefaultIndices(_elements: _elements, from: bounds.lowerBound, to: bounds.upperBound) }
      }
    }
    extension DefaultIndices where Elements: BidirectionalCollection {
      func index(before i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index { return _elements.index(before: i) }
    }
    """
}
