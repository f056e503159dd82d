/// Names as numbers, in the order in which they came.
struct NameTable {
  private var names: ContiguousArray<String> = []
  private var numbers: [String: Int32] = [:]
  /// The numbers of names that were looked up, by the bytes of the string itself: those of a short string are its text, and a long one that is kept here stays where it is.
  private var recent = ContiguousArray<(UInt64, UInt64, Int32)>(repeating: (0, 0, -1), count: 64)

  subscript(number: Int32) -> String { names[Int(number)] }

  mutating func number(of name: String) -> Int32 {
    let (a, b) = unsafeBitCast(name, to: (UInt64, UInt64).self)
    let place = Int(truncatingIfNeeded: (a ^ b &* 0x9E37_79B9_7F4A_7C15) >> 32 & 63)
    if recent[place].0 == a, recent[place].1 == b, recent[place].2 >= 0 { return recent[place].2 }
    return look(name, place)
  }
  @inline(never) private mutating func look(_ name: String, _ place: Int) -> Int32 {
    let number = numbers[name] ?? Int32(names.count)
    if number == Int32(names.count) {
      names.append(name)
      numbers[name] = number
    }
    let kept = unsafeBitCast(names[Int(number)], to: (UInt64, UInt64).self)
    // Another string of the same text may be gone tomorrow, and a third one lie in its place.
    if kept == unsafeBitCast(name, to: (UInt64, UInt64).self) { recent[place] = (kept.0, kept.1, number) }
    return number
  }
}
