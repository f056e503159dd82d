/// Storage of one kind of record that owns memory of its own, indexed by `Int32`. Few nodes have one.
struct Table<Element> {
  private var elements: ContiguousArray<Element> = []
  var count: Int32 { Int32(truncatingIfNeeded: elements.count) }
  subscript(i: Int32) -> Element {
    @inline(__always) _read { yield elements[Int(i)] }
    @inline(__always) _modify { yield &elements[Int(i)] }
  }
  mutating func append(_ e: Element) { elements.append(e) }
  mutating func truncate(to count: Int32) { elements.removeLast(max(elements.count - Int(count), 0)) }
}
