extension Standard {
  /// Predicates: what `#Predicate` becomes holds its closure.
  nonisolated static let predicates = """
    package func _macro_Predicate<A>(_ body: @escaping (A) -> Bool) -> Predicate<A> { fatalError() }
    package func _macro_Predicate<A, B>(_ body: @escaping (A, B) -> Bool) -> Predicate<A, B> { fatalError() }
    package func _macro_Expression<A, Output>(_ body: @escaping (A) -> Output) -> Expression<A, Output> { fatalError() }
    package func _macro_Expression<A, B, Output>(_ body: @escaping (A, B) -> Output) -> Expression<A, B, Output> { fatalError() }
    extension Sequence {
      func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element] { return try self.filter { try predicate.evaluate($0) } }
    }
    """
}
