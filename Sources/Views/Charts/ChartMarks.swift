public import Foundation

extension FrameworkSupport {
  /// What a mark is.
  public struct ChartMarkKind: Hashable, Sendable {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// A bar.
    public static let bar = ChartMarkKind(.bar)
    /// A place of a line.
    public static let line = ChartMarkKind(.line)
    /// A place of an area.
    public static let area = ChartMarkKind(.area)
    /// A symbol.
    public static let point = ChartMarkKind(.point)
    /// A straight line across the plot.
    public static let rule = ChartMarkKind(.rule)
    /// A rectangle.
    public static let rectangle = ChartMarkKind(.rectangle)
  }

  /// The marks of a chart, in the order in which the program says them.
  public struct ChartMarks {
    var marks: [ChartMark]
    /// None.
    public init() { marks = [] }
    /// One after the other.
    public init(_ parts: [ChartMarks]) { marks = parts.flatMap(\.marks) }
    init(_ mark: ChartMark) { marks = [mark] }
    /// These, then others.
    public func followed(by others: ChartMarks) -> ChartMarks { ChartMarks([self, others]) }

    /// A mark that stands at values or reaches from some to others.
    public static func mark(
      _ kind: ChartMarkKind, x: ChartDatum? = nil, xStart: ChartDatum? = nil, xEnd: ChartDatum? = nil,
      y: ChartDatum? = nil, yStart: ChartDatum? = nil, yEnd: ChartDatum? = nil
    ) -> ChartMarks {
      var mark = ChartMark(kind.kind)
      mark.x = ChartExtent(value: x, start: xStart, end: xEnd)
      mark.y = ChartExtent(value: y, start: yStart, end: yEnd)
      return ChartMarks(mark)
    }
    /// A part of a pie.
    /// - Parameters:
    ///   - angle: how much of the whole it takes.
    ///   - angularInset: points that are left free at each of its sides.
    public static func sector(
      angle: ChartDatum, innerRadius: ChartDimension, outerRadius: ChartDimension, angularInset: CGFloat?
    ) -> ChartMarks {
      var mark = ChartMark(.sector)
      mark.angle = angle
      mark.innerRadius = innerRadius
      mark.outerRadius = outerRadius
      mark.angularInset = angularInset ?? 0
      return ChartMarks(mark)
    }

    private func with(_ change: (inout ChartMark) -> Void) -> ChartMarks {
      var copy = self
      for index in copy.marks.indices { change(&copy.marks[index]) }
      return copy
    }
    /// Where the marks begin and end in points of the plot, on axes on which no value says it; nil reaches to the edge.
    public func points(
      xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) -> ChartMarks {
      with {
        func finite(_ points: CGFloat?) -> CGFloat? { points.flatMap { $0.isFinite ? $0 : nil } }
        ($0.x.startPoints, $0.x.endPoints) = (finite(xStart), finite(xEnd))
        ($0.y.startPoints, $0.y.endPoints) = (finite(yStart), finite(yEnd))
      }
    }
    /// As wide and high as is said.
    public func size(width: ChartDimension, height: ChartDimension) -> ChartMarks {
      with { ($0.width, $0.height) = (width, height) }
    }
    /// Sharing their place so.
    public func stacking(_ stacking: ChartStacking) -> ChartMarks { with { $0.stacking = stacking } }
    /// Of a line of its own for each value.
    public func series(_ series: ChartDatum) -> ChartMarks { with { $0.series = series } }
    /// Drawn with a style; the innermost counts.
    public func style(_ style: AnyShapeStyle) -> ChartMarks { with { $0.style = $0.style ?? style } }
    /// Drawn with the style that the chart has for a value.
    public func style(by datum: ChartDatum) -> ChartMarks { with { $0.styleBy = $0.styleBy ?? datum } }
    /// Fainter, from 0 to 1.
    public func opacity(_ opacity: Double) -> ChartMarks { with { $0.opacity *= opacity } }
    /// Lines of a style.
    public func lineStyle(_ style: StrokeStyle) -> ChartMarks { with { $0.lineStyle = $0.lineStyle ?? style } }
    /// Lines of the style that the chart has for a value.
    public func lineStyle(by datum: ChartDatum) -> ChartMarks { with { $0.lineStyleBy = $0.lineStyleBy ?? datum } }
    /// Points of a shape, or views.
    public func symbol(_ symbol: ChartSymbol) -> ChartMarks { with { $0.symbol = $0.symbol ?? symbol } }
    /// Points of the shape that the chart has for a value.
    public func symbol(by datum: ChartDatum) -> ChartMarks { with { $0.symbolBy = $0.symbolBy ?? datum } }
    /// Points as large as is said.
    public func symbolSize(_ size: CGSize) -> ChartMarks {
      guard size.width.isFinite, size.height.isFinite else { return self }
      return with { $0.symbolSize = $0.symbolSize ?? size }
    }
    /// Points whose area in square points grows with a value.
    public func symbolSize(by datum: ChartDatum) -> ChartMarks { with { $0.symbolSizeBy = $0.symbolSizeBy ?? datum } }
    /// With round corners, in points.
    public func cornerRadius(_ radius: CGFloat) -> ChartMarks { with { $0.cornerRadius = max(radius, 0) } }
    /// Lines that go so from value to value.
    public func interpolation(_ method: ChartInterpolation) -> ChartMarks { with { $0.interpolation = method } }
    /// Beside each other by a value.
    /// - Parameters:
    ///   - axis: along which they stand beside each other; nil along that of the bars' categories.
    ///   - span: how much of a category's room they take together.
    public func position(by datum: ChartDatum, axis: Axis?, span: ChartDimension) -> ChartMarks {
      with { $0.positionBy = (datum, axis, span) }
    }
    /// Moved, in points.
    public func offset(x: CGFloat, y: CGFloat) -> ChartMarks {
      guard x.isFinite, y.isFinite else { return self }
      return with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    /// With ends that are moved, in points.
    public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> ChartMarks {
      guard [xStart, xEnd, yStart, yEnd].allSatisfy(\.isFinite) else { return self }
      return with {
        $0.x.startOffset += xStart
        $0.x.endOffset += xEnd
        $0.y.startOffset += yStart
        $0.y.endOffset += yEnd
      }
    }
    /// In front of marks with smaller numbers.
    public func zIndex(_ value: Double) -> ChartMarks { with { $0.zIndex = value } }
    /// Seen in a shape.
    public func clip(_ shape: some Shape) -> ChartMarks { with { $0.clip = $0.clip ?? AnyShape(shape) } }
    /// Seen in the shape of other marks.
    public func masked(by marks: ChartMarks) -> ChartMarks { with { $0.masks.append(marks) } }
    /// With a shadow; lengths in points.
    public func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> ChartMarks {
      with { $0.shadow = (color, radius, CGSize(width: x, height: y)) }
    }
    /// With styles that are spread over the plot.
    public func styledWithPlot(_ isStyledWithPlot: Bool) -> ChartMarks { with { $0.isStyledWithPlot = isStyledWithPlot } }
    /// With a view beside each.
    public func annotation(_ annotation: ChartAnnotation) -> ChartMarks { with { $0.annotations.append(annotation) } }
  }
}
