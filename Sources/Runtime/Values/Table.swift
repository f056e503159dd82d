/// How the keys of dictionaries and sets hash and compare: natively, or by the witnesses of their type.
package final class KeyRules {
  let hash: (Value) -> Int
  let equal: (Value, Value) -> Bool
  package init(hash: @escaping (Value) -> Int, equal: @escaping (Value, Value) -> Bool) {
    self.hash = hash
    self.equal = equal
  }
}

/// A key with its hash.
package struct Key: Hashable {
  package let value: Value
  let hashed: Int
  let rules: KeyRules?
  package init(_ value: Value, _ rules: KeyRules?) {
    self.value = value
    self.rules = rules
    hashed = rules?.hash(value) ?? 0
  }
  package static func == (a: Key, b: Key) -> Bool {
    switch (a.value, b.value) {
    case (.int(let x), .int(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.bool(let x), .bool(let y)): return x == y
    case (.double(let x), .double(let y)): return x == y
    default: return a.rules?.equal(a.value, b.value) ?? false
    }
  }
  package func hash(into hasher: inout Hasher) {
    switch value {
    case .int(let x): hasher.combine(x)
    case .string(let x): hasher.combine(x)
    case .bool(let x): hasher.combine(x)
    case .double(let x): hasher.combine(x)
    default: hasher.combine(hashed)
    }
  }
}

/// What dictionaries and sets hold, in the order of insertion: runs are repeatable. Places of what was removed stay until the next packing.
package struct Table: Equatable {
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  package struct Entry {
    package let key: Value
    package var value: Value
  }
  package init() {}
  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }
  package func contains(_ key: Key) -> Bool { places[key] != nil }
  package var all: [Entry] { entries.compactMap { $0 } }
  /// The place of a key: a dictionary's index.
  package func place(of key: Key) -> Int? { places[key] }
  package func entry(at place: Int) -> Entry? { entries.indices.contains(place) ? entries[place] : nil }
  /// The first place from there on that holds something; the end otherwise.
  package func place(from start: Int) -> Int {
    var place = start
    while place < entries.count, entries[place] == nil { place += 1 }
    return place
  }
  package var end: Int { entries.count }

  /// The same keys with the same values, in whatever order.
  package static func == (a: Table, b: Table) -> Bool {
    a.count == b.count && a.places.allSatisfy { key, place in b[key] == a.entries[place]?.value }
  }

  package subscript(key: Key) -> Value? {
    get { places[key].flatMap { entries[$0]?.value } }
    set {
      if let place = places[key] {
        if let newValue { entries[place]?.value = newValue } else { remove(key, place) }
      } else if let newValue {
        places[key] = entries.count
        entries.append(Entry(key: key.value, value: newValue))
      }
    }
  }
  /// Takes a value out for a change in place; `.void` stays in its place until it is put back.
  package mutating func take(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    let value = entries[place]?.value
    entries[place]?.value = .void
    return value
  }
  private mutating func remove(_ key: Key, _ place: Int) {
    places[key] = nil
    entries[place] = nil
    if places.isEmpty { entries = [] }
    guard entries.count > 32, entries.count > 2 * places.count else { return }
    var kept: [Entry?] = []
    var moved: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() where entry != nil {
      moved[index] = kept.count
      kept.append(entry)
    }
    entries = kept
    places = places.mapValues { moved[$0] ?? $0 }
  }
}
