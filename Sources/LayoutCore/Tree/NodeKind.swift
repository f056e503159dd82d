/// How a node measures and places.
enum NodeKind: UInt8 {
  // Leaves: no memo, answered from the record itself.
  case text, flexible, square, fixed, resizable, bar, spacer, divider
  // Containers.
  case hStack, vStack, zStack
  // One child.
  case frame, flexibleFrame, padding, fixedSize, priority, offset, neutral, guide, aspectRatio, position, ignoringSafeArea, relativeFrame
  // One of several.
  case fitting
  // A primary and a secondary child.
  case secondary
  // A layout of the program's own.
  case custom
  // A view and a bar at its edge, or space there: safe area of what is inside the view.
  case safeAreaInset, safeAreaPadding
  // Scrolling and lazy containers.
  case scroll, lazyStack, lazyGrid
  // A table, its rows, and what a cell says about itself.
  case grid, gridRow, gridCell
  // Its content is made once its size is known.
  case reader

  /// Whether guides and baselines of what is inside are hidden from what is outside (our choice for scrolling and lazy containers and for grids; bars do so in reverse-engineered code).
  var hidesGuides: Bool { rawValue >= NodeKind.safeAreaInset.rawValue && self != .gridCell }
  /// Whether it has a size without children.
  @inline(__always) var standsAlone: Bool { self == .reader || self == .gridRow || self == .scroll || self == .custom }
  /// Whether its second child belongs to no stack.
  @inline(__always) var hasSecondary: Bool { self == .secondary || self == .safeAreaInset }
  @inline(__always) var isStack: Bool { self == .hStack || self == .vStack || self == .zStack }
  @inline(__always) var isLeaf: Bool { rawValue <= NodeKind.divider.rawValue }

  /// Whether it can be placed again without the nodes around it, after a change inside it. A kind is taken in when the random edits of the tests have proved it.
  @inline(__always) var isPlacedAlone: Bool { NodeKind.placedAlone & (1 << UInt64(rawValue)) != 0 }
  private static let placedAlone: UInt64 = [
    NodeKind.text, .flexible, .square, .fixed, .resizable, .bar, .spacer, .divider, .hStack, .vStack, .zStack, .frame, .flexibleFrame, .padding, .fixedSize, .priority, .offset,
    .neutral,
    .guide, .aspectRatio, .position, .secondary,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }
}
