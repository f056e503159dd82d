extension Standard {
  /// Comparators that sort, and what sorts by them.
  nonisolated static let sorting = """
    extension SortOrder {
      package func _applied(_ result: ComparisonResult) -> ComparisonResult {
        if self == .forward { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        default: return .orderedSame
        }
      }
    }
    extension ComparableComparator {
      package var _order: SortOrder
      var order: SortOrder { get { return _order } set { _order = newValue } }
      init(order: SortOrder = .forward) { _order = order }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        return _order._applied(lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame)
      }
      static func == (lhs: ComparableComparator<Compared>, rhs: ComparableComparator<Compared>) -> Bool { return lhs._order == rhs._order }
      func hash(into hasher: inout Hasher) { hasher.combine(_order) }
    }
    extension Sequence {
      func sorted<Comparator>(using comparator: Comparator) -> [Self.Element] where Comparator: SortComparator, Self.Element == Comparator.Compared {
        return self.sorted { comparator.compare($0, $1) == .orderedAscending }
      }
      func sorted<S, Comparator>(using comparators: S) -> [Self.Element] where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared {
        let all = Array(comparators)
        return self.sorted { all.compare($0, $1) == .orderedAscending }
      }
      func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult where Comparator: SortComparator, Comparator == Self.Element {
        for comparator in self {
          let result = comparator.compare(lhs, rhs)
          if result != .orderedSame { return result }
        }
        return .orderedSame
      }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort<Comparator>(using comparator: Comparator) where Comparator: SortComparator, Self.Element == Comparator.Compared {
        self.sort { comparator.compare($0, $1) == .orderedAscending }
      }
      mutating func sort<S, Comparator>(using comparators: S) where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared {
        let all = Array(comparators)
        self.sort { all.compare($0, $1) == .orderedAscending }
      }
    }
    package func _compareOptional<Value>(_ lhs: Value?, _ rhs: Value?, _ compare: (Value, Value) -> ComparisonResult) -> ComparisonResult {
      guard let lhs else { return rhs == nil ? .orderedSame : .orderedAscending }
      guard let rhs else { return .orderedDescending }
      return compare(lhs, rhs)
    }
    extension KeyPathComparator {
      package var _keyPath: any PartialKeyPath<Compared> & Sendable
      package var _order: SortOrder
      package var _base: AnyHashable
      package var _compare: (Compared, Compared) -> ComparisonResult
      var keyPath: any PartialKeyPath<Compared> & Sendable { get { return _keyPath } }
      var order: SortOrder { get { return _order } set { _order = newValue } }
      init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) where Value: Comparable {
        (_keyPath, _order, _base) = (keyPath, order, 0)
        _compare = { $0[keyPath: keyPath] < $1[keyPath: keyPath] ? .orderedAscending : $1[keyPath: keyPath] < $0[keyPath: keyPath] ? .orderedDescending : .orderedSame }
      }
      init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward) where Value: Comparable {
        (_keyPath, _order, _base) = (keyPath, order, 0)
        _compare = { _compareOptional($0[keyPath: keyPath], $1[keyPath: keyPath]) { $0 < $1 ? .orderedAscending : $1 < $0 ? .orderedDescending : .orderedSame } }
      }
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator {
        self.init(keyPath, comparator: comparator, order: comparator.order)
      }
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator {
        self.init(keyPath, comparator: comparator, order: comparator.order)
      }
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator {
        var own = comparator
        own.order = .forward
        let forward = own
        (_keyPath, _order, _base) = (keyPath, order, AnyHashable(forward))
        _compare = { forward.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator {
        var own = comparator
        own.order = .forward
        let forward = own
        (_keyPath, _order, _base) = (keyPath, order, AnyHashable(forward))
        _compare = { _compareOptional($0[keyPath: keyPath], $1[keyPath: keyPath]) { forward.compare($0, $1) } }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { return _order._applied(_compare(lhs, rhs)) }
      static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
        return lhs._keyPath == rhs._keyPath && lhs._order == rhs._order && lhs._base == rhs._base
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_keyPath); hasher.combine(_order); hasher.combine(_base) }
    }
    extension SortDescriptor {
      package var _keyPath: PartialKeyPath<Compared>?
      package var _string: String.StandardComparator?
      package var _order: SortOrder
      package var _compare: (Compared, Compared) -> ComparisonResult
      var keyPath: PartialKeyPath<Compared>? { get { return _keyPath } }
      var stringComparator: String.StandardComparator? { get { return _string } }
      var order: SortOrder { get { return _order } set { _order = newValue } }
      init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) where Value: Comparable {
        (_keyPath, _string, _order) = (keyPath, nil, order)
        _compare = { $0[keyPath: keyPath] < $1[keyPath: keyPath] ? .orderedAscending : $1[keyPath: keyPath] < $0[keyPath: keyPath] ? .orderedDescending : .orderedSame }
      }
      init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward) where Value: Comparable {
        (_keyPath, _string, _order) = (keyPath, nil, order)
        _compare = { _compareOptional($0[keyPath: keyPath], $1[keyPath: keyPath]) { $0 < $1 ? .orderedAscending : $1 < $0 ? .orderedDescending : .orderedSame } }
      }
      init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
      }
      init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
      }
      init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder) {
        let forward = String.StandardComparator(comparator, order: .forward)
        (_keyPath, _string, _order) = (keyPath, forward, order)
        _compare = { forward.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator, order: SortOrder) {
        let forward = String.StandardComparator(comparator, order: .forward)
        (_keyPath, _string, _order) = (keyPath, forward, order)
        _compare = { _compareOptional($0[keyPath: keyPath], $1[keyPath: keyPath]) { forward.compare($0, $1) } }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { return _order._applied(_compare(lhs, rhs)) }
      static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool {
        return lhs._keyPath == rhs._keyPath && lhs._order == rhs._order && lhs._string == rhs._string
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_keyPath); hasher.combine(_order); hasher.combine(_string) }
    }
    extension String.StandardComparator {
      package var _rule: Int
      package var _order: SortOrder
      package init(_rule: Int) { self._rule = _rule; _order = .forward }
      static var lexical: String.StandardComparator { get { return String.StandardComparator(_rule: 0) } }
      static var localized: String.StandardComparator { get { return String.StandardComparator(_rule: 1) } }
      static var localizedStandard: String.StandardComparator { get { return String.StandardComparator(_rule: 2) } }
      var order: SortOrder { get { return _order } set { _order = newValue } }
      init(_ base: String.StandardComparator, order: SortOrder = .forward) { self = base; _order = order }
      func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        switch _rule {
        case 1: return _order._applied(lhs.localizedCompare(rhs))
        case 2: return _order._applied(lhs.localizedStandardCompare(rhs))
        default: return _order._applied(lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame)
        }
      }
      static func == (lhs: String.StandardComparator, rhs: String.StandardComparator) -> Bool {
        return lhs._rule == rhs._rule && lhs._order == rhs._order
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_rule); hasher.combine(_order) }
    }
    extension String.Comparator {
      package var _options: String.CompareOptions
      package var _locale: Locale?
      package var _order: SortOrder
      var options: String.CompareOptions { get { return _options } }
      var locale: Locale? { get { return _locale } }
      var order: SortOrder { get { return _order } set { _order = newValue } }
      init(options: String.CompareOptions, order: SortOrder = .forward) { (_options, _locale, _order) = (options, nil, order) }
      func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        return _order._applied(lhs.compare(rhs, options: _options))
      }
      static func == (lhs: String.Comparator, rhs: String.Comparator) -> Bool {
        return lhs._options == rhs._options && lhs._order == rhs._order
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_options.rawValue); hasher.combine(_order) }
    }
    """
}
