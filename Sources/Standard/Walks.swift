internal import Declarations
internal import Runtime

extension Standard {
  /// What every sequence can: the elements are walked over once, whatever the sequence is.
  static var walks: Natives {
    var table = Natives()
    mapping(&table)
    searching(&table)
    ordering(&table)
    return table
  }

  @MainActor private static func walk(
    _ call: inout NativeCall, _ body: @MainActor (NativeCall, Value) throws(Interruption) -> Bool
  ) throws(Interruption) {
    let evaluation = call.evaluation
    var walk = try evaluation.iteration(of: call.arguments[0], call.types[0])
    while let element = try walk.next(evaluation) {
      try evaluation.charge(1)
      if !(try body(call, element)) { return }
    }
  }

  private static func mapping(_ table: inout Natives) {
    let map: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      var made: [Value] = []
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        made.append(try call.call(call.arguments[1], [element]))
        return true
      }
      return .array(made)
    }
    table["Swift.Collection.map(_:)"] = map
    table["Swift.Sequence.map(_:)"] = map
    let filter: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      var made: [Value] = []
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        if try call.holds(call.arguments[1], [element]) { made.append(element) }
        return true
      }
      return .array(made)
    }
    table["Swift.Sequence.filter(_:)"] = filter
    table["Swift.Substring.filter(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var text = ""
      for element in try call.part(0) where try call.holds(call.arguments[1], [.string(String(element))]) {
        text.append(element)
      }
      return .string(text)
    }
    table["Swift.Sequence.compactMap(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var made: [Value] = []
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        if let value = try call.call(call.arguments[1], [element]).unwrapped { made.append(value) }
        return true
      }
      return .array(made)
    }
    table["Swift.Sequence.flatMap(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var made: [Value] = []
      let type = call.types.last ?? call.evaluation.types.void
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        let part = try call.call(call.arguments[1], [element])
        var inner = try call.evaluation.iteration(of: part, type)
        while let value = try inner.next(call.evaluation) { made.append(value) }
        return true
      }
      return .array(made)
    }
    table["Swift.Sequence.forEach(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        _ = try call.call(call.arguments[1], [element])
        return true
      }
      return .void
    }
    table["Swift.Sequence.reduce(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var result = call.arguments[1]
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        let old = result
        result = .void
        result = try call.call(call.arguments[2], [old, element])
        return true
      }
      return result
    }
    table["Swift.Sequence.reduce(into:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var arguments = [call.arguments[1], .void]
      call.arguments[1] = .void
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        arguments[1] = element
        _ = try call.call(call.arguments[2], changing: &arguments)
        return true
      }
      return arguments[0]
    }
    table["Swift.Sequence.reversed()"] = { (call: inout NativeCall) throws(Interruption) in
      .array(try call.all(0, call.types[0]).reversed())
    }
  }

  private static func searching(_ table: inout Natives) {
    table["Swift.Sequence.allSatisfy(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var holds = true
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        holds = try call.holds(call.arguments[1], [element])
        return holds
      }
      return .bool(holds)
    }
    table["Swift.Sequence.contains(where:)"] = { (call: inout NativeCall) throws(Interruption) in
      var found = false
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        found = try call.holds(call.arguments[1], [element])
        return !found
      }
      return .bool(found)
    }
    table["Swift.Sequence.contains(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var found = false
      let type = try call.elementType()
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        found = try call.evaluation.areEqual(element, call.arguments[1], type)
        return !found
      }
      return .bool(found)
    }
    table["Swift.Sequence.first(where:)"] = { (call: inout NativeCall) throws(Interruption) in
      var found = Value.none(0)
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        guard try call.holds(call.arguments[1], [element]) else { return true }
        found = element.wrapped
        return false
      }
      return found
    }
    table["Swift.Sequence.count(where:)"] = { (call: inout NativeCall) throws(Interruption) in
      var count = 0
      try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
        if try call.holds(call.arguments[1], [element]) { count += 1 }
        return true
      }
      return .int(count)
    }
  }

  private static func ordering(_ table: inout Natives) {
    // The first of equals is the least, the last of equals the greatest, as Swift has it for `max()`: a later one must be greater.
    func extreme(_ name: String, _ isLeast: Bool) {
      table["Swift.Sequence.\(name)()"] = { (call: inout NativeCall) throws(Interruption) in
        var best: Value?
        let type = try call.elementType()
        try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
          guard let old = best else {
            best = element
            return true
          }
          let isBetter =
            isLeast ? try call.evaluation.isLess(element, old, type) : !(try call.evaluation.isLess(element, old, type))
          if isBetter { best = element }
          return true
        }
        return Value(optional: best)
      }
      table["Swift.Sequence.\(name)(by:)"] = { (call: inout NativeCall) throws(Interruption) in
        var best: Value?
        try walk(&call) { (call: NativeCall, element: Value) throws(Interruption) in
          if let old = best {
            let isBetter = try call.holds(call.arguments[1], isLeast ? [element, old] : [old, element])
            if isBetter { best = element }
          } else {
            best = element
          }
          return true
        }
        return Value(optional: best)
      }
    }
    extreme("min", true)
    extreme("max", false)
    table["Swift.Sequence.sorted()"] = { (call: inout NativeCall) throws(Interruption) in
      .array(try sorted(try call.all(0, call.types[0]), call, try call.elementType()))
    }
    table["Swift.Sequence.sorted(by:)"] = { (call: inout NativeCall) throws(Interruption) in
      let current = call
      return .array(
        try NativeTable.merged(try call.all(0, call.types[0])) { (a: Value, b: Value) throws(Interruption) in
          try current.holds(current.arguments[1], [a, b])
        })
    }
    for owner in ["Array", "ArraySlice", "ContiguousArray", "MutableCollection"] {
      table["Swift.\(owner).sort()"] = { (call: inout NativeCall) throws(Interruption) in
        guard call.isList else {
          return try call.assign(try sorted(try call.all(0, call.types[0]), call, try call.elementType()))
        }
        let list = try call.list()
        let isSlice = list.start != 0
        let elements = try sorted(list.elements, call, try call.elementType())
        call.arguments[0] = isSlice ? .library(LibraryValue(NativeSlice(elements: elements, start: list.start))) : .array(elements)
        return .void
      }
      table["Swift.\(owner).sort(by:)"] = { (call: inout NativeCall) throws(Interruption) in
        let current = call
        let (isList, all) = (call.isList, call.isList ? try call.list().elements : try call.all(0, call.types[0]))
        let elements = try NativeTable.merged(all) { (a: Value, b: Value) throws(Interruption) in
          try current.holds(current.arguments[1], [a, b])
        }
        if !isList { return try call.assign(elements) }
        let list = try call.list()
        call.arguments[0] = list.start != 0 ? .library(LibraryValue(NativeSlice(elements: elements, start: list.start))) : .array(elements)
        return .void
      }
    }
    table["Swift.min(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.evaluation.isLess(call.arguments[1], call.arguments[0], call.types[0]) ? call.arguments[1] : call.arguments[0]
    }
    table["Swift.max(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.evaluation.isLess(call.arguments[1], call.arguments[0], call.types[0]) ? call.arguments[0] : call.arguments[1]
    }
    table["Swift.min(_:_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var best = call.arguments[0]
      for other in [call.arguments[1], call.arguments[2]] + (try call.list(3).elements)
      where try call.evaluation.isLess(other, best, call.types[0]) { best = other }
      return best
    }
    table["Swift.max(_:_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var best = call.arguments[0]
      for other in [call.arguments[1], call.arguments[2]] + (try call.list(3).elements)
      where !(try call.evaluation.isLess(other, best, call.types[0])) { best = other }
      return best
    }
  }
  private static func sorted(_ elements: [Value], _ call: NativeCall, _ type: RuntimeType) throws(Interruption) -> [Value] {
    let evaluation = call.evaluation
    return try NativeTable.merged(elements) { (a: Value, b: Value) throws(Interruption) in
      try evaluation.isLess(a, b, type)
    }
  }
}

extension NativeCall {
  /// Whether the first argument is an array or a part of one.
  var isList: Bool {
    switch arguments[0] {
    case .array: true
    case .library(let library): library.value is NativeSlice
    default: false
    }
  }
  /// Gives the places of a collection of the program's own new elements, one after the other.
  @MainActor mutating func assign(_ elements: [Value]) throws(Interruption) -> Value {
    guard let assign = evaluation.program.settled.standard("MutableCollection")?.members.named("_assign").first else {
      throw evaluation.mistake("a collection cannot be changed")
    }
    var own = [arguments[0], .array(elements)]
    arguments[0] = .void
    defer { arguments[0] = own[0] }
    return try evaluation.invoke(BoundTarget(evaluation.target(of: assign, .body), [types[0]]), &own)
  }
  /// The type of the elements of `self`, a sequence.
  @MainActor func elementType() throws(Interruption) -> RuntimeType {
    let own = evaluation.dynamicType(of: arguments[0], types[0])
    if own.isStandard("Array") || own.isStandard("Set"), let element = own.arguments.first { return element }
    guard let sequence = evaluation.program.settled.standard("Sequence"),
      let associated = evaluation.program.settled.associatedType(named: "Element", in: sequence),
      let found = evaluation.types.associated(associated, of: own)
    else { throw evaluation.mistake("the elements of '\(own)' are not known") }
    return found
  }
}
