internal import Declarations
internal import Foundation
internal import Runtime

/// A predicate that the program made of a closure or of a value.
private struct ProgramPredicate {
  let test: Value
}
/// An order of objects: by the values of a key path, as a closure compares them.
private struct ProgramOrder {
  let keyPath: Value
  var isAscending: Bool
  let compare: Value
}

/// Predicates and orders of Foundation's older kind: the program's own closures decide.
extension NativeTable {
  static let predicates: [String: NativeFunction] = [
    "Foundation.NSPredicate.init(block:)": { (c: inout NativeCall) throws(Interruption) in
      box(ProgramPredicate(test: c.value(0)))
    },
    "Foundation.NSPredicate.init(value:)": { (c: inout NativeCall) throws(Interruption) in
      box(ProgramPredicate(test: c.value(0)))
    },
    "Foundation.NSPredicate.evaluate(with:)": { (c: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = c.arguments[0], let predicate = library.value as? ProgramPredicate else {
        throw c.evaluation.mistake("a predicate was expected")
      }
      if case .bool = predicate.test { return predicate.test }
      return try c.call(predicate.test, [c.arguments[1], .none])
    },
    "Foundation.NSSortDescriptor.init(keyPath:ascending:comparator:)": { (c: inout NativeCall) throws(Interruption) in
      box(ProgramOrder(keyPath: c.value(0), isAscending: try c.bool(1), compare: c.value(2)))
    },
    "Foundation.NSSortDescriptor.ascending": { (c: inout NativeCall) throws(Interruption) in .bool(try c.order().isAscending) },
    "Foundation.NSSortDescriptor.keyPath": { (c: inout NativeCall) throws(Interruption) in try c.order().keyPath },
    "Foundation.NSSortDescriptor.reversedSortDescriptor": { (c: inout NativeCall) throws(Interruption) in
      var order = try c.order()
      order.isAscending.toggle()
      return box(order)
    },
    "Foundation._compared(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let order = try c.order()
      guard case .keyPath(let path) = order.keyPath else { throw c.evaluation.mistake("a key path was expected") }
      let (first, second) = (try c.evaluation.read(path, of: c.arguments[1]), try c.evaluation.read(path, of: c.arguments[2]))
      return try c.call(order.compare, order.isAscending ? [first, second] : [second, first])
    },
  ]
}

extension NativeCall {
  @MainActor fileprivate func order() throws(Interruption) -> ProgramOrder {
    guard case .library(let library) = arguments[0], let order = library.value as? ProgramOrder else {
      throw evaluation.mistake("a sort descriptor was expected")
    }
    return order
  }
}
