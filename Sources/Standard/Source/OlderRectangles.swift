extension Standard {
  /// Points, sizes, rectangles and insets by the functions that Foundation has had for them since before Swift.
  nonisolated static let olderRectangles = """
    var NSZeroPoint: NSPoint { return CGPoint(x: 0, y: 0) }
    var NSZeroSize: NSSize { return CGSize(width: 0, height: 0) }
    var NSZeroRect: NSRect { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    var NSEdgeInsetsZero: NSEdgeInsets { return NSEdgeInsets() }
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint { return CGPoint(x: x, y: y) }
    func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize { return CGSize(width: w, height: h) }
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect {
      return CGRect(x: x, y: y, width: w, height: h)
    }
    func NSMaxX(_ aRect: NSRect) -> CGFloat { return aRect.maxX }
    func NSMaxY(_ aRect: NSRect) -> CGFloat { return aRect.maxY }
    func NSMidX(_ aRect: NSRect) -> CGFloat { return aRect.midX }
    func NSMidY(_ aRect: NSRect) -> CGFloat { return aRect.midY }
    func NSMinX(_ aRect: NSRect) -> CGFloat { return aRect.minX }
    func NSMinY(_ aRect: NSRect) -> CGFloat { return aRect.minY }
    func NSWidth(_ aRect: NSRect) -> CGFloat { return aRect.width }
    func NSHeight(_ aRect: NSRect) -> CGFloat { return aRect.height }
    func NSRectFromCGRect(_ cgrect: CGRect) -> NSRect { return cgrect }
    func NSRectToCGRect(_ nsrect: NSRect) -> CGRect { return nsrect }
    func NSPointFromCGPoint(_ cgpoint: CGPoint) -> NSPoint { return cgpoint }
    func NSPointToCGPoint(_ nspoint: NSPoint) -> CGPoint { return nspoint }
    func NSSizeFromCGSize(_ cgsize: CGSize) -> NSSize { return cgsize }
    func NSSizeToCGSize(_ nssize: NSSize) -> CGSize { return nssize }
    func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> NSEdgeInsets {
      return NSEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool { return aPoint == bPoint }
    func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool { return aSize == bSize }
    func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool { return aRect == bRect }
    func NSIsEmptyRect(_ aRect: NSRect) -> Bool { return aRect.width <= 0 || aRect.height <= 0 }
    func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect { return aRect.insetBy(dx: dX, dy: dY) }
    func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect { return aRect.offsetBy(dx: dX, dy: dY) }
    func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect { return aRect.union(bRect) }
    func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool { return aRect.contains(bRect) }
    func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool { return aRect.intersects(bRect) }
    func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool { return aRect.contains(aPoint) }
    extension NSEdgeInsets {
      package var _edges: [CGFloat]
      init() { _edges = [0, 0, 0, 0] }
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { _edges = [top, left, bottom, right] }
      var top: CGFloat { get { return _edges[0] } set { _edges[0] = newValue } }
      var left: CGFloat { get { return _edges[1] } set { _edges[1] = newValue } }
      var bottom: CGFloat { get { return _edges[2] } set { _edges[2] = newValue } }
      var right: CGFloat { get { return _edges[3] } set { _edges[3] = newValue } }
    }
    """
}
