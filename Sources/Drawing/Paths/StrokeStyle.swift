public import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  /// At its end.
  case butt
  /// With half a disc.
  case round
  /// With half a square.
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  /// With a corner, unless it is too long.
  case miter
  /// With a part of a disc.
  case round
  /// With the corner cut off.
  case bevel
}

/// How the outline of a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// How a line ends.
  public var lineCap: CGLineCap
  /// How two pieces of a line meet.
  public var lineJoin: CGLineJoin
  /// A corner that is longer than this many line widths is cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps, in points; empty is a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat
  /// A whole line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
  /// The dashes that can be drawn: empty where a length is negative or not finite, or where all are 0.
  public var usableDash: [CGFloat] {
    guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 0.01 else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

/// Which parts a path's own lines enclose.
public struct FillStyle: Hashable, Sendable {
  /// A part is inside where a ray from it crosses the path an odd number of times; else where it winds around.
  public var isEOFilled: Bool
  /// Whether edges are smooth; a terminal shows them as fine as it can.
  public var isAntialiased: Bool
  /// The rule of winding, smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a corner is rounded.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of an ellipse.
  case circular
  /// A curve that begins earlier and bends more evenly.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top and the leading edge.
  public var topLeading: CGFloat
  /// At the bottom and the leading edge.
  public var bottomLeading: CGFloat
  /// At the bottom and the trailing edge.
  public var bottomTrailing: CGFloat
  /// At the top and the trailing edge.
  public var topTrailing: CGFloat
  /// Four radii.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    (self.topLeading, self.bottomLeading, self.bottomTrailing, self.topTrailing) = (topLeading, bottomLeading, bottomTrailing, topTrailing)
  }
}
