internal import Foundation

/// Storage of one kind of plain record, indexed by `Int32`.
///
/// A pass reads a record some hundred times for each node, so this storage is a pointer: the checks of an array cost a fifth of the layout. Debug builds check
/// every index; from outside, indices come in through ``LayoutTree`` functions that check them. The owner calls `free()` once, at its end.
struct Slab<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int32 = 4
  private(set) var count: Int32 = 0

  init() { base = Slab.memory(nil, 4) }
  func free() { Foundation.free(base) }
  subscript(i: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(i >= 0 && i < count)
      return UnsafePointer(base + Int(i))
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count)
      return base + Int(i)
    }
  }
  @inline(__always) mutating func append(_ e: Element) {
    if count == capacity { grow(to: Int(capacity) * 2) }
    (base + Int(count)).initialize(to: e)
    count += 1
  }
  mutating func truncate(to count: Int32) { self.count = min(self.count, max(count, 0)) }
  mutating func removeAll() { count = 0 }
  mutating func reserve(_ n: Int) {
    if n > Int(capacity) { grow(to: n) }
  }
  /// Room for so many more. Storage grows by half at least, so that many small wishes cost no more than appending.
  mutating func reserve(more: Int) {
    let wanted = Int(count) + more
    if wanted > Int(capacity) { grow(to: Swift.max(wanted, Int(capacity) + Int(capacity) / 2)) }
  }
  @inline(never) private mutating func grow(to n: Int) {
    precondition(n < Int(Int32.max), "more records than a tree can hold")
    base = Slab.memory(base, n)
    capacity = Int32(n)
  }
  /// Room for `n` records, the old ones among them. `realloc` moves the pages of a large storage instead of copying it.
  private static func memory(_ old: UnsafeMutablePointer<Element>?, _ n: Int) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, n * MemoryLayout<Element>.stride) else { preconditionFailure("no memory for \(n) records") }
    return memory.bindMemory(to: Element.self, capacity: n)
  }
}
