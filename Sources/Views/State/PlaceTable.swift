internal import LayoutCore

/// The places of the view tree where custom views stood, each a step from another one, and what is kept of the views there: one flat table.
/// Whoever made nodes with a table keeps it; the graph makes another when most places are empty.
final class PlaceTable {
  /// A step from the place around it, or a step and the type of the view there. What is kept of a view costs no memory of its own while it has no state and reads nothing.
  struct Place {
    let element: PathElement
    /// Why the body ran.
    var reason: LayoutEvent.Reason = .first
    let parent: Int32
    /// The number of the type's name; -1 for a step alone.
    let type: Int32
    /// The last making of nodes that met the place.
    var visited: Int32 = -1
    /// The last making of nodes in which the body ran.
    var evaluated: Int32 = -1
    /// The number of the input that changed, -1 for none.
    var input: Int32 = -1
    /// The place one step inside that was made last, -1 for none.
    fileprivate var last: Int32 = -1
    /// The body runs. In one frame it may do so several times; the first reason stands for the frame.
    mutating func begins(_ reason: LayoutEvent.Reason, _ input: Int32, _ generation: Int32, frame: Int32) {
      if evaluated < frame { (self.reason, self.input) = (reason, input) }
      evaluated = generation
    }
    /// The inputs and the body of the last evaluation, in a `KeptBody`.
    var body: AnyObject?
    /// State, and what the body had read; nil while there is none.
    var record: BodyRecord?
  }
  @exclusivity(unchecked) private var places: ContiguousArray<Place> = []
  /// Indices of places by parent and step (-1 for none), each with its hash; open addressing in a power of two. Empty until a place is looked for that is not
  /// plainly new: while a list is made for the first time its ids rise, and nothing need be found again.
  @exclusivity(unchecked) private var slots: ContiguousArray<(hash: UInt32, place: Int32)> = []
  /// The place at the root that was made last, -1 for none.
  @exclusivity(unchecked) private var lastAtRoot: Int32 = -1

  @exclusivity(unchecked) private var names = NameTable()

  /// How many places, those left among them.
  var count: Int { places.count }
  subscript(i: Int32) -> Place {
    @inline(__always) _read { yield places[Int(i)] }
    @inline(__always) _modify { yield &places[Int(i)] }
  }

  /// The place one step from `parent` (-1: the root), made at its first use; `name`: of the type of the view there.
  func place(_ element: PathElement, of name: String? = nil, in parent: Int32) -> Int32 {
    let type = name.map { names.number(of: $0) } ?? -1
    if slots.isEmpty {
      let last = parent < 0 ? lastAtRoot : places[Int(parent)].last
      if last < 0 || PlaceTable.rises(places[Int(last)].element, element) { return append(element, type, in: parent) }
      if places[Int(last)].element == element, places[Int(last)].type == type { return last }
      index()
    }
    let hash = PlaceTable.hash(element, type, parent)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].place >= 0 {
      let (other, place) = slots[slot]
      if other == hash, places[Int(place)].parent == parent, places[Int(place)].type == type, places[Int(place)].element == element { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    let place = append(element, type, in: parent)
    slots[slot] = (hash, place)
    if places.count * 2 > slots.count { index() }
    return place
  }
  private func append(_ element: PathElement, _ type: Int32, in parent: Int32) -> Int32 {
    let place = Int32(places.count)
    places.append(Place(element: element, parent: parent, type: type))
    if parent < 0 { lastAtRoot = place } else { places[Int(parent)].last = place }
    return place
  }
  /// Whether a step comes behind the last one of the same kind, and so behind all: then it is new.
  private static func rises(_ last: PathElement, _ element: PathElement) -> Bool {
    switch (last, element) {
    case (.number(let a), .number(let b)), (.index(let a), .index(let b)): a < b
    default: false
    }
  }
  /// Room for so many more places.
  func reserve(_ more: Int) { places.reserve(more) }
  /// From the root to a place.
  func path(of place: Int32) -> [PathElement] {
    var path: [PathElement] = []
    var place = place
    while place >= 0 {
      if places[Int(place)].type >= 0 { path.append(.type(names[places[Int(place)].type])) }
      path.append(places[Int(place)].element)
      place = places[Int(place)].parent
    }
    return path.reversed()
  }

  // MARK: Forgetting

  /// Forgets what is kept at places that a making of nodes did not meet.
  /// - Returns: how many places are left on the ways to views.
  func forget(unvisitedIn generation: Int32) -> Int {
    var used = 0
    for i in places.indices.reversed() {
      // Whoever comes later in the table may lie inside, never around.
      if places[i].visited == generation {
        used += 1
        let parent = Int(places[i].parent)
        if parent >= 0, places[parent].visited != generation {
          empty(parent)
          places[parent].visited = generation
        }
      } else {
        empty(i)
      }
    }
    return used
  }
  private func empty(_ i: Int) {
    if places[i].body != nil || places[i].record != nil { (places[i].body, places[i].record) = (nil, nil) }
  }
  /// A table of the places that a making of nodes met, with what is kept there.
  func compacted(_ generation: Int32) -> PlaceTable {
    let table = PlaceTable()
    var moved = ContiguousArray<Int32>(repeating: -1, count: places.count)
    for (i, place) in places.enumerated() where place.visited == generation {
      let new = table.place(place.element, of: place.type < 0 ? nil : names[place.type], in: place.parent < 0 ? -1 : moved[Int(place.parent)])
      moved[i] = new
      var kept = table.places[Int(new)]
      (kept.visited, kept.evaluated, kept.input, kept.reason, kept.body, kept.record) = (
        place.visited, place.evaluated, place.input, place.reason, place.body, place.record
      )
      table.places[Int(new)] = kept
    }
    return table
  }
  /// What is kept of views with state, or whose bodies read something.
  var records: [(place: Int32, record: BodyRecord)] { places.indices.compactMap { i in places[i].record.map { (Int32(i), $0) } } }

  /// Makes slots for all places, and as many again.
  private func index() {
    var count = 64
    while count < places.count * 4 { count *= 2 }
    slots = ContiguousArray(repeating: (0, -1), count: count)
    for (i, place) in places.enumerated() {
      let hash = PlaceTable.hash(place.element, place.type, place.parent)
      var slot = Int(hash) & (count - 1)
      while slots[slot].place >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = (hash, Int32(i))
    }
  }
  /// Names of types and branches tell few places apart: their places are found by the place around them.
  private static func hash(_ element: PathElement, _ type: Int32, _ parent: Int32) -> UInt32 {
    let step: Int
    switch element {
    case .index(let index): step = index &* 2 &+ 1
    case .number(let number): step = number &* 2
    case .branch: step = 3
    case .type: step = 5
    case .element(let id), .id(let id): step = id.hashValue
    }
    let bits = UInt64(truncatingIfNeeded: step) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: parent &* 31 &+ type) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 24)
  }
}
