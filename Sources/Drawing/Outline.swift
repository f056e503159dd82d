public import Foundation

extension DisplayList {
  /// A closed outline. Bounds are whole cells; only what curves or slants inside them is finer.
  public enum Outline: Hashable, Sendable {
    case rectangle(CGRect)
    case ellipse(in: CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    /// Any path, drawn for bounds.
    case path(Path, in: CGRect, isEvenOdd: Bool)

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(_ rect: CGRect) -> Outline {
      let radius = min(rect.width, rect.height) / 2
      return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), .circular)
    }
    /// A rectangle with continuous corners, as iOS draws them; the radius in points.
    public static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Outline {
      .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), .continuous)
    }
    /// The outline of a path that was drawn for bounds.
    public init(_ path: Path, in bounds: CGRect, isEvenOdd: Bool = false) {
      switch path.figure {
      case .rectangle(let rect): self = .rectangle(rect)
      case .ellipse(let rect): self = .ellipse(in: rect)
      case .roundedRectangle(let rect, let corner, let style): self = .roundedRectangle(rect, cornerSize: corner, style)
      case .stroke, nil: self = .path(path, in: bounds, isEvenOdd: isEvenOdd)
      }
    }

    /// The bounds that become whole cells.
    public var bounds: CGRect {
      switch self {
      case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _), .path(_, let rect, _): rect
      }
    }
    /// The outline as a path.
    public var path: Path {
      switch self {
      case .rectangle(let rect): Path(rect)
      case .ellipse(let rect): Path(ellipseIn: rect)
      case .roundedRectangle(let rect, let corner, let style): Path(roundedRect: rect, cornerSize: corner, style: style)
      case .path(let path, _, _): path
      }
    }
    /// Whether a part is inside where a ray from it crosses the path an odd number of times.
    public var isEvenOdd: Bool {
      if case .path(_, _, let isEvenOdd) = self { return isEvenOdd }
      return false
    }
    /// The smallest rectangle around everything that the outline encloses.
    public var extent: CGRect {
      if case .path(let path, _, _) = self { return path.boundingRect }
      return bounds
    }
  }
}
