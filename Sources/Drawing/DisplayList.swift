public import Foundation

/// What a frame shows, back to front, in unrounded points relative to the root's top-left corner. A value: painting it twice changes nothing.
public struct DisplayList: Hashable, Sendable {
  /// Back to front.
  public var items: [Item]
  /// The root's bounds.
  public var bounds: CGRect
  /// A list of items on a root of the given bounds.
  public init(items: [Item] = [], bounds: CGRect = .zero) {
    self.items = items
    self.bounds = bounds
  }

  /// One thing to paint, and who painted it.
  public struct Item: Hashable, Sendable {
    /// What is painted.
    public var content: Content
    /// The layout node that painted it.
    public var node: Int32
    /// An item of a node; -1 is none.
    public init(_ content: Content, node: Int32 = -1) {
      self.content = content
      self.node = node
    }
  }
  /// What can be painted.
  public enum Content: Hashable, Sendable {
    case fill(Outline, Paint)
    /// A line along the outline, half inside and half outside.
    case stroke(Outline, StrokeStyle, Paint)
    /// A line of `width` points along the inside of all four edges.
    case border(CGRect, width: CGFloat, Paint)
    case text(TextRun)
    case image(ImageRun)
    /// What was painted before inside an outline, blurred, and a paint over it.
    case backdrop(Outline, Backdrop)
    /// Items that share an effect.
    case layer(Effect, [Item])
  }
  /// What happens to the items of a layer.
  public enum Effect: Hashable, Sendable {
    /// They become one picture, whose opacity is multiplied by a number from 0 to 1.
    case group(opacity: Double)
    /// Only what lies inside is shown.
    case clip(Outline)
    /// Shown as far as the mask is opaque.
    case mask([Item])
    /// Moved, turned, enlarged.
    case transform(CGAffineTransform)
    case blend(BlendMode)
    /// In points.
    case blur(radius: CGFloat)
    /// The shape of the items in one colour behind them; radius and offset in points.
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
  }
  /// A text as it was broken into lines.
  public struct TextRun: Hashable, Sendable {
    /// One string a line, cleaned of control characters.
    public var lines: [String]
    /// The text view's bounds; line k starts at the top plus k line heights.
    public var frame: CGRect
    /// The font of all lines.
    public var font: ResolvedFont
    /// The colour of all lines.
    public var paint: Paint
    /// Whether a line runs under the text.
    public var isUnderlined = false
    /// Whether a line runs through the text.
    public var isStruckThrough = false
    /// What follows each character, in columns of a cell.
    public var tracking = 0
    /// Where the letters of a text of a screen of pixels stand, one place for each line; empty where characters stand in cells.
    public var places: [LinePlace] = []
    /// A plain text; lines and tracking are set afterwards.
    public init(lines: [String], frame: CGRect, font: ResolvedFont, paint: Paint) {
      self.lines = lines
      self.frame = frame
      self.font = font
      self.paint = paint
    }
  }
  /// Where the letters of a line stand.
  public struct LinePlace: Hashable, Sendable {
    /// The letters' foot, in points from the top of the run's frame.
    public var baseline: CGFloat
    /// One for each `Character` of the line, in its order.
    public var letters: [Letter]
    /// A line's letters.
    public init(baseline: CGFloat, letters: [Letter]) { (self.baseline, self.letters) = (baseline, letters) }
    /// From the left end of the leftmost letter to the right end of the rightmost one.
    public var span: (left: CGFloat, right: CGFloat) {
      (letters.map(\.x).min() ?? 0, letters.map { $0.x + $0.width }.max() ?? 0)
    }
  }
  /// Where a character stands, and what room it takes.
  public struct Letter: Hashable, Sendable {
    /// In points from the left edge of the run's frame.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat
    /// A place.
    public init(x: CGFloat, width: CGFloat) { (self.x, self.width) = (x, width) }
  }
}
