internal import Declarations
internal import Runtime

/// A predicate or an expression of Foundation's: the closure that its macro was given.
private struct NativePredicate {
  let test: Value
}

extension Standard {
  /// What `#Predicate` and `#Expression` make, and what is asked of it.
  static var predicateMacros: Natives {
    var table = Natives()
    for type in ["Predicate", "Expression"] {
      table["Foundation._macro_\(type)(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(NativePredicate(test: call.arguments[0])))
      }
      table["Foundation.\(type).evaluate(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .library(let library) = call.arguments[0], let predicate = library.value as? NativePredicate else {
          throw call.evaluation.mistake("a predicate was expected")
        }
        guard case .tuple(let input) = call.arguments[1] else { return try call.call(predicate.test, [call.arguments[1]]) }
        return try call.call(predicate.test, input)
      }
      table["Foundation.\(type).description"] = { (_: inout NativeCall) throws(Interruption) in .string("\(type)") }
    }
    return table
  }
}
