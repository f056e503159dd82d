internal import Declarations

/// Natives that the language itself leans on: texts, arrays, dictionaries, walks. The rest of the standard library stands in `Standard`.
extension NativeTable {
  package static let first: [String: NativeFunction] = texts.merging(arrays) { a, _ in a }.merging(walks) { a, _ in a }
    .merging(others) { a, _ in a }.merging(tasks) { a, _ in a }.merging(queues) { a, _ in a }
    .merging(timers) { a, _ in a }

  private static let texts: [String: NativeFunction] = [
    "Swift.String.+(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      .string(try call.text(0) + (try call.text(1)))
    },
    "Swift.String.+=(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      var text = try call.text(0)
      call.arguments[0] = .void
      text += try call.text(1)
      call.arguments[0] = .string(text)
      return .void
    },
    "Swift.String.count": { (call: inout NativeCall) throws(Interruption) in .int(try call.text(0).count) },
    "Swift.String.isEmpty": { (call: inout NativeCall) throws(Interruption) in .bool(try call.text(0).isEmpty) },
    "Swift.String.uppercased()": { (call: inout NativeCall) throws(Interruption) in
      .string(try call.text(0).uppercased())
    },
    "Swift.String.lowercased()": { (call: inout NativeCall) throws(Interruption) in
      .string(try call.text(0).lowercased())
    },
    "Swift.String.init(describing:)": { (call: inout NativeCall) throws(Interruption) in
      .string(try call.evaluation.describe(call.arguments[0], call.types[0]))
    },
    "Swift.String.init(_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.types.first else {
        if case .string = call.arguments[0] { return call.arguments[0] }
        return .string(try call.evaluation.describe(call.arguments[0], call.evaluation.types.void))
      }
      if case .array(let parts) = call.arguments[0] {
        var text = ""
        for case .string(let part) in parts {
          text += part
          try call.evaluation.makeRoom(bytes: text.utf8.count, at: call.place)
        }
        return .string(text)
      }
      return .string(try call.evaluation.describe(call.arguments[0], type))
    },
  ]

  private static let arrays: [String: NativeFunction] = [
    "Swift.Array.append(_:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .array(var elements) = call.arguments[0] else { return .void }
      call.arguments[0] = .void
      elements.append(call.arguments[1])
      call.arguments[0] = .array(elements)
      return .void
    },
    "Swift.Array.count": { (call: inout NativeCall) throws(Interruption) in .int(try call.elements(0).count) },
    "Swift.Array.+(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      .array(try call.elements(0) + (try call.elements(1)))
    },
    "Swift.Array.==(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.evaluation.types.standard("Array", [call.types[0]]) else { return .bool(false) }
      return .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type))
    },
    "Swift.Array.init(repeating:count:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .int(let count) = call.arguments[1] else { return .void }
      if count < 0 { throw call.trap("Can't construct Array with count < 0") }
      try call.evaluation.makeRoom(elements: count, at: call.place)
      return .array(Array(repeating: call.arguments[0], count: count))
    },
    "Swift.Array.init()": { (_: inout NativeCall) throws(Interruption) in .array([]) },
    "Swift.Dictionary.init()": { (_: inout NativeCall) throws(Interruption) in .dictionary(Table()) },
    "Swift.Set.init()": { (_: inout NativeCall) throws(Interruption) in .set(Table()) },
    "Swift.Dictionary.subscript(_:Key)": { (call: inout NativeCall) throws(Interruption) in
      guard case .dictionary(let table) = call.arguments[0] else { return .none }
      return Value(optional: table[call.evaluation.key(call.arguments[1], call.types[0])])
    },
    "Swift.Dictionary.subscript(_:Key)=": { (call: inout NativeCall) throws(Interruption) in
      guard case .dictionary(var table) = call.arguments[0] else { return .none }
      call.arguments[0] = .void
      table[call.evaluation.key(call.arguments[1], call.types[0])] = call.arguments[2].unwrapped
      call.arguments[0] = .dictionary(table)
      return .void
    },
    "Swift.Dictionary.subscript(_:default:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .dictionary(let table) = call.arguments[0] else { return .none }
      if let value = table[call.evaluation.key(call.arguments[1], call.types[0])] { return value }
      return try call.call(call.arguments[2], [])
    },
    "Swift.Dictionary.subscript(_:default:)=": { (call: inout NativeCall) throws(Interruption) in
      guard case .dictionary(var table) = call.arguments[0] else { return .none }
      call.arguments[0] = .void
      table[call.evaluation.key(call.arguments[1], call.types[0])] = call.arguments[3]
      call.arguments[0] = .dictionary(table)
      return .void
    },
    "Swift.Optional.==(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.evaluation.types.standard("Optional", [call.types[0]]) else { return .bool(false) }
      return .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type))
    },
    "Swift.Optional.!=(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.evaluation.types.standard("Optional", [call.types[0]]) else { return .bool(false) }
      return .bool(!(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type)))
    },
    "Swift.Optional.map(_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let value = call.arguments[0].unwrapped else { return .none }
      return try call.call(call.arguments[1], [value]).wrapped
    },
    "Swift.Optional.flatMap(_:)": { (call: inout NativeCall) throws(Interruption) in
      guard let value = call.arguments[0].unwrapped else { return .none }
      return try call.call(call.arguments[1], [value])
    },
  ]

  private static let walks: [String: NativeFunction] = [
    "Swift.Collection.map(_:)": mapped,
    "Swift.Sequence.map(_:)": mapped,
    "Swift.Sequence.filter(_:)": { (call: inout NativeCall) throws(Interruption) in
      var made: [Value] = []
      var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
      while let element = try walk.next(call.evaluation) {
        if case .bool(true) = try call.call(call.arguments[1], [element]) { made.append(element) }
      }
      return .array(made)
    },
    "Swift.Sequence.reduce(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      var result = call.arguments[1]
      var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
      while let element = try walk.next(call.evaluation) {
        result = try call.call(call.arguments[2], [result, element])
      }
      return result
    },
    "Swift.Sequence.forEach(_:)": { (call: inout NativeCall) throws(Interruption) in
      var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
      while let element = try walk.next(call.evaluation) { _ = try call.call(call.arguments[1], [element]) }
      return .void
    },
    "Swift.BidirectionalCollection.joined(separator:String)": joined,
    "Swift.Sequence.joined(separator:String)": joined,
    "Swift.Sequence.sorted(by:)": { (call: inout NativeCall) throws(Interruption) in
      var elements: [Value] = []
      var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
      while let element = try walk.next(call.evaluation) { elements.append(element) }
      let (evaluation, order) = (call.evaluation, call.arguments[1])
      return .array(
        try merged(elements) { (a: Value, b: Value) throws(Interruption) in
          if case .bool(true) = try evaluation.call(order, [a, b]) { return true }
          return false
        })
    },
  ]
  private static let mapped: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    var made: [Value] = []
    var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
    while let element = try walk.next(call.evaluation) { made.append(try call.call(call.arguments[1], [element])) }
    return .array(made)
  }
  private static let joined: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    var texts: [String] = []
    var walk = try call.evaluation.iteration(of: call.arguments[0], call.types[0])
    while case .string(let text)? = try walk.next(call.evaluation) { texts.append(text) }
    if case .string(let separator) = call.arguments[1] { return .string(texts.joined(separator: separator)) }
    return .string(texts.joined())
  }

  /// Sorts by merging, so that equal elements keep their order.
  package static func merged(_ elements: [Value], _ isLess: @MainActor (Value, Value) throws(Interruption) -> Bool)
    throws(Interruption) -> [Value]
  {
    if elements.count < 2 { return elements }
    let middle = elements.count / 2
    let left = try merged(Array(elements[..<middle]), isLess)
    let right = try merged(Array(elements[middle...]), isLess)
    var made: [Value] = []
    made.reserveCapacity(elements.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try isLess(right[j], left[i]) {
        made.append(right[j])
        j += 1
      } else {
        made.append(left[i])
        i += 1
      }
    }
    return made + left[i...] + right[j...]
  }

  private static let others: [String: NativeFunction] = [
    "Swift.print(_:separator:terminator:)": { (call: inout NativeCall) throws(Interruption) in
      var texts: [String] = []
      let any = call.evaluation.types.make(.existential(Existential(), []))
      for item in try call.elements(0) { texts.append(try call.evaluation.describe(item, any)) }
      let separator = (try? call.text(1)) ?? " "
      let terminator = (try? call.text(2)) ?? "\n"
      call.evaluation.write(texts.joined(separator: separator) + terminator)
      return .void
    },
    "Swift.Double.init(_:Int)": { (call: inout NativeCall) throws(Interruption) in
      guard case .int(let number) = call.arguments[0] else { return .void }
      return .double(Double(number))
    },
    "Swift.Comparable...<(_:_:)": bounds,
    "Swift.Comparable....(_:_:)": bounds,
    "Swift.RangeExpression.~=(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .structure(let bounds) = call.arguments[0], bounds.count == 2 else {
        throw call.evaluation.fail("'~=' of '\(call.types[0])' is not in the playground yet", at: call.place)
      }
      let (evaluation, bound) = (call.evaluation, call.types[0].argument(0))
      if try evaluation.isLess(call.arguments[1], bounds[0], bound) { return .bool(false) }
      if call.types[0].isStandard("Range") { return .bool(try evaluation.isLess(call.arguments[1], bounds[1], bound)) }
      return .bool(!(try evaluation.isLess(bounds[1], call.arguments[1], bound)))
    },
    "Swift.Bool.toggle()": { (call: inout NativeCall) throws(Interruption) in
      if case .bool(let flag) = call.arguments[0] { call.arguments[0] = .bool(!flag) }
      return .void
    },
    "Swift.Bool.==(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .bool(let a) = call.arguments[0], case .bool(let b) = call.arguments[1] else { return .void }
      return .bool(a == b)
    },
    "Swift.Equatable.!=(_:_:)": { (call: inout NativeCall) throws(Interruption) in
      .bool(!(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], call.types[0])))
    },
    "Swift.fatalError(_:file:line:)": { (call: inout NativeCall) throws(Interruption) in
      let text = (try? call.call(call.arguments[0], [])).flatMap {
        if case .string(let text) = $0 { text } else { nil }
      }
      throw call.trap(text ?? "")
    },
    "Swift.Hasher.combine(_:)": { (call: inout NativeCall) throws(Interruption) in
      guard case .int(let state) = call.arguments[0] else { return .void }
      call.arguments[0] = .int(Evaluation.mixed(state, try call.evaluation.hash(call.arguments[1], call.types[0])))
      return .void
    },
    "Swift.Hasher.init()": { (_: inout NativeCall) throws(Interruption) in .int(8) },
    "Swift.Hasher.finalize()": { (call: inout NativeCall) throws(Interruption) in call.arguments[0] },
  ]
  private static let bounds: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    // What is no number is neither less nor equal.
    let isUnordered = call.arguments.prefix(2).contains { if case .double(let bound) = $0 { bound.isNaN } else { false } }
    let isReversed = try call.evaluation.isLess(call.arguments[1], call.arguments[0], call.types[0])
    if isUnordered || isReversed {
      throw call.trap("Range requires lowerBound <= upperBound")
    }
    return .structure([call.arguments[0], call.arguments[1]])
  }
}

extension NativeCall {
  /// An argument that is a text.
  @MainActor package func text(_ index: Int) throws(Interruption) -> String {
    if case .string(let text) = arguments[index] { return text }
    throw evaluation.mistake("a text was expected")
  }
  /// An argument that is an array.
  @MainActor package func elements(_ index: Int) throws(Interruption) -> [Value] {
    if case .array(let elements) = arguments[index] { return elements }
    throw evaluation.mistake("an array was expected")
  }
}
