internal import Drawing
internal import Foundation
public import LayoutCore

/// A text that is not shown to its end.
public struct TruncatedText: Hashable, Sendable {
  /// How many lines are shown.
  public var shownLines: Int
  /// How many it would have at its width.
  public var allLines: Int
}

extension ViewHost {
  /// How much of a text's end is missing; nil for a text that is whole, and for what is no text.
  public func truncation(of node: NodeID) -> TruncatedText? {
    let content = infos.content(of: node)
    guard content >= 0, case .text(let text) = contents[Int(content)] else { return nil }
    let size = tree.size(of: node)
    let shown = text.layout.lines(width: size.width, height: size.height)
    guard shown.contains(where: \.isTruncated) else { return nil }
    return TruncatedText(shownLines: shown.count, allLines: text.layout.lines(width: size.width, height: nil).count)
  }
}
