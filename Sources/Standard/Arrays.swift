internal import Declarations
internal import Runtime

/// A part of an array: it keeps the places that its elements have there.
struct NativeSlice: NativeSequence {
  var elements: [Value]
  var start: Int
}

extension NativeCall {
  /// The elements of the first argument, an array or a slice, and the place of the first one.
  @MainActor func list(_ index: Int = 0) throws(Interruption) -> NativeSlice {
    switch arguments[index] {
    case .array(let elements): return NativeSlice(elements: elements, start: 0)
    case .library(let library): if let slice = library.value as? NativeSlice { return slice }
    default: break
    }
    throw evaluation.mistake("an array was expected")
  }
  /// Changes the array or slice in the first argument in place.
  @MainActor mutating func changeList<R>(_ body: (inout [Value], Int) throws(Interruption) -> R) throws(Interruption) -> R {
    if case .array(var elements) = arguments[0] {
      arguments[0] = .void
      defer { arguments[0] = .array(elements) }
      return try body(&elements, 0)
    }
    var slice = try list()
    arguments[0] = .void
    defer { arguments[0] = .library(LibraryValue(slice)) }
    return try body(&slice.elements, slice.start)
  }
  /// A range of whole numbers.
  @MainActor func range(_ index: Int) throws(Interruption) -> Range<Int> {
    guard case .structure(let bounds) = arguments[index], bounds.count == 2, case .int(let low) = bounds[0],
      case .int(let high) = bounds[1], low <= high
    else { throw evaluation.mistake("a range was expected") }
    return low..<high
  }
}

extension Standard {
  /// Natives of arrays, contiguous ones and slices.
  static var arrays: Natives {
    var table = Natives()
    for owner in ["Array", "ArraySlice", "ContiguousArray"] {
      let prefix = "Swift.\(owner)."
      reading(prefix, isSlice: owner == "ArraySlice", &table)
      changing(prefix, isSlice: owner == "ArraySlice", &table)
      comparing(prefix, &table)
    }
    return table
  }

  static func reading(_ prefix: String, isSlice: Bool, _ table: inout Natives) {
    table[prefix + "count"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.list().elements.count) }
    table[prefix + "capacity"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.list().elements.capacity) }
    table[prefix + "isEmpty"] = { (call: inout NativeCall) throws(Interruption) in .bool(try call.list().elements.isEmpty) }
    table[prefix + "startIndex"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.list().start) }
    table[prefix + "endIndex"] = { (call: inout NativeCall) throws(Interruption) in
      let list = try call.list()
      return .int(list.start + list.elements.count)
    }
    for (name, step) in [("index(after:)", 1), ("index(before:)", -1)] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let (index, overflows) = try call.int(1).addingReportingOverflow(step)
        if overflows { throw call.trap("arithmetic overflow") }
        return .int(index)
      }
    }
    table[prefix + "index(_:offsetBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.int(1) &+ (try call.int(2)))
    }
    table[prefix + "index(_:offsetBy:limitedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (start, distance, limit) = (try call.int(1), try call.int(2), try call.int(3))
      let room = limit &- start
      if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return .none }
      return .int(start &+ distance)
    }
    table[prefix + "distance(from:to:)"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.int(2) &- (try call.int(1)))
    }
    table[prefix + "formIndex(after:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[1] = .int(try call.int(1) &+ 1)
      return .void
    }
    table[prefix + "formIndex(before:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[1] = .int(try call.int(1) &- 1)
      return .void
    }
    table[prefix + "subscript(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let list = try call.list()
      if case .int(let index) = call.arguments[1] {
        guard index >= list.start, index - list.start < list.elements.count else {
          throw call.trap(index < 0 && !isSlice ? "Index out of range" : "Index out of range")
        }
        return list.elements[index - list.start]
      }
      let range = try call.range(1)
      guard range.lowerBound >= list.start, range.upperBound <= list.start + list.elements.count else {
        throw call.trap(
          range.lowerBound < list.start ? "ArraySlice index is out of range (before startIndex)" : "Array index is out of range")
      }
      let part = Array(list.elements[(range.lowerBound - list.start)..<(range.upperBound - list.start)])
      return .library(LibraryValue(NativeSlice(elements: part, start: range.lowerBound)))
    }
    table[prefix + "makeIterator()"] = { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(Iteration(elements: try call.list().elements)))
    }
    table[prefix + "first"] = { (call: inout NativeCall) throws(Interruption) in
      Value(optional: try call.list().elements.first)
    }
    let make: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let elements = try call.all(0, call.types.last ?? call.evaluation.types.void)
      return isSlice ? .library(LibraryValue(NativeSlice(elements: elements, start: 0))) : .array(elements)
    }
    table[prefix + "init(_:)"] = make
    table[prefix + "init(arrayLiteral:)"] = { (call: inout NativeCall) throws(Interruption) in
      isSlice ? .library(LibraryValue(NativeSlice(elements: try call.list().elements, start: 0))) : call.arguments[0]
    }
    table[prefix + "init()"] = { (_: inout NativeCall) throws(Interruption) in
      isSlice ? .library(LibraryValue(NativeSlice(elements: [], start: 0))) : .array([])
    }
    table[prefix + "init(repeating:count:)"] = { (call: inout NativeCall) throws(Interruption) in
      let count = try call.int(1)
      if count < 0 { throw call.trap("Can't construct Array with count < 0") }
      try call.evaluation.makeRoom(elements: count, at: call.place)
      let elements = Array(repeating: call.arguments[0], count: count)
      return isSlice ? .library(LibraryValue(NativeSlice(elements: elements, start: 0))) : .array(elements)
    }
  }

  private static func changing(_ prefix: String, isSlice: Bool, _ table: inout Natives) {
    table[prefix + "append(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let element = call.arguments[1]
      try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in list.append(element) }
      return .void
    }
    let appendAll: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let elements = try call.all(1, call.types.last ?? call.evaluation.types.void)
      try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in list += elements }
      return .void
    }
    table[prefix + "append(contentsOf:)"] = appendAll
    table[prefix + "+=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let more = try call.list(1).elements
      try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in list += more }
      return .void
    }
    table[prefix + "+(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .array(try call.list(0).elements + (try call.list(1).elements))
    }
    table[prefix + "insert(_:at:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (element, index, place) = (call.arguments[1], try call.int(2), call.place)
      let evaluation = call.evaluation
      try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
        guard index >= start, index - start <= list.count else {
          throw evaluation.trap("Array index is out of range", at: place)
        }
        list.insert(element, at: index - start)
      }
      return .void
    }
    table[prefix + "remove(at:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (index, place, evaluation) = (try call.int(1), call.place, call.evaluation)
      return try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
        guard index >= start, index - start < list.count else { throw evaluation.trap("Index out of range", at: place) }
        return list.remove(at: index - start)
      }
    }
    table[prefix + "removeAll(keepingCapacity:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in list = [] }
      return .void
    }
    table[prefix + "reserveCapacity(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let count = try call.int(1)
      try call.evaluation.makeRoom(elements: count, at: call.place)
      try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in list.reserveCapacity(max(count, 0)) }
      return .void
    }
    table[prefix + "replaceSubrange(_:with:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (range, place, evaluation) = (try call.range(1), call.place, call.evaluation)
      let more = try call.all(2, call.types.last ?? call.evaluation.types.void)
      try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
        guard range.lowerBound >= start, range.upperBound - start <= list.count else {
          throw evaluation.trap("Array replace: subrange extends past the end", at: place)
        }
        list.replaceSubrange((range.lowerBound - start)..<(range.upperBound - start), with: more)
      }
      return .void
    }
    table[prefix + "swapAt(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (a, b, place, evaluation) = (try call.int(1), try call.int(2), call.place, call.evaluation)
      try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
        guard list.indices.contains(a - start), list.indices.contains(b - start) else {
          throw evaluation.trap("Index out of range", at: place)
        }
        list.swapAt(a - start, b - start)
      }
      return .void
    }
    table[prefix + "subscript(_:)="] = { (call: inout NativeCall) throws(Interruption) in
      let (place, evaluation) = (call.place, call.evaluation)
      if case .int(let index) = call.arguments[1] {
        let element = call.arguments[2]
        try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
          guard list.indices.contains(index - start) else { throw evaluation.trap("Index out of range", at: place) }
          list[index - start] = element
        }
        return .void
      }
      let (range, more) = (try call.range(1), try call.list(2).elements)
      try call.changeList { (list: inout [Value], start: Int) throws(Interruption) in
        guard range.lowerBound >= start, range.upperBound - start <= list.count else {
          throw evaluation.trap("Array index is out of range", at: place)
        }
        list.replaceSubrange((range.lowerBound - start)..<(range.upperBound - start), with: more)
      }
      return .void
    }
  }

  private static func comparing(_ prefix: String, _ table: inout Natives) {
    table[prefix + "==(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (a, b) = (try call.list(0).elements, try call.list(1).elements)
      guard a.count == b.count else { return .bool(false) }
      for index in a.indices where !(try call.evaluation.areEqual(a[index], b[index], call.types[0])) {
        return .bool(false)
      }
      return .bool(true)
    }
    table[prefix + "hash(into:)"] = { (call: inout NativeCall) throws(Interruption) in
      let elements = try call.list().elements
      var state = Evaluation.mixed(try call.int(1), elements.count)
      for element in elements { state = Evaluation.mixed(state, try call.evaluation.hash(element, call.types[0])) }
      call.arguments[1] = .int(state)
      return .void
    }
    for name in ["description", "debugDescription"] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        var texts: [String] = []
        for element in try call.list().elements {
          texts.append(try call.evaluation.describe(element, call.types[0], reflecting: true))
        }
        return .string("[" + texts.joined(separator: ", ") + "]")
      }
    }
  }

  /// Iterators of the library's own sequences.
  static var slices: Natives {
    var table = Natives()
    let next: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = call.arguments[0], var walk = library.value as? Iteration else {
        throw call.evaluation.mistake("an iterator was expected")
      }
      let element = try walk.next(call.evaluation)
      call.arguments[0] = .library(LibraryValue(walk))
      return Value(optional: element)
    }
    for owner in ["String", "Dictionary", "Set", "Dictionary.Keys", "Dictionary.Values"] {
      table["Swift.\(owner).Iterator.next()"] = next
    }
    table["Swift.IndexingIterator.next()"] = { (call: inout NativeCall) throws(Interruption) in
      if case .library = call.arguments[0] { return try next(&call) }
      guard case .structure(var parts) = call.arguments[0], parts.count == 2, let type = call.types.first else {
        throw call.evaluation.mistake("an iterator was expected")
      }
      let evaluation = call.evaluation
      let end = try evaluation.ask("Collection", "endIndex", of: type, [parts[0]])
      let index = try evaluation.indexType(of: type)
      if try evaluation.areEqual(parts[1], end, index) { return .none }
      let element = try evaluation.ask("Collection", "subscript", of: type, [parts[0], parts[1]])
      parts[1] = try evaluation.ask("Collection", "index", labels: ["after"], of: type, [parts[0], parts[1]])
      call.arguments[0] = .structure(parts)
      return element.wrapped
    }
    for (name, labels) in [("replaceSubrange", "_:R,with:C"), ("removeSubrange", "_:R")] {
      table["Swift.RangeReplaceableCollection.\(name)(\(labels))"] = { (call: inout NativeCall) throws(Interruption) in
        let (evaluation, own) = (call.evaluation, call.types)
        if let range = own.last, !range.isStandard("Range"), let relative = evaluation.standardRequirement("RangeExpression", "relative") {
          let target = evaluation.requirement(relative, .body, of: range, own: [own[0]])
          call.arguments[1] = try evaluation.invoke(target, [call.arguments[1], call.arguments[0]])
        }
        guard let requirement = evaluation.standardRequirement("RangeReplaceableCollection", name) else { return .void }
        var arguments = call.arguments
        call.arguments[0] = .void
        defer { call.arguments = arguments }
        let target = evaluation.requirement(requirement, .body, of: own[0], own: Array(own.dropFirst().dropLast()))
        return try evaluation.invoke(target, &arguments)
      }
    }
    table["Swift.Collection.makeIterator()"] = { (call: inout NativeCall) throws(Interruption) in
      let start = try call.evaluation.ask("Collection", "startIndex", of: call.types[0], [call.arguments[0]])
      return .structure([call.arguments[0], start])
    }
    return table
  }
}

extension Evaluation {
  /// What a requirement of a protocol of the standard library gives for a value.
  func ask(_ owner: String, _ name: String, labels: [String?]? = nil, of type: RuntimeType, _ arguments: [Value])
    throws(Interruption) -> Value
  {
    guard let requirement = standardRequirement(owner, name, labels: labels) else {
      throw mistake("'\(owner).\(name)' is not known")
    }
    let isBody = (requirement as? FunctionDeclaration).map { $0.kind == .function } ?? false
    return try invoke(self.requirement(requirement, isBody ? .body : .get, of: type), arguments)
  }
  func indexType(of type: RuntimeType) throws(Interruption) -> RuntimeType {
    guard let collection = program.settled.standard("Collection"),
      let associated = program.settled.associatedType(named: "Index", in: collection),
      let found = types.associated(associated, of: type)
    else { throw mistake("the index of '\(type)' is not known") }
    return found
  }
}
