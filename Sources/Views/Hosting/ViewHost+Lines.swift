internal import Drawing
public import Foundation
public import LayoutCore

extension ViewHost {
  /// The lines that a text shows; empty for what is no text.
  public func shownLines(of node: NodeID) -> [String] { shownLines(of: node, in: tree.size(of: node)) }
  /// The lines that a text shows where it is as large as `size`, in points; none for other nodes.
  public func shownLines(of node: NodeID, in size: CGSize) -> [String] {
    let content = infos.content(of: node)
    guard content >= 0, case .text(let text) = contents[Int(content)] else { return [] }
    return text.layout.lines(width: size.width, height: size.height).map(\.text)
  }
  /// The sign that stands for a part of a control, as the switch of a toggle does: `(━●)`; nil for other nodes.
  public func sign(of node: NodeID) -> String? {
    let content = infos.content(of: node)
    guard content >= 0, case .sign(_, let text) = contents[Int(content)] else { return nil }
    return text.string
  }
}
