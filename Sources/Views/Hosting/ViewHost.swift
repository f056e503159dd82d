public import Drawing
public import Foundation
public import LayoutCore

/// A root view on a device: its nodes, laid out on request, and what they show. The counterpart of Apple's hosting controllers.
@MainActor
public final class ViewHost {
  /// What points, fonts and spacing mean.
  public let device: Device
  /// The nodes with their sizes and places; an update makes another tree.
  public private(set) var tree: LayoutTree
  /// Beside each node what layout need not know. A layout adds the nodes that depend on a size, as those in a `GeometryReader`.
  public var infos: NodeInfos { nodes.infos }
  /// The custom views around the nodes.
  public var scopes: ViewScopes { nodes.scopes }
  /// The view tree as written; empty unless it was asked for.
  public var writtenViews: [WrittenView] { nodes.writtenViews }
  /// Why the nodes are not all there; nil if they are.
  public var stopReason: StopReason? { nodes.stopReason }
  /// What layout ignores or repairs in the numbers of modifiers, in source order.
  public var numberWarnings: [NumberWarning] { nodes.warnings }
  /// What the views of a preview ask of its device.
  package var wishes: PreviewWishes { nodes.wishes }
  /// What outlives an update: the state of the views.
  public let graph: ViewGraph
  var contents: NodeContents { nodes.contents }
  /// What the views made; `made` is the part of it that depends on no size.
  var nodes: NodeList
  private var made: NodeList
  private var root: Root
  let assets: AssetLibrary?
  /// What was drawn over this host's views the last time, back to front.
  var presentedHosts: [ViewHost] = []
  /// How many presentations this one lies in.
  var presentationDepth = 0
  /// Names of colours that the assets lack and views ask for.
  public var missingColors: [String] { assets?.missingColors ?? [] }
  /// Whether the project has any image or colour; where it has none, missing ones are not the file's mistake.
  public var hasAssets: Bool { assets?.isEmpty == false }
  /// What the root was last offered.
  private var proposal: ProposedViewSize?
  private var safeArea = Device.Insets()
  private var isSettling = false
  private var isScrolling = false
  /// The keys of the preferences that changed again whenever their actions had run: the last layout is shown all the same. Empty as a rule.
  public private(set) var unsettled: [String] = []

  /// How nodes are made, each time anew.
  private struct Root {
    var shownTransition: ShownTransition?
    /// The scheme that was asked for; nil leaves it to the views.
    let fixedScheme: ColorScheme?
    /// The scheme of colours at the root.
    private(set) var colorScheme: ColorScheme
    /// What the views prefer that the last layout made.
    private var preferredScheme: ColorScheme?
    let append: @MainActor (inout NodeList) -> Void
    let device: Device
    let recordsWrittenViews: Bool
    let recordsEvents: Bool
    let nodeLimit: Int
    let dynamicTypeSize: DynamicTypeSize?

    init(
      fixedScheme: ColorScheme?, dynamicTypeSize: DynamicTypeSize?, device: Device, recordsWrittenViews: Bool,
      recordsEvents: Bool, nodeLimit: Int, append: @escaping @MainActor (inout NodeList) -> Void
    ) {
      self.dynamicTypeSize = dynamicTypeSize
      (self.fixedScheme, colorScheme) = (fixedScheme, fixedScheme ?? .light)
      (self.device, self.recordsWrittenViews, self.recordsEvents, self.nodeLimit) = (device, recordsWrittenViews, recordsEvents, nodeLimit)
      self.append = append
    }

    @MainActor mutating func make(_ graph: ViewGraph, isNewFrame: Bool) -> NodeList {
      graph.begin(isNewFrame: isNewFrame)
      let nodes = graph.collectingLooseReads { make(graph) }
      return turns(to: nodes.preferredScheme ?? preferredScheme) ? graph.collectingLooseReads { make(graph) } : nodes
    }
    @MainActor private func make(_ graph: ViewGraph) -> NodeList {
      let nodes = make(isColumn: false, graph)
      return nodes.builder.rootCount > 1 && !nodes.isStopped ? make(isColumn: true, graph) : nodes
    }
    /// Takes on the scheme that the views of a layout prefer: whether it is another one.
    mutating func hears(_ scheme: ColorScheme?) -> Bool {
      preferredScheme = scheme
      return turns(to: scheme)
    }
    private mutating func turns(to scheme: ColorScheme?) -> Bool {
      let old = colorScheme
      colorScheme = fixedScheme ?? scheme ?? .light
      return colorScheme != old
    }
    @MainActor private func make(isColumn: Bool, _ graph: ViewGraph) -> NodeList {
      let tree = LayoutTree()
      tree.spacing = DefaultSpacing(
        row: device.columnSpacing, column: device.rowSpacing, textColumn: device.textRowSpacing, textsAreAlike: device.look == .pixels)
      tree.isRecording = recordsEvents
      tree.isLiteral = recordsEvents
      var nodes = NodeList(tree, device: device, graph: graph, recordsWrittenViews: recordsWrittenViews, nodeLimit: nodeLimit)
      nodes.shownTransition = shownTransition
      nodes.environment.colorScheme = colorScheme
      if let dynamicTypeSize { nodes.environment.dynamicTypeSize = dynamicTypeSize }
      nodes.environment.look = device.look
      nodes.environment.textMetrics = device.textMetrics
      nodes.environment.system.undoManager = graph.undoManager
      if device.look == .pixels {
        nodes.environment.displayScale = device.scale
        nodes.environment.system.ownEditMode = nodes.navigationState().ownEditMode
      }
      if isColumn {
        nodes.implicitly { nodes in nodes.container("VStack", { $0.beginVStack(alignment: .horizontalCenter, spacing: nil) }, append) }
      } else {
        append(&nodes)
      }
      return nodes
    }
  }

  /// Makes the nodes of `view`. Several views at the root stand in an implicit VStack, as in SwiftUI.
  /// - Parameters:
  ///   - recordsWrittenViews: keep the view tree as written (`writtenViews`).
  ///   - recordsEvents: keep the events of evaluation and layout (`tree.events`), every question asked literally.
  ///   - nodeLimit: more nodes than this end the making.
  ///   - graph: the state of the views, as another host left it; a new one has none.
  ///   - colorScheme: the scheme of colours at the root; nil is the one that the views prefer, else the light one.
  ///   - assets: images and colours by name; nil for a source without files beside it.
  ///   - dynamicTypeSize: the size of texts at the root; nil is `large`, with which a system begins.
  public init(
    _ view: some View, device: Device, colorScheme: ColorScheme? = nil, recordsWrittenViews: Bool = false,
    recordsEvents: Bool = false, nodeLimit: Int = NodeList.nodeLimit, graph: ViewGraph? = nil,
    assets: AssetLibrary? = nil, dynamicTypeSize: DynamicTypeSize? = nil
  ) {
    self.assets = assets
    let graph = graph ?? ViewGraph()
    var root = Root(
      fixedScheme: colorScheme, dynamicTypeSize: dynamicTypeSize, device: device,
      recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents, nodeLimit: nodeLimit,
      append: { nodes in
        nodes.environment.assets = assets
        if device.isCompact { nodes.environment.horizontalSizeClass = .compact }
        nodes.append(view)
      })
    let nodes = root.make(graph, isNewFrame: true)
    self.root = root
    self.device = device
    self.graph = graph
    tree = nodes.builder.tree
    self.nodes = nodes
    made = nodes
    connectTree()
  }
  /// Makes the nodes anew, and lays them out as before. Only the bodies run that depend on something that has changed.
  public func update() {
    make(isNewFrame: true)
    if let proposal { layOut(proposal, safeArea: safeArea) }
  }
  /// The scheme of colours at the root: what was asked for, else what the views prefer.
  public var colorScheme: ColorScheme { root.colorScheme }
  /// The transition that is shown on its way; nil shows every view as it is there. A change makes the nodes anew and lays them out.
  public var shownTransition: ShownTransition? {
    get { root.shownTransition }
    set {
      root.shownTransition = newValue
      update()
    }
  }
  private func make(isNewFrame: Bool) {
    nodes = root.make(graph, isNewFrame: isNewFrame)
    made = nodes
    nodes.builder.tree.isInterrupted = tree.isInterrupted
    tree = nodes.builder.tree
    connectTree()
  }
  private func connectTree() {
    tree.findDefault = { [defaults = CustomAlignments.defaults] key in defaults[key] ?? CustomAlignments.defaults[key] }
    tree.measureText = { [weak self] index, width, height in
      switch self?.nodes.contents[Int(index)] {
      case .text(let text): text.size(width: width, height: height)
      default: .zero
      }
    }
    tree.findBaselines = { [weak self] index, size in
      switch self?.nodes.contents[Int(index)] {
      case .text(let text): text.layout.baselines(width: size.width, height: size.height)
      default: (0, 0)
      }
    }
    tree.countLines = { [weak self] index, size in
      switch self?.nodes.contents[Int(index)] {
      case .text(let text): text.layout.lineCounts(width: size.width, height: size.height)
      default: (0, 0)
      }
    }
    if nodes.readers.isEmpty { return }
    // The tree never outlives this host's use of it: the closure is called inside of `layOut` only, on the main actor.
    tree.makeContent = { [weak self] reader, node, size in self?.makeContent(of: reader, in: node, size) }
  }
  private func makeContent(of reader: Int32, in node: NodeID, _ size: CGSize) {
    // The tree has dropped what an earlier pass made.
    if nodes.infos.count != tree.count { nodes = made }
    let preference = nodes.readers[Int(reader)].preference
    let input: Reader.Input = if let preference { .preference(preferences(of: node)[preference.name] ?? preference.makeDefault()) } else { .geometry(geometry(of: node, size)) }
    graph.collectingLooseReads { nodes.makeContent(of: reader, in: node, input) }
  }
  /// Lays the tree out: the root is asked exactly `proposal` and placed at 0,0.
  /// - Parameter safeArea: what the device keeps free around what is offered, in points; views may reach into it.
  /// - Returns: the root's size in points; zero where there is no node.
  @discardableResult
  public func layOut(_ proposal: ProposedViewSize, safeArea: Device.Insets = Device.Insets()) -> CGSize {
    (self.proposal, self.safeArea) = (proposal, safeArea)
    var size = layOutOnce(proposal)
    // Views that appeared or changed may run actions, and these may change state: until nothing is left to do.
    var rounds = 0
    while stopReason == nil, rounds < ViewGraph.roundLimit {
      graph.forgetUnvisited()
      graph.endLifecycles()
      guard graph.runWaiting(), graph.isOutdated else { break }
      rounds += 1
      make(isNewFrame: false)
      size = layOutOnce(proposal)
    }
    size = settle() ?? size
    if graph.scrolls.isEmpty || isScrolling { return size }
    isScrolling = true
    defer { isScrolling = false }
    return followScrolls() ? tree.root.map { tree.size(of: $0) } ?? .zero : size
  }
  private func layOutOnce(_ proposal: ProposedViewSize) -> CGSize {
    let insets = (safeArea.top, safeArea.left, safeArea.bottom, safeArea.right)
    if tree.safeArea != insets { tree.safeArea = insets }
    let size = tree.root == nil ? .zero : tree.layOut(proposal)
    // Views that are made while placing may prefer another scheme, too.
    guard root.hears(nodes.preferredScheme) else { return size }
    make(isNewFrame: false)
    if tree.safeArea != insets { tree.safeArea = insets }
    return tree.root == nil ? .zero : tree.layOut(proposal)
  }

  /// What changed in the layout may change the views: actions run and the views follow, until nothing changes any more.
  /// - Returns: the root's last size; nil where nothing changed.
  private func settle() -> CGSize? {
    if isSettling { return nil }
    isSettling = true
    defer { isSettling = false }
    unsettled = []
    var changed = runChangedWatchers()
    if changed.isEmpty { return nil }
    for _ in 0..<ViewHost.settlingLimit where !changed.isEmpty {
      // Actions that change nothing that views read leave nothing to do, also where what they hear is never the same twice.
      guard graph.isOutdated else {
        changed = []
        break
      }
      update()
      changed = runChangedWatchers()
    }
    unsettled = Array(Set(changed)).sorted()
    return tree.root.map { tree.size(of: $0) } ?? .zero
  }

  /// The name of an alignment guide: SwiftUI's own, else that of its id's type.
  public func guideName(_ key: AlignmentKey) -> String { key.name ?? CustomAlignments.name(of: key) ?? "custom" }

  /// The label of a leaf, as `layout --json` shows it; nil for containers.
  public func label(of node: NodeID) -> String? {
    let content = infos.content(of: node)
    return content < 0 ? nil : contents[Int(content)].label
  }
  /// The custom views between a node and its parent, outermost first.
  public func customViews(between node: NodeID) -> [String] {
    let end = tree.parent(of: node).map { infos.scope(of: $0) } ?? -1
    var names: [String] = []
    var scope = infos.scope(of: node)
    while scope >= 0, scope != end {
      if !scopes.isModifier(scope) { names.append(scopes.name(of: scope)) }
      scope = scopes.parent(of: scope)
    }
    return names.reversed()
  }
}
