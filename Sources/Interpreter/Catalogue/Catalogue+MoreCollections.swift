internal import Foundation

extension Catalogue {
  /// What else arrays, sets, dictionaries and ranges can do: positions, moves, set algebra, ranges of fractions.
  func registerMoreCollections() {
    registerArrayPositions()
    registerIndexSets()
    registerSetAlgebra()
    registerDictionaries()
    registerRangesOfNumbers()
  }
  private func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
  }

  private func registerArrayPositions() {
    let (element, result) = (TypeParameter("Element"), TypeParameter("T"))
    let item = StaticType.parameter(element)
    func member(
      _ kind: CatalogueEntry.Kind, _ name: String, _ parameters: [ParameterSignature], _ type: StaticType, _ doc: String, owner: StaticType? = nil,
      _ get: @escaping @MainActor ([Value], CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      add(
        CatalogueEntry(kind, "Array", name, parameters, result: type, typeParameters: [element, result], ownerType: owner ?? .array(item), doc: doc) {
          call throws(Interruption) -> Value in
          try get(try call.base.elements(call), call)
        })
    }
    member(.property, "startIndex", [], .int, "The first position, 0.") { _, _ in .int(0) }
    member(.property, "endIndex", [], .int, "The position behind the last element.") { values, _ in .int(values.count) }
    member(.property, "lazy", [], .array(item), "The same elements.") { values, _ in .array(values) }
    member(.property, "hashValue", [], .int, "A number for look-up in tables.") { values, _ in .int(values.count) }
    for (name, step) in [("after", 1), ("before", -1)] {
      member(.method, "index", [parameter(name, .int)], .int, "A position next to another one.") { _, call throws(Interruption) -> Value in
        .int(try call.checked(try Int.read(call.argument(0), call).addingReportingOverflow(step)))
      }
    }
    member(.method, "lastIndex", [parameter("of", item)], .optional(.int), "Where the element is last.") { values, call throws(Interruption) -> Value in
      for (index, value) in values.enumerated().reversed() {
        if try call.evaluation.areEqual(value, call.argument(0), at: call.span) { return .some(.int(index)) }
      }
      return .none
    }
    member(.method, "lastIndex", [parameter("where", .function([item], .bool))], .optional(.int), "Where the closure last says true.") {
      values, call throws(Interruption) -> Value in
      for (index, value) in values.enumerated().reversed() {
        if case .bool(true) = try call.apply(0, [value]) { return .some(.int(index)) }
      }
      return .none
    }
    member(.method, "drop", [parameter("while", .function([item], .bool))], .array(item), "The elements from where the closure first says false.") {
      values, call throws(Interruption) -> Value in
      var index = 0
      while index < values.count, case .bool(true) = try call.apply(0, [values[index]]) { index += 1 }
      return .array(Array(values[index...]))
    }
    member(
      .method, "reduce",
      [
        parameter("into", .parameter(result)),
        ParameterSignature(label: nil, name: "update", type: .function([.reference(.parameter(result)), item], .void), changesArgument: true),
      ],
      .parameter(result), "Combines all elements in one value that the closure changes."
    ) { values, call throws(Interruption) -> Value in
      let total = Box(call.argument(0))
      for value in values { _ = try call.apply(1, [.box(total), value]) }
      return total.value
    }
    member(.method, "elementsEqual", [parameter(nil, .array(item))], .bool, "True if both have the same elements.") { values, call throws(Interruption) -> Value in
      .bool(try call.evaluation.areEqual(.array(values), call.argument(0), at: call.span))
    }
    member(.method, "split", [parameter("separator", item)], .array(.array(item)), "The parts between separators.") { values, call throws(Interruption) -> Value in
      var parts: [Value] = []
      var part: [Value] = []
      for value in values {
        if try call.evaluation.areEqual(value, call.argument(0), at: call.span) {
          if !part.isEmpty { parts.append(.array(part)) }
          part = []
        } else {
          part.append(value)
        }
      }
      if !part.isEmpty { parts.append(.array(part)) }
      return .array(parts)
    }
    member(.method, "joined", [], .array(item), "The elements of all, in one row.", owner: .array(.array(item))) { values, call throws(Interruption) -> Value in
      var all: [Value] = []
      for value in values {
        let part = try value.elements(call)
        try call.evaluation.charge(all.count + part.count, call.span)
        all += part
      }
      return .array(all)
    }
    member(.method, "partition", [parameter("by", .function([item], .bool))], .int, "How many elements the closure says false for.") { values, call throws(Interruption) -> Value in
      var count = 0
      for value in values {
        if case .bool(false) = try call.apply(0, [value]) { count += 1 }
      }
      return .int(count)
    }
    registerArrayChanges(element)
  }

  private func registerArrayChanges(_ element: TypeParameter) {
    let item = StaticType.parameter(element)
    func change(
      _ name: String, _ parameters: [ParameterSignature], _ doc: String, _ apply: @escaping @MainActor (inout [Value], CatalogueEntry.Call) throws(Interruption) -> Void
    ) {
      let entry = CatalogueEntry(.method, "Array", name, parameters, result: .void, typeParameters: [element], ownerType: .array(item), doc: doc) { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        guard case .array(var values) = base else { return .void }
        base = .void
        defer { base = .array(values) }
        try apply(&values, call)
        return .void
      }
      add(entry)
    }
    change("remove", [parameter("atOffsets", IndexSet.staticType)], "Takes elements away.") { values, call throws(Interruption) -> Void in
      for index in try IndexSet.read(call.argument(0), call).reversed() {
        guard values.indices.contains(index) else { throw call.outOfRange(index, values.count) }
        values.remove(at: index)
      }
    }
    change("move", [parameter("fromOffsets", IndexSet.staticType), parameter("toOffset", .int)], "Moves elements before a position.") { values, call throws(Interruption) -> Void in
      let from = try IndexSet.read(call.argument(0), call)
      let to = try call.index(1, upTo: values.count)
      guard from.allSatisfy({ values.indices.contains($0) }) else { throw call.outOfRange(from.last ?? 0, values.count) }
      let moved = from.map { values[$0] }
      let position = to - from.count { $0 < to }
      for index in from.reversed() { values.remove(at: index) }
      values.insert(contentsOf: moved, at: position)
    }
    for name in ["removeFirst", "removeLast"] {
      change(name, [parameter(nil, .int)], "Takes some elements away.") { values, call throws(Interruption) -> Void in
        let count = try call.index(0, upTo: values.count)
        if name == "removeFirst" { values.removeFirst(count) } else { values.removeLast(count) }
      }
    }
    change("insert", [parameter("contentsOf", .array(item)), parameter("at", .int)], "Puts elements before a position.") { values, call throws(Interruption) -> Void in
      values.insert(contentsOf: try call.argument(0).elements(call), at: try call.index(1, upTo: values.count))
    }
    change("removeSubrange", [parameter(nil, .range)], "Takes the elements of a range away.") { values, call throws(Interruption) -> Void in
      let range = try Range<Int>.read(call.argument(0), call)
      guard range.lowerBound >= 0, range.upperBound <= values.count else { throw call.outOfRange(range.upperBound, values.count) }
      values.removeSubrange(range)
    }
    change("reserveCapacity", [parameter(nil, .int)], "Changes nothing: room is made as it is needed.") { _, _ in }
  }

  private func registerIndexSets() {
    value(IndexSet.self, doc: "No positions.") { IndexSet() }
    value(IndexSet.self, Parameter<[Int]>(nil), doc: "Some positions.") { IndexSet($0.filter { $0 >= 0 && $0 < .max }) }
    method(of: IndexSet.self, "contains", Parameter<Int>(nil), doc: "True if the position is one of them.") { $0.contains($1) }
    let result = TypeParameter("T")
    for (name, type, value) in [("forEach", StaticType.void, StaticType.void), ("map", .array(.parameter(result)), .parameter(result))] {
      add(
        CatalogueEntry(
          .method, "IndexSet", name, [parameter(nil, .function([.int], value))], result: type, typeParameters: [result], doc: "Runs the closure for each position."
        ) { call throws(Interruption) -> Value in
          var results: [Value] = []
          for index in try IndexSet.read(call.base, call) { results.append(try call.apply(0, [.int(index)])) }
          return name == "map" ? .array(results) : .void
        })
    }
  }

  private func registerSetAlgebra() {
    let element = TypeParameter("Element")
    let item = StaticType.parameter(element)
    let set = StaticType.set(item)
    func elements(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> [Value] { try value.elements(call) }
    for other in [set, .array(item)] {
      for (name, doc) in [
        ("union", "The elements of both."), ("intersection", "The elements that both have."), ("subtracting", "The elements that the other one lacks."),
        ("symmetricDifference", "The elements that only one has."),
      ] {
        add(
          CatalogueEntry(.method, "Set", name, [parameter(nil, other)], result: set, typeParameters: [element], ownerType: set, doc: doc) { call throws(Interruption) -> Value in
            .set(try Catalogue.algebra(name, call.base, call))
          })
      }
      for (name, base, doc) in [
        ("formUnion", "union", "Adds the elements of another one."), ("formIntersection", "intersection", "Keeps the elements that both have."),
        ("subtract", "subtracting", "Takes away the elements of another one."),
      ] {
        let entry = CatalogueEntry(.method, "Set", name, [parameter(nil, other)], result: .void, typeParameters: [element], ownerType: set, doc: doc) { _ in .void }
        entry.mutate = { value, call throws(Interruption) -> Value in
          value = .set(try Catalogue.algebra(base, value, call))
          return .void
        }
        add(entry)
      }
      for (name, doc) in [("isSubset", "True if the other one has all elements."), ("isSuperset", "True if it has all elements of the other one.")] {
        add(
          CatalogueEntry(.method, "Set", name, [parameter("of", other)], result: .bool, typeParameters: [element], ownerType: set, doc: doc) { call throws(Interruption) -> Value in
            let (own, others) = (Set(try elements(call.base, call)), Set(try elements(call.argument(0), call)))
            return .bool(name == "isSubset" ? own.isSubset(of: others) : own.isSuperset(of: others))
          })
      }
      add(
        CatalogueEntry(.method, "Set", "isDisjoint", [parameter("with", other)], result: .bool, typeParameters: [element], ownerType: set, doc: "True without common elements.") {
          call throws(Interruption) -> Value in .bool(Set(try elements(call.base, call)).isDisjoint(with: try elements(call.argument(0), call)))
        })
    }
  }
  private static func algebra(_ name: String, _ base: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Table {
    let (own, others) = (try base.elements(call), try call.argument(0).elements(call))
    let (mine, theirs) = (Set(own), Set(others))
    switch name {
    case "union": return Table(own + others)
    case "intersection": return Table(own.filter { theirs.contains($0) })
    case "subtracting": return Table(own.filter { !theirs.contains($0) })
    default: return Table(own.filter { !theirs.contains($0) } + others.filter { !mine.contains($0) })
    }
  }

  private func registerDictionaries() {
    let (key, value, result) = (TypeParameter("Key"), TypeParameter("Value"), TypeParameter("T"))
    let dictionary = StaticType.dictionary(.parameter(key), .parameter(value))
    func member(
      _ name: String, _ parameters: [ParameterSignature], _ type: StaticType, _ doc: String, _ get: @escaping @MainActor (Table, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      add(
        CatalogueEntry(.method, "Dictionary", name, parameters, result: type, typeParameters: [key, value, result], ownerType: dictionary, doc: doc) {
          call throws(Interruption) -> Value in
          guard case .dictionary(let table) = call.base else { throw call.mismatch(dictionary) }
          return try get(table, call)
        })
    }
    member(
      "mapValues", [parameter(nil, .function([.parameter(value)], .parameter(result)))], .dictionary(.parameter(key), .parameter(result)),
      "The same keys with what the closure makes of the values."
    ) {
      table, call throws(Interruption) -> Value in
      var changed = Table()
      for (key, value) in zip(table.keys, table.values) { changed[key] = try call.apply(0, [value]) }
      return .dictionary(changed)
    }
    member(
      "compactMapValues", [parameter(nil, .function([.parameter(value)], .optional(.parameter(result))))], .dictionary(.parameter(key), .parameter(result)),
      "The keys for whose values the closure makes something."
    ) { table, call throws(Interruption) -> Value in
      var changed = Table()
      for (key, value) in zip(table.keys, table.values) {
        if case .some(let made) = try call.apply(0, [value]) { changed[key] = made }
      }
      return .dictionary(changed)
    }
    let test = StaticType.function([.tuple([StaticType.Element(label: "key", type: .parameter(key)), StaticType.Element(label: "value", type: .parameter(value))])], .bool)
    member("filter", [parameter(nil, test)], dictionary, "The keys and values for which the closure says true.") { table, call throws(Interruption) -> Value in
      var kept = Table()
      for (key, value) in zip(table.keys, table.values) {
        if case .bool(true) = try call.apply(0, [.tuple([key, value])]) { kept[key] = value }
      }
      return .dictionary(kept)
    }
    let combine = StaticType.function([.parameter(value), .parameter(value)], .parameter(value))
    member("merging", [parameter(nil, dictionary), parameter("uniquingKeysWith", combine)], dictionary, "Both together; the closure chooses between values of one key.") {
      table, call throws(Interruption) -> Value in .dictionary(try Catalogue.merged(table, call))
    }
    let merge = CatalogueEntry(
      .method, "Dictionary", "merge", [parameter(nil, dictionary), parameter("uniquingKeysWith", combine)], result: .void, typeParameters: [key, value], ownerType: dictionary,
      doc: "Adds another one; the closure chooses between values of one key."
    ) { _ in .void }
    merge.mutate = { base, call throws(Interruption) -> Value in
      guard case .dictionary(let table) = base else { return .void }
      base = .dictionary(try Catalogue.merged(table, call))
      return .void
    }
    add(merge)
  }
  private static func merged(_ table: Table, _ call: CatalogueEntry.Call) throws(Interruption) -> Table {
    guard case .dictionary(let other) = call.argument(0) else { return table }
    var result = table
    for (key, value) in zip(other.keys, other.values) {
      if let old = result[key] { result[key] = try call.apply(1, [old, value]) } else { result[key] = value }
    }
    return result
  }

  private func registerRangesOfNumbers() {
    let bound = TypeParameter("Bound", ["Comparable"])
    for (owner, library) in [("Range", LibraryType.range), ("ClosedRange", .closedRange)] {
      let type = StaticType.library(library, [.parameter(bound)])
      for name in ["lowerBound", "upperBound"] {
        add(
          CatalogueEntry(.property, owner, name, [], result: .parameter(bound), typeParameters: [bound], ownerType: type, doc: "The range's \(name), of any type.") {
            call throws(Interruption) -> Value in
            switch call.base {
            case .range(let range): return .int(name == "lowerBound" ? range.lowerBound : range.upperBound)
            case .closedRange(let range): return .int(name == "lowerBound" ? range.lowerBound : range.upperBound)
            case .library(let range):
              if let bounds = Bounds(range) { return name == "lowerBound" ? bounds.lower : bounds.upper }
            default: break
            }
            throw call.mismatch(type)
          })
      }
    }
    for (owner, library) in [("Range", LibraryType.range), ("ClosedRange", .closedRange)] {
      let type = StaticType.library(library, [.parameter(bound)])
      add(
        CatalogueEntry(
          .method, owner, "contains", [parameter(nil, .parameter(bound))], result: .bool, typeParameters: [bound], ownerType: type,
          doc: "True if the value lies in the range, of any type."
        ) { call throws(Interruption) -> Value in
          switch (call.base, call.argument(0)) {
          case (.range(let range), .int(let value)): return .bool(range.contains(value))
          case (.closedRange(let range), .int(let value)): return .bool(range.contains(value))
          case (.library(let range), let value):
            guard let bounds = Bounds(range) else { throw call.mismatch(type) }
            return .bool(!value.isLess(than: bounds.lower) && (owner == "Range" ? value.isLess(than: bounds.upper) : !bounds.upper.isLess(than: value)))
          default: throw call.mismatch(type)
          }
        })
    }
    for bound in [StaticType.double, Date.staticType, .string, Float.staticType] {
      for (owner, library) in [("Range", LibraryType.range), ("ClosedRange", .closedRange)] {
        let type = StaticType.library(library, [bound])
        for name in ["lowerBound", "upperBound"] {
          add(
            CatalogueEntry(.property, owner, name, [], result: bound, ownerType: type, doc: "The range's \(name).") { call throws(Interruption) -> Value in
              guard case .library(let range) = call.base, let bounds = Bounds(range) else { throw call.mismatch(type) }
              return name == "lowerBound" ? bounds.lower : bounds.upper
            })
        }
        add(
          CatalogueEntry(.method, owner, "contains", [parameter(nil, bound)], result: .bool, ownerType: type, doc: "True if the value lies in the range.") {
            call throws(Interruption) -> Value in
            guard case .library(let range) = call.base, let bounds = Bounds(range) else { throw call.mismatch(type) }
            let value = call.argument(0)
            return .bool(!value.isLess(than: bounds.lower) && (owner == "Range" ? value.isLess(than: bounds.upper) : !bounds.upper.isLess(than: value)))
          })
      }
    }
  }
}

/// The ends of a range of fractions, times or texts.
private struct Bounds {
  let lower: Value
  let upper: Value
  init?(_ range: Any) {
    switch range {
    case let range as Range<Double>: (lower, upper) = (.double(range.lowerBound), .double(range.upperBound))
    case let range as ClosedRange<Double>: (lower, upper) = (.double(range.lowerBound), .double(range.upperBound))
    case let range as Range<String>: (lower, upper) = (.string(range.lowerBound), .string(range.upperBound))
    case let range as ClosedRange<String>: (lower, upper) = (.string(range.lowerBound), .string(range.upperBound))
    case let range as Range<String.Index>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    case let range as ClosedRange<String.Index>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    case let range as Range<Date>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    case let range as ClosedRange<Date>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    case let range as Range<Float>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    case let range as ClosedRange<Float>: (lower, upper) = (.library(range.lowerBound), .library(range.upperBound))
    default: return nil
    }
  }
}
