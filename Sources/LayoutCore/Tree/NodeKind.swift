/// How a node measures and places.
enum NodeKind: UInt8 {
  // Leaves: no memo, answered from the record itself.
  case text, flexible, square, fixed, bar, spacer, divider
  // Containers.
  case hStack, vStack, zStack
  // One child.
  case frame, flexibleFrame, padding, fixedSize, priority, offset, neutral, guide, aspectRatio, position
  // A primary and a secondary child.
  case secondary

  @inline(__always) var isLeaf: Bool { rawValue <= NodeKind.divider.rawValue }
}
