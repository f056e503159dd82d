public import Foundation

/// What a frame shows, back to front, in unrounded points relative to the root's top-left corner. A value: painting it twice changes nothing.
public struct DisplayList: Hashable, Sendable {
  public var items: [Item]
  /// The root's bounds.
  public var bounds: CGRect
  public init(items: [Item] = [], bounds: CGRect = .zero) {
    self.items = items
    self.bounds = bounds
  }

  public struct Item: Hashable, Sendable {
    public var content: Content
    /// The layout node that painted it.
    public var node: Int32
    public init(_ content: Content, node: Int32 = -1) {
      self.content = content
      self.node = node
    }
  }
  public enum Content: Hashable, Sendable {
    case fill(Outline, Paint)
    /// A line of `width` points along the inside of all four edges.
    case border(CGRect, width: CGFloat, Paint)
    case text(TextRun)
  }
  /// A closed outline. Bounds are whole cells; only what curves or slants inside them is finer.
  public enum Outline: Hashable, Sendable {
    case rectangle(CGRect)
    case ellipse(in: CGRect)
    public var bounds: CGRect {
      switch self {
      case .rectangle(let rect), .ellipse(let rect): rect
      }
    }
  }
  /// A text as it was broken into lines.
  public struct TextRun: Hashable, Sendable {
    /// One string a line, cleaned of control characters.
    public var lines: [String]
    /// The text view's bounds; line k starts at the top plus k line heights.
    public var frame: CGRect
    public var font: ResolvedFont
    public var paint: Paint
    public var isUnderlined = false
    public var isStruckThrough = false
    public init(lines: [String], frame: CGRect, font: ResolvedFont, paint: Paint) {
      self.lines = lines
      self.frame = frame
      self.font = font
      self.paint = paint
    }
  }
}
