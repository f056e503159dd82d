internal import Drawing
internal import Foundation
internal import LayoutCore

/// A row with actions that a swipe shows.
struct Swipeable<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
  let edge: HorizontalEdge
}
extension Swipeable: PrimitiveView, AdaptiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("swipeActions") { Content.makeNodes(view.content, &$0) }
  }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let (edge, actions) = (view.edge, view.actions)
    let buttons = Secondary { $0.append(Implicit { SwipeButtons(content: actions, edge: edge) }) }
    let surroundings = Surroundings(environment: nodes.environment, path: nodes.path)
    nodes.modifier("swipeActions", .trait(.swipe(edge, buttons, surroundings)), view.content)
  }
}

/// The actions of a row side by side, the first one at the edge.
private struct SwipeButtons<Content: View> {
  let content: Content
  let edge: HorizontalEdge
}
extension SwipeButtons: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.environment.controls.rows = nil
    nodes.environment.controls.isSwipeAction = true
    let indices = Array(nodes.elements(of: view.content).indices)
    nodes.container("SwipeActions", { $0.beginHStack(alignment: .verticalCenter, spacing: 0) }) { nodes in
      for index in view.edge == .trailing ? indices.reversed() : indices {
        nodes.append(Chosen(content: view.content, index: index))
      }
    }
    nodes.environment.controls.isSwipeAction = false
  }
}

extension ContiguousArray where Element == PendingModifier {
  /// What a swipe shows at an edge: the row's own actions, else what removes it.
  @MainActor fileprivate func swipe(
    _ edge: HorizontalEdge, _ row: Int, _ surroundings: Surroundings
  ) -> (Secondary, Surroundings)? {
    for modifier in self.reversed() {
      if case .trait(.swipe(edge, let actions, let surroundings)) = modifier.modifier { return (actions, surroundings) }
    }
    guard edge == .trailing, let action = editedRow(row)?.delete else { return nil }
    let delete = Secondary {
      $0.append(
        Implicit { SwipeButtons(content: Button("Delete", role: .destructive, action: action), edge: .trailing) })
    }
    return (delete, surroundings)
  }
  fileprivate var swipeEdges: Edge.Set {
    var edges: Edge.Set = editedRow(0)?.delete == nil ? [] : .trailing
    for modifier in self {
      if case .trait(.swipe(let edge, _, _)) = modifier.modifier {
        edges.insert(edge == .leading ? .leading : .trailing)
      }
    }
    return edges
  }
}

extension NodeList {
  /// Notes that the next row can be swiped.
  mutating func noteSwipes(_ modifiers: ContiguousArray<PendingModifier>) {
    let edges = modifiers.swipeEdges
    if !edges.isEmpty { swipedRows[NodeID(infos.count)] = (path.elements, edges) }
  }
  /// What lies around a row that was swiped: its actions at the edge, from which the row has moved away by their width.
  func swiped(_ modifiers: ContiguousArray<PendingModifier>, _ surroundings: Surroundings) -> [PendingModifier]? {
    guard case .swipe(path.elements, let edge) = graph.touch,
      let (actions, place) = modifiers.swipe(edge, rowIndex, surroundings)
    else { return nil }
    let root = PresentedRoot(content: actions, surroundings: place, kind: .push, dismiss: nil)
    let host = ViewHost(root, device: device, colorScheme: environment.colorScheme, assets: environment.assets)
    let width = host.layOut(ProposedViewSize(width: nil, height: ListMeasures.minRowHeight)).width
    func around(_ modifier: NodeModifier, _ surroundings: Surroundings?) -> PendingModifier {
      PendingModifier(
        modifier: modifier, kind: "Swipe", source: nil, scope: scope, isImplicit: true, surroundings: surroundings,
        direction: environment.layoutDirection, written: -1)
    }
    let isLeft = (edge == .leading) == (environment.layoutDirection == .leftToRight)
    return [
      around(.secondary(isBackground: false, edge == .leading ? .leading : .trailing, actions), place),
      around(.offset(CGSize(width: isLeft ? width : -width, height: 0)), nil),
    ]
  }
  /// A button among the actions of a row: white on the whole height of the row, in red where it destroys something.
  mutating func swipeAction<Label: View>(
    _ label: Label, isImplicit: Bool, role: ButtonRole?, _ interaction: Interaction
  ) {
    let outer = environment
    let color = role == .destructive ? Color.red : environment.controls.tint ?? .gray
    container("Button", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      nodes.responds(interaction)
      nodes.environment.controls.isSwipeAction = false
      nodes.environment.controls.label = .iconOnly
      nodes.environment.controls.signFont = .system(size: ListMeasures.swipeIcon)
      nodes.append(
        Implicit {
          HStack { LabelPart(content: label, isImplicit: isImplicit) }
            .font(.system(size: ListMeasures.swipeText))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, ListMeasures.swipeInset)
            .frame(minWidth: ListMeasures.swipeWidth, maxHeight: .infinity)
            .background(color)
        })
    }
    environment = outer
  }
}
