internal import LayoutCore

/// The way through a stack of screens, and how it becomes longer or shorter.
struct StackPath {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Leaves so many values.
  let shorten: (Int) -> Void
}

/// What a person did in a container with a bar, for as long as it lives.
final class NavigationState {
  /// The values that were pushed onto a stack without a path of the program's.
  var values: [AnyHashable] = []
  /// The place of the link whose screen lies over the one with the link.
  var followed: ContiguousArray<PathElement>?
  /// Which tab was chosen, where the program does not say it.
  var tab = 0
  /// Whether its lists are being edited.
  var editMode = EditMode.inactive
  /// Whether what can be opened here is open.
  var isOpen = false
  /// How many months a calendar was turned on.
  var month = 0
  /// Whether a search goes on in its field.
  var isSearching = false

  var ownEditMode: Binding<EditMode> { Binding(get: { self.editMode }, set: { self.editMode = $0 }) }
  /// The stack's own way.
  var path: StackPath {
    StackPath(
      values: { self.values }, append: { self.values.append($0) },
      shorten: { self.values = Array(self.values.prefix($0)) })
  }
}

extension NodeList {
  /// What a person did in the container at this place.
  func navigationState() -> NavigationState {
    if let known = graph.navigation[path.elements] { return known }
    let state = NavigationState()
    graph.navigation[path.elements] = state
    return state
  }
}
