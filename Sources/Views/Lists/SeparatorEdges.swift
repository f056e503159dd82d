internal import Drawing
internal import Foundation
internal import LayoutCore

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
  }
  /// Where the line below a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// Where the views inside the parts of a list say that the lines below them begin and end; the parts in their order.
/// Rows are laid out and drawn one after the other on the main thread.
final class SeparatorEdges {
  /// In points from the leading edge of the part; nil where its views say nothing.
  private var edges: [(leading: CGFloat?, trailing: CGFloat?)] = []

  /// The parts are laid out again.
  func forget() { edges = [] }
  /// Notes the next part.
  func note(_ part: ViewDimensions) {
    edges.append((part[explicit: .listRowSeparatorLeading], part[explicit: .listRowSeparatorTrailing]))
  }
  /// The parts with their lines where their views say.
  func applied(to parts: [ListDrawing.Part]) -> [ListDrawing.Part] {
    guard parts.count == edges.count, edges.contains(where: { $0.leading != nil || $0.trailing != nil }) else {
      return parts
    }
    return zip(parts, edges).map { part, edges in
      var part = part
      if let leading = edges.leading { part.textEdge = part.frame.minX + leading }
      if let trailing = edges.trailing { part.lineEnd = part.frame.minX + trailing }
      return part
    }
  }
}

/// The colours of the lines at a row; nil is that of all lines.
struct RowLine {
  var above: Paint?
  var below: Paint?
}
