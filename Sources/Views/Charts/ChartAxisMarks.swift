public import Foundation

extension FrameworkSupport {
  /// The marks of an axis: at which values, on which side, and what they are.
  public struct ChartAxisMarks {
    let position: ChartSide
    let ticks: ChartTicks
    /// What stands at a value, its index and how many there are; nil for the usual.
    let content: ((ChartValue, Int, Int) -> [ChartAxisItem])?
    /// Of the usual lines.
    let stroke: StrokeStyle?
    /// Marks of one's own at values.
    public init(position: ChartSide, ticks: ChartTicks, content: @escaping (ChartValue, Int, Int) -> [ChartAxisItem]) {
      (self.position, self.ticks, self.content, stroke) = (position, ticks, content, nil)
    }
    /// The usual marks at values.
    public init(position: ChartSide, ticks: ChartTicks, stroke: StrokeStyle?) {
      (self.position, self.ticks, content, self.stroke) = (position, ticks, nil, stroke)
    }
  }

  /// A line through the plot, a tick at its edge, or a label.
  public struct ChartAxisItem {
    enum Kind {
      case gridLine
      /// Its length in points; nil for the usual.
      case tick(CGFloat?)
      case label(ChartAxisLabel)
    }
    let kind: Kind
    /// Between a value and the next, in the middle.
    let isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    /// A line through the plot.
    public static func gridLine(centered: Bool?, stroke: StrokeStyle?) -> ChartAxisItem {
      ChartAxisItem(kind: .gridLine, isCentered: centered, stroke: stroke)
    }
    /// A tick at the plot's edge.
    /// - Parameter length: in points; nil for the usual.
    public static func tick(centered: Bool?, length: CGFloat?, stroke: StrokeStyle?) -> ChartAxisItem {
      ChartAxisItem(kind: .tick(length), isCentered: centered, stroke: stroke)
    }
    /// A label.
    public static func label(_ label: ChartAxisLabel, centered: Bool?) -> ChartAxisItem {
      ChartAxisItem(kind: .label(label), isCentered: centered)
    }
    /// Drawn with a style.
    public func style(_ style: AnyShapeStyle) -> ChartAxisItem {
      var copy = self
      copy.style = copy.style ?? style
      return copy
    }
    /// Written in a font.
    public func font(_ font: Font?) -> ChartAxisItem {
      var copy = self
      copy.font = copy.font ?? font
      return copy
    }
    /// Moved, in points.
    public func offset(x: CGFloat, y: CGFloat) -> ChartAxisItem {
      var copy = self
      copy.offset = CGSize(width: x, height: y)
      return copy
    }
  }

  /// What a label of an axis says, and where.
  public struct ChartAxisLabel {
    /// A view; nil where there is a text.
    let view: AnyView?
    /// The text for a value; nil for the usual.
    let text: ((ChartValue) -> String?)?
    /// What of the label stands at the value.
    let anchor: UnitPoint?
    /// Turned by a quarter: clockwise, or not.
    let isVertical: Bool?
    /// It is shown even where it touches another one.
    let mayOverlap: Bool
    /// Points from the plot, and from the value.
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    /// A label.
    /// - Parameters:
    ///   - view: a view; nil where there is a text.
    ///   - text: the text for a value; nil for the usual.
    ///   - isVertical: true for a label that reads downwards, false for one that reads upwards, nil for one that is not turned.
    public init(
      view: AnyView?, text: ((ChartValue) -> String?)?, anchor: UnitPoint?, isVertical: Bool?, mayOverlap: Bool,
      horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
      self.view = view
      self.text = text
      self.anchor = anchor
      self.isVertical = isVertical
      self.mayOverlap = mayOverlap
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
    }
    /// The usual text.
    static var usual: ChartAxisLabel {
      ChartAxisLabel(
        view: nil, text: nil, anchor: nil, isVertical: nil, mayOverlap: false, horizontalSpacing: nil, verticalSpacing: nil)
    }
  }
}
