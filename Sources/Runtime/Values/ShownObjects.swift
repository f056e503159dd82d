/// The objects of the library that a run has shown as text, as in `<NumberFormatter: 0x000055e82e674a20>`.
///
/// Swift writes their addresses, which are others in each run. Here each has a number, counted from 1 in the order in
/// which they are shown, so that a program says the same whenever it runs.
@MainActor
package struct ShownObjects {
  private struct Entry {
    weak var object: AnyObject?
    let number: UInt
  }
  /// By address.
  private var entries: [UInt: Entry] = [:]
  private var count: UInt = 0
  /// So many parts of a value are searched for objects (our choice).
  private static let partLimit = 1_000
  package init() {}

  /// What a value says of itself, with numbers in the place of addresses.
  package mutating func numbered(_ text: String, of value: Any) -> String {
    guard text.contains("0x") else { return text }
    let found = Self.objects(in: value)
    var result = ""
    var end = text.startIndex
    for match in text.matches(of: #/0x([0-9a-fA-F]{1,16})/#) {
      guard let address = UInt(match.1, radix: 16), let object = found[address] else { continue }
      let digits = String(number(of: object, at: address), radix: 16)
      result += text[end..<match.1.startIndex] + String(repeating: "0", count: max(16 - digits.count, 0)) + digits
      end = match.1.endIndex
    }
    return result + text[end...]
  }

  private mutating func number(of object: AnyObject, at address: UInt) -> UInt {
    // Another object can lie where one has been.
    if let entry = entries[address], entry.object != nil { return entry.number }
    count += 1
    entries[address] = Entry(object: object, number: count)
    return count
  }

  /// The objects that a value is or holds, by their addresses.
  private static func objects(in value: Any) -> [UInt: AnyObject] {
    var found: [UInt: AnyObject] = [:]
    var queue: [Any] = [value]
    var index = 0
    while index < queue.count, index < partLimit {
      let part = queue[index]
      index += 1
      let mirror = Mirror(reflecting: part)
      if type(of: part) is AnyClass {
        let object = part as AnyObject
        let address = UInt(bitPattern: ObjectIdentifier(object))
        if found.updateValue(object, forKey: address) != nil { continue }
      }
      queue += mirror.children.prefix(partLimit).map(\.value)
    }
    return found
  }
}
