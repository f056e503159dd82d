internal import Declarations
internal import Foundation
internal import Runtime

/// `NSSet` and `NSOrderedSet`: the program holds the one as a set of `AnyHashable`, the other as an array of `Any`.
extension NativeTable {
  static let foundationSets: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [:]
    for isOrdered in [false, true] {
      func add(_ name: String, _ run: @escaping NativeFunction) {
        table.add("Foundation.\(isOrdered ? "NSOrderedSet" : "NSSet")." + name, run)
      }
      @MainActor func made(_ elements: [Value], _ c: NativeCall) -> Value {
        let set = c.set(of: elements)
        return isOrdered ? .array(set.all.map(\.key)) : .set(set)
      }
      add("init()") { (c: inout NativeCall) throws(Interruption) in made([], c) }
      for name in ["init(array:)", "init(set:)", "init(orderedSet:)", "init(objects:)", "init(arrayLiteral:)"] {
        add(name) { (c: inout NativeCall) throws(Interruption) in made(c.members(0), c) }
      }
      add("init(object:)") { (c: inout NativeCall) throws(Interruption) in made([c.arguments[0]], c) }
      add("count") { (c: inout NativeCall) throws(Interruption) in .int(c.members(0).count) }
      add("contains(_:)") { (c: inout NativeCall) throws(Interruption) in
        let elements = c.members(0)
        return .bool(c.set(of: elements).contains(c.key(of: c.arguments[1])))
      }
      add("set") { (c: inout NativeCall) throws(Interruption) in
        let elements = c.members(0)
        return .set(c.set(of: elements))
      }
    }
    let (set, ordered) = ("Foundation.NSSet.", "Foundation.NSOrderedSet.")
    table.add(set + "allObjects") { (c: inout NativeCall) throws(Interruption) in .array(c.members(0)) }
    table.add(set + "anyObject()") { (c: inout NativeCall) throws(Interruption) in
      Value(optional: c.members(0).first)
    }
    for name in ["adding(_:)", "addingObjects(from:)"] {
      table.add(set + name) { (c: inout NativeCall) throws(Interruption) in
        let (old, new) = (c.members(0), name == "adding(_:)" ? [c.arguments[1]] : c.members(1))
        return .set(c.set(of: old + new))
      }
    }
    table.add(ordered + "array") { (c: inout NativeCall) throws(Interruption) in .array(c.members(0)) }
    table.add(ordered + "firstObject") { (c: inout NativeCall) throws(Interruption) in
      Value(optional: c.members(0).first)
    }
    table.add(ordered + "lastObject") { (c: inout NativeCall) throws(Interruption) in
      Value(optional: c.members(0).last)
    }
    table.add(ordered + "reversed") { (c: inout NativeCall) throws(Interruption) in .array(c.members(0).reversed()) }
    table.add(ordered + "index(of:)") { (c: inout NativeCall) throws(Interruption) in
      let key = c.key(of: c.arguments[1])
      return .int(c.members(0).firstIndex { c.key(of: $0) == key } ?? NSNotFound)
    }
    for name in ["object(at:)", "subscript(_:)"] {
      table.add(ordered + name) { (c: inout NativeCall) throws(Interruption) in
        let (elements, index) = (c.members(0), try c.int(1))
        guard elements.indices.contains(index) else { throw c.trap("index \(index) beyond bounds") }
        return elements[index]
      }
    }
    return table
  }()

  /// A set of Swift as one of Foundation, and back; nil where an element is of another type.
  @MainActor static func bridgedSet(_ evaluation: Evaluation, _ table: Table, _ from: RuntimeType, _ to: RuntimeType)
    throws(Interruption) -> Value?
  {
    guard let any = evaluation.types.standard("AnyHashable") else { return nil }
    let (source, target) = (from.arguments.first ?? any, to.arguments.first ?? any)
    var made = Table()
    for entry in table.all {
      guard let element = try evaluation.cast(entry.key, source, target) else { return nil }
      made[evaluation.key(element, target)] = .void
    }
    return .set(made)
  }
}

extension NativeCall {
  /// The elements of an argument that is a collection, each with its type.
  fileprivate func members(_ index: Int) -> [Value] {
    switch arguments[index] {
    case .array(let elements): elements
    case .set(let table): table.all.map(\.key)
    default: []
    }
  }
  @MainActor fileprivate func key(of element: Value) -> Key {
    evaluation.key(element, evaluation.types.standard("AnyHashable") ?? evaluation.types.void)
  }
  /// Each element once, in their order.
  @MainActor fileprivate func set(of elements: [Value]) -> Table {
    var table = Table()
    for element in elements {
      let key = key(of: element)
      if !table.contains(key) { table[key] = .void }
    }
    return table
  }
}
