public import Foundation

/// Where a scroll view is in what it scrolls, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the scroll view begins, in the content's coordinates: less than 0 by the insets where nothing was scrolled.
  public var contentOffset: CGPoint
  /// How large what is scrolled is.
  public var contentSize: CGSize
  /// The space around what is scrolled: content margins.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize
  /// A geometry of these numbers.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// What the scroll view shows, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same without the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
  /// That of a scroll view that was not laid out yet.
  static let none = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

/// What moves a scroll view. A still picture shows one that nothing moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing, a finger that lies on it, a finger, what a finger gave it, an animation.
  case idle, tracking, interacting, decelerating, animating
  /// Whether something moves it.
  public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when what moves it changes.
public struct ScrollPhaseChangeContext {
  /// Where it is then.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil where that is not known.
  public let velocity: CGVector?
}

/// When an anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// For where a scroll view begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// For what stays in its place where sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// For content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
