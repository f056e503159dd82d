internal import Declarations
internal import Runtime

/// The keys or values of a dictionary.
struct TableView: NativeSequence {
  let table: Table
  let isKeys: Bool
  var elements: [Value] { table.all.map { isKeys ? $0.key : $0.value } }
}

extension NativeCall {
  @MainActor func table(_ index: Int = 0) throws(Interruption) -> Table {
    switch arguments[index] {
    case .dictionary(let table), .set(let table): return table
    case .library(let library): if let view = library.value as? TableView { return view.table }
    default: break
    }
    throw evaluation.mistake("a dictionary or set was expected")
  }
  @MainActor func key(_ value: Value) -> Key { evaluation.key(value, types[0]) }
  /// A set of the elements of a sequence, by the rules of the first type.
  @MainActor func gathered(_ index: Int) throws(Interruption) -> Table {
    if case .set(let table) = arguments[index] { return table }
    var table = Table()
    for element in try all(index, types.last ?? evaluation.types.void) where !table.contains(key(element)) {
      table[key(element)] = .void
    }
    return table
  }
}

extension Standard {
  /// Natives of dictionaries and sets.
  static var tables: Natives {
    var table = Natives()
    for prefix in ["Swift.Dictionary.", "Swift.Set.", "Swift.Dictionary.Keys.", "Swift.Dictionary.Values."] {
      common(prefix, &table)
    }
    dictionaries(&table)
    dictionaryMakers(&table)
    sets(&table)
    for owner in ["Dictionary", "Set"] {
      for name in ["description", "debugDescription"] {
        table["Swift.\(owner).\(name)"] = { (call: inout NativeCall) throws(Interruption) in
          guard let type = call.evaluation.types.standard(owner, call.types) else { return .string(owner) }
          return .string(try call.evaluation.describe(call.arguments[0], type))
        }
      }
    }
    setAlgebra(&table)
    return table
  }

  private static func entry(_ entry: Table.Entry, _ value: Value) -> Value {
    switch value {
    case .dictionary: return .tuple([entry.key, entry.value])
    case .library(let library): return (library.value as? TableView)?.isKeys == false ? entry.value : entry.key
    default: return entry.key
    }
  }
  private static func common(_ prefix: String, _ table: inout Natives) {
    table[prefix + "count"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.table().count) }
    table[prefix + "capacity"] = table[prefix + "count"]
    table[prefix + "isEmpty"] = { (call: inout NativeCall) throws(Interruption) in .bool(try call.table().isEmpty) }
    table[prefix + "startIndex"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.table().place(from: 0)) }
    table[prefix + "endIndex"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.table().end) }
    table[prefix + "index(after:)"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.table().place(from: try call.int(1) + 1))
    }
    table[prefix + "formIndex(after:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[1] = .int(try call.table().place(from: try call.int(1) + 1))
      return .void
    }
    table[prefix + "makeIterator()"] = { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(try call.evaluation.iteration(of: call.arguments[0], call.evaluation.types.void)))
    }
    let at: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      guard let found = try call.table().entry(at: try call.int(1)) else {
        throw call.trap("Attempting to access Collection elements using an invalid Index")
      }
      return entry(found, call.arguments[0])
    }
    table[prefix + "subscript(_:)"] = at
    table["Swift.Dictionary.subscript(_:Dictionary<Key, Value>.Index)"] = at
    table["Swift.Dictionary.Index.==(_:_:)"] = table["Swift.String.Index.==(_:_:)"]
    for owner in ["Swift.Dictionary.Index.", "Swift.Set.Index."] {
      table[owner + "==(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.int(0) == (try call.int(1)))
      }
      table[owner + "<(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.int(0) < (try call.int(1)))
      }
    }
  }

  private static func dictionaries(_ table: inout Natives) {
    func add(_ name: String, _ run: @escaping NativeFunction) { table["Swift.Dictionary." + name] = run }
    add("keys") { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(TableView(table: try call.table(), isKeys: true)))
    }
    add("values") { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(TableView(table: try call.table(), isKeys: false)))
    }
    add("subscript(_:Key)") { (call: inout NativeCall) throws(Interruption) in
      Value(optional: try call.table()[call.key(call.arguments[1])])
    }
    add("subscript(_:Key)=") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        table[call.key(call.arguments[1])] = call.arguments[2].unwrapped
        return .void
      }
    }
    add("updateValue(_:forKey:)") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        let key = call.key(call.arguments[2])
        let old = table[key]
        table[key] = call.arguments[1]
        return Value(optional: old)
      }
    }
    add("removeValue(forKey:)") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        let key = call.key(call.arguments[1])
        let old = table[key]
        table[key] = nil
        return Value(optional: old)
      }
    }
    add("remove(at:)") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        guard let found = table.entry(at: try call.int(1)) else { throw call.trap("Invalid index") }
        table[call.key(found.key)] = nil
        return .tuple([found.key, found.value])
      }
    }
    add("popFirst()") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        guard let found = table.entry(at: table.place(from: 0)) else { return .none }
        table[call.key(found.key)] = nil
        return .tuple([found.key, found.value])
      }
    }
    add("removeAll(keepingCapacity:)") { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = .dictionary(Table())
      return .void
    }
    add("reserveCapacity(_:)") { (_: inout NativeCall) throws(Interruption) in .void }
    add("index(forKey:)") { (call: inout NativeCall) throws(Interruption) in
      Value(optional: try call.table().place(of: call.key(call.arguments[1])).map { .int($0) })
    }
    add("mapValues(_:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for entry in try call.table().all { made[call.key(entry.key)] = try call.call(call.arguments[1], [entry.value]) }
      return .dictionary(made)
    }
    add("compactMapValues(_:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for entry in try call.table().all {
        if let value = try call.call(call.arguments[1], [entry.value]).unwrapped { made[call.key(entry.key)] = value }
      }
      return .dictionary(made)
    }
    add("filter(_:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for entry in try call.table().all where try call.holds(call.arguments[1], [.tuple([entry.key, entry.value])]) {
        made[call.key(entry.key)] = entry.value
      }
      return .dictionary(made)
    }
    add("==(_:_:)") { (call: inout NativeCall) throws(Interruption) in
      let type = call.evaluation.types.standard("Dictionary", Array(call.types.prefix(2))) ?? call.evaluation.types.void
      return .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], type))
    }
    let merge: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      var made = try call.table()
      call.arguments[0] = .void
      let type = call.types.count > 2 ? call.types[2] : call.evaluation.types.void
      try combine(try call.all(1, type), into: &made, call, call.arguments[2])
      call.arguments[0] = .dictionary(made)
      return .void
    }
    add("merge(_:uniquingKeysWith:)", merge)
    add("merging(_:uniquingKeysWith:)") { (call: inout NativeCall) throws(Interruption) in
      _ = try merge(&call)
      return call.arguments[0]
    }
  }
  private static func combine(_ pairs: [Value], into table: inout Table, _ call: NativeCall, _ closure: Value)
    throws(Interruption)
  {
    for case .tuple(let pair) in pairs {
      let key = call.key(pair[0])
      if let old = table[key] { table[key] = try call.call(closure, [old, pair[1]]) } else { table[key] = pair[1] }
    }
  }
  private static func changing(
    _ call: inout NativeCall, _ body: @MainActor (NativeCall, inout Table) throws(Interruption) -> Value
  ) throws(Interruption) -> Value {
    let isSet: Bool
    if case .set = call.arguments[0] { isSet = true } else { isSet = false }
    var table = try call.table()
    call.arguments[0] = .void
    defer { call.arguments[0] = isSet ? .set(table) : .dictionary(table) }
    return try body(call, &table)
  }
  private static func dictionaryMakers(_ table: inout Natives) {
    func add(_ name: String, _ run: @escaping NativeFunction) { table["Swift.Dictionary." + name] = run }
    add("init()") { (_: inout NativeCall) throws(Interruption) in .dictionary(Table()) }
    add("init(minimumCapacity:)") { (_: inout NativeCall) throws(Interruption) in .dictionary(Table()) }
    add("init(dictionaryLiteral:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for case .tuple(let pair) in try call.list().elements { made[call.key(pair[0])] = pair[1] }
      return .dictionary(made)
    }
    add("init(uniqueKeysWithValues:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for case .tuple(let pair) in try call.all(0, call.types.last ?? call.evaluation.types.void) {
        let key = call.key(pair[0])
        if made.contains(key) {
          throw call.trap("Duplicate values for key: '\(try call.evaluation.describe(pair[0], call.types[0]))'")
        }
        made[key] = pair[1]
      }
      return .dictionary(made)
    }
    add("init(_:uniquingKeysWith:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      try combine(try call.all(0, call.types.last ?? call.evaluation.types.void), into: &made, call, call.arguments[1])
      return .dictionary(made)
    }
    add("init(grouping:by:)") { (call: inout NativeCall) throws(Interruption) in
      var groups = Table()
      for element in try call.all(0, call.types.last ?? call.evaluation.types.void) {
        let key = call.key(try call.call(call.arguments[1], [element]))
        if case .array(var group)? = groups.take(key) {
          group.append(element)
          groups[key] = .array(group)
        } else {
          groups[key] = .array([element])
        }
      }
      return .dictionary(groups)
    }
  }

  private static func sets(_ table: inout Natives) {
    func add(_ name: String, _ run: @escaping NativeFunction) { table["Swift.Set." + name] = run }
    add("init()") { (_: inout NativeCall) throws(Interruption) in .set(Table()) }
    add("init(minimumCapacity:)") { (_: inout NativeCall) throws(Interruption) in .set(Table()) }
    add("init(_:)") { (call: inout NativeCall) throws(Interruption) in .set(try call.gathered(0)) }
    add("init(arrayLiteral:)") { (call: inout NativeCall) throws(Interruption) in .set(try call.gathered(0)) }
    add("contains(_:)") { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.table().contains(call.key(call.arguments[1])))
    }
    add("firstIndex(of:)") { (call: inout NativeCall) throws(Interruption) in
      Value(optional: try call.table().place(of: call.key(call.arguments[1])).map { .int($0) })
    }
    add("insert(_:)") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        let key = call.key(call.arguments[1])
        if let place = table.place(of: key), let old = table.entry(at: place) { return .tuple([.bool(false), old.key]) }
        table[key] = .void
        return .tuple([.bool(true), call.arguments[1]])
      }
    }
    let remove: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        let key = call.key(call.arguments[1])
        let old = table.place(of: key).flatMap { table.entry(at: $0) }?.key
        table[key] = nil
        return Value(optional: old)
      }
    }
    add("remove(_:)", remove)
    add("update(with:)") { (call: inout NativeCall) throws(Interruption) in
      let element = call.arguments[1]
      let old = try remove(&call)
      return try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        table[call.key(element)] = .void
        return old
      }
    }
    add("removeFirst()") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        guard let found = table.entry(at: table.place(from: 0)) else {
          throw call.trap("Can't removeFirst from an empty Set")
        }
        table[call.key(found.key)] = nil
        return found.key
      }
    }
    add("popFirst()") { (call: inout NativeCall) throws(Interruption) in
      try changing(&call) { (call: NativeCall, table: inout Table) throws(Interruption) in
        guard let found = table.entry(at: table.place(from: 0)) else { return .none }
        table[call.key(found.key)] = nil
        return found.key.wrapped
      }
    }
    add("removeAll(keepingCapacity:)") { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = .set(Table())
      return .void
    }
    add("reserveCapacity(_:)") { (_: inout NativeCall) throws(Interruption) in .void }
    add("filter(_:)") { (call: inout NativeCall) throws(Interruption) in
      var made = Table()
      for entry in try call.table().all where try call.holds(call.arguments[1], [entry.key]) {
        made[call.key(entry.key)] = .void
      }
      return .set(made)
    }
  }

  private static func setAlgebra(_ table: inout Natives) {
    typealias Operation = @MainActor (NativeCall, Table, Table) -> Table
    func add(_ name: String, _ form: String, _ operation: @escaping Operation) {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        .set(operation(call, try call.table(), try call.gathered(1)))
      }
      table["Swift.Set." + name] = run
      table["Swift.Set." + form] = assigning(run)
    }
    func without(_ call: NativeCall, _ a: Table, _ b: Table, _ keep: Bool) -> Table {
      var made = Table()
      for entry in a.all where b.contains(call.key(entry.key)) == keep { made[call.key(entry.key)] = .void }
      return made
    }
    func union(_ call: NativeCall, _ a: Table, _ b: Table) -> Table {
      var made = a
      for entry in b.all where !made.contains(call.key(entry.key)) { made[call.key(entry.key)] = .void }
      return made
    }
    add("union(_:)", "formUnion(_:)") { union($0, $1, $2) }
    add("intersection(_:)", "formIntersection(_:)") { without($0, $1, $2, true) }
    add("subtracting(_:)", "subtract(_:)") { without($0, $1, $2, false) }
    add("symmetricDifference(_:)", "formSymmetricDifference(_:)") {
      union($0, without($0, $1, $2, false), without($0, $2, $1, false))
    }
    func test(_ name: String, _ holds: @escaping @MainActor (NativeCall, Table, Table) -> Bool) {
      table["Swift.Set." + name] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(call, try call.table(), try call.gathered(1)))
      }
    }
    func isPart(_ call: NativeCall, _ a: Table, _ b: Table) -> Bool { a.all.allSatisfy { b.contains(call.key($0.key)) } }
    test("isSubset(of:)") { isPart($0, $1, $2) }
    test("isSuperset(of:)") { isPart($0, $2, $1) }
    test("isStrictSubset(of:)") { isPart($0, $1, $2) && $1.count < $2.count }
    test("isStrictSuperset(of:)") { isPart($0, $2, $1) && $1.count > $2.count }
    test("isDisjoint(with:)") { call, a, b in a.all.allSatisfy { !b.contains(call.key($0.key)) } }
    test("==(_:_:)") { $1.count == $2.count && isPart($0, $1, $2) }
  }
}
