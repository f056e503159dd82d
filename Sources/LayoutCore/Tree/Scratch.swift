/// Working memory of nested layouts: each pushes its records on top and drops them when it is done. Grows once, never shrinks.
struct Scratch<Element> {
  private var elements: ContiguousArray<Element> = []
  private(set) var top: Int = 0
  subscript(i: Int) -> Element {
    @inline(__always) _read { yield elements[i] }
    @inline(__always) _modify { yield &elements[i] }
  }
  @inline(__always) mutating func push(_ e: Element) {
    if top < elements.count { elements[top] = e } else { elements.append(e) }
    top += 1
  }
  @inline(__always) mutating func drop(to mark: Int) { top = mark }
}
