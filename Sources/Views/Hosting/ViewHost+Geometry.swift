internal import Foundation
internal import LayoutCore

extension ViewHost {
  /// Size and place of a node that is being placed or has been.
  func geometry(of node: NodeID, _ size: CGSize) -> GeometryProxy {
    let insets = tree.safeAreaInsets(of: node)
    var spaces: [(name: AnyHashable, frame: CGRect)] = []
    var next: NodeID? = node
    while let k = next {
      for case .space(let name) in nodes.attachments[k] ?? [] { spaces.append((name, tree.frame(of: k))) }
      if let axes = tree.scrolledAxes(of: k) { spaces.append((AnyHashable(ScrollSpace(axes: axes)), tree.frame(of: k))) }
      next = tree.parent(of: k)
    }
    return GeometryProxy(
      size: size, safeAreaInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right), globalFrame: tree.frame(of: node),
      spaces: spaces)
  }
}
