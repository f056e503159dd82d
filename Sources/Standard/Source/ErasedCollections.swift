extension Standard {
  /// Collections whose type nobody tells: their elements stand in an array, their places are numbers.
  nonisolated static let erasedCollections: String = {
    var text = """
      extension AnyIndex {
        package var _place: Int
        package init(_place: Int) { self._place = _place }
        static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { return lhs._place == rhs._place }
        static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { return lhs._place < rhs._place }
      }
      extension AnySequence {
        var underestimatedCount: Int { get { return 0 } }
        func dropLast(_ n: Int = 1) -> [Element] { return Array(self).dropLast(n) + [] }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { return try Array(Array(self).prefix(while: predicate)) }
        func suffix(_ maxLength: Int) -> [Element] { return Array(Array(self).suffix(maxLength)) }
        func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error { return try Array(self).map(transform) }
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { return try Array(self).filter(isIncluded) }
        func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element> {
          var walk = makeIterator()
          var first = walk.next()
          while let element = first, try predicate(element) { first = walk.next() }
          return AnySequence(DropWhileSequence<AnySequence<Element>>(_walk: walk, _first: first))
        }
        func dropFirst(_ n: Int = 1) -> AnySequence<Element> { return AnySequence(DropFirstSequence(self, dropping: n)) }
        func prefix(_ maxLength: Int = 1) -> AnySequence<Element> { return AnySequence(PrefixSequence(self, maxLength: maxLength)) }
      }
      """
    for (owner, others) in [
      ("AnyCollection", ["AnyBidirectionalCollection", "AnyRandomAccessCollection"]),
      ("AnyBidirectionalCollection", ["AnyRandomAccessCollection"]), ("AnyRandomAccessCollection", []),
    ] {
      let own = "\(owner)<Element>"
      let isForward = owner == "AnyCollection"
      let bases = ["Collection", "BidirectionalCollection", "RandomAccessCollection"].suffix(others.count + 1)
      let makers = bases.map {
        "init<C>(_ base: C) where Element == C.Element, C: \($0) { _elements = Array(base) }"
      }
      let copies = ([owner] + others).map { "init(_ other: \($0)<Element>) { _elements = other._elements }" }
      text += """

        extension \(owner) {
          package var _elements: [Element]
          package init(_elements: [Element]) { self._elements = _elements }
          \((makers + copies).joined(separator: "\n"))
          var startIndex: \(own).Index { get { return AnyIndex(_place: 0) } }
          var endIndex: \(own).Index { get { return AnyIndex(_place: _elements.count) } }
          subscript(position: \(own).Index) -> Element { get { return _elements[position._place] } }
          subscript(bounds: Range<\(own).Index>) -> \(own).SubSequence { get { return \(owner)(_elements: Array(_elements[bounds.lowerBound._place..<bounds.upperBound._place])) } }
          func index(after i: \(own).Index) -> \(own).Index { return AnyIndex(_place: i._place + 1) }
          \(isForward ? "" : "func index(before i: \(own).Index) -> \(own).Index { return AnyIndex(_place: i._place - 1) }")
          func formIndex(after i: inout \(own).Index) { i = AnyIndex(_place: i._place + 1) }
          \(isForward ? "" : "func formIndex(before i: inout \(own).Index) { i = AnyIndex(_place: i._place - 1) }")
          func index(_ i: \(own).Index, offsetBy n: Int) -> \(own).Index { return AnyIndex(_place: i._place + n) }
          func index(_ i: \(own).Index, offsetBy n: Int, limitedBy limit: \(own).Index) -> \(own).Index? {
            return _elements.index(i._place, offsetBy: n, limitedBy: limit._place).map { AnyIndex(_place: $0) }
          }
          func formIndex(_ i: inout \(own).Index, offsetBy n: Int) { i = AnyIndex(_place: i._place + n) }
          func distance(from start: \(own).Index, to end: \(own).Index) -> Int { return end._place - start._place }
          var count: Int { get { return _elements.count } }
          var underestimatedCount: Int { get { return _elements.count } }
          func makeIterator() -> \(own).Iterator { return AnyIterator(_elements.makeIterator()) }
          func dropLast(_ n: Int = 1) -> \(own) { return \(owner)(_elements: Array(_elements.dropLast(n))) }
          func prefix(while predicate: (Element) throws -> Bool) rethrows -> \(own) { return \(owner)(_elements: Array(try _elements.prefix(while: predicate))) }
          func suffix(_ maxLength: Int) -> \(own) { return \(owner)(_elements: Array(_elements.suffix(maxLength))) }
          func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error { return try _elements.map(transform) }
          func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { return try _elements.filter(isIncluded) }
          func forEach(_ body: (Element) throws -> Void) rethrows { for element in _elements { try body(element) } }
          func drop(while predicate: (Element) throws -> Bool) rethrows -> \(own) { return \(owner)(_elements: Array(try _elements.drop(while: predicate))) }
          func dropFirst(_ n: Int = 1) -> \(own) { return \(owner)(_elements: Array(_elements.dropFirst(n))) }
          func prefix(_ maxLength: Int = 1) -> \(own) { return \(owner)(_elements: Array(_elements.prefix(maxLength))) }
        }
        """
    }
    return text
  }()
}
