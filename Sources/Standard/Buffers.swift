internal import Declarations
internal import Runtime

extension Standard {
  /// Natives of buffers: what a closure sees of an array's elements. No address of memory is known to a program.
  static var buffers: Natives {
    var table = Natives()
    for owner in ["Array", "ArraySlice", "ContiguousArray"] {
      let prefix = "Swift.\(owner)."
      for (name, isOptional) in [("withUnsafeBufferPointer(_:)", false), ("withContiguousStorageIfAvailable(_:)", true)] {
        table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
          let result = try call.call(call.arguments[1], [buffer(try call.list().elements)])
          return isOptional ? result.wrapped : result
        }
      }
      for (name, isOptional) in [
        ("withUnsafeMutableBufferPointer(_:)", false), ("withContiguousMutableStorageIfAvailable(_:)", true),
      ] {
        table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
          let (made, body, evaluation) = (buffer(try call.list().elements), call.arguments[1], call.evaluation)
          let result = try call.changeList { (list: inout [Value], _: Int) throws(Interruption) in
            var arguments = [made]
            defer { if case .library(let own) = made, let slice = own.value as? NativeSlice { list = slice.elements } }
            return try evaluation.call(body, changing: &arguments)
          }
          return isOptional ? result.wrapped : result
        }
      }
    }
    for owner in ["UnsafeBufferPointer", "UnsafeMutableBufferPointer"] { members("Swift.\(owner).", &table) }
    return table
  }

  private static func buffer(_ elements: [Value]) -> Value {
    .library(LibraryValue(NativeSlice(elements: elements, start: 0)))
  }
  private static func members(_ prefix: String, _ table: inout Natives) {
    reading(prefix, isSlice: true, &table)
    table[prefix + "indices"] = { (call: inout NativeCall) throws(Interruption) in
      .structure([.int(0), .int(try call.list().elements.count)])
    }
    table[prefix + "subscript(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let elements = try call.list().elements
      guard case .int(let index) = call.arguments[1] else {
        let range = try call.range(1)
        guard range.lowerBound >= 0, range.upperBound <= elements.count else { throw call.trap("Index out of range") }
        return .structure([.int(range.lowerBound), .int(range.upperBound), call.arguments[0]])
      }
      guard elements.indices.contains(index) else { throw call.trap("Index out of range") }
      return elements[index]
    }
    // The elements are the buffer's, whoever holds it.
    @MainActor func change(_ call: NativeCall, _ body: (inout [Value]) throws(Interruption) -> Void) throws(Interruption) {
      guard case .library(let library) = call.arguments[0], var slice = library.value as? NativeSlice else {
        throw call.evaluation.mistake("a buffer was expected")
      }
      try body(&slice.elements)
      library.value = slice
    }
    table[prefix + "subscript(_:)="] = { (call: inout NativeCall) throws(Interruption) in
      let (own, index, element) = (call, try call.int(1), call.arguments[2])
      try change(own) { (elements: inout [Value]) throws(Interruption) in
        guard elements.indices.contains(index) else { throw own.trap("Index out of range") }
        elements[index] = element
      }
      return .void
    }
    table[prefix + "swapAt(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (own, a, b) = (call, try call.int(1), try call.int(2))
      try change(own) { (elements: inout [Value]) throws(Interruption) in
        guard elements.indices.contains(a), elements.indices.contains(b) else { throw own.trap("Index out of range") }
        elements.swapAt(a, b)
      }
      return .void
    }
    for name in ["update(repeating:)", "initialize(repeating:)"] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let element = call.arguments[1]
        try change(call) { (elements: inout [Value]) throws(Interruption) in
          elements = Array(repeating: element, count: elements.count)
        }
        return .void
      }
    }
  }

  /// The words of whole numbers: 64 bits each, the lowest first.
  static var words: Natives {
    var table = Natives()
    for width in Width.all {
      let prefix = "Swift.\(width.name)."
      table[prefix + "words"] = { (call: inout NativeCall) throws(Interruption) in .array([.int(try call.int(0))]) }
      table[prefix + "Words.init(_:)"] = table[prefix + "words"]
      reading(prefix + "Words.", isSlice: false, &table)
      table[prefix + "Words.init(_:)"] = table[prefix + "words"]
      table[prefix + "Words.indices"] = { (_: inout NativeCall) throws(Interruption) in .structure([.int(0), .int(1)]) }
    }
    return table
  }
}
