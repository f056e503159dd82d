internal import Foundation
public import LayoutCore
internal import Tracing
public import Views

/// A node that reaches beyond what it lies in.
public struct Overflow: Sendable {
  /// The node.
  public var node: NodeID
  /// How far, in points; 0 where it stays inside.
  public var left, top, right, bottom: Double
}

extension Preview {
  /// The nodes that reach out of their parents, and the root where it is larger than its offer, in tree order. What a scroll view holds may be of any size.
  public var overflows: [Overflow] {
    guard let host, let root = host.tree.root else { return [] }
    let frames = host.tree.frames()
    var found: [Overflow] = []
    var stack = [root]
    while let node = stack.popLast() {
      stack += host.tree.children(of: node).reversed()
      let frame = frames[Int(node)]
      let outer: CGRect
      if let parent = host.tree.parent(of: node) {
        if host.tree.isWindow(parent) { continue }
        outer = frames[Int(parent)]
      } else {
        // What it was offered last, which a sweep changes.
        let offer = host.tree.proposal(of: root)
        let (width, height) = (offer.width ?? frame.width, offer.height ?? frame.height)
        outer = CGRect(x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
      }
      func over(_ amount: CGFloat) -> Double { amount > 1e-6 ? Double(amount) : 0 }
      let overflow = Overflow(
        node: node, left: over(outer.minX - frame.minX), top: over(outer.minY - frame.minY), right: over(frame.maxX - outer.maxX), bottom: over(frame.maxY - outer.maxY))
      if overflow.left + overflow.top + overflow.right + overflow.bottom > 0 { found.append(overflow) }
    }
    return found
  }
  /// The texts that are not shown to their end, in tree order.
  public var truncations: [(node: NodeID, text: TruncatedText)] {
    guard let host, let root = host.tree.root else { return [] }
    return Preview.subtree(root, host).compactMap { node in host.truncation(of: node).map { (node, $0) } }
  }

  /// What is wrong with a layout that a person may want to fail for.
  public enum Fault: String, CaseIterable, Sendable { case overflow, truncation }

  /// A line for each node that overflows or is truncated, with amounts; empty where there is none.
  public func faultText(_ faults: Set<Fault>) -> String {
    guard let host else { return "" }
    let paths = host.paths
    var rows: [[String]] = []
    let cell = request.device.cell
    func amount(_ value: Double, _ unit: CGFloat, _ side: String) -> String? { value > 0 ? "\(number(value)) pt (\(number(value / Double(unit))) cells) \(side)" : nil }
    if faults.contains(.overflow) {
      for o in overflows {
        let sides = [
          amount(o.left, cell.width, "left"), amount(o.top, cell.height, "above"), amount(o.right, cell.width, "right"), amount(o.bottom, cell.height, "below"),
        ]
        rows.append(["overflow", paths[Int(o.node)], host.title(of: o.node), sides.compactMap { $0 }.joined(separator: ", "), site(o.node)])
      }
    }
    if faults.contains(.truncation) {
      for (node, text) in truncations {
        let lines = text.allLines - text.shownLines
        rows.append(["truncation", paths[Int(node)], host.title(of: node), lines > 0 ? "\(text.shownLines) of \(text.allLines) lines" : "its line is cut", site(node)])
      }
    }
    return rows.isEmpty ? "" : aligned(rows) + "\n"
  }
  private func site(_ node: NodeID) -> String { host?.infos[Int(node)].source.map { "\($0.line):\($0.column)" } ?? "" }
}
