extension Standard {
  /// Predicates: what `#Predicate` becomes holds its closure.
  nonisolated static let predicates = """
    package func _macro_Predicate<A>(_ body: @escaping (A) -> Bool) -> Predicate<A> { fatalError() }
    package func _macro_Predicate<A, B>(_ body: @escaping (A, B) -> Bool) -> Predicate<A, B> { fatalError() }
    package func _macro_Expression<A, Output>(_ body: @escaping (A) -> Output) -> Expression<A, Output> { fatalError() }
    package func _macro_Expression<A, B, Output>(_ body: @escaping (A, B) -> Output) -> Expression<A, B, Output> { fatalError() }
    package func _compared(_ order: NSSortDescriptor, _ a: Any, _ b: Any) -> ComparisonResult { fatalError() }
    extension NSSortDescriptor {
      func compare(_ object1: Any, to object2: Any) -> ComparisonResult { return _compared(self, object1, object2) }
      init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) where Value: Comparable {
        self.init(keyPath: keyPath, ascending: ascending, comparator: {
          let (a, b) = ($0 as! Value, $1 as! Value)
          return a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
        })
      }
    }
    extension Sequence {
      func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element] { return try self.filter { try predicate.evaluate($0) } }
    }
    """
}
