internal import Foundation

extension Catalogue {
  /// What sequences can do besides the common things: counting with a condition, parts from a position on, beginnings, orders by key paths, sequences that a closure makes.
  func registerSequenceMembers() {
    let (element, key, value, result) = (TypeParameter("Element"), TypeParameter("Key"), TypeParameter("Value"), TypeParameter("T"))
    let pair = StaticType.tuple([StaticType.Element(label: "key", type: .parameter(key)), StaticType.Element(label: "value", type: .parameter(value))])
    let item = StaticType.parameter(element)
    let owners: [(String, StaticType, StaticType)] = [
      ("Array", .array(item), item), ("Set", .set(item), item), ("Dictionary", .dictionary(.parameter(key), .parameter(value)), pair), ("Range", .range, .int),
      ("ClosedRange", .closedRange, .int), ("String", .string, .character),
    ]
    for (owner, type, item) in owners {
      add(
        CatalogueEntry(
          .method, owner, "count", [parameter("where", .function([item], .bool))], result: .int, typeParameters: [element, key, value], ownerType: type,
          doc: "How many elements the closure says true for."
        ) { call throws(Interruption) -> Value in
          var count = 0
          for value in try call.base.elements(call) {
            if case .bool(true) = try call.apply(0, [value]) { count += 1 }
          }
          return .int(count)
        })
      add(
        CatalogueEntry(
          .method, owner, "sorted", [parameter("using", KeyOrder.type(item))], result: .array(item), typeParameters: [element, key, value], ownerType: type,
          doc: "The elements in the order of one of their properties."
        ) { call throws(Interruption) -> Value in .array(try KeyOrder.sorted(try call.base.elements(call), by: [call.argument(0)], call)) })
      add(
        CatalogueEntry(
          .method, owner, "sorted", [parameter("using", .array(KeyOrder.type(item)))], result: .array(item), typeParameters: [element, key, value], ownerType: type,
          doc: "The elements in the order of several of their properties."
        ) { call throws(Interruption) -> Value in .array(try KeyOrder.sorted(try call.base.elements(call), by: try call.argument(0).elements(call), call)) })
    }
    registerArrayParts(element)
    registerSequencesOfClosures(element, result)
    registerKeyOrders()
  }
  private func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
  }

  private func registerArrayParts(_ element: TypeParameter) {
    let item = StaticType.parameter(element)
    let array = StaticType.array(item)
    func member(
      _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String, owner: StaticType? = nil,
      _ get: @escaping @MainActor ([Value], CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      add(
        CatalogueEntry(.method, "Array", name, parameters, result: result, typeParameters: [element], ownerType: owner ?? array, doc: doc) { call throws(Interruption) -> Value in
          try get(try call.base.elements(call), call)
        })
    }
    member("starts", [parameter("with", array)], .bool, "True if the elements begin with those of another one.") { values, call throws(Interruption) -> Value in
      let start = try call.argument(0).elements(call)
      guard start.count <= values.count else { return .bool(false) }
      return .bool(try call.evaluation.areEqual(.array(Array(values.prefix(start.count))), .array(start), at: call.span))
    }
    for (name, label) in [("suffix", "from"), ("prefix", "upTo"), ("prefix", "through")] {
      member(name, [parameter(label, .int)], array, "The elements before a position, or from one on.") { values, call throws(Interruption) -> Value in
        let index = try call.index(0, upTo: label == "through" ? values.count - 1 : values.count)
        return .array(Array(label == "from" ? values[index...] : label == "upTo" ? values[..<index] : values[...index]))
      }
    }
    member("split", [parameter("whereSeparator", .function([item], .bool))], .array(array), "The parts between the elements that the closure finds.") {
      values, call throws(Interruption) -> Value in
      var (parts, part): ([Value], [Value]) = ([], [])
      for value in values {
        if case .bool(true) = try call.apply(0, [value]) {
          if !part.isEmpty { parts.append(.array(part)) }
          part = []
        } else {
          part.append(value)
        }
      }
      return .array(part.isEmpty ? parts : parts + [.array(part)])
    }
    func change(_ name: String, _ parameters: [ParameterSignature], _ doc: String, _ apply: @escaping @MainActor (inout [Value], CatalogueEntry.Call) throws(Interruption) -> Value)
    {
      let entry = CatalogueEntry(
        .method, "Array", name, parameters, result: name == "partition" ? .int : .void, typeParameters: [element], ownerType: array, doc: doc
      ) { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        guard case .array(var values) = base else { return .void }
        base = .void
        defer { base = .array(values) }
        return try apply(&values, call)
      }
      add(entry)
    }
    for type in [StaticType.range, .closedRange] {
      change("replaceSubrange", [parameter(nil, type), parameter("with", array)], "Puts elements in the place of others.") { values, call throws(Interruption) -> Value in
        let range: Range<Int> = if case .closedRange(let closed) = call.argument(0) { closed.halfOpen } else { try Range<Int>.read(call.argument(0), call) }
        guard range.lowerBound >= 0, range.upperBound <= values.count else { throw call.outOfRange(range.upperBound, values.count) }
        values.replaceSubrange(range, with: try call.argument(1).elements(call))
        return .void
      }
    }
    change("sort", [parameter("using", KeyOrder.type(item))], "Puts the elements in the order of one of their properties.") { values, call throws(Interruption) -> Value in
      values = try KeyOrder.sorted(values, by: [call.argument(0)], call)
      return .void
    }
    change("sort", [parameter("using", .array(KeyOrder.type(item)))], "Puts the elements in the order of several of their properties.") {
      values, call throws(Interruption) -> Value in
      values = try KeyOrder.sorted(values, by: try call.argument(0).elements(call), call)
      return .void
    }
  }

  private func registerSequencesOfClosures(_ element: TypeParameter, _ result: TypeParameter) {
    let item = StaticType.parameter(result)
    add(
      CatalogueEntry(
        .function, "", "sequence", [parameter("first", item), parameter("next", .function([item], .optional(item)))], result: .array(item), typeParameters: [result],
        doc: "A value, what a closure makes of it, and so on until it makes nothing."
      ) { call throws(Interruption) -> Value in
        var values = [call.argument(0)]
        while case .some(let next) = try call.apply(1, [values[values.count - 1]]) {
          guard values.count < 1_000_000 else { throw call.evaluation.failure(.tooLong("sequence", at: call.evaluation.range(call.span))) }
          values.append(next)
        }
        return .array(values)
      })
    add(
      CatalogueEntry(
        .function, "", "repeatElement", [parameter(nil, item), parameter("count", .int)], result: .array(item), typeParameters: [result], doc: "One value several times."
      ) { call throws(Interruption) -> Value in .array(Array(repeating: call.argument(0), count: try call.index(1, upTo: 1_000_000))) })
    // Ranges without an end are taken as far as something asks for them.
    let open = StaticType.library(LibraryType("PartialRangeFrom"), [.int])
    add(LibraryType("PartialRangeFrom"))
    add(
      CatalogueEntry(.method, "PartialRangeFrom", "prefix", [parameter(nil, .int)], result: .array(.int), ownerType: open, doc: "The first numbers.") {
        call throws(Interruption) -> Value in
        guard case .range(let range) = call.base else { throw call.mismatch(open) }
        return .array((0..<(try call.index(0, upTo: 1_000_000))).map { .int(range.lowerBound + $0) })
      })
  }

  private func registerKeyOrders() {
    add(KeyOrder.libraryType)
    let (root, value) = (TypeParameter("Root"), TypeParameter("Value", ["Comparable"]))
    for kind in [StaticType.parameter(value), .optional(.parameter(value))] {
      add(
        CatalogueEntry(
          .initializer, "KeyPathComparator", "init", [parameter(nil, .library(.keyPath, [.parameter(root), kind])), parameter("order", DateOrder.staticType, hasDefault: true)],
          result: KeyOrder.type(.parameter(root)), typeParameters: [root, value], doc: "The order of a property."
        ) { call throws(Interruption) -> Value in
          var isForward = true
          if case .library(let order)? = call.arguments[1], let order = order as? DateOrder { isForward = order == .forward }
          return .library(KeyOrder(path: call.argument(0), isForward: isForward))
        })
    }
  }
}

/// `KeyPathComparator` and `SortDescriptor`: the order of one property.
struct KeyOrder: LibraryValue {
  let path: Value
  let isForward: Bool
  static var libraryType: LibraryType { LibraryType("KeyPathComparator") }
  static func type(_ root: StaticType) -> StaticType { .library(libraryType, [root]) }

  /// In the order of the first property; where it is the same, in that of the next.
  @MainActor static func sorted(_ values: [Value], by orders: [Value], _ call: CatalogueEntry.Call) throws(Interruption) -> [Value] {
    try call.evaluation.sorted(values, at: call.span) { (a: Value, b: Value) throws(Interruption) -> Bool in
      for case .library(let order) in orders {
        guard let order = order as? KeyOrder, case .keyPath(let path) = order.path else { continue }
        let (x, y) = (try call.evaluation.read(path, of: a), try call.evaluation.read(path, of: b))
        if try order.isLess(x, y, call) { return order.isForward }
        if try order.isLess(y, x, call) { return !order.isForward }
      }
      return false
    }
  }
  /// Nil comes before everything, as in Foundation.
  @MainActor private func isLess(_ a: Value, _ b: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.none, .some): true
    case (_, .none): false
    case (.some(let x), .some(let y)): try call.evaluation.isLess(x, y, at: call.span)
    default: try call.evaluation.isLess(a, b, at: call.span)
    }
  }
}
