public import Foundation

/// Owns every record of a layout: nodes are indices into its arrays. Single-threaded; a class, because layouts call back into it in the middle of a pass.
///
/// Every property that a pass reads has its exclusivity unchecked: the engine's own accesses never overlap, and the dynamic checks would cost three times the layout.
public final class LayoutTree {
  /// The rule that is broken on purpose; nil outside the tests that want one.
  let fault = LayoutFault.rule
  @exclusivity(unchecked) var nodes = Slab<Node>()
  @exclusivity(unchecked) var placed = Slab<Placed>()
  @exclusivity(unchecked) var memos = Slab<MemoBlock>()
  @exclusivity(unchecked) var texts = Slab<NodeRecords.Text>()
  @exclusivity(unchecked) var flexibleFrames = Slab<NodeRecords.FlexibleFrame>()
  @exclusivity(unchecked) var insets = Slab<NodeRecords.Insets>()
  @exclusivity(unchecked) var alignments = Slab<NodeRecords.Alignment>()
  @exclusivity(unchecked) var guides = Table<NodeRecords.Guide>()
  @exclusivity(unchecked) var lazyGrids = Table<NodeRecords.LazyGrid>()
  @exclusivity(unchecked) var grids = Table<NodeRecords.Grid>()
  @exclusivity(unchecked) var gridCells = Table<NodeRecords.GridCell>()
  @exclusivity(unchecked) var relativeFrames = Table<NodeRecords.RelativeFrame>()
  @exclusivity(unchecked) var customLayouts = Table<NodeRecords.Custom>()
  /// Layouts of the program that are at work, the innermost last.
  @exclusivity(unchecked) var customRuns: [CustomRun] = []
  /// What the program says about nodes, for the layouts around them.
  @exclusivity(unchecked) var layoutValues: [NodeID: [AnyHashable: Any]] = [:]
  @exclusivity(unchecked) var edges = EdgeTable()
  @exclusivity(unchecked) var alignmentDefaults: [AlignmentKey: (ViewDimensions) -> Double] = [:]
  @exclusivity(unchecked) var children = Scratch<ArrangedChild>()
  @exclusivity(unchecked) var order = Scratch<Int32>()
  @exclusivity(unchecked) var rememberedGuides: [GuideQuestion: Double?] = [:]
  /// Defaults of custom guides that are being computed: one that asks for itself ends there.
  @exclusivity(unchecked) var openDefaults: [(node: NodeID, key: AlignmentKey)] = []
  @exclusivity(unchecked) var containers: Int32 = 0
  /// Whether a node runs from right to left.
  @exclusivity(unchecked) var isMirrored = false
  @exclusivity(unchecked) var knownWarnings: Set<LayoutWarning> = []
  /// What is wrong with the views, each once, in the order in which it was noticed.
  @exclusivity(unchecked) public internal(set) var warnings: [LayoutWarning] = []
  /// The custom keys that the events speak of, in the order in which they were first read: in events they are numbered so, because their own numbers depend on the process.
  @exclusivity(unchecked) public internal(set) var tracedKeys: [AlignmentKey] = []
  /// Finds what views answer that set no guide of a custom key, where `setDefault` gave nothing.
  @exclusivity(unchecked) public var findDefault: ((AlignmentKey) -> ((ViewDimensions) -> CGFloat)?)?
  @exclusivity(unchecked) var isStale = true
  /// Nodes that changed since the last layout.
  @exclusivity(unchecked) var changes: ContiguousArray<NodeID> = []
  /// Blocks of `memos` that changed nodes gave back, linked; -1: none.
  @exclusivity(unchecked) var freeBlock: Int32 = -1
  /// Something reads guides of what is inside it: a baseline can change where no size does.
  @exclusivity(unchecked) var readsGuides = false
  /// A node whose placement cannot be repeated alone: every change is a layout of the whole tree.
  @exclusivity(unchecked) var hasWholeLayouts = false
  @exclusivity(unchecked) var laidOut: (proposal: Proposal, size: CGSize)?

  /// What the root is offered in this pass.
  @exclusivity(unchecked) var window = Proposal(.nan, .nan)
  /// The nearest container of the node that is asked or placed: the window or a scroll view.
  @exclusivity(unchecked) var enclosing = Proposal(.nan, .nan)
  /// Under which size of theirs scroll views asked their content last.
  @exclusivity(unchecked) var containerSizes: [NodeID: Proposal] = [:]
  @exclusivity(unchecked) var hasRelativeFrames = false
  @exclusivity(unchecked) var hasBars = false

  /// What the device keeps free beyond what the root is offered, in points from the edges.
  @exclusivity(unchecked) public var safeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0) { didSet { isStale = true } }
  /// The device's distances between neighbours, in points.
  @exclusivity(unchecked) public var spacing = DefaultSpacing.standard { didSet { isStale = true } }
  /// Measures a text that does not fit its ideal size: its content and the offer (nil: unlimited) in, its size in points out. The engine knows no text.
  @exclusivity(unchecked) public var measureText: ((_ content: Int32, _ width: CGFloat?, _ height: CGFloat?) -> CGSize)? { didSet { isStale = true } }
  /// Where the letters of a text's first and last line stand that is not plain, in points from its top: its content and its size in.
  @exclusivity(unchecked) public var findBaselines: ((_ content: Int32, _ size: CGSize) -> (first: CGFloat, last: CGFloat))?
  /// How many lines a text has at a width and how many of them are shown: asked only while recording.
  @exclusivity(unchecked) public var countLines: ((_ content: Int32, _ size: CGSize) -> (all: Int, shown: Int))?
  /// Makes the content of a node that waits for its size (`NodeBuilder.beginReader`), in points, with a builder of this tree: see `NodeBuilder.beginContent(of:)`.
  @exclusivity(unchecked) public var makeContent: ((_ content: Int32, _ node: NodeID, _ size: CGSize) -> Void)? { didSet { isStale = true } }
  /// The tree before any such content was made.
  @exclusivity(unchecked) var mark: Mark?
  /// Appends every question, answer, step and placement to `events`. Turned on or off, the next `layOut` starts from nothing, so that its trace is whole.
  @exclusivity(unchecked) public var isRecording = false { didSet { isStale = isStale || isRecording != oldValue } }
  /// Takes every question literally: an answer serves only the very same question. For a trace that teaches, and to check the masks.
  @exclusivity(unchecked) public var isLiteral = false { didSet { isStale = isStale || isLiteral != oldValue } }
  /// A layout is gone through once more, to find a guide inside.
  @exclusivity(unchecked) var isRepeating = false
  /// What happened, in order; kept until `clearEvents()`.
  @exclusivity(unchecked) public internal(set) var events = ContiguousArray<LayoutEvent>()
  /// So many events are kept; the later ones are counted. 2 million are 128 MB (our choice).
  @exclusivity(unchecked) public var eventLimit = 2_000_000
  /// How many events came after the limit.
  @exclusivity(unchecked) public internal(set) var omittedEvents = 0
  /// Answers that were computed, not remembered, since it was last set to 0.
  @exclusivity(unchecked) public var measurements = 0

  /// Places for answers of containers, for whoever watches the memory: at most a constant number a container.
  public var rememberedAnswers: Int { Int(memos.count) * 4 }
  /// Whether somebody wants the layout to end; asked every 1,024 measurements. Then all that is left is measured as 0×0.
  @exclusivity(unchecked) public var isInterrupted: () -> Bool = { false }
  /// Whether the last layout was ended so: its frames mean nothing.
  @exclusivity(unchecked) public internal(set) var wasInterrupted = false

  /// A tree without nodes.
  public init() {}
  deinit {
    children.free()
    order.free()
    nodes.free()
    placed.free()
    memos.free()
    texts.free()
    flexibleFrames.free()
    insets.free()
    alignments.free()
  }

  /// The first node; nil in an empty tree.
  public var root: NodeID? { nodes.count > 0 ? 0 : nil }
  /// How many nodes.
  public var count: Int { Int(nodes.count) }

  /// Forgets the events, not the layout.
  public func clearEvents() {
    events.removeAll(keepingCapacity: true)
    omittedEvents = 0
  }
  /// Appends an event, or counts it where there are too many.
  @inline(__always) func keep(_ event: LayoutEvent) {
    if events.count < eventLimit { events.append(event) } else { omittedEvents += 1 }
  }
  /// Keeps an event of another module among the layout's own, while recording.
  public func record(_ event: LayoutEvent) {
    if isRecording { keep(event) }
  }
  /// What views answer that set no guide `key`. Built-in keys keep theirs.
  public func setDefault(of key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    guard key.isCustom else { return }
    alignmentDefaults[key] = { Double(value($0)) }
    readsGuides = true
    isStale = true
  }

  /// Measures the root and places it at 0,0. Returns its size in points; 0×0 for an empty tree. The same proposal again does nothing.
  /// NaN counts as nil, a negative length as 0.
  @discardableResult public func layOut(_ proposal: ProposedViewSize) -> CGSize {
    guard let root else { return .zero }
    let p = Proposal(proposal)
    if !changes.isEmpty, !isStale {
      if hasWholeLayouts || isRecording || isLiteral || laidOut == nil || changes.count > count / 4 + 1 { isStale = true } else { applyChanges() }
    }
    // Each new proposal is remembered beside the older ones: a window that is dragged must not grow the memory without end.
    if isStale || wasInterrupted || memos.count > 8 * containers + 1_000 { forget() }
    wasInterrupted = false
    if let laidOut, Proposal.same(laidOut.proposal, p) { return laidOut.size }
    if mark != nil || (hasRelativeFrames && !Proposal.same(window, p)) { forget() }
    (window, enclosing) = (p, p)
    if laidOut == nil { settleSpacing(from: root) }
    memos.reserve(Int(containers) + 16)  // one block each, so that the first pass does not grow and copy
    let answer: Answer
    if isRecording {
      answer = measure(root, p, .size, RecordedSteps.self)
      place(root, 0, 0, p, answer, RecordedSteps.self)
    } else {
      answer = measure(root, p, .size, NoSteps.self)
      place(root, 0, 0, p, answer, NoSteps.self)
    }
    let size = CGSize(width: answer.w, height: answer.h)
    laidOut = (p, size)
    return size
  }
  /// Forgets every answer and placement: the next `layOut` is a cold one.
  public func forget() {
    dropMadeContent()
    memos.removeAll()
    freeBlock = -1
    changes.removeAll(keepingCapacity: true)
    rememberedGuides.removeAll(keepingCapacity: true)
    for i in 0..<nodes.count {
      nodes[i].memo = -1
      placed[i] = Placed()
    }
    containerSizes.removeAll(keepingCapacity: true)
    laidOut = nil
    isStale = false
  }
}
