extension Standard {
  /// Asynchronous sequences: each waits for the one inside, element by element.
  nonisolated static let asyncSequences: String = {
    var text = """
      extension AsyncSequence {
        func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Self.Element) async throws -> Result) async rethrows -> Result {
          var result = initialResult
          for try await element in self { result = try await nextPartialResult(result, element) }
          return result
        }
        func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) async throws -> Void) async rethrows -> Result {
          var result = initialResult
          for try await element in self { try await updateAccumulatingResult(&result, element) }
          return result
        }
        func contains(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool {
          for try await element in self { if try await predicate(element) { return true } }
          return false
        }
        func allSatisfy(_ predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool {
          for try await element in self { if try await !predicate(element) { return false } }
          return true
        }
        func first(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Self.Element? {
          for try await element in self { if try await predicate(element) { return element } }
          return nil
        }
        func min(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self.Element? {
          var found: Self.Element? = nil
          for try await element in self {
            if let known = found { if try await areInIncreasingOrder(element, known) { found = element } } else { found = element }
          }
          return found
        }
        func max(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self.Element? {
          var found: Self.Element? = nil
          for try await element in self {
            if let known = found { if try await areInIncreasingOrder(known, element) { found = element } } else { found = element }
          }
          return found
        }
        func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> { return AsyncDropFirstSequence(_base: self, _count: count) }
        func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { return AsyncPrefixSequence(_base: self, _count: count) }
      }
      extension AsyncSequence where Self.Element: Equatable {
        func contains(_ search: Self.Element) async rethrows -> Bool {
          for try await element in self { if element == search { return true } }
          return false
        }
      }
      extension AsyncSequence where Self.Element: Comparable {
        func min() async rethrows -> Self.Element? { return try await self.min(by: { $0 < $1 }) }
        func max() async rethrows -> Self.Element? { return try await self.max(by: { $0 < $1 }) }
      }

      """
    // What has a closure exists twice: with one that may throw, and with one that does not.
    for (kind, throwing) in [("Async", ""), ("AsyncThrowing", " throws")] {
      let thrown = throwing.isEmpty ? "rethrows" : "throws"
      let call = throwing.isEmpty ? "await" : "try await"
      func closure(_ result: String) -> String { "(Base.Element) async\(throwing) -> \(result)" }
      func add(
        _ name: String, _ parameters: String, _ element: String, _ method: String, _ label: String, _ result: String,
        effects: String = "", conditions: [String] = [""], state: String = "", body: String
      ) {
        let own = "\(kind)\(name)Sequence<\(parameters)>"
        let own2 = "\(kind)\(name)Sequence<\(parameters.replacing("Base", with: "Self"))>"
        let generic = parameters.split(separator: ",").dropFirst().joined()
        let wanted = result.replacing("Base", with: "Self")
        for condition in conditions {
          text += """
            extension AsyncSequence {
              func \(method)\(generic.isEmpty ? "" : "<\(generic.filter { $0 != " " })>")(\(label): @escaping @Sendable (Self.Element) async\(throwing) -> \(wanted))\(effects) -> \(own2)\(condition) {
                return \(kind)\(name)Sequence(_base: self, _closure: \(label.split(separator: " ").last ?? ""))
              }
            }

            """
        }
        let extra = state.isEmpty ? "" : "package var _state: Bool"
        text += """
          extension \(kind)\(name)Sequence {
            package var _base: Base
            package var _closure: \(closure(result))
            package init(_base: Base, _closure: @escaping \(closure(result))) { self._base = _base; self._closure = _closure }
            func makeAsyncIterator() -> \(own).Iterator { return Iterator(_base: _base.makeAsyncIterator(), _closure: _closure) }
          }
          extension \(kind)\(name)Sequence.Iterator {
            package var _base: Base.AsyncIterator
            package var _closure: \(closure(result))
            \(extra)
            \(name == "FlatMap" ? "package var _inner: SegmentOfResult.AsyncIterator?" : "")
            package init(_base: Base.AsyncIterator, _closure: @escaping \(closure(result))) { self._base = _base; self._closure = _closure\(state.isEmpty ? "" : "; _state = false")\(name == "FlatMap" ? "; _inner = nil" : "") }
            mutating func next() async \(thrown) -> \(element)? {
              \(body)
            }
          }

          """
      }
      let element = "Base.Element"
      add(
        "Map", "Base, Transformed", "Transformed", "map", "_ transform", "Transformed",
        body: "guard let element = try await _base.next() else { return nil }\nreturn \(call) _closure(element)")
      add(
        "CompactMap", "Base, ElementOfResult", "ElementOfResult", "compactMap", "_ transform", "ElementOfResult?",
        body: "while let element = try await _base.next() { if let made = \(call) _closure(element) { return made } }\nreturn nil")
      add(
        "Filter", "Base", element, "filter", "_ isIncluded", "Bool",
        body: "while let element = try await _base.next() { if \(call) _closure(element) { return element } }\nreturn nil")
      add(
        "DropWhile", "Base", element, "drop", "while predicate", "Bool", state: "began",
        body: """
          while let element = try await _base.next() {
            if _state { return element }
            if \(call) !_closure(element) { _state = true; return element }
          }
          return nil
          """)
      add(
        "PrefixWhile", "Base", element, "prefix", "while predicate", "Bool", effects: " rethrows", state: "ended",
        body: """
          if _state { return nil }
          if let element = try await _base.next(), \(call) _closure(element) { return element }
          _state = true
          return nil
          """)
      let segments =
        throwing.isEmpty
        ? [
          ", Self.Failure == SegmentOfResult.Failure", ", SegmentOfResult.Failure == Never",
          ", Self.Failure == Never, SegmentOfResult.Failure == Never",
        ] : [""]
      add(
        "FlatMap", "Base, SegmentOfResult", "SegmentOfResult.Element", "flatMap", "_ transform", "SegmentOfResult",
        conditions: segments.map { " where SegmentOfResult: AsyncSequence" + $0 },
        body: """
          while true {
            if var inner = _inner {
              let found = try await inner.next()
              _inner = inner
              if let found { return found }
              _inner = nil
            }
            guard let element = try await _base.next() else { return nil }
            _inner = \(call) _closure(element).makeAsyncIterator()
          }
          """)
    }
    for (name, body) in [
      (
        "DropFirst",
        "while _count > 0 { _count -= 1; if try await _base.next() == nil { return nil } }\nreturn try await _base.next()"
      ), ("Prefix", "if _count == 0 { return nil }\n_count -= 1\nreturn try await _base.next()"),
    ] {
      text += """
        extension Async\(name)Sequence {
          package var _base: Base
          package var _count: Int
          package init(_base: Base, _count: Int) { self._base = _base; self._count = _count }
          func makeAsyncIterator() -> Async\(name)Sequence<Base>.Iterator { return Iterator(_base: _base.makeAsyncIterator(), _count: _count) }
        }
        extension Async\(name)Sequence.Iterator {
          package var _base: Base.AsyncIterator
          package var _count: Int
          package init(_base: Base.AsyncIterator, _count: Int) { self._base = _base; self._count = _count }
          mutating func next() async rethrows -> Base.Element? {
            \(body)
          }
        }

        """
    }
    return text
  }()
}
