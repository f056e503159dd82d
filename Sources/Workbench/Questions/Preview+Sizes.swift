internal import Foundation
internal import LayoutCore
public import Tracing
internal import Views

/// A node's range: what it answers to 0, to nothing, and to infinity, whatever it is offered now.
struct SizeRange {
  var node: NodeID
  var path: String
  var least: CGSize
  var ideal: CGSize
  var greatest: CGSize
  var size: CGSize
  /// How often it was asked, and how often that had to be worked out.
  var asked = 0
  var computed = 0
}

extension Preview {
  /// In tree order. The counts want recorded events.
  var sizeRanges: [SizeRange] {
    guard let host, let root = host.tree.root else { return [] }
    var asked = [Int](repeating: 0, count: host.tree.count)
    var computed = asked
    for event in host.tree.events where event.kind == .measure {
      asked[Int(event.node)] += 1
      if !event.isCached { computed[Int(event.node)] += 1 }
    }
    let paths = host.paths
    return Preview.subtree(root, host).map { node in
      let tree = host.tree
      func answer(_ proposal: ProposedViewSize) -> CGSize { tree.answer(of: node, to: proposal) }
      return SizeRange(
        node: node, path: paths[Int(node)], least: answer(.zero), ideal: answer(.unspecified), greatest: answer(.infinity), size: host.tree.size(of: node),
        asked: asked[Int(node)], computed: computed[Int(node)])
    }
  }

  /// `sizes` for people: a line a node, then what overflows or is cut. Ask for the events when the preview is made.
  public var sizesText: String {
    guard let host, host.tree.root != nil else { return "nothing to lay out\n" }
    let rows = sizeRanges.map { range in
      let depth = range.path.count(where: { $0 == "/" }) - 1
      let sizes = [range.least, range.ideal, range.greatest, range.size].map { points($0.width, $0.height) }
      return [String(repeating: "  ", count: max(depth, 0)) + host.title(of: range.node)] + sizes + ["\(range.asked)×", "\(range.computed)×"]
    }
    let faults = faultText(Set(Fault.allCases))
    return aligned([["", "min", "ideal", "max", "now", "asked", "worked out"]] + rows) + "\n" + (faults.isEmpty ? "" : "\n" + faults) + status + "\n"
  }

  /// `sizes --json`; the schema is `playground/schema/sizes.json`.
  public var sizesDocument: JSON {
    guard let host else { return .null }
    let nodes = sizeRanges.map { range in
      JSON.object([
        ("id", .string(range.path)), ("view", .string(host.title(of: range.node))), ("min", Preview.json(range.least)), ("ideal", Preview.json(range.ideal)),
        ("max", Preview.json(range.greatest)), ("size", Preview.json(range.size)), ("asked", .integer(range.asked)), ("computed", .integer(range.computed)),
      ])
    }
    let paths = host.paths
    let overflows = overflows.map { o in
      JSON.object([
        ("id", .string(paths[Int(o.node)])), ("view", .string(host.title(of: o.node))), ("left", .number(o.left)), ("top", .number(o.top)), ("right", .number(o.right)),
        ("bottom", .number(o.bottom)),
      ])
    }
    let truncations = truncations.map { node, text in
      JSON.object([
        ("id", .string(paths[Int(node)])), ("view", .string(host.title(of: node))), ("lines", .integer(text.shownLines)), ("allLines", .integer(text.allLines)),
      ])
    }
    return .object([
      ("version", .integer(1)), ("device", .string(request.device.name)), ("proposal", Preview.json(proposal)), ("nodes", .array(nodes)), ("overflows", .array(overflows)),
      ("truncations", .array(truncations)),
    ])
  }
}
