internal import Drawing
internal import Foundation
public import LayoutCore

/// What views add their nodes to: the layout tree, and beside it all that layout need not know.
/// It carries the environment, the identity path and the modifiers that wait for a node downwards.
@MainActor
public struct NodeList {
  /// More nodes than this stop the making (our choice).
  public static let nodeLimit = 1_000_000
  /// Custom views nested deeper than this stop the making: a body that contains itself never ends (our choice).
  public static let depthLimit = 256

  var builder: NodeBuilder
  let device: Device
  /// What outlives this making of nodes.
  let graph: ViewGraph
  /// Where the graph keeps what belongs to views; a later making may use another table.
  let places: PlaceTable
  var infos = NodeInfos()
  var contents = NodeContents()
  var scopes: ViewScopes
  var writtenViews: [WrittenView] = []
  /// What waits for the size of its node.
  var readers: ContiguousArray<Reader> = []
  /// What a person can do with a node.
  var interactions: [NodeID: Interaction] = [:]
  /// What a person can do with the next node.
  var waitingInteraction: Interaction?
  /// The look of the text before.
  var lastLook: TextLook?
  /// What modifiers without nodes say about nodes.
  var attachments: [NodeID: [NodeAttachment]] = [:]
  /// The keys under which views hand values up.
  var preferences: [KeyName: PreferenceDefinition] = [:]
  /// The places of the nodes that hand values up.
  var identities: [NodeID: ContiguousArray<PathElement>] = [:]
  var hasPreferences = false
  /// Whether something is drawn out of its order.
  var hasOrder = false
  /// What layout ignores or repairs in the numbers of modifiers.
  var warnings: [NumberWarning] = []
  /// The places of what scrolls, on devices of pixels.
  var scrollViews: [NodeID: ContiguousArray<PathElement>] = [:]
  /// The places of what shows that a finger lies on it, on devices of pixels.
  var controlPlaces: [NodeID: ContiguousArray<PathElement>] = [:]
  /// The rows of lists that a swipe shows actions of.
  var swipedRows: [NodeID: (place: ContiguousArray<PathElement>, edges: Edge.Set)] = [:]
  /// Headers and footers of sections that stay in sight while their sections do.
  var pinned: [NodeID: PinnedPart] = [:]
  /// Rows of lists that no line follows.
  var hiddenSeparators: Set<NodeID> = []
  /// The colours of the lines at rows of lists, where those say one.
  var rowLines: [NodeID: RowLine] = [:]
  /// The index of the element that is made, in the `ForEach` around whose rows a person may remove or move.
  @usableFromInline var rowIndex = 0
  /// How many elements that `ForEach` has.
  @usableFromInline var rowCount = 0
  /// Whether nodes of elements and ids are noted, so that what scrolls can be scrolled to them.
  @usableFromInline var notesTargets = false
  /// The nodes that something can be scrolled to, by their ids.
  var scrollTargets: [AnyHashable: NodeID] = [:]
  /// What programs say that scroll views show, by the places of these.
  var followedPositions: [ContiguousArray<PathElement>: FollowedPosition] = [:]
  /// What modifiers around a section say of each of its rows.
  var rowTraits: ContiguousArray<PendingModifier> = []
  /// What is shown over the screen, each with the surroundings of the view that presents it.
  var presentations: [(Presentation, Surroundings)] = []
  /// What the views of a sheet say of it.
  var sheet = SheetTraits()
  /// The badge of a row of pixels that waits for the place before the row's sign.
  var badge: String?
  /// How the list of pixels around lies; nil outside of one.
  var list: ListMeasures?
  /// What that list shows of its rows.
  var rowState = RowState()
  /// The scheme that the outermost, first view that has a preference prefers.
  var preferredScheme: ColorScheme?
  /// What the views say of what iOS draws over them.
  var overlays = ScreenOverlays()
  /// What the views of a preview ask of its device.
  var wishes = PreviewWishes()
  /// Which of the next nodes are made, while a control chooses.
  var choice: ElementChoice?
  /// What the views inside say of the bar around them.
  var bar: NavigationBar?
  /// How many transitions were met.
  var transitionCount = 0
  /// The transition that is not shown as it ends.
  var shownTransition: ShownTransition?
  /// What changes the numbers of the modifiers that are made; nil outside of a transition.
  var motion: Motion?
  let recordsWrittenViews: Bool
  let nodeLimit: Int

  var environment: EnvironmentValues { didSet { plainLook = nil } }
  /// The look of texts that say nothing of their own here; nil until one was met.
  var plainLook: PlainLook?
  var pending: ContiguousArray<PendingModifier> = []
  var path = ViewPath()
  var scope: Int32 = -1
  var source: SourceSite?
  var isImplicit = false
  var writtenDepth = 0
  /// How many modifiers with a lifecycle are around.
  var lifecycleDepth = 0
  var depth = 0
  private var types: [ObjectIdentifier: TypeFacts] = [:]
  private var lastType: TypeFacts?
  /// Why the making ended early; nil while it goes on.
  public private(set) var stopReason: StopReason?

  init(_ tree: LayoutTree, device: Device, graph: ViewGraph, recordsWrittenViews: Bool, nodeLimit: Int) {
    builder = NodeBuilder(tree)
    self.device = device
    self.graph = graph
    places = graph.places
    scopes = ViewScopes(graph.places)
    self.recordsWrittenViews = recordsWrittenViews
    self.nodeLimit = nodeLimit
    environment = EnvironmentValues()
  }

  // MARK: Views inside views

  /// Adds what a view contributes.
  @inlinable public mutating func append<Content: View>(_ view: Content) { Content.makeNodes(view, &self) }

  @inlinable mutating func append<Content: View>(_ view: Content, at index: inout Int) {
    append(view, at: index)
    index += 1
  }
  @inlinable mutating func append<Content: View>(_ view: Content, at index: Int) {
    // Nobody asks for the identity of a plain leaf.
    if Content.self == Text.self || Content.self == Spacer.self, isInnermost { return Content.makeNodes(view, &self) }
    push(.index(index))
    Content.makeNodes(view, &self)
    pop()
  }
  @usableFromInline mutating func push(_ element: PathElement) { path.append(element) }
  @usableFromInline mutating func pop() { path.removeLast() }
  mutating func branch<Content: View>(_ branch: PathElement.Branch, of content: Content) {
    path.append(.branch(branch))
    Content.makeNodes(content, &self)
    path.removeLast()
  }
  @inlinable mutating func element<Content: View>(_ id: some Hashable, of content: Content) {
    push(NodeList.step(id))
    if notesTargets { noteTarget(AnyHashable(id)) }
    Content.makeNodes(content, &self)
    pop()
  }
  @inlinable static func step<ID: Hashable>(_ id: ID) -> PathElement {
    if ID.self == Int.self, let number = id as? Int { return .number(number) }
    if ID.self == AnyHashable.self, let number = AnyHashable(id).base as? Int { return .number(number) }
    return .element(AnyHashable(id))
  }
  mutating func identified<Content: View>(by id: some Hashable, _ content: Content) {
    path.append(.id(AnyHashable(id)))
    if notesTargets { noteTarget(AnyHashable(id)) }
    Content.makeNodes(content, &self)
    path.removeLast()
  }
  /// An erased view: its type's name is part of its identity.
  mutating func typed<Content: View>(_ content: Content, name: String?) {
    path.append(.type(name ?? self.name(of: Content.self)))
    Content.makeNodes(content, &self)
    path.removeLast()
  }

  /// Adds what a view of its own type contributes: the view appears by its name in identity, in events and in `through`.
  public mutating func customView(named name: String, isModifier: Bool = false, source: SourceSite?, _ make: (inout NodeList) -> Void) {
    guard let outer = beginView(named: name, isModifier: isModifier, source: source) else { return }
    make(&self)
    endView(outer)
  }
  /// Where a custom view was begun.
  @usableFromInline struct OuterView {
    var scope: Int32
    var isImplicit: Bool
    var writtenDepth: Int
    var source: SourceSite?
    var choice: ElementChoice?
  }
  /// What follows, up to `endView`, is the view's; nil if nothing of it is made.
  @usableFromInline mutating func beginView(named name: String, isModifier: Bool = false, source: SourceSite? = nil) -> OuterView? {
    if isStopped { return nil }
    let choice = self.choice
    // A screen of a view of tabs is looked into only when it is shown.
    if let choice, pending.hasTabItem {
      guard choice.admits(pending, path) else { return nil }
      self.choice = nil
    }
    guard depth < NodeList.depthLimit else {
      self.choice = choice
      stopReason = .depth(limit: NodeList.depthLimit, innermost: innermostNames())
      return nil
    }
    depth += 1
    path.append(.type(name))
    let outer = OuterView(scope: scope, isImplicit: isImplicit, writtenDepth: writtenDepth, source: self.source, choice: choice)
    let site = source ?? self.source
    // A modifier's own line is the one of its call.
    if !isModifier, write(name, nil, site) >= 0 { writtenDepth += 1 }
    scopes.append(ViewScopes.Record(name: name, source: site, isModifier: isModifier, parent: scope, place: path.place(in: places)))
    scope = Int32(scopes.count - 1)
    self.source = nil
    isImplicit = false
    return outer
  }
  @usableFromInline mutating func endView(_ outer: OuterView) {
    (scope, isImplicit, writtenDepth, source, choice) = (outer.scope, outer.isImplicit, outer.writtenDepth, outer.source, outer.choice)
    path.removeLast()
    depth -= 1
  }
  private func innermostNames() -> [String] {
    var names: [String] = []
    var scope = self.scope
    while scope >= 0, names.count < 4 {
      names.append(scopes.name(of: scope))
      scope = scopes.parent(of: scope)
    }
    return names.reversed()
  }

  /// The name of a type without generic arguments, remembered.
  public mutating func name(of type: (some Any).Type) -> String { facts(of: type).name }
  /// What making nodes wants to know of a type.
  @usableFromInline struct TypeFacts {
    let type: ObjectIdentifier
    @usableFromInline let name: String
    /// Whether it stores dynamic properties.
    @usableFromInline let hasProperties: Bool
  }
  @usableFromInline mutating func facts(of type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    // Rows of a list are of one type.
    if let lastType, lastType.type == key { return lastType }
    let facts = types[key] ?? NodeList.makeFacts(of: type)
    types[key] = facts
    lastType = facts
    return facts
  }
  private static func makeFacts(of type: Any.Type) -> TypeFacts {
    var name = String(String(describing: type).prefix { $0 != "<" })
    // The view that holds the state of a `#Preview` has a name that the compiler made.
    if name.hasPrefix("$s") { name = "Preview" }
    return TypeFacts(type: ObjectIdentifier(type), name: name, hasProperties: PropertyConnection.isNeeded(by: type))
  }

  // MARK: Places

  /// Nodes made inside were written at `site`.
  public mutating func withSource(_ site: SourceSite?, _ make: (inout NodeList) -> Void) {
    let outer = (source, isImplicit)
    source = site
    isImplicit = false
    make(&self)
    (source, isImplicit) = outer
  }
  /// Nodes made inside are the view's own, not written in source.
  mutating func implicitly(_ make: (inout NodeList) -> Void) {
    let outer = isImplicit
    isImplicit = true
    make(&self)
    isImplicit = outer
  }

  // MARK: Stopping

  /// True once a limit was met: whoever makes nodes in a loop leaves it.
  public var isStopped: Bool { stopReason != nil }
  /// Ends the making as soon as possible.
  public mutating func stop() { stopReason = stopReason ?? .requested }
  mutating func stop(_ reason: StopReason) { stopReason = stopReason ?? reason }
}
