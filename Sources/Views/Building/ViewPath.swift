/// The way from the root to the place where nodes are made, and the numbers of the places on it that were asked for.
struct ViewPath {
  private(set) var elements: ContiguousArray<PathElement> = []
  /// Of the first so many elements.
  private var places: ContiguousArray<Int32> = []

  mutating func append(_ element: PathElement) { elements.append(element) }
  mutating func removeLast() {
    elements.removeLast()
    if places.count > elements.count { places.removeLast() }
  }
  func appending(_ element: PathElement) -> ViewPath {
    var path = self
    path.append(element)
    return path
  }
  /// The number of this place; -1 at the root. A path belongs to one table.
  mutating func place(in table: PlaceTable) -> Int32 {
    var place = places.last ?? -1
    for k in places.count..<elements.count {
      place = table.place(elements[k], in: place)
      places.append(place)
    }
    return place
  }
}
