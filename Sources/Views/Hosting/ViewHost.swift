public import Drawing
public import Foundation
public import LayoutCore

/// A root view on a device: its nodes, laid out on request, and what they show. The counterpart of Apple's hosting controllers.
@MainActor
public final class ViewHost {
  /// What points, fonts and spacing mean.
  public let device: Device
  /// The nodes with their sizes and places.
  public let tree: LayoutTree
  /// Beside each node what layout need not know. A layout adds the nodes that depend on a size, as those in a `GeometryReader`.
  public var infos: ContiguousArray<NodeInfo> { nodes.infos }
  /// The custom views around the nodes.
  public var scopes: ContiguousArray<ViewScope> { nodes.scopes }
  /// The view tree as written; empty unless it was asked for.
  public var writtenViews: [WrittenView] { nodes.writtenViews }
  /// Why the nodes are not all there; nil if they are.
  public var stopReason: StopReason? { nodes.stopReason }
  var contents: ContiguousArray<NodeContent> { nodes.contents }
  /// What the views made; `made` is the part of it that depends on no size.
  private var nodes: NodeList
  private let made: NodeList

  /// Makes the nodes of `view`. Several views at the root stand in an implicit VStack, as in SwiftUI.
  /// - Parameters:
  ///   - recordsWrittenViews: keep the view tree as written (`writtenViews`).
  ///   - recordsEvents: keep the events of evaluation and layout (`tree.events`), every question asked literally.
  ///   - nodeLimit: more nodes than this end the making.
  public init(_ view: some View, device: Device, recordsWrittenViews: Bool = false, recordsEvents: Bool = false, nodeLimit: Int = NodeList.nodeLimit) {
    func make(isColumn: Bool) -> NodeList {
      let tree = LayoutTree()
      tree.spacing = DefaultSpacing(row: device.columnSpacing, column: device.rowSpacing, textColumn: device.textRowSpacing)
      tree.isRecording = recordsEvents
      tree.isLiteral = recordsEvents
      var nodes = NodeList(tree, device: device, recordsWrittenViews: recordsWrittenViews, nodeLimit: nodeLimit)
      if isColumn {
        nodes.implicitly { nodes in
          nodes.container("VStack", { $0.beginVStack(alignment: .horizontalCenter, spacing: nil) }) { $0.append(view) }
        }
      } else {
        nodes.append(view)
      }
      return nodes
    }
    var nodes = make(isColumn: false)
    if nodes.builder.rootCount > 1, !nodes.isStopped { nodes = make(isColumn: true) }
    self.device = device
    tree = nodes.builder.tree
    self.nodes = nodes
    made = nodes
    tree.measureText = { [weak self] index, width, height in
      switch self?.nodes.contents[Int(index)] {
      case .text(let text): text.layout.size(width: width, height: height)
      default: .zero
      }
    }
    if nodes.readers.isEmpty { return }
    // The tree never outlives this host's use of it: the closure is called inside of `layOut` only, on the main actor.
    tree.makeContent = { [weak self] reader, node, size in self?.makeContent(of: reader, in: node, size) }
  }
  private func makeContent(of reader: Int32, in node: NodeID, _ size: CGSize) {
    // The tree has dropped what an earlier pass made.
    if nodes.infos.count != tree.count { nodes = made }
    nodes.makeContent(of: reader, in: node, GeometryProxy(size: size, globalFrame: tree.frame(of: node)))
  }
  /// Lays the tree out: the root is asked exactly `proposal` and placed at 0,0.
  /// - Returns: the root's size in points; zero where there is no node.
  @discardableResult
  public func layOut(_ proposal: ProposedViewSize) -> CGSize { tree.root == nil ? .zero : tree.layOut(proposal) }

  /// The label of a leaf, as `layout --json` shows it; nil for containers.
  public func label(of node: NodeID) -> String? {
    let content = infos[Int(node)].content
    return content < 0 ? nil : contents[Int(content)].label
  }
  /// The custom views between a node and its parent, outermost first.
  public func customViews(between node: NodeID) -> [String] {
    let end = tree.parent(of: node).map { infos[Int($0)].scope } ?? -1
    var names: [String] = []
    var scope = infos[Int(node)].scope
    while scope >= 0, scope != end {
      names.append(scopes[Int(scope)].name)
      scope = scopes[Int(scope)].parent
    }
    return names.reversed()
  }
}
