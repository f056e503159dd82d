internal import Foundation
internal import Views

extension Catalogue {
  /// Members of arrays and ranges. The element's type is the generic parameter `Element`.
  func registerCollections() {
    let element = TypeParameter("Element")
    let result = TypeParameter("T")
    for type in [LibraryType.dictionary, .set] { add(type) }
    let (key, value) = (TypeParameter("Key"), TypeParameter("Value"))
    let pair = StaticType.tuple([StaticType.Element(label: "key", type: .parameter(key)), StaticType.Element(label: "value", type: .parameter(value))])
    let collections: [(String, StaticType, StaticType)] = [
      ("Set", .set(.parameter(element)), .parameter(element)), ("Dictionary", .dictionary(.parameter(key), .parameter(value)), pair),
      ("Array", .array(.parameter(element)), .parameter(element)), ("Range", .range, .int), ("ClosedRange", .closedRange, .int),
      ("LayoutSubviews", LayoutSubviews.staticType, LayoutSubview.staticType), ("String", .string, .character),
    ]
    for (owner, type, item) in collections {
      func member(
        _ kind: CatalogueEntry.Kind, _ name: String, _ parameters: [ParameterSignature], _ resultType: StaticType, _ doc: String,
        _ get: @escaping @MainActor ([Value], CatalogueEntry.Call) throws(Interruption) -> Value
      ) {
        if owner == "String", Catalogue.ownOfStrings.contains(name) { return }
        // A range of any length knows by its ends.
        if name == "contains", owner.hasSuffix("Range"), parameters.first?.name == "element" { return }
        // Dictionaries have one that gives a dictionary.
        if owner == "Dictionary", name == "filter" { return }
        let isPart = owner == "String" && resultType == .array(.character) && name != "reversed"
        add(
          CatalogueEntry(kind, owner, name, parameters, result: isPart ? .string : resultType, typeParameters: [element, key, value, result], ownerType: type, doc: doc) {
            call throws(Interruption) -> Value in
            let value = try get(try call.base.elements(call), call)
            return isPart ? value.joinedText : value
          })
      }
      func closure(_ result: StaticType) -> ParameterSignature {
        ParameterSignature(label: nil, name: "body", type: .function([item], result))
      }
      member(.property, "count", [], .int, "The number of elements.") { values, _ in .int(values.count) }
      member(.property, "isEmpty", [], .bool, "True without elements.") { values, _ in .bool(values.isEmpty) }
      member(.property, "first", [], .optional(item), "The first element.") { values, _ in values.first.map { .some($0) } ?? .none }
      member(.property, "last", [], .optional(item), "The last element.") { values, _ in values.last.map { .some($0) } ?? .none }
      member(.property, "indices", [], .range, "The positions of the elements.") { values, _ in .range(0..<values.count) }
      member(.method, "reversed", [], .array(item), "The elements from the last to the first.") { values, _ in .array(values.reversed()) }
      member(.method, "contains", [ParameterSignature(label: nil, name: "element", type: item)], .bool, "True if the element occurs.") {
        values, call throws(Interruption) -> Value in
        for value in values {
          if try call.evaluation.areEqual(value, call.arguments[0] ?? .void, at: call.span) { return .bool(true) }
        }
        return .bool(false)
      }
      member(.method, "map", [closure(.parameter(result))], .array(.parameter(result)), "What the closure makes of each element.") {
        values, call throws(Interruption) -> Value in
        var results: [Value] = []
        for value in values { results.append(try call.apply(0, [value])) }
        return .array(results)
      }
      member(.method, "filter", [closure(.bool)], .array(item), "The elements for which the closure says true.") { values, call throws(Interruption) -> Value in
        var results: [Value] = []
        for value in values {
          if case .bool(true) = try call.apply(0, [value]) { results.append(value) }
        }
        return .array(results)
      }
      member(.method, "compactMap", [closure(.optional(.parameter(result)))], .array(.parameter(result)), "What the closure makes of the elements, without nil.") {
        values, call throws(Interruption) -> Value in
        var results: [Value] = []
        for value in values {
          if case .some(let result) = try call.apply(0, [value]) { results.append(result) }
        }
        return .array(results)
      }
      member(.method, "allSatisfy", [closure(.bool)], .bool, "True if the closure says true for each element.") { values, call throws(Interruption) -> Value in
        for value in values {
          guard case .bool(true) = try call.apply(0, [value]) else { return .bool(false) }
        }
        return .bool(true)
      }
      member(
        .method, "first", [ParameterSignature(label: "where", name: "predicate", type: .function([item], .bool))], .optional(item),
        "The first element for which the closure says true."
      ) { values, call throws(Interruption) -> Value in
        for value in values {
          if case .bool(true) = try call.apply(0, [value]) { return .some(value) }
        }
        return .none
      }
      member(.method, "firstIndex", [ParameterSignature(label: "of", name: "element", type: item)], .optional(.int), "Where the element is first.") {
        values, call throws(Interruption) -> Value in
        for (index, value) in values.enumerated() {
          if try call.evaluation.areEqual(value, call.arguments[0] ?? .void, at: call.span) { return .some(.int(index)) }
        }
        return .none
      }
      member(.method, "forEach", [closure(.void)], .void, "Runs the closure for each element.") { values, call throws(Interruption) -> Value in
        for value in values { _ = try call.apply(0, [value]) }
        return .void
      }
      member(
        .method, "reduce",
        [
          ParameterSignature(label: nil, name: "initial", type: .parameter(result)),
          ParameterSignature(label: nil, name: "next", type: .function([.parameter(result), item], .parameter(result))),
        ],
        .parameter(result), "Combines all elements, one after the other."
      ) { values, call throws(Interruption) -> Value in
        var total = call.arguments[0] ?? .void
        for value in values { total = try call.apply(1, [total, value]) }
        return total
      }
      var next = ParameterSignature(label: nil, name: "next", type: .function([.parameter(result), item], .void))
      next.changesArgument = true
      member(
        .method, "reduce", [ParameterSignature(label: "into", name: "initial", type: .parameter(result)), next], .parameter(result),
        "Puts all elements into a value, one after the other."
      ) { values, call throws(Interruption) -> Value in
        guard case .closure(let closure)? = call.arguments[1] else { return .void }
        var total = call.arguments[0] ?? .void
        for value in values { total = try call.evaluation.callChanging(closure, [total, value], at: call.span) }
        return total
      }
      member(
        .method, "enumerated", [],
        .array(.tuple([StaticType.Element(label: "offset", type: .int), StaticType.Element(label: "element", type: item)])), "Positions and elements."
      ) { values, _ in .array(values.enumerated().map { .tuple([.int($0), $1]) }) }
      for name in ["prefix", "suffix", "dropFirst", "dropLast"] {
        var parameter = ParameterSignature(label: nil, name: "count", type: .int)
        parameter.hasDefault = name.hasPrefix("drop")
        member(.method, name, [parameter], .array(item), "Some of the elements.") { values, call throws(Interruption) -> Value in
          let count = max(try call.arguments[0].map { value throws(Interruption) in try Int.read(value, call) } ?? 1, 0)
          switch name {
          case "prefix": return .array(Array(values.prefix(count)))
          case "suffix": return .array(Array(values.suffix(count)))
          case "dropFirst": return .array(Array(values.dropFirst(count)))
          default: return .array(Array(values.dropLast(count)))
          }
        }
      }
    }
    add(
      CatalogueEntry(
        .initializer, "Array", "init",
        [ParameterSignature(label: "repeating", name: "repeating", type: .parameter(element)), ParameterSignature(label: "count", name: "count", type: .int)],
        result: .array(.parameter(element)), typeParameters: [element], doc: "One value several times."
      ) { call throws(Interruption) -> Value in
        let count = try Int.read(call.arguments[1] ?? .int(0), call)
        guard count >= 0, count <= 1_000_000 else { throw call.evaluation.failure(.tooLong("array", at: call.evaluation.range(call.span))) }
        return .array(Array(repeating: call.arguments[0] ?? .void, count: count))
      })
    registerOrdering()
    for owner in ["Range", "ClosedRange"] {
      for name in ["lowerBound", "upperBound"] {
        add(
          CatalogueEntry(.property, owner, name, [], result: .int, ownerType: owner == "Range" ? .range : .closedRange, doc: "The range's \(name).") { call in
            switch call.base {
            case .range(let range): .int(name == "lowerBound" ? range.lowerBound : range.upperBound)
            case .closedRange(let range): .int(name == "lowerBound" ? range.lowerBound : range.upperBound)
            default: .void
            }
          })
      }
    }
  }

  /// Sorting, the smallest and the largest, for elements that have an order; joining texts.
  private func registerOrdering() {
    let item = TypeParameter("Element", ["Comparable"])
    func member(_ name: String, _ result: StaticType, _ doc: String, _ get: @escaping @MainActor ([Value], CatalogueEntry.Call) throws(Interruption) -> Value) {
      for (owner, type) in [("Array", StaticType.array(.parameter(item))), ("Set", .set(.parameter(item))), ("String", .string), ("Range", .range), ("ClosedRange", .closedRange)] {
        add(
          CatalogueEntry(.method, owner, name, [], result: result, typeParameters: [item], ownerType: type, doc: doc) { call throws(Interruption) -> Value in
            try get(try call.base.elements(call), call)
          })
      }
    }
    member("sorted", .array(.parameter(item)), "The elements from the smallest to the largest.") { values, call throws(Interruption) -> Value in
      .array(try call.sorted(values))
    }
    member("max", .optional(.parameter(item)), "The largest element.") { values, call throws(Interruption) -> Value in
      try call.sorted(values).last.map { .some($0) } ?? .none
    }
    member("min", .optional(.parameter(item)), "The smallest element.") { values, call throws(Interruption) -> Value in
      try call.sorted(values).first.map { .some($0) } ?? .none
    }
    add(
      CatalogueEntry(
        .method, "Array", "joined", [ParameterSignature(label: "separator", name: "separator", type: .string, hasDefault: true)], result: .string,
        ownerType: .array(.string), doc: "The texts as one."
      ) { call throws(Interruption) -> Value in
        let separator = try call.arguments[0].map { value throws(Interruption) in try String.read(value, call) } ?? ""
        let parts = try [String].read(call.base, call)
        try call.evaluation.charge(bytes: parts.totalBytes(separatedBy: separator), call.span)
        return .string(parts.joined(separator: separator))
      })
  }
}

extension [String] {
  /// How long the texts are as one; `Int.max` where that is no number.
  func totalBytes(separatedBy separator: String = "") -> Int {
    reduce(into: 0) { sum, text in
      let (next, isTooMuch) = sum.addingReportingOverflow(text.utf8.count + separator.utf8.count)
      sum = isTooMuch ? .max : next
    }
  }
}

extension CatalogueEntry.Call {
  /// In the order of `<`.
  @MainActor func sorted(_ values: [Value]) throws(Interruption) -> [Value] {
    try evaluation.sorted(values, at: span) { (a: Value, b: Value) throws(Interruption) -> Bool in try evaluation.isLess(a, b, at: span) }
  }
  /// Calls the closure that is an argument.
  @MainActor func apply(_ index: Int, _ values: [Value]) throws(Interruption) -> Value {
    guard case .closure(let closure)? = arguments[index] else { throw mismatch(.function([], .void)) }
    return try evaluation.call(closure, values, at: span)
  }
}

extension Value {
  /// The elements of an array or a range; ranges of more than a million numbers are refused.
  @MainActor func elements(_ call: CatalogueEntry.Call) throws(Interruption) -> [Value] {
    switch self {
    case .array(let values): return values
    case .dictionary(let table): return table.pairs
    case .set(let table): return table.keys
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let range):
      if range.count <= 1_000_000 { return range.map { .int($0) } }
    case .closedRange(let range):
      if range.length <= 1_000_000 { return range.map { .int($0) } }
    case .library(let positions as IndexSet): return positions.map { .int($0) }
    default: throw call.mismatch(.array(.int))
    }
    throw call.evaluation.failure(.tooLong("range", at: call.evaluation.range(call.span)))
  }
}
