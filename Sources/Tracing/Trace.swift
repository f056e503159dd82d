internal import Foundation
public import LayoutCore

/// The events of one frame, recorded whole; stepping is indexing. It computes no layout: every number in it was written by the layout itself.
public struct Trace: Sendable {
  /// How much is shown.
  public enum Level: Int, Sendable, CaseIterable {
    /// Offers, answers and placements: one pass, each view asked once.
    case offers = 1
    /// Also the layouts' own steps, and the probes.
    case steps = 2
    /// Also remembered answers, and what placing asks again.
    case everything = 3
  }
  /// A line of a trace.
  public struct Entry: Sendable {
    /// The index in `events`.
    public var event: Int
    /// How many shown questions or placements it lies in.
    public var depth: Int
  }

  /// As they were recorded.
  public let events: ContiguousArray<LayoutEvent>
  /// How nodes are named, by node.
  public let nodes: [TracedNode]
  /// The names of the custom views that evaluation events are about.
  public let scopes: [String]
  /// The names of custom alignment guides, by the numbers that events give them.
  public let guides: [String]
  /// The names of what made bodies run again, by the numbers that events give them.
  public let inputs: [String]
  /// How many events came after the limit of a recording, and were only counted.
  public let omitted: Int
  /// Who offers the root its size.
  public let offeredBy: String
  let levels: [Level]
  /// What a question found out serves the next.
  let whyIndex = KeptWhyIndex()

  /// - Parameters:
  ///   - nodes: one for each node of the tree.
  ///   - scopes: the names behind the subjects of evaluation events.
  ///   - guides: the names of custom alignment guides, one for each of the tree's `tracedKeys`.
  ///   - inputs: the names behind the inputs of evaluation events.
  ///   - omitted: how many events the recording had no room for.
  public init(
    _ events: ContiguousArray<LayoutEvent>, nodes: [TracedNode], scopes: [String], guides: [String] = [], inputs: [String] = [], omitted: Int = 0, offeredBy: String
  ) {
    self.events = events
    self.nodes = nodes
    self.scopes = scopes
    self.guides = guides
    self.inputs = inputs
    self.omitted = omitted
    self.offeredBy = offeredBy
    var classifier = LevelClassifier(nodeCount: nodes.count)
    levels = events.indices.map { index in
      let next = index + 1
      let isRemembered = next < events.count && events[next].kind == .answer && events[next].isCached
      return classifier.level(of: events[index], isRemembered: isRemembered)
    }
  }

  /// The events of a level, in order.
  public func entries(_ level: Level) -> [Entry] {
    var entries: [Entry] = []
    var open: [Bool] = []  // for each open question, whether it is shown
    var shown = 0
    var placing: [(node: NodeID, depth: Int)] = []
    for (index, event) in events.enumerated() {
      let isShown = levels[index].rawValue <= level.rawValue
      if event.kind == .answer, let wasShown = open.popLast(), wasShown { shown -= 1 }
      if event.kind == .place {
        while let last = placing.last, last.node != node(event.node)?.parent { placing.removeLast() }
        placing.append((event.node, (placing.last?.depth ?? -1) + 1))
      }
      let base = event.kind == .place ? placing.last?.depth ?? 0 : (placing.last.map { $0.depth + 1 } ?? 0) + shown
      if isShown { entries.append(Entry(event: index, depth: base)) }
      if event.kind == .measure {
        open.append(isShown)
        if isShown { shown += 1 }
      }
    }
    return entries
  }

  /// The names of a node; nil for -1 and what is no node.
  public func node(_ id: NodeID) -> TracedNode? { nodes.indices.contains(Int(id)) ? nodes[Int(id)] : nil }
}

/// Sorts events into levels, in one pass.
private struct LevelClassifier {
  private var isPlacing = false
  /// For each open question, whether it is a probe or inside one.
  private var open: [Bool] = []
  private var wasAsked: [Bool]
  private var levelOfOpen: [Trace.Level] = []

  init(nodeCount: Int) { wasAsked = [Bool](repeating: false, count: nodeCount) }

  /// - Parameter isRemembered: the question's answer is the next event, and it was remembered.
  mutating func level(of event: LayoutEvent, isRemembered: Bool) -> Trace.Level {
    switch event.kind {
    case .evaluate, .preference: return .offers
    case .place:
      isPlacing = true
      return .offers
    case .measure:
      let isProbe = open.last == true || event.purpose == .minimum || event.purpose == .maximum
      let level = isRemembered ? .everything : levelOfQuestion(event, isProbe: isProbe)
      open.append(isProbe)
      levelOfOpen.append(level)
      return level
    case .answer:
      _ = open.popLast()
      return levelOfOpen.popLast() ?? .everything
    case .step, .guide:
      if !isPlacing { return .steps }
      if levelOfOpen.last == .everything { return .everything }
      return event.rule?.isRepeatedWhilePlacing == true && levelOfOpen.isEmpty ? .everything : .steps
    }
  }
  private mutating func levelOfQuestion(_ event: LayoutEvent, isProbe: Bool) -> Trace.Level {
    if isProbe { return isPlacing ? .everything : .steps }
    let isFirst = wasAsked.indices.contains(Int(event.node)) && !wasAsked[Int(event.node)]
    if isFirst { wasAsked[Int(event.node)] = true }
    return isFirst ? .offers : isPlacing ? .everything : .steps
  }
}

extension Rule {
  /// Sizing has told it already; placing goes through the same decision again.
  var isRepeatedWhilePlacing: Bool {
    switch self {
    case .passOffer, .passSize, .stackGapExplicit, .stackGapPreferred, .stackGapZero, .stackGapText, .stackGaps, .stackSpacing, .stackAcross, .stackIdeal,
      .stackFlexibility, .stackOrder, .stackReserve, .stackRelease, .stackShare, .stackRemainder, .stackTaken, .stackLength, .stackWidest, .stackBefore, .stackAfter,
      .stackExtent, .fitsIdeal, .fitsInside, .fitsOutside, .fitsLast, .zStackOffer, .zStackUncounted, .zStackBefore, .zStackAfter, .zStackExtent, .frameOffer, .frameSize,
      .flexIdeal, .flexClamp, .paddingInset,
      .paddingSize, .fixedIdeal, .aspectScale, .aspectFit, .aspectFill, .aspectSide, .aspectOffer, .positionSize, .scrollIdeal, .gridGaps, .gridSum, .gridLongest, .gridOrder,
      .gridReserve, .gridRelease, .gridShare, .gridRemainder, .gridExcess, .gridGrow, .gridBaseline, .gridBelow, .gridLower, .gridEnd,
      .gridFlexibility, .safeAreaBar, .safeAreaRest, .relativeLength,
      .relativeColumn, .relativeSpan:
      true
    default: false
    }
  }
}
