public import Foundation

/// Lines and curves that outline an area, in points; y runs down.
public struct Path: Hashable, Sendable {
  /// One piece of a path.
  public enum Element: Hashable, Sendable {
    /// A new part begins.
    case move(to: CGPoint)
    /// A straight line from the last point.
    case line(to: CGPoint)
    /// A parabola from the last point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the last point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }
  /// A figure that a path is known to be.
  public indirect enum Figure: Hashable, Sendable {
    case rectangle(CGRect)
    case ellipse(in: CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    /// The line along a path.
    case stroke(Path, StrokeStyle)
  }
  /// All pieces in order.
  public private(set) var elements: [Element] = [] {
    didSet { figure = nil }
  }
  /// What the path is known to be: it was made as such, and nothing was added.
  public internal(set) var figure: Figure?
  private var start: CGPoint?
  /// Where the next piece begins; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// An empty path.
  public init() {}
  /// A path that the closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// A rectangle.
  public init(_ rect: CGRect) {
    // An inset of more than there is gives no rectangle.
    if rect.isNull { return }
    addRect(rect)
    figure = .rectangle(rect.standardized)
  }
  /// An ellipse that touches all edges of a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
    figure = .ellipse(in: rect.standardized)
  }
  /// A rectangle with corners that are as wide and as high as `cornerSize`.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    let size = CGSize(width: max(0, min(cornerSize.width, rect.width / 2)), height: max(0, min(cornerSize.height, rect.height / 2)))
    figure = size.width > 0 && size.height > 0 ? .roundedRectangle(rect.standardized, cornerSize: size, style) : .rectangle(rect.standardized)
  }
  /// A rectangle with corners of one radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of several radii; leading is left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }
  /// Calls the closure for each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }
  /// Draws a straight line to a point. Without a point to begin at, it begins there (our choice; Core Graphics complains).
  public mutating func addLine(to end: CGPoint) {
    guard begin(at: end) else { return }
    elements.append(.line(to: end))
    currentPoint = end
  }
  /// Draws a parabola to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard begin(at: end) else { return }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }
  /// Draws a cubic curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard begin(at: end) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }
  /// Draws a straight line back to where the part began, and ends the part.
  public mutating func closeSubpath() {
    guard let start, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }
  private mutating func begin(at point: CGPoint) -> Bool {
    if elements.last == .closeSubpath, let start { elements.append(.move(to: start)) }
    if currentPoint == nil { move(to: point) }
    return true
  }

  /// The path, moved by a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let one, let two): .curve(to: end.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    path.figure = figure?.applying(transform)
    return path
  }
  /// The path elsewhere, by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// Draws another path behind this one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = path.applying(transform)
    if path.isEmpty { return }
    elements += path.elements
    (start, currentPoint) = (path.start, path.currentPoint)
  }

  /// Two paths are equal if they have the same pieces.
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Path.Figure {
  /// The figure after a map; nil where it is one no more.
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Figure? {
    if case .stroke(let path, var style) = self {
      // a line keeps one width only where all directions grow alike
      guard abs(transform.a * transform.c + transform.b * transform.d) < 1e-9, abs(hypot(transform.a, transform.b) - hypot(transform.c, transform.d)) < 1e-9 else { return nil }
      let scale = hypot(transform.a, transform.b)
      style.lineWidth *= scale
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      return .stroke(path.applying(transform), style)
    }
    guard transform.b == 0, transform.c == 0 else { return nil }
    return switch self {
    case .stroke: nil
    case .rectangle(let rect): .rectangle(rect.applying(transform))
    case .ellipse(let rect): .ellipse(in: rect.applying(transform))
    case .roundedRectangle(let rect, let corner, let style):
      .roundedRectangle(rect.applying(transform), cornerSize: CGSize(width: corner.width * abs(transform.a), height: corner.height * abs(transform.d)), style)
    }
  }
}
