/// The way from the root to the place where nodes are made, and the numbers of the places on it that were asked for.
struct ViewPath {
  private(set) var elements: ContiguousArray<PathElement> = []
  /// Of the first so many elements; `notAsked` for a step that is part of the place behind it.
  private var places: ContiguousArray<Int32> = []
  private static let notAsked: Int32 = -2

  mutating func append(_ element: PathElement) { elements.append(element) }
  mutating func removeLast() {
    elements.removeLast()
    if places.count > elements.count {
      places.removeLast()
      if places.last == ViewPath.notAsked { places.removeLast() }
    }
  }
  func appending(_ element: PathElement) -> ViewPath {
    var path = self
    path.append(element)
    return path
  }
  /// The number of this place; -1 at the root. A path belongs to one table. A step and the type of the view there are one place.
  mutating func place(in table: PlaceTable) -> Int32 {
    for k in places.count..<elements.count {
      if case .type(let name) = elements[k], k > 0, !elements[k - 1].isType {
        places.append(table.place(elements[k - 1], of: name, in: k > 1 ? places[k - 2] : -1))
      } else if k + 1 < elements.count, elements[k + 1].isType, !elements[k].isType {
        places.append(ViewPath.notAsked)
      } else {
        places.append(table.place(elements[k], in: k > 0 ? places[k - 1] : -1))
      }
    }
    return places.last ?? -1
  }
}

extension PathElement {
  @inline(__always) fileprivate var isType: Bool { if case .type = self { true } else { false } }
}
