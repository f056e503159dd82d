internal import Declarations
internal import Runtime

extension NativeCall {
  /// Writes into a stream that is an argument, by its own `write(_:)`.
  @MainActor mutating func write(_ text: String, to index: Int, _ type: RuntimeType) throws(Interruption) {
    if case .string(let old) = arguments[index] {
      arguments[index] = .string(old + text)
      return
    }
    guard let write = evaluation.standardRequirement("TextOutputStream", "write") else { return }
    var own = [arguments[index], .string(text)]
    arguments[index] = .void
    defer { arguments[index] = own[0] }
    _ = try evaluation.invoke(evaluation.requirement(write, .body, of: type), &own)
  }
}

extension Standard {
  /// Natives that belong to no larger group: printing, optionals, truth values, ranges, traps.
  static var others: Natives {
    var table = Natives()
    printing(&table)
    comparing(&table)
    ranges(&table)
    traps(&table)
    small(&table)
    random(&table)
    return table
  }

  private static func printing(_ table: inout Natives) {
    func text(_ call: NativeCall, reflecting: Bool) throws(Interruption) -> String {
      let any = call.evaluation.types.make(.existential(Existential(), []))
      var texts: [String] = []
      for item in try call.list(0).elements { texts.append(try call.evaluation.describe(item, any, reflecting: reflecting)) }
      let separator = Text.part(call.arguments[1]).map(String.init) ?? " "
      return texts.joined(separator: separator) + (Text.part(call.arguments[2]).map(String.init) ?? "\n")
    }
    for (name, reflecting) in [("print", false), ("debugPrint", true)] {
      table["Swift.\(name)(_:separator:terminator:)"] = { (call: inout NativeCall) throws(Interruption) in
        call.evaluation.write(try text(call, reflecting: reflecting))
        return .void
      }
      table["Swift.\(name)(_:separator:terminator:to:)"] = { (call: inout NativeCall) throws(Interruption) in
        if case .string(let old) = call.arguments[3] {
          call.arguments[3] = .string(old + (try text(call, reflecting: reflecting)))
          return .void
        }
        // A stream of the program's own is given each part by itself, as the library does it.
        let any = call.evaluation.types.make(.existential(Existential(), []))
        let separator = Text.part(call.arguments[1]).map(String.init) ?? " "
        for (index, item) in try call.list(0).elements.enumerated() {
          try call.write(index == 0 ? "" : separator, to: 3, call.types[0])
          try call.write(try call.evaluation.describe(item, any, reflecting: reflecting), to: 3, call.types[0])
        }
        try call.write(Text.part(call.arguments[2]).map(String.init) ?? "\n", to: 3, call.types[0])
        return .void
      }
    }
    table["Swift.dump(_:name:indent:maxDepth:maxItems:)"] = { (call: inout NativeCall) throws(Interruption) in
      let name = call.arguments[1].unwrapped.flatMap { Text.part($0) }.map(String.init)
      call.evaluation.write(try Describing.dump(call.evaluation, call.arguments[0], call.types[0], name, call.int(2, or: 0), depth: call.int(3, or: .max)))
      return call.arguments[0]
    }
    table["Swift.dump(_:to:name:indent:maxDepth:maxItems:)"] = { (call: inout NativeCall) throws(Interruption) in
      let name = call.arguments[2].unwrapped.flatMap { Text.part($0) }.map(String.init)
      let text = try Describing.dump(
        call.evaluation, call.arguments[0], call.types[0], name, call.int(3, or: 0), depth: call.int(4, or: .max))
      try call.write(text, to: 1, call.types.last ?? call.evaluation.types.void)
      return call.arguments[0]
    }
  }

  private static func comparing(_ table: inout Natives) {
    for (name, isEqual) in [("==", true), ("!=", false)] {
      table["Swift.Optional.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard let type = call.evaluation.types.standard("Optional", [call.types[0]]) else { return .bool(false) }
        // One side may be the `nil` that compares with everything.
        if call.arguments[0].isNil || call.arguments[1].isNil {
          return .bool((call.arguments[0].isNil && call.arguments[1].isNil) == isEqual)
        }
        return .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type) == isEqual)
      }
      // Tuples, and types: the parts one after the other.
      table["Swift.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        if case .tuple(let a) = call.arguments[0], case .tuple(let b) = call.arguments[1], call.types.count == a.count {
          for index in a.indices where !(try call.evaluation.areEqual(a[index], b[index], call.types[index])) {
            return .bool(!isEqual)
          }
          return .bool(isEqual)
        }
        if case .metatype(let a) = call.arguments[0], case .metatype(let b) = call.arguments[1] { return .bool((a == b) == isEqual) }
        guard let type = call.types.first else {
          if call.arguments[0].isNil, call.arguments[1].isNil { return .bool(isEqual) }
          throw call.evaluation.mistake("the type of what is compared is not known")
        }
        if let raw = call.evaluation.standardRequirement("RawRepresentable", "rawValue"),
          let owner = call.evaluation.program.settled.standard("RawRepresentable"), call.evaluation.types.conforms(type, to: owner),
          let associated = call.evaluation.program.settled.associatedType(named: "RawValue", in: owner),
          let rawType = call.evaluation.types.associated(associated, of: type)
        {
          let target = call.evaluation.requirement(raw, .get, of: type)
          let (a, b) = (
            try call.evaluation.invoke(target, [call.arguments[0]]), try call.evaluation.invoke(target, [call.arguments[1]])
          )
          return .bool(try call.evaluation.areEqual(a, b, rawType) == isEqual)
        }
        return .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type) == isEqual)
      }
      table["Swift.\(name)=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        func object(_ value: Value) -> Object? {
          switch value {
          case .object(let object): return object
          case .existential(let existential): return object(existential.value)
          default: return nil
          }
        }
        return .bool((object(call.arguments[0]) === object(call.arguments[1])) == isEqual)
      }
    }
    func order(_ name: String, _ isSwapped: Bool, _ isNegated: Bool) {
      table["Swift.Comparable.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        let (a, b) = isSwapped ? (call.arguments[1], call.arguments[0]) : (call.arguments[0], call.arguments[1])
        return .bool(try call.evaluation.isLess(a, b, call.types[0]) != isNegated)
      }
      table["Swift.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .tuple(var a) = call.arguments[0], case .tuple(var b) = call.arguments[1] else { return .bool(isNegated) }
        if isSwapped { swap(&a, &b) }
        for index in a.indices {
          if try call.evaluation.areEqual(a[index], b[index], call.types[index]) { continue }
          return .bool(try call.evaluation.isLess(a[index], b[index], call.types[index]) != isNegated)
        }
        return .bool(isNegated)
      }
    }
    order("<", false, false)
    order(">", true, false)
    order("<=", true, true)
    order(">=", false, true)
    table["Swift.~=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], call.types[0]))
    }
    table["Swift.Optional.~=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in .bool(call.arguments[1].isNil) }
    table["Swift.Equatable.!=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(!(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], call.types[0])))
    }
  }

  private static func ranges(_ table: inout Natives) {
    func upper(_ name: String) -> NativeFunction {
      { (call: inout NativeCall) throws(Interruption) in
        if name.hasPrefix("."), case .double(let bound) = call.arguments[0], bound.isNaN {
          throw call.trap("Range cannot have an unordered \(name == "..." ? "lower" : "upper") bound.")
        }
        return .structure([call.arguments[0]])
      }
    }
    for owner in ["Range", "ClosedRange"] {
      for (name, index) in [("lowerBound", 0), ("upperBound", 1)] { table["Swift.\(owner).\(name)"] = field(index) }
      table["Swift.\(owner).init(uncheckedBounds:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .tuple(let bounds) = call.arguments[0] else { return .void }
        return .structure(bounds)
      }
      table["Swift.\(owner).==(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .structure(let a) = call.arguments[0], case .structure(let b) = call.arguments[1] else { return .bool(false) }
        guard try call.evaluation.areEqual(a[0], b[0], call.types[0]) else { return .bool(false) }
        return .bool(try call.evaluation.areEqual(a[1], b[1], call.types[0]))
      }
      for (name, reflecting) in [("description", false), ("debugDescription", true)] {
        table["Swift.\(owner).\(name)"] = { (call: inout NativeCall) throws(Interruption) in
          guard case .structure(let bounds) = call.arguments[0] else { return .void }
          let low = try call.evaluation.describe(bounds[0], call.types[0], reflecting: true)
          let high = try call.evaluation.describe(bounds[1], call.types[0], reflecting: true)
          let text = low + (owner == "Range" ? "..<" : "...") + high
          return .string(reflecting ? "\(owner)(\(text))" : text)
        }
      }
    }
    for owner in ["PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
      table["Swift.\(owner).lowerBound"] = field(0)
      table["Swift.\(owner).upperBound"] = field(0)
      table["Swift.\(owner).init(_:)"] = upper(owner)
    }
    table["Swift.Comparable....(_:)"] = upper("...")
    table["Swift.Comparable...<(_:)"] = upper("..<")
    table["Swift.Range.isEmpty"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .structure(let bounds) = call.arguments[0] else { return .void }
      return .bool(try call.evaluation.areEqual(bounds[0], bounds[1], call.types[0]))
    }
    table["Swift.ClosedRange.isEmpty"] = { (_: inout NativeCall) throws(Interruption) in .bool(false) }
    for (owner, isClosed) in [("Range", false), ("ClosedRange", true)] {
      table["Swift.\(owner).contains(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .structure(let bounds) = call.arguments[0] else { return .void }
        let (value, type) = (call.arguments[1], call.types[0])
        if try call.evaluation.isLess(value, bounds[0], type) { return .bool(false) }
        if isClosed { return .bool(!(try call.evaluation.isLess(bounds[1], value, type))) }
        return .bool(try call.evaluation.isLess(value, bounds[1], type))
      }
    }
  }
  private static func field(_ index: Int) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      guard case .structure(let fields) = call.arguments[0], fields.indices.contains(index) else { return .void }
      return fields[index]
    }
  }

  private static func traps(_ table: inout Natives) {
    func message(_ call: NativeCall, _ index: Int) throws(Interruption) -> String {
      guard case .closure = call.arguments[index], let text = Text.part(try call.call(call.arguments[index], [])) else { return "" }
      return String(text)
    }
    func worded(_ kind: String, _ message: String) -> String { message.isEmpty ? kind : "\(kind): \(message)" }
    for (name, kind) in [("assert", "Assertion failed"), ("precondition", "Precondition failed")] {
      table["Swift.\(name)(_:_:file:line:)"] = { (call: inout NativeCall) throws(Interruption) in
        if try call.holds(call.arguments[0], []) { return .void }
        throw call.trap(worded(kind, try message(call, 1)))
      }
    }
    for (name, kind) in [
      ("assertionFailure", "Fatal error"), ("preconditionFailure", "Fatal error"), ("fatalError", "Fatal error"),
    ] {
      table["Swift.\(name)(_:file:line:)"] = { (call: inout NativeCall) throws(Interruption) in
        throw call.trap(worded(kind, try message(call, 0)))
      }
    }
  }

  private static func small(_ table: inout Natives) {
    table["Swift.Bool.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard let text = Text.part(call.arguments[0]) else { return call.arguments[0] }
      return Value(optional: Bool(String(text)).map { .bool($0) })
    }
    table["Swift.Bool.init()"] = { (_: inout NativeCall) throws(Interruption) in .bool(false) }
    for (name, isOr) in [("&&", false), ("||", true)] {
      table["Swift.Bool.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        if try call.bool(0) == isOr { return call.arguments[0] }
        return try call.call(call.arguments[1], [])
      }
    }
    table["Swift.Bool.!(_:)"] = { (call: inout NativeCall) throws(Interruption) in .bool(!(try call.bool(0))) }
    table["Swift.Bool.description"] = { (call: inout NativeCall) throws(Interruption) in .string("\(try call.bool(0))") }
    table["Swift.swap(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments.swapAt(0, 1)
      return .void
    }
    table["Swift.Optional.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0].wrapped }
    table["Swift.Optional.init(nilLiteral:)"] = { (_: inout NativeCall) throws(Interruption) in .none }
    table["Swift.Optional.unsafelyUnwrapped"] = { (call: inout NativeCall) throws(Interruption) in
      guard let value = call.arguments[0].unwrapped else { throw call.trap("unsafelyUnwrapped of nil optional") }
      return value
    }
    table["Swift.Optional.take()"] = { (call: inout NativeCall) throws(Interruption) in
      let value = call.arguments[0]
      call.arguments[0] = .none
      return value
    }
    table["Swift.Optional.debugDescription"] = { (call: inout NativeCall) throws(Interruption) in
      let type = call.evaluation.types.standard("Optional", [call.types[0]]) ?? call.types[0]
      return .string(try call.evaluation.describe(call.arguments[0], type, reflecting: true))
    }
    table["Swift.isKnownUniquelyReferenced(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .object(var object) = call.arguments[0] else { return .bool(false) }
      call.arguments[0] = .void
      defer { call.arguments[0] = .object(object) }
      return .bool(isKnownUniquelyReferenced(&object))
    }
    table["Swift.ObjectIdentifier.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var value = call.arguments[0]
      while case .existential(let existential) = value { value = existential.value }
      switch value {
      case .object(let object): return .int(Int(bitPattern: ObjectIdentifier(object)))
      case .metatype(let type): return .int(Int(bitPattern: ObjectIdentifier(type)))
      case .library(let library) where type(of: library.value) is AnyClass:
        return .int(Int(bitPattern: ObjectIdentifier(library.value as AnyObject)))
      default: return .int(0)
      }
    }
    for (name, holds) in [("==", { $0 == $1 }), ("<", { $0 < $1 })] as [(String, (Int, Int) -> Bool)] {
      table["Swift.ObjectIdentifier.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.int(0), try call.int(1)))
      }
    }
    table["Swift.RangeExpression.~=(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.evaluation.ask("RangeExpression", "contains", of: call.types[0], call.arguments)
    }
    table["Swift.Error.localizedDescription"] = { (call: inout NativeCall) throws(Interruption) in
      .string("The operation couldn’t be completed. (\(call.types[0].reflected) error 1.)")
    }
    table["Swift.withExtendedLifetime(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.call(call.arguments[1], [call.arguments[0]])
    }
  }

  /// Random numbers are the same in every run.
  private static func random(_ table: inout Natives) {
    func number(_ call: NativeCall) -> UInt64 { call.evaluation.randomNumber() }
    let whole: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      guard case .structure(let bounds) = call.arguments[0], case .int(let low) = bounds[0], case .int(let high) = bounds[1] else {
        return .void
      }
      let isClosed = call.isClosed
      let span = UInt64(bitPattern: Int64(high &- low))
      if !isClosed, span == 0 { throw call.trap("Can't get random value with an empty range") }
      let count = isClosed ? span &+ 1 : span
      return .int(low &+ Int(bitPattern: UInt(count == 0 ? number(call) : number(call) % count)))
    }
    let fraction: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      guard case .structure(let bounds) = call.arguments[0], case .double(let low) = bounds[0], case .double(let high) = bounds[1] else {
        return .void
      }
      return .double(low + (high - low) * (Double(number(call) >> 11) / 9_007_199_254_740_992))
    }
    for (owner, run) in [("FixedWidthInteger", whole), ("BinaryFloatingPoint", fraction)] {
      for (kind, isClosed) in [("Range<Self>", false), ("ClosedRange<Self>", true)] {
        let native: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
          call.isClosed = isClosed
          return try run(&call)
        }
        table["Swift.\(owner).random(in:\(kind))"] = native
      }
    }
    table["Swift.Bool.random()"] = { (call: inout NativeCall) throws(Interruption) in .bool(number(call) & 1 == 0) }
    table["Swift.SystemRandomNumberGenerator.next()"] = { (call: inout NativeCall) throws(Interruption) in
      .int(Int(bitPattern: UInt(number(call))))
    }
    table["Swift.SystemRandomNumberGenerator.init()"] = { (_: inout NativeCall) throws(Interruption) in .structure([]) }
    table["Swift.Sequence.shuffled()"] = { (call: inout NativeCall) throws(Interruption) in
      var elements = try call.all(0, call.types[0])
      for index in elements.indices.dropFirst() { elements.swapAt(index, Int(number(call) % UInt64(index + 1))) }
      return .array(elements)
    }
    table["Swift.Collection.randomElement()"] = { (call: inout NativeCall) throws(Interruption) in
      let elements = try call.all(0, call.types[0])
      return elements.isEmpty ? .none : elements[Int(number(call) % UInt64(elements.count))].wrapped
    }
  }
}
