/// What dictionaries and sets hold, in the order of insertion: runs are repeatable.
struct Table {
  private(set) var keys: [Value] = []
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  init() {}
  /// A set.
  init(_ elements: some Sequence<Value>) {
    for element in elements { self[element] = .void }
  }
  var count: Int { keys.count }
  func contains(_ key: Value) -> Bool { places[key] != nil }

  subscript(key: Value) -> Value? {
    get { places[key].map { values[$0] } }
    set {
      switch (places[key], newValue) {
      case (let place?, let value?): values[place] = value
      case (nil, let value?):
        places[key] = keys.count
        keys.append(key)
        values.append(value)
      case (let place?, nil):
        places[key] = nil
        keys.remove(at: place)
        values.remove(at: place)
        for index in place..<keys.count { places[keys[index]] = index }
      case (nil, nil): break
      }
    }
  }
  /// Changes a value in place; whether the key is there.
  mutating func modify(_ key: Value, _ change: Place.Change) throws(Interruption) -> Bool {
    guard let place = places[key] else { return false }
    try change(&values[place])
    return true
  }
  /// Keys and values as tuples.
  var pairs: [Value] { zip(keys, values).map { .tuple([$0, $1]) } }
}

extension Table: Hashable {
  static func == (a: Table, b: Table) -> Bool { Value.dictionary(a) == .dictionary(b) }
  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
