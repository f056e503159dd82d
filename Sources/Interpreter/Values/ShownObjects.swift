/// The objects of the library that a run has shown as text, as in `<NumberFormatter: 0x000055e82e674a20>`.
///
/// Swift writes their addresses, which are others in each run. Here each has a number, counted from 1 in the order in
/// which they are shown, so that a program says the same whenever it runs.
@MainActor struct ShownObjects {
  private struct Entry {
    /// Nil where nobody can tell whether it lives.
    weak var object: AnyObject?
    let isWeak: Bool
    let number: UInt
  }
  /// By address.
  private var entries: [UInt: Entry] = [:]
  private var count: UInt = 0
  /// So many parts of a value are searched for objects (our choice).
  private static let partLimit = 1_000

  /// A value as string interpolation shows it, with numbers in the place of addresses.
  static func text(of value: Any) -> String {
    let text = "\(value)"
    guard text.contains("0x") else { return text }
    let found = objects(in: value)
    let addresses = text.matches(of: /0x([0-9a-fA-F]{1,16})/).compactMap { match in
      UInt(match.1, radix: 16).flatMap { found[$0] == nil ? nil : (match.1.startIndex..<match.1.endIndex, $0) }
    }
    var result = ""
    var end = text.startIndex
    for (range, address) in addresses {
      guard let object = found[address], let number = ValueWalk.run?.shownObjects.number(of: object, at: address) else { continue }
      let digits = String(number, radix: 16)
      let zeros = String(repeating: "0", count: max(16 - digits.count, 0))
      result += text[end..<range.lowerBound] + zeros + digits
      end = range.upperBound
    }
    return result + text[end...]
  }

  private mutating func number(of object: AnyObject?, at address: UInt) -> UInt {
    // Another object can lie where one has been.
    if let entry = entries[address], !entry.isWeak || entry.object != nil { return entry.number }
    count += 1
    entries[address] = Entry(object: object, isWeak: object != nil, number: count)
    return count
  }

  /// The objects that a value is or holds, by their addresses; nil for those of which only the identity is known.
  private static func objects(in value: Any) -> [UInt: AnyObject?] {
    var found: [UInt: AnyObject?] = [:]
    var queue: [Any] = [value]
    var index = 0
    while index < queue.count, index < partLimit {
      let part = queue[index]
      index += 1
      let mirror = Mirror(reflecting: part)
      if let id = part as? ObjectIdentifier {
        found.updateValue(nil, forKey: UInt(bitPattern: id))
      } else if type(of: part) is AnyClass {
        let object = part as AnyObject
        let address = UInt(bitPattern: ObjectIdentifier(object))
        if found.updateValue(object, forKey: address) != nil { continue }
      }
      queue += mirror.children.prefix(partLimit).map(\.value)
    }
    return found
  }
}
