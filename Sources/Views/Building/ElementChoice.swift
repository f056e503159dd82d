/// What a container asks of a view inside, as the view's modifiers say it.
enum ViewTrait {
  /// What a selection calls the view.
  case tag(AnyHashable)
  /// The view's part of a bar of tabs.
  case tabItem(Secondary, Surroundings)
  case rowInsets(EdgeInsets)
  case rowSeparator(Visibility)
  /// The colour of the lines at edges of the row; nil is the colour of all lines.
  case rowLine(Color?, VerticalEdge.Set)
  /// What lies behind the row instead of nothing; nil leaves it so.
  case rowBackground(Secondary?)
  /// The scheme that the view prefers for all that is shown.
  case scheme(ColorScheme?)
  case badge(String)
  /// What a person may do with the rows of the `ForEach` around.
  case editing(RowEditing)
  /// What a person may not do with the row all the same.
  case fixed(RowRight, Bool)
  /// What a swipe of the row shows at an edge.
  case swipe(HorizontalEdge, Secondary, Surroundings)
  /// What the view tells its container under a key.
  case containerValue((inout ContainerValues) -> Void)
  /// What a preview asks for.
  case preview(PreviewWishes)
}

/// A pass over views that makes some of the nodes of one level only, and notes what was said of all of them: a picker looks for the
/// view with the selected tag so, a bar for its items.
@MainActor
@usableFromInline final class ElementChoice {
  /// A view of the level.
  struct Element {
    /// From `tag`, else the id in the `ForEach` around.
    var tag: AnyHashable?
    var tabItem: (Secondary, Surroundings)?
    var badge: String?
    /// From `tag` alone.
    var ownTag: AnyHashable?
    var containerValues = ContainerValues()
    var place: ContiguousArray<PathElement> = []
    /// The section that it stands in, where sections are asked for.
    var section: SectionMark?
    /// Of these the outermost counts.
    var wishes = PreviewWishes()
  }
  private(set) var elements: [Element] = []
  /// Those that are made.
  private let chosen: Range<Int>
  /// What is asked of those that are made.
  private let outer: ElementChoice?
  /// Sections are told apart, wherever they stand, and not made as a list makes them.
  var tellsSections = false
  /// The section that is made now.
  var section: SectionMark?

  /// Makes one, or none.
  init(only chosen: Int?) {
    self.chosen = chosen.map { $0..<$0 + 1 } ?? 0..<0
    outer = nil
  }
  init(only chosen: Range<Int>, inside outer: ElementChoice? = nil) { (self.chosen, self.outer) = (chosen, outer) }

  func admits(_ pending: ContiguousArray<PendingModifier>, _ path: ViewPath) -> Bool {
    var element = Element(tag: pending.tag(path))
    element.place = path.elements
    element.section = section
    // The innermost modifier counts: it comes last.
    for modifier in pending {
      guard case .trait(let trait) = modifier.modifier else { continue }
      switch trait {
      case .tabItem(let item, let surroundings): element.tabItem = (item, surroundings)
      case .badge(let text): element.badge = text
      case .tag(let tag): element.ownTag = tag
      case .containerValue(let change): change(&element.containerValues)
      case .preview(let wishes): element.wishes = element.wishes.completed(by: wishes)
      case .rowInsets, .rowSeparator, .rowLine, .rowBackground, .editing, .fixed, .swipe, .scheme: break
      }
    }
    elements.append(element)
    return chosen.contains(elements.count - 1) && outer?.admits(pending, path) != false
  }
}

extension ContiguousArray where Element == PendingModifier {
  /// What a selection calls the view at a place: its innermost tag, else the id in the `ForEach` nearest to it; a stack around it has its own level.
  func tag(_ path: ViewPath) -> AnyHashable? {
    for modifier in self.reversed() {
      if case .trait(.tag(let tag)) = modifier.modifier { return tag }
    }
    for step in path.elements.reversed() {
      if case .element(let id) = step { return id }
      if case .number(let number) = step { return AnyHashable(number) }
    }
    return nil
  }
  /// What the `ForEach` around the row says of it.
  /// - Parameter index: the row's, in the `ForEach`.
  func editedRow(_ index: Int) -> EditedRow? {
    for modifier in self.reversed() {
      guard case .trait(.editing(let editing)) = modifier.modifier else { continue }
      return EditedRow(editing: editing, index: index, canDelete: allows(.deleting), canMove: allows(.moving))
    }
    return nil
  }
  /// Whether a person may do something with the row: the innermost modifier about it says so.
  func allows(_ right: RowRight) -> Bool {
    for modifier in self.reversed() {
      if case .trait(.fixed(right, let isFixed)) = modifier.modifier { return !isFixed }
    }
    return true
  }
  /// What a selection calls the row at a place; nil for one that cannot be selected.
  func selectableTag(_ path: ViewPath) -> AnyHashable? { allows(.selecting) ? tag(path) : nil }
  /// A screen of a view of tabs.
  var hasTabItem: Bool {
    contains { modifier in
      if case .trait(.tabItem) = modifier.modifier { return true }
      return false
    }
  }
  /// What they say of a row; the modifiers of a section say it of each of its rows.
  var rowTraits: ContiguousArray<PendingModifier> {
    filter { modifier in
      switch modifier.modifier {
      case .trait(.rowInsets), .trait(.rowSeparator), .trait(.rowLine), .trait(.rowBackground), .trait(.swipe), .trait(.fixed): true
      default: false
      }
    }
  }
  /// The innermost background of the row, as a modifier around the row.
  var rowBackground: PendingModifier? {
    for modifier in self.reversed() {
      guard case .trait(.rowBackground(let layer)) = modifier.modifier else { continue }
      guard let layer else { return nil }
      var background = modifier
      background.modifier = .secondary(isBackground: true, .center, layer)
      background.written = -1
      return background
    }
    return nil
  }
  /// What the row says of its own insets.
  var rowInsets: EdgeInsets? {
    for modifier in self.reversed() {
      if case .trait(.rowInsets(let insets)) = modifier.modifier { return insets }
    }
    return nil
  }
}

extension NodeList {
  /// What the views of a level are, without a node being made.
  mutating func elements<Content: View>(of content: Content, tellsSections: Bool = false) -> [ElementChoice.Element] {
    let choice = ElementChoice(only: nil)
    choice.tellsSections = tellsSections
    let outer = (self.choice, pending, writtenViews, scopes.count, bar, notesTargets)
    (self.choice, pending, bar, notesTargets) = (choice, [], nil, false)
    Content.makeNodes(content, &self)
    scopes.removeLast(scopes.count - outer.3)
    (self.choice, pending, writtenViews, bar, notesTargets) = (outer.0, outer.1, outer.2, outer.4, outer.5)
    return choice.elements
  }
  /// Makes one of the nodes of a level.
  /// - Returns: what all views of the level are.
  @discardableResult
  mutating func element<Content: View>(at index: Int, of content: Content) -> [ElementChoice.Element] {
    elements(in: index..<index + 1, of: content)
  }
  /// Makes one of the nodes of a level where others may be asked for.
  mutating func subview<Content: View>(at index: Int, of content: Content, tellsSections: Bool = false) {
    let outer = choice
    let inner = ElementChoice(only: index..<index + 1, inside: outer)
    inner.tellsSections = tellsSections
    choice = inner
    Content.makeNodes(content, &self)
    choice = outer
  }
  /// Makes some of the nodes of a level.
  /// - Returns: what all views of the level are; nothing where none is to be made.
  @discardableResult
  mutating func elements<Content: View>(in range: Range<Int>, of content: Content) -> [ElementChoice.Element] {
    if range.isEmpty { return [] }
    let outer = choice
    let made = ElementChoice(only: range)
    choice = made
    Content.makeNodes(content, &self)
    choice = outer
    return made.elements
  }
}
