/// Storage of one kind of record, indexed by `Int32`: the one place to choose between checked arrays and pointers.
struct Slab<Element> {
  private var elements: ContiguousArray<Element> = []
  @inline(__always) var count: Int32 { Int32(truncatingIfNeeded: elements.count) }
  subscript(i: Int32) -> Element {
    @inline(__always) _read { yield elements[Int(i)] }
    @inline(__always) _modify { yield &elements[Int(i)] }
  }
  @inline(__always) mutating func append(_ e: Element) { elements.append(e) }
  mutating func truncate(to count: Int32) { elements.removeLast(max(elements.count - Int(count), 0)) }
  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
  mutating func reserve(_ n: Int) { elements.reserveCapacity(n) }
}
