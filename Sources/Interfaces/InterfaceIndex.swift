/// Where the declarations of all modules stand, by owner and name, and who owns a name: two sorted texts, searched as they are. Nothing is built at start.
///
/// `entries` has lines `owner⇥name⇥records`. A record is eleven digits: the module (1), the number of the declaration (3), its place in the text (4), the extension around it (3).
/// `owners` has lines `name⇥owner⇥owner…`; two digits before each owner tell the modules, a bit for each.
enum InterfaceIndex {
  private static let width = 11

  /// The declarations of `owner` by that name in modules of which a bit is set, in the order of the modules' numbers.
  static func entries(owner: String, name: String, in modules: Int) -> [InterfaceEntry] {
    let bytes = entries.bytes
    return withKey(owner, name) { key in
      guard let line = bytes.line(beginningWith: key) else { return [] }
      var result: [InterfaceEntry] = []
      var place = line.lowerBound + key.count
      while place < line.upperBound {
        if modules >> bytes.number(at: place, digits: 1) & 1 == 1 { result.append(entry(in: bytes, at: place)) }
        place += width
      }
      return result
    }
  }

  /// The owners of declarations of that name in modules of which a bit is set.
  static func owners(named name: String, in modules: Int) -> [String] {
    let bytes = owners.bytes
    return withKey(name, nil) { key in
      guard let line = bytes.line(beginningWith: key) else { return [] }
      var result: [String] = []
      var place = line.lowerBound + key.count
      while place < line.upperBound {
        let end = bytes[place..<line.upperBound].firstIndex(of: tab) ?? line.upperBound
        if bytes.number(at: place, digits: 2) & modules != 0 { result.append(String(decoding: bytes[(place + 2)..<end], as: UTF8.self)) }
        place = end + 1
      }
      return result
    }
  }

  /// The names of what `owner` declares in modules of which a bit is set, sorted by their bytes.
  /// - Parameter isDeclaredThere: only what stands in the declaration of `owner` itself, not what extensions add.
  static func names(of owner: String, in modules: Int, isDeclaredThere: Bool = false) -> [String] {
    let bytes = entries.bytes
    return withKey(owner, nil) { key in
      var names: [String] = []
      var next = bytes.firstLine(notBelow: key)
      while let line = next, bytes.starts(at: line.lowerBound, with: key) {
        let rest = bytes[(line.lowerBound + key.count)..<line.upperBound]
        let name = rest.prefix { $0 != tab }
        let records = stride(from: name.endIndex + 1, to: line.upperBound, by: width)
        let isWanted = records.contains { place in
          modules >> bytes.number(at: place, digits: 1) & 1 == 1
            && (!isDeclaredThere || bytes.number(at: place + 8, digits: 3) == 0)
        }
        if isWanted { names.append(String(decoding: name, as: UTF8.self)) }
        next = bytes.line(after: line)
      }
      return names
    }
  }

  /// Everything that a module declares, in the order of the index.
  static func all(of module: InterfaceModule) -> [(owner: String, name: String, entry: InterfaceEntry)] {
    let bytes = entries.bytes
    var result: [(owner: String, name: String, entry: InterfaceEntry)] = []
    var next = bytes.firstLine(notBelow: UnsafeBufferPointer(start: nil, count: 0))
    while let line = next {
      let owner = bytes[line].prefix { $0 != tab }
      let name = bytes[(owner.endIndex + 1)..<line.upperBound].prefix { $0 != tab }
      for place in stride(from: name.endIndex + 1, to: line.upperBound, by: width) where bytes.number(at: place, digits: 1) == module.number {
        result.append((String(decoding: owner, as: UTF8.self), String(decoding: name, as: UTF8.self), entry(in: bytes, at: place)))
      }
      next = bytes.line(after: line)
    }
    return result
  }

  private static func entry(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> InterfaceEntry {
    InterfaceEntry(
      module: InterfaceModule(number: bytes.number(at: place, digits: 1)), number: bytes.number(at: place + 1, digits: 3), place: bytes.number(at: place + 4, digits: 4),
      extensionNumber: bytes.number(at: place + 8, digits: 3))
  }

  private static let tab = UInt8(ascii: "\t")

  /// The bytes of `first⇥` or `first⇥second⇥`.
  private static func withKey<R>(_ first: String, _ second: String?, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: first.utf8.count + (second?.utf8.count ?? 0) + 2) { buffer in
      var count = 0
      for byte in first.utf8 {
        buffer[count] = byte
        count += 1
      }
      buffer[count] = tab
      count += 1
      if let second {
        for byte in second.utf8 {
          buffer[count] = byte
          count += 1
        }
        buffer[count] = tab
        count += 1
      }
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
