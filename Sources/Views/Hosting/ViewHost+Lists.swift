internal import Drawing
internal import Foundation
internal import LayoutCore

extension ViewHost {
  /// A part of a list: what it is, where it lies and where its first text begins.
  func listPart(
    of node: NodeID, _ frame: CGRect, _ frames: [CGRect], _ items: (ListDrawing.Part) -> [DisplayList.Item]
  ) -> ListDrawing.Part {
    let part = tree.layoutValue(AnyHashable(KeyName(ListPartKey.self)), of: node) as? ListPart
    var edge: CGFloat?
    if case .edge(let x) = textEdge(of: node, frames) { edge = x }
    var shown = ListDrawing.Part(part: part, frame: frame, textEdge: edge, hidesLine: nodes.hiddenSeparators.contains(node))
    shown.line = nodes.rowLines[node] ?? RowLine()
    shown.items = items(shown)
    return shown
  }

  private enum TextEdge {
    case none
    /// A control comes before any text: the line begins where it does.
    case control
    case edge(CGFloat)
  }
  /// Where the first text inside a row begins. Images and shapes before it are its icon.
  private func textEdge(of node: NodeID, _ frames: [CGRect]) -> TextEdge {
    let index = infos[Int(node)].content
    if index >= 0 {
      let content = contents[Int(index)]
      switch content {
      case .text: return .edge(frames[Int(node)].minX)
      case .control(let drawing): if !drawing.isImage { return .control }
      case .progress: return .control
      default: break
      }
    }
    for child in tree.children(of: node) {
      let found = textEdge(of: child, frames)
      if case .none = found { continue }
      return found
    }
    return .none
  }
}
