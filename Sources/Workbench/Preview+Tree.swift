internal import Foundation
internal import LayoutCore
internal import Views

extension Preview {
  /// The view tree for people: every view and modifier as written, and the layout node that it became.
  public var treeText: String {
    guard let host else { return "" }
    if host.writtenViews.isEmpty { return "nothing\n" }
    let paths = host.paths
    let rows = host.writtenViews.map { view in
      let detail = view.detail.flatMap { $0.isEmpty ? nil : view.name == "Text" ? quoted($0) : $0 } ?? ""
      let name = String(repeating: "  ", count: view.depth) + view.name + (detail.isEmpty ? "" : " " + detail)
      let nodes = view.nodes.map { paths[Int($0)] }
      let became = nodes.isEmpty ? "–" : nodes.count > 3 ? nodes.prefix(3).joined(separator: " ") + " … \(nodes.count) nodes" : nodes.joined(separator: " ")
      return [name, became, view.source.map { "\($0.line):\($0.column)" } ?? ""]
    }
    return aligned(rows) + "\n"
  }
}
