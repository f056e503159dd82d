internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Tracing
internal import Views

/// What is different between two layouts: the first event that differs, what follows from it, and the edit of the source.
@MainActor
public struct LayoutDifference {
  /// A node whose size or place changed, or that is there in one layout only.
  struct Change {
    var path: String
    var title: String
    var before: CGRect?
    var after: CGRect?
    /// Only its content changed.
    var isContent = false
  }
  /// An event of each layout, and the words for it; nil behind the end.
  struct FirstEvent {
    var before: (number: Int, text: String)?
    var after: (number: Int, text: String)?
  }
  /// A stretch of a text, from a first character to the one behind the last, 1-based, with what stands there.
  struct Edit {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var before: String
    var after: String
  }

  /// Whether every node is there in both, as large and in the same place.
  public let isSameLayout: Bool
  let first: FirstEvent?
  let changes: [Change]
  let edit: Edit?
  private let names: (String, String)

  /// Compares two layouts whose events were recorded.
  public init(_ a: Preview, _ b: Preview) {
    names = (a.source.name, b.source.name)
    edit = LayoutDifference.edit(a.source.text, b.source.text)
    guard let hostA = a.host, let hostB = b.host else {
      (isSameLayout, first, changes) = (false, nil, [])
      return
    }
    let matching = NodeMatching(hostA, hostB)
    changes = LayoutDifference.changes(hostA, hostB, matching)
    isSameLayout = changes.allSatisfy(\.isContent)
    first = isSameLayout ? nil : LayoutDifference.first(a, b, matching)
  }

  private static func changes(_ a: ViewHost, _ b: ViewHost, _ matching: NodeMatching) -> [Change] {
    let (pathsA, pathsB) = (a.paths, b.paths)
    let (framesA, framesB) = (a.tree.frames(), b.tree.frames())
    var changes: [Change] = []
    for node in b.tree.root.map({ Preview.subtree($0, b) }) ?? [] {
      let other = matching.origin[Int(node)]
      let after = framesB[Int(node)]
      if other < 0 {
        changes.append(Change(path: pathsB[Int(node)], title: b.title(of: node), before: nil, after: after))
      } else if framesA[Int(other)] != after || a.tree.size(of: other) != b.tree.size(of: node) {
        changes.append(Change(path: pathsB[Int(node)], title: b.title(of: node), before: framesA[Int(other)], after: after))
      } else if a.title(of: other) != b.title(of: node) {
        changes.append(Change(path: pathsB[Int(node)], title: "\(a.title(of: other)) → \(b.title(of: node))", before: after, after: after, isContent: true))
      }
    }
    for node in a.tree.root.map({ Preview.subtree($0, a) }) ?? [] where matching.counterpart[Int(node)] < 0 {
      changes.append(Change(path: pathsA[Int(node)], title: a.title(of: node), before: framesA[Int(node)], after: nil))
    }
    return changes
  }

  /// The first event that is not the same about the same node.
  private static func first(_ a: Preview, _ b: Preview, _ matching: NodeMatching) -> FirstEvent? {
    guard let traceA = a.trace, let traceB = b.trace else { return nil }
    func events(_ trace: Trace) -> [Int] { trace.events.indices.filter { trace.events[$0].kind != .evaluate && trace.events[$0].kind != .preference } }
    let (left, right) = (events(traceA), events(traceB))
    func words(_ trace: Trace, _ list: [Int], _ index: Int) -> (Int, String)? { list.indices.contains(index) ? (list[index] + 1, trace.sentence(list[index])) : nil }
    for index in 0..<max(left.count, right.count) {
      if left.indices.contains(index), right.indices.contains(index) {
        let (x, y) = (traceA.events[left[index]], traceB.events[right[index]])
        if x.isSame(as: y, matching.counterpart) { continue }
      }
      return FirstEvent(before: words(traceA, left, index), after: words(traceB, right, index))
    }
    return nil
  }

  /// The smallest stretch outside of which both texts are the same.
  static func edit(_ a: String, _ b: String) -> Edit? {
    if a == b { return nil }
    let (left, right) = (Array(a), Array(b))
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
    func place(_ count: Int) -> (line: Int, column: Int) {
      var (line, column) = (1, 1)
      for character in right[..<count] {
        if character.isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
      }
      return (line, column)
    }
    let (from, to) = (place(start), place(right.count - end))
    return Edit(
      line: from.line, column: from.column, endLine: to.line, endColumn: to.column, before: String(left[start..<left.count - end]), after: String(right[start..<right.count - end]))
  }
}

extension LayoutEvent {
  /// The same but for the numbers of the nodes, which are matched.
  fileprivate func isSame(as other: LayoutEvent, _ counterpart: [NodeID]) -> Bool {
    func matches(_ a: NodeID, _ b: NodeID) -> Bool { a < 0 ? b < 0 : counterpart.indices.contains(Int(a)) && counterpart[Int(a)] == b }
    func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
    return kind == other.kind && rule == other.rule && purpose == other.purpose && axis == other.axis && isExplicit == other.isExplicit && matches(node, other.node)
      && matches(subject, other.subject) && proposal == other.proposal && origin == other.origin && size == other.size
      && (kind != .step && kind != .guide || isSame(result, other.result))
      && zip(operands, other.operands).allSatisfy(isSame)
  }
}
