internal import Views

extension Catalogue {
  /// What changes arrays, dictionaries and sets in place, and what sorts and joins them by closures.
  func registerCollectionChanges() {
    let (element, key, value) = (TypeParameter("Element"), TypeParameter("Key"), TypeParameter("Value"))
    let item = StaticType.parameter(element)
    func change(
      _ owner: String, _ type: StaticType, _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String,
      _ mutate: @escaping CatalogueEntry.MutatingBody
    ) {
      let entry = CatalogueEntry(.method, owner, name, parameters, result: result, typeParameters: [element, key, value], ownerType: type, doc: doc) { _ in .void }
      entry.mutate = mutate
      add(entry)
    }
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    func array(
      _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String,
      _ mutate: @escaping @MainActor (inout [Value], CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      change("Array", .array(item), name, parameters, result, doc) { base, call throws(Interruption) -> Value in
        guard case .array(var values) = base else { return .void }
        base = .void
        defer { base = .array(values) }
        return try mutate(&values, call)
      }
    }
    array("append", [parameter("contentsOf", .array(item))], .void, "Adds elements at the end.") { values, call throws(Interruption) -> Value in
      values += try (call.arguments[0] ?? .void).elements(call)
      return .void
    }
    array("insert", [parameter(nil, item), parameter("at", .int)], .void, "Puts an element before a position.") { values, call throws(Interruption) -> Value in
      let index = try call.index(1, upTo: values.count)
      values.insert(call.arguments[0] ?? .void, at: index)
      return .void
    }
    array("remove", [parameter("at", .int)], item, "Takes an element away.") { values, call throws(Interruption) -> Value in
      values.remove(at: try call.index(0, upTo: values.count - 1))
    }
    array("removeLast", [], item, "Takes the last element away.") { values, call throws(Interruption) -> Value in
      guard let last = values.popLast() else { throw call.outOfRange(0, 0) }
      return last
    }
    array("removeFirst", [], item, "Takes the first element away.") { values, call throws(Interruption) -> Value in
      guard !values.isEmpty else { throw call.outOfRange(0, 0) }
      return values.removeFirst()
    }
    array("popLast", [], .optional(item), "Takes the last element away, if there is one.") { values, _ in values.popLast().map { .some($0) } ?? .none }
    array("removeAll", [parameter("keepingCapacity", .bool, hasDefault: true)], .void, "Takes all elements away.") { values, _ in
      values.removeAll()
      return .void
    }
    array("removeAll", [parameter("where", .function([item], .bool))], .void, "Takes away the elements for which the closure says true.") {
      values, call throws(Interruption) -> Value in
      var kept: [Value] = []
      for value in values {
        if case .bool(true) = try call.apply(0, [value]) { continue }
        kept.append(value)
      }
      values = kept
      return .void
    }
    array("reverse", [], .void, "Turns the order around.") { values, _ in
      values.reverse()
      return .void
    }
    array("swapAt", [parameter(nil, .int), parameter(nil, .int)], .void, "Exchanges two elements.") { values, call throws(Interruption) -> Value in
      values.swapAt(try call.index(0, upTo: values.count - 1), try call.index(1, upTo: values.count - 1))
      return .void
    }
    array("sort", [parameter("by", .function([item, item], .bool))], .void, "Sorts by a closure that says whether the first comes before the second.") {
      values, call throws(Interruption) -> Value in
      values = try call.sorted(values, by: 0)
      return .void
    }
    let comparable = TypeParameter("Element", ["Comparable"])
    let sort = CatalogueEntry(
      .method, "Array", "sort", [], result: .void, typeParameters: [comparable], ownerType: .array(.parameter(comparable)), doc: "Sorts from the smallest to the largest."
    ) { _ in .void }
    sort.mutate = { base, call throws(Interruption) -> Value in
      guard case .array(let values) = base else { return .void }
      base = .array(try call.sorted(values))
      return .void
    }
    add(sort)

    let dictionary = StaticType.dictionary(.parameter(key), .parameter(value))
    func table(
      _ owner: String, _ type: StaticType, _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String,
      _ mutate: @escaping @MainActor (inout Table, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      change(owner, type, name, parameters, result, doc) { base, call throws(Interruption) -> Value in
        switch base {
        case .dictionary(var table):
          base = .void
          defer { base = .dictionary(table) }
          return try mutate(&table, call)
        case .set(var table):
          base = .void
          defer { base = .set(table) }
          return try mutate(&table, call)
        default: return .void
        }
      }
    }
    table("Dictionary", dictionary, "removeValue", [parameter("forKey", .parameter(key))], .optional(.parameter(value)), "Takes a key away, and gives its value.") { table, call in
      let old = table[call.arguments[0] ?? .void]
      table[call.arguments[0] ?? .void] = nil
      return old.map { .some($0) } ?? .none
    }
    table(
      "Dictionary", dictionary, "updateValue", [parameter(nil, .parameter(value)), parameter("forKey", .parameter(key))], .optional(.parameter(value)),
      "Gives a key a value, and gives the old one."
    ) { table, call in
      let old = table[call.arguments[1] ?? .void]
      table[call.arguments[1] ?? .void] = call.arguments[0] ?? .void
      return old.map { .some($0) } ?? .none
    }
    for (owner, type) in [("Dictionary", dictionary), ("Set", .set(item))] {
      table(owner, type, "removeAll", [], .void, "Takes everything away.") { table, _ in
        table = Table()
        return .void
      }
    }
    let inserted = StaticType.tuple([StaticType.Element(label: "inserted", type: .bool), StaticType.Element(label: "memberAfterInsert", type: item)])
    table("Set", .set(item), "insert", [parameter(nil, item)], inserted, "Adds an element that is not there yet.") { table, call in
      let isNew = !table.contains(call.arguments[0] ?? .void)
      if isNew { table[call.arguments[0] ?? .void] = .void }
      return .tuple([.bool(isNew), call.arguments[0] ?? .void])
    }
    table("Set", .set(item), "remove", [parameter(nil, item)], .optional(item), "Takes an element away, if it is there.") { table, call in
      let found = table.contains(call.arguments[0] ?? .void)
      table[call.arguments[0] ?? .void] = nil
      return found ? .some(call.arguments[0] ?? .void) : .none
    }
    for (name, result) in [("keys", StaticType.array(.parameter(key))), ("values", .array(.parameter(value)))] {
      add(
        CatalogueEntry(.property, "Dictionary", name, [], result: result, typeParameters: [key, value], ownerType: dictionary, doc: "The \(name) of the dictionary.") { call in
          guard case .dictionary(let table) = call.base else { return .array([]) }
          return .array(name == "keys" ? table.keys : table.values)
        })
    }
    registerSearches()
  }

  /// Closures that say where, and how to sort.
  private func registerSearches() {
    let (element, key, value, result) = (TypeParameter("Element"), TypeParameter("Key"), TypeParameter("Value"), TypeParameter("T"))
    let pair = StaticType.tuple([StaticType.Element(label: "key", type: .parameter(key)), StaticType.Element(label: "value", type: .parameter(value))])
    let collections: [(String, StaticType, StaticType)] = [
      ("Array", .array(.parameter(element)), .parameter(element)), ("Range", .range, .int), ("ClosedRange", .closedRange, .int),
      ("Set", .set(.parameter(element)), .parameter(element)),
      ("Dictionary", .dictionary(.parameter(key), .parameter(value)), pair), ("LayoutSubviews", LayoutSubviews.staticType, LayoutSubview.staticType),
      ("String", .string, .character),
    ]
    for (owner, type, item) in collections {
      func member(
        _ name: String, _ label: String?, _ function: StaticType, _ resultType: StaticType, _ doc: String,
        _ get: @escaping @MainActor ([Value], CatalogueEntry.Call) throws(Interruption) -> Value
      ) {
        if owner == "String", Catalogue.ownOfStrings.contains(name) { return }
        let isPart = owner == "String" && name == "prefix"
        add(
          CatalogueEntry(
            .method, owner, name, [ParameterSignature(label: label, name: label ?? "body", type: function)], result: isPart ? .string : resultType,
            typeParameters: [element, key, value, result], ownerType: type, doc: doc
          ) { call throws(Interruption) -> Value in
            let value = try get(try call.base.elements(call), call)
            return isPart ? value.joinedText : value
          })
      }
      let test = StaticType.function([item], .bool)
      let order = StaticType.function([item, item], .bool)
      member("contains", "where", test, .bool, "True if the closure says true for some element.") { values, call throws(Interruption) -> Value in
        for value in values {
          if case .bool(true) = try call.apply(0, [value]) { return .bool(true) }
        }
        return .bool(false)
      }
      member("firstIndex", "where", test, .optional(.int), "Where the closure first says true.") { values, call throws(Interruption) -> Value in
        for (index, value) in values.enumerated() {
          if case .bool(true) = try call.apply(0, [value]) { return .some(.int(index)) }
        }
        return .none
      }
      member("last", "where", test, .optional(item), "The last element for which the closure says true.") { values, call throws(Interruption) -> Value in
        for value in values.reversed() {
          if case .bool(true) = try call.apply(0, [value]) { return .some(value) }
        }
        return .none
      }
      member("sorted", "by", order, .array(item), "The elements in the order of a closure.") { values, call throws(Interruption) -> Value in
        .array(try call.sorted(values, by: 0))
      }
      member("max", "by", order, .optional(item), "The last in the order of a closure.") { values, call throws(Interruption) -> Value in
        try call.sorted(values, by: 0).last.map { .some($0) } ?? .none
      }
      member("min", "by", order, .optional(item), "The first in the order of a closure.") { values, call throws(Interruption) -> Value in
        try call.sorted(values, by: 0).first.map { .some($0) } ?? .none
      }
      member("flatMap", nil, .function([item], .array(.parameter(result))), .array(.parameter(result)), "What the closure makes of the elements, in one row.") {
        values, call throws(Interruption) -> Value in
        var all: [Value] = []
        for value in values {
          let part = try call.apply(0, [value]).elements(call)
          try call.evaluation.charge(all.count + part.count, call.span)
          all += part
        }
        return .array(all)
      }
      member("prefix", "while", test, .array(item), "The elements before the closure first says false.") { values, call throws(Interruption) -> Value in
        var kept: [Value] = []
        for value in values {
          guard case .bool(true) = try call.apply(0, [value]) else { break }
          kept.append(value)
        }
        return .array(kept)
      }
    }
    let (first, second) = (TypeParameter("A"), TypeParameter("B"))
    let pairs = StaticType.array(.tuple([StaticType.Element(label: nil, type: .parameter(first)), StaticType.Element(label: nil, type: .parameter(second))]))
    let subviews = (LayoutSubviews.staticType, LayoutSubview.staticType)
    let counted = (StaticType.library(LibraryType("PartialRangeFrom"), [.int]), StaticType.int)
    let others = [(StaticType.range, StaticType.int), (.closedRange, .int), subviews, counted, (.string, .character)]
    for (a, x) in [(StaticType.array(.parameter(first)), StaticType.parameter(first))] + others {
      for (b, y) in [(StaticType.array(.parameter(second)), StaticType.parameter(second))] + others where a != counted.0 || b != counted.0 {
        let types = StaticType.array(.tuple([StaticType.Element(label: nil, type: x), StaticType.Element(label: nil, type: y)]))
        let parameters = [ParameterSignature(label: nil, name: "first", type: a), ParameterSignature(label: nil, name: "second", type: b)]
        add(
          CatalogueEntry(.function, "", "zip", parameters, result: types == pairs ? pairs : types, typeParameters: [first, second], doc: "Pairs of the elements of two rows.") {
            call throws(Interruption) -> Value in
            if case .range(let range)? = call.arguments[0], range.upperBound == .max {
              let right = try (call.arguments[1] ?? .void).elements(call)
              return .array(zip(try call.numbers(from: range.lowerBound, count: right.count), right).map { .tuple([$0, $1]) })
            }
            let left = try (call.arguments[0] ?? .void).elements(call)
            if case .range(let range)? = call.arguments[1], range.upperBound == .max {
              return .array(zip(left, try call.numbers(from: range.lowerBound, count: left.count)).map { .tuple([$0, $1]) })
            }
            return .array(zip(left, try (call.arguments[1] ?? .void).elements(call)).map { .tuple([$0, $1]) })
          })
      }
    }
  }
}

extension CatalogueEntry.Call {
  /// A position that is an argument, from 0 to `last`.
  @MainActor func index(_ argument: Int, upTo last: Int) throws(Interruption) -> Int {
    guard case .int(let index)? = arguments[argument], index >= 0, index <= last else {
      let index: Int = if case .int(let found)? = arguments[argument] { found } else { 0 }
      throw outOfRange(index, last)
    }
    return index
  }
  @MainActor func outOfRange(_ index: Int, _ count: Int) -> Interruption {
    evaluation.failure(.indexOutOfRange(index, count: count, at: evaluation.range(span)))
  }
  /// Whole numbers upwards, as many as are asked for.
  @MainActor func numbers(from first: Int, count: Int) throws(Interruption) -> [Value] {
    if count == 0 { return [] }
    let last = try checked(first.addingReportingOverflow(count - 1))
    return (first...last).map { .int($0) }
  }
  /// In the order of a closure that is an argument.
  @MainActor func sorted(_ values: [Value], by argument: Int) throws(Interruption) -> [Value] {
    try evaluation.sorted(values, at: span) { (a: Value, b: Value) throws(Interruption) -> Bool in
      if case .bool(true) = try apply(argument, [a, b]) { return true }
      return false
    }
  }
}
