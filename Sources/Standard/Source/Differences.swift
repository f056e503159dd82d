extension Standard {
  /// Differences of collections: by Myers' algorithm as the standard library runs it, so that equal choices fall alike.
  nonisolated static let differences = """
    extension BidirectionalCollection {
      func difference<C>(from other: C, by areEquivalent: (C.Element, Self.Element) -> Bool) -> CollectionDifference<Self.Element> where C: BidirectionalCollection, Self.Element == C.Element {
        let (old, new) = (Array(other), Array(self))
        let (n, m) = (old.count, new.count)
        var trace: [[Int: Int]] = []
        var reached: [Int: Int] = [1: 0]
        var (x, y) = (0, 0)
        search: for depth in 0...(n + m) {
          let before = reached
          trace.append(before)
          reached = [:]
          for k in stride(from: -depth, through: depth, by: 2) {
            if k == -depth {
              x = before[k + 1]!
            } else if k != depth, before[k - 1]! < before[k + 1]! {
              x = before[k + 1]!
            } else {
              x = before[k - 1]! + 1
            }
            y = x - k
            while x < n, y < m, areEquivalent(old[x], new[y]) { x += 1; y += 1 }
            reached[k] = x
            if x >= n && y >= m { break search }
          }
        }
        var changes: [CollectionDifference<Self.Element>.Change] = []
        (x, y) = (n, m)
        for depth in stride(from: trace.count - 1, to: 0, by: -1) {
          let known = trace[depth]
          let k = x - y
          let last = k == -depth || (k != depth && known[k - 1]! < known[k + 1]!) ? k + 1 : k - 1
          let lastX = known[last]!
          let lastY = lastX - last
          while x > lastX, y > lastY { x -= 1; y -= 1 }
          if y != lastY {
            changes.append(.insert(offset: lastY, element: new[lastY], associatedWith: nil))
          } else {
            changes.append(.remove(offset: lastX, element: old[lastX], associatedWith: nil))
          }
          (x, y) = (lastX, lastY)
        }
        return CollectionDifference<Self.Element>(_sorting: changes)
      }
    }
    extension BidirectionalCollection where Self.Element: Equatable {
      func difference<C>(from other: C) -> CollectionDifference<Self.Element> where C: BidirectionalCollection, Self.Element == C.Element {
        return difference(from: other, by: { $0 == $1 })
      }
    }
    extension RangeReplaceableCollection {
      func applying(_ difference: CollectionDifference<Self.Element>) -> Self? {
        let old = Array(self)
        var elements: [Self.Element?] = old.map { $0 }
        for change in difference.removals {
          guard case .remove(let offset, _, _) = change, offset < elements.count else { return nil }
          elements[offset] = nil
        }
        let kept = elements.filter { $0 != nil }.map { $0! }
        var result = Self()
        var (next, count) = (0, 0)
        for change in difference.insertions {
          guard case .insert(let offset, let element, _) = change else { return nil }
          while count < offset {
            guard next < kept.count else { return nil }
            result.append(kept[next])
            next += 1
            count += 1
          }
          result.append(element)
          count += 1
        }
        while next < kept.count {
          result.append(kept[next])
          next += 1
        }
        return result
      }
    }
    extension CollectionDifference {
      package var _insertions: [CollectionDifference<ChangeElement>.Change]
      package var _removals: [CollectionDifference<ChangeElement>.Change]
      package init(_sorting changes: [CollectionDifference<ChangeElement>.Change]) {
        _insertions = changes.filter { $0._isInsertion }.sorted { $0._offset < $1._offset }
        _removals = changes.filter { !$0._isInsertion }.sorted { $0._offset < $1._offset }
      }
      var insertions: [CollectionDifference<ChangeElement>.Change] { get { return _insertions } }
      var removals: [CollectionDifference<ChangeElement>.Change] { get { return _removals } }
      init?<Changes>(_ changes: Changes) where Changes: Collection, Changes.Element == CollectionDifference<ChangeElement>.Change {
        var (inserted, removed): (Set<Int>, Set<Int>) = ([], [])
        var (toRemoved, toInserted): ([Int: Int], [Int: Int]) = ([:], [:])
        for change in changes {
          switch change {
          case .insert(let offset, _, let other):
            if offset < 0 || !inserted.insert(offset).inserted { return nil }
            if let other {
              if toRemoved[offset] != nil { return nil }
              toRemoved[offset] = other
            }
          case .remove(let offset, _, let other):
            if offset < 0 || !removed.insert(offset).inserted { return nil }
            if let other {
              if toInserted[other] != nil { return nil }
              toInserted[other] = offset
            }
          }
        }
        if toRemoved != toInserted { return nil }
        self.init(_sorting: Array(changes))
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        return CollectionDifference(_sorting: _removals.map { $0._inverse } + _insertions.map { $0._inverse })
      }
      var startIndex: CollectionDifference<ChangeElement>.Index { get { return CollectionDifference<ChangeElement>.Index(_place: 0) } }
      var endIndex: CollectionDifference<ChangeElement>.Index { get { return CollectionDifference<ChangeElement>.Index(_place: _removals.count + _insertions.count) } }
      func index(after index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index {
        return CollectionDifference<ChangeElement>.Index(_place: index._place + 1)
      }
      func index(before index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index {
        return CollectionDifference<ChangeElement>.Index(_place: index._place - 1)
      }
      func formIndex(_ index: inout CollectionDifference<ChangeElement>.Index, offsetBy distance: Int) {
        index = CollectionDifference<ChangeElement>.Index(_place: index._place + distance)
      }
      func distance(from start: CollectionDifference<ChangeElement>.Index, to end: CollectionDifference<ChangeElement>.Index) -> Int { return end._place - start._place }
      subscript(position: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Element {
        get {
          let place = position._place
          return place < _removals.count ? _removals[_removals.count - (place + 1)] : _insertions[place - _removals.count]
        }
      }
    }
    extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        var (removed, inserted): ([ChangeElement: [Int]], [ChangeElement: [Int]]) = ([:], [:])
        for change in _removals { removed[change._element, default: []].append(change._offset) }
        for change in _insertions { inserted[change._element, default: []].append(change._offset) }
        let changes = (_removals + _insertions).map { (change: Change) -> Change in
          guard let from = removed[change._element], let to = inserted[change._element], from.count == 1, to.count == 1 else { return change }
          switch change {
          case .remove(let offset, let element, _): return .remove(offset: offset, element: element, associatedWith: to[0])
          case .insert(let offset, let element, _): return .insert(offset: offset, element: element, associatedWith: from[0])
          }
        }
        return CollectionDifference(_sorting: changes)
      }
    }
    extension CollectionDifference.Index {
      package var _place: Int
      package init(_place: Int) { self._place = _place }
      static func == (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool { return lhs._place == rhs._place }
      static func < (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool { return lhs._place < rhs._place }
    }
    extension CollectionDifference.Change {
      package var _isInsertion: Bool {
        if case .insert = self { return true }
        return false
      }
      package var _offset: Int {
        switch self {
        case .insert(let offset, _, _): return offset
        case .remove(let offset, _, _): return offset
        }
      }
      package var _element: ChangeElement {
        switch self {
        case .insert(_, let element, _): return element
        case .remove(_, let element, _): return element
        }
      }
      package var _inverse: CollectionDifference<ChangeElement>.Change {
        switch self {
        case .insert(let offset, let element, let other): return .remove(offset: offset, element: element, associatedWith: other)
        case .remove(let offset, let element, let other): return .insert(offset: offset, element: element, associatedWith: other)
        }
      }
    }
    """
}
