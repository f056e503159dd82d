public import Foundation

/// One mark of a chart: where it stands and how it looks, before there are scales.
struct ChartMark {
  typealias Kind = FrameworkSupport.ChartMarkKind.Kind
  typealias Datum = FrameworkSupport.ChartDatum
  typealias Dimension = FrameworkSupport.ChartDimension

  let kind: Kind
  var x = ChartExtent()
  var y = ChartExtent()
  var width = Dimension.automatic
  var height = Dimension.automatic
  /// Of a sector: how much of the whole it takes, and its radii.
  var angle: Datum?
  var innerRadius = Dimension.automatic
  var outerRadius = Dimension.automatic
  var angularInset: CGFloat = 0
  var stacking = FrameworkSupport.ChartStacking.standard
  var series: Datum?

  var style: AnyShapeStyle?
  var styleBy: Datum?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var lineStyleBy: Datum?
  var symbol: FrameworkSupport.ChartSymbol?
  var symbolBy: Datum?
  var symbolSize: CGSize?
  var symbolSizeBy: Datum?
  var cornerRadius: CGFloat = 0
  var interpolation = FrameworkSupport.ChartInterpolation.linear
  var positionBy: (datum: Datum, axis: Axis?, span: Dimension)?
  var offset = CGSize.zero
  var zIndex = 0.0
  /// What is seen of it.
  var clip: AnyShape?
  /// Marks in whose shape it is seen.
  var masks: [FrameworkSupport.ChartMarks] = []
  var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
  /// Its style is spread over the plot, not over the mark.
  var isStyledWithPlot = false
  var annotations: [FrameworkSupport.ChartAnnotation] = []

  init(_ kind: Kind) { self.kind = kind }
}

/// Where a mark stands on one axis.
struct ChartExtent {
  /// One value.
  var value: FrameworkSupport.ChartDatum?
  /// From a value to another.
  var start: FrameworkSupport.ChartDatum?
  var end: FrameworkSupport.ChartDatum?
  /// In points of the plot, where no value says it; nil reaches to the plot's edge.
  var startPoints: CGFloat?
  var endPoints: CGFloat?
  /// Every value that the axis must show for it.
  var data: [FrameworkSupport.ChartDatum] { [value, start, end].compactMap { $0 } }
  var isEmpty: Bool { value == nil && start == nil && end == nil }
  /// How far its beginning and its end are moved, in points.
  var startOffset: CGFloat = 0
  var endOffset: CGFloat = 0
  /// From one place to another, each moved.
  func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    let (start, end) = (start + startOffset, end + endOffset)
    return min(start, end)...max(start, end)
  }
}

extension FrameworkSupport {
  /// How marks at the same place share it.
  public struct ChartStacking: Hashable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// One on the other.
    public static let standard = ChartStacking(.standard)
    /// One on the other, as parts of the whole.
    public static let normalized = ChartStacking(.normalized)
    /// One on the other, around the middle.
    public static let center = ChartStacking(.center)
    /// Each from the axis.
    public static let unstacked = ChartStacking(.unstacked)
  }

  /// How a line goes from one value to the next.
  public struct ChartInterpolation: Hashable, Sendable {
    enum Kind: Hashable { case linear, cardinal(CGFloat), catmullRom(CGFloat), monotone, step(CGFloat) }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// Straight.
    public static let linear = ChartInterpolation(.linear)
    /// Smooth, without more hills than the values have.
    public static let monotone = ChartInterpolation(.monotone)
    /// Smooth; the tension from 0 (round) to 1 (straight).
    public static func cardinal(tension: CGFloat) -> ChartInterpolation { ChartInterpolation(.cardinal(part(tension))) }
    /// Smooth; alpha from 0 (uniform) to 1 (chordal).
    public static func catmullRom(alpha: CGFloat) -> ChartInterpolation { ChartInterpolation(.catmullRom(part(alpha))) }
    /// In steps, which stand at a part of the way.
    public static func step(at part: CGFloat) -> ChartInterpolation { ChartInterpolation(.step(self.part(part))) }
    private static func part(_ number: CGFloat) -> CGFloat { number.isNaN ? 0 : min(max(number, 0), 1) }
  }

  /// What stands at a point: a shape, or a view.
  public struct ChartSymbol {
    enum Kind { case shape(AnyShape), view(AnyView) }
    let kind: Kind
    /// A shape, filled.
    public static func shape(_ shape: some Shape) -> ChartSymbol { ChartSymbol(kind: .shape(AnyShape(shape))) }
    /// A view of its own size.
    public static func view(_ view: AnyView) -> ChartSymbol { ChartSymbol(kind: .view(view)) }
  }

  /// What a view beside a mark may not leave.
  public struct ChartBoundary: Hashable, Sendable {
    enum Kind { case anywhere, plot, chart }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// It may be anywhere.
    public static let anywhere = ChartBoundary(.anywhere)
    /// The plot.
    public static let plot = ChartBoundary(.plot)
    /// The whole chart.
    public static let chart = ChartBoundary(.chart)
  }
  /// A view beside a mark.
  public struct ChartAnnotation {
    let position: ChartSide
    let alignment: Alignment
    /// Points between the mark and the view.
    let spacing: CGFloat?
    let view: AnyView
    /// What the view is moved into, along each axis.
    let across: ChartBoundary
    let down: ChartBoundary
    /// A view beside a mark.
    public init(
      position: ChartSide, alignment: Alignment, spacing: CGFloat?, across: ChartBoundary = .anywhere,
      down: ChartBoundary = .anywhere, view: AnyView
    ) {
      self.position = position
      self.alignment = alignment
      self.spacing = spacing
      self.across = across
      self.down = down
      self.view = view
    }
  }
}
