public import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Tracing
internal import Views

/// A node's size as a function of an offer, over whole points, in pieces that are straight lines.
public struct Sweep: Sendable {
  /// A stretch over which the size stays, or grows evenly.
  public struct Piece: Sendable {
    /// The offers, both ends included.
    public var points: ClosedRange<Int>
    /// The size at the first and at the last of them.
    public var first, last: CGSize
    /// Where it begins, as exact as halving finds it; a whole number for the first piece.
    public var start: Double
    /// Why the size goes on differently here; empty for the first piece.
    public var reason: String
  }
  /// How the node is called.
  public let title: String
  /// As in `/0/1`.
  public let path: String
  /// What was offered.
  public let range: SweepRange
  /// Whether the node itself was offered it, not the root.
  public let isOwn: Bool
  /// For each point the node's size; nil where there is no such node.
  public let sizes: [CGSize?]
  /// In order. None where no size is known.
  public let pieces: [Piece]
}

extension Preview {
  /// Lays the view out at every whole point of a range. `isOwn`: only the node is asked, beside the layout.
  /// - Throws: what is wrong with the selector; it must name one node. A view of so many nodes that the range takes
  ///   more than `Sweep.mostSizes` sizes is refused.
  public func sweep(_ selector: Selector, _ range: SweepRange, isOwn: Bool) throws(SelectorError) -> Sweep {
    let node = try onlyNode(selector)
    guard let host else { throw SelectorError("there is no view", column: nil) }
    let nodes = isOwn ? Preview.subtree(node, host).count : host.tree.count
    guard range.points.count * nodes <= Sweep.mostSizes else {
      throw SelectorError(
        "\(range.points.count) layouts of \(nodes) nodes are more than a sweep tries: \(Sweep.mostSizes) sizes "
          + "are the limit; choose a shorter range" + (isOwn ? "" : ", or --own for the node alone"), column: nil)
    }
    let path = host.paths[Int(node)]
    let steps = path.split(separator: "/").compactMap { Int($0) }
    let own = host.tree.proposal(of: node)
    func offered(_ value: Double) -> ProposedViewSize {
      let other = isOwn ? own : proposal
      return range.isWidth ? ProposedViewSize(width: value, height: other.height) : ProposedViewSize(width: other.width, height: value)
    }
    func size(_ value: Double) -> CGSize? {
      if isOwn { return host.tree.answer(of: node, to: offered(value)) }
      host.layOut(offered(value))
      return Preview.node(at: steps, host).map { host.tree.size(of: $0) }
    }
    let sizes = range.points.map { size(Double($0)) }
    var pieces = Sweep.pieces(sizes, from: range.points.lowerBound)
    // A reason takes two layouts that are recorded.
    let mostReasons = isOwn ? Sweep.mostReasons : min(Sweep.mostReasons, Sweep.mostRecordedSizes / max(nodes, 1))
    for index in pieces.indices.dropFirst() {
      pieces[index].start = Sweep.start(of: pieces[index], after: pieces[index - 1], size)
      guard index <= mostReasons else { continue }
      let (before, after) = (Double(pieces[index - 1].points.upperBound), Double(pieces[index].points.lowerBound))
      pieces[index].reason = reason(steps, offered(before), offered(after), isOwn)
    }
    let title = host.title(of: node)
    if !isOwn { host.layOut(proposal) }
    return Sweep(title: title, path: path, range: range, isOwn: isOwn, sizes: sizes, pieces: pieces)
  }

  // MARK: Why it goes on differently

  /// What is different between two offers, in words.
  private func reason(_ path: [Int], _ before: ProposedViewSize, _ after: ProposedViewSize, _ isOwn: Bool) -> String {
    if isOwn { return ownReason(path, before, after) }
    let (a, b) = (laidOut(before), laidOut(after))
    if let words = Preview.words(a, b, path) { return words }
    guard let hostA = a.host, let hostB = b.host, let nodeA = Preview.node(at: path, hostA), let nodeB = Preview.node(at: path, hostB), let traceA = a.trace, let traceB = b.trace
    else { return "" }
    for property in [Why.Property.width, .height] {
      guard let linesA = traceA.why(nodeA, property)?.lines, let linesB = traceB.why(nodeB, property)?.lines else { continue }
      if let line = Sweep.firstDifference(linesA, linesB) { return line }
    }
    return ""
  }
  private func laidOut(_ proposal: ProposedViewSize) -> Preview {
    var request = request
    request.proposal = proposal
    return Preview(source, request, after: program, checkedAfter: self, recordsEvents: true)
  }
  /// The word that fits into a line, or no longer does: of the node itself, else of the first text that differs.
  private static func words(_ a: Preview, _ b: Preview, _ path: [Int]) -> String? {
    guard let hostA = a.host, let hostB = b.host, let rootA = hostA.tree.root, let rootB = hostB.tree.root else { return nil }
    let (nodesA, nodesB) = (subtree(rootA, hostA), subtree(rootB, hostB))
    guard nodesA.count == nodesB.count else { return nil }
    let own = node(at: path, hostB)
    var pairs = Array(zip(nodesA, nodesB))
    if let index = pairs.firstIndex(where: { $0.1 == own }) { pairs.insert(pairs.remove(at: index), at: 0) }
    for (nodeA, nodeB) in pairs {
      if let words = changedLine(hostA.shownLines(of: nodeA), hostB.shownLines(of: nodeB), hostB.title(of: nodeB)) { return words }
    }
    return nil
  }
  /// What is different between the lines of a text before and after; nil for nothing.
  static func changedLine(_ linesA: [String], _ linesB: [String], _ name: String) -> String? {
    guard linesA != linesB else { return nil }
    let which = zip(linesA, linesB).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(linesA.count, linesB.count)
    guard linesA.indices.contains(which), linesB.indices.contains(which) else { return "\(name) has room for \(linesB.count) lines" }
    let (before, after) = (linesA[which], linesB[which])
    if after.hasPrefix(before) { return "\(quoted(after.dropFirst(before.count).trimmingCharacters(in: .whitespaces))) fits into line \(which + 1) of \(name)" }
    return "line \(which + 1) of \(name) is \(quoted(after)) instead of \(quoted(before))"
  }
}

extension Sweep {
  /// More break points are listed without a reason.
  static let mostReasons = 100
  /// More layouts of a view, counted in sizes of nodes, are refused.
  static let mostSizes = 10_000_000
  /// So many sizes of nodes are recorded for reasons at most.
  static let mostRecordedSizes = 500_000

  /// Straight pieces of at least one point; sizes that are missing end a piece.
  static func pieces(_ sizes: [CGSize?], from first: Int) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < sizes.count {
      guard let start = sizes[index] else {
        index += 1
        continue
      }
      var end = index
      if index + 1 < sizes.count, let next = sizes[index + 1], isEven(start, next) {
        let (dw, dh) = (next.width - start.width, next.height - start.height)
        end = index + 1
        while end + 1 < sizes.count, let a = sizes[end], let b = sizes[end + 1], near(b.width - a.width, dw), near(b.height - a.height, dh) { end += 1 }
      }
      pieces.append(Piece(points: first + index...first + end, first: start, last: sizes[end] ?? start, start: Double(first + index), reason: ""))
      index = end + 1
    }
    return pieces
  }
  /// A length that follows its offer grows by one at most; anything more between two points is a jump.
  private static func isEven(_ a: CGSize, _ b: CGSize) -> Bool { abs(b.width - a.width) <= 1 && abs(b.height - a.height) <= 1 }
  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 || a == b }

  /// Where, between two whole points, the earlier piece ends: found by halving.
  static func start(of piece: Piece, after earlier: Piece, _ size: (Double) -> CGSize?) -> Double {
    let count = Double(earlier.points.count - 1)
    let slope = count > 0 ? ((earlier.last.width - earlier.first.width) / count, (earlier.last.height - earlier.first.height) / count) : (0, 0)
    let from = Double(earlier.points.upperBound)
    func holds(_ x: Double) -> Bool {
      guard let size = size(x) else { return false }
      return near(size.width, earlier.last.width + slope.0 * (x - from)) && near(size.height, earlier.last.height + slope.1 * (x - from))
    }
    var (low, high) = (from, Double(piece.points.lowerBound))
    for _ in 0..<30 where high - low > 1e-6 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (high * 1e4).rounded() / 1e4
  }
  /// The first reason that is another one: another rule, or another side of a choice.
  static func firstDifference(_ a: [Why.Line], _ b: [Why.Line]) -> String? {
    for (x, y) in zip(a, b) {
      if x.rule != y.rule || (x.condition == nil) != (y.condition == nil) { return y.text }
      let sides = [x, y].map { line in line.operands.firstIndex { $0.value == line.value } }
      if x.arithmetic.hasPrefix("m"), sides[0] != sides[1] { return y.text }
    }
    return nil
  }
}
