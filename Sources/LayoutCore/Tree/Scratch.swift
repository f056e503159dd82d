/// Working memory of nested layouts: each pushes its records on top and drops them when it is done. Grows once, never shrinks.
///
/// A layout writes each record several times for every question, so this one storage is a pointer: the checks of an array cost a fifth of the whole pass.
/// The owner calls `free()` once, at its end.
struct Scratch<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 64
  private(set) var top = 0

  init() { base = .allocate(capacity: 64) }
  func free() { base.deallocate() }
  subscript(i: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(i >= 0 && i < top)
      return UnsafePointer(base + i)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < top)
      return base + i
    }
  }
  @inline(__always) mutating func push(_ e: Element) {
    if top == capacity { grow() }
    (base + top).initialize(to: e)
    top += 1
  }
  @inline(never) private mutating func grow() {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    new.moveInitialize(from: base, count: top)
    base.deallocate()
    base = new
    capacity *= 2
  }
  @inline(__always) mutating func drop(to mark: Int) { top = mark }
}
