internal import Drawing
internal import Foundation
internal import LayoutCore
@testable internal import Views

/// The laid-out nodes of a view as text: one line a node, indented; size and place in points.
@MainActor func outline(_ view: some View, _ device: Device = .cells, width: CGFloat? = 100, height: CGFloat? = 100) -> String {
  let host = ViewHost(view, device: device)
  host.layOut(ProposedViewSize(width: width, height: height))
  let frames = host.tree.frames()
  var lines: [String] = []
  func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
  func add(_ node: NodeID, _ depth: Int) {
    let info = host.infos[Int(node)]
    let frame = frames[Int(node)]
    var line = String(repeating: " ", count: depth) + info.kind
    if let label = host.label(of: node), label.lowercased() != info.kind.lowercased() { line += " \(label)" }
    if let identifier = info.identifier { line += " #\(identifier)" }
    if info.isImplicit { line += " implicit" }
    line += " \(number(frame.width))×\(number(frame.height)) at \(number(frame.minX)),\(number(frame.minY))"
    let names = host.customViews(between: node)
    if !names.isEmpty { line += " in \(names.joined(separator: "›"))" }
    lines.append(line)
    for child in host.tree.children(of: node) { add(child, depth + 1) }
  }
  if let root = host.tree.root { add(root, 0) }
  return lines.joined(separator: "\n")
}

/// The view tree as written: names with their depth.
@MainActor func written(_ view: some View) -> String {
  ViewHost(view, device: .cells, recordsWrittenViews: true).writtenViews
    .map { view in String(repeating: " ", count: view.depth) + view.name + (view.detail.map { $0.isEmpty ? "" : " \($0)" } ?? "") + (view.nodes.isEmpty ? "" : " \(view.nodes)") }
    .joined(separator: "\n")
}
