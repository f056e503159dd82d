public import Foundation

/// What the modifiers around a chart say of it.
struct ChartSettings {
  typealias Value = FrameworkSupport.ChartValue
  struct Axis {
    var visibility = Visibility.automatic
    /// nil: the usual marks.
    var marks: [FrameworkSupport.ChartAxisMarks]?
    var title: FrameworkSupport.ChartAnnotation?
    var domain: FrameworkSupport.ChartDomain?
    var kind = ChartScale.Kind.linear
    var startPadding: CGFloat?
    var endPadding: CGFloat?
    /// How much of the axis is seen at once, in its numbers or in seconds.
    var visibleLength: Double?
    var scrollStart: Value?
    var select: ((Value?) -> Void)?
  }
  var x = Axis()
  var y = Axis()
  var styles: (domain: [Value], range: [AnyShapeStyle])?
  var styleDomain: [Value] = []
  var colors: [Color] = []
  var symbols: (domain: [Value], range: [FrameworkSupport.ChartSymbol])?
  var lineStyles: (domain: [Value], range: [StrokeStyle])?
  var legend = Visibility.automatic
  var legendPlace: FrameworkSupport.ChartSide = .automatic
  var legendSpacing: CGFloat?
  var ownLegend: AnyView?
  var overlays: [(Alignment, (FrameworkSupport.ChartGeometry) -> Erased)] = []
  var backgrounds: [(Alignment, (FrameworkSupport.ChartGeometry) -> Erased)] = []
  var plotStyles: [(AnyView) -> Erased] = []
  var gestures: [(FrameworkSupport.ChartGeometry) -> Erased] = []
  var selectAngle: ((Value?) -> Void)?
}

extension EnvironmentValues {
  private enum ChartKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
  var chart: ChartSettings {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}

extension FrameworkSupport {
  /// Which values an axis shows.
  public struct ChartDomain {
    /// The ends of an interval, or all categories; nil where the marks say it.
    let values: [ChartValue]?
    let includesZero: Bool?
    let isReversed: Bool
    /// From one value to another, or these categories.
    public static func values(_ values: [ChartValue]) -> ChartDomain {
      ChartDomain(values: values, includesZero: nil, isReversed: false)
    }
    /// What the marks need.
    public static func automatic(includesZero: Bool?, reversed: Bool?) -> ChartDomain {
      ChartDomain(values: nil, includesZero: includesZero, isReversed: reversed ?? false)
    }
  }

  /// Something that a modifier says about the charts in a view.
  public struct ChartChange {
    let name: String
    let change: (inout ChartSettings) -> Void
    private init(_ name: String, _ change: @escaping (inout ChartSettings) -> Void) {
      self.name = name
      self.change = change
    }
    private static func axis(
      _ name: String, _ axis: Axis, _ change: @escaping (inout ChartSettings.Axis) -> Void
    ) -> ChartChange {
      ChartChange((axis == .horizontal ? "chartX" : "chartY") + name) {
        if axis == .horizontal { change(&$0.x) } else { change(&$0.y) }
      }
    }
    /// Whether an axis is seen.
    public static func visibility(_ axis: Axis, _ visibility: Visibility) -> ChartChange {
      self.axis("Axis", axis) { $0.visibility = visibility }
    }
    /// The marks of an axis.
    public static func marks(_ axis: Axis, _ marks: [ChartAxisMarks]) -> ChartChange {
      self.axis("Axis", axis) { $0.marks = marks }
    }
    /// The title of an axis.
    public static func title(_ axis: Axis, _ title: ChartAnnotation) -> ChartChange {
      self.axis("AxisLabel", axis) { $0.title = title }
    }
    /// What an axis shows.
    public static func domain(_ axis: Axis, _ domain: ChartDomain) -> ChartChange {
      self.axis("Scale", axis) { $0.domain = domain }
    }
    /// How an axis counts: `log`, `squareRoot`, `symmetricLog`; any other name is linear.
    public static func scale(_ axis: Axis, _ name: String) -> ChartChange {
      let kinds: [String: ChartScale.Kind] = [
        "log": .logarithmic, "squareRoot": .squareRoot, "symmetricLog": .symmetricLogarithmic,
      ]
      return self.axis("Scale", axis) { $0.kind = kinds[name] ?? .linear }
    }
    /// Points that stay free at the ends of a plot's side.
    public static func padding(_ axis: Axis, start: CGFloat, end: CGFloat) -> ChartChange {
      self.axis("Scale", axis) { ($0.startPadding, $0.endPadding) = (start, end) }
    }
    /// How much of an axis is seen at once, in its numbers or in seconds.
    public static func visibleLength(_ axis: Axis, _ length: Double) -> ChartChange {
      self.axis("VisibleDomain", axis) { $0.visibleLength = length }
    }
    /// The first value that is seen.
    public static func scrollStart(_ axis: Axis, _ value: ChartValue) -> ChartChange {
      ChartChange("chartScrollPosition") {
        if axis == .horizontal { $0.x.scrollStart = value } else { $0.y.scrollStart = value }
      }
    }
    /// What is told of the value under a finger; nil when the finger is lifted.
    public static func selection(_ axis: Axis, _ select: @escaping (ChartValue?) -> Void) -> ChartChange {
      self.axis("Selection", axis) { $0.select = select }
    }
    /// What is told of the sum of parts before a finger's place on a pie; nil when the finger is lifted.
    public static func angleSelection(_ select: @escaping (ChartValue?) -> Void) -> ChartChange {
      ChartChange("chartAngleSelection") { $0.selectAngle = select }
    }
    /// The styles of values.
    public static func styles(_ domain: [ChartValue], _ range: [AnyShapeStyle]) -> ChartChange {
      ChartChange("chartForegroundStyleScale") { $0.styles = (domain, range) }
    }
    /// The order in which values have styles.
    public static func styleDomain(_ domain: [ChartValue]) -> ChartChange {
      ChartChange("chartForegroundStyleScale") { $0.styleDomain = domain }
    }
    /// Colours between which numbers have theirs.
    public static func colors(_ colors: [Color]) -> ChartChange {
      ChartChange("chartForegroundStyleScale") { $0.colors = colors }
    }
    /// The symbols of values.
    public static func symbols(_ domain: [ChartValue], _ range: [ChartSymbol]) -> ChartChange {
      ChartChange("chartSymbolScale") { $0.symbols = (domain, range) }
    }
    /// The lines of values.
    public static func lineStyles(_ domain: [ChartValue], _ range: [StrokeStyle]) -> ChartChange {
      ChartChange("chartLineStyleScale") { $0.lineStyles = (domain, range) }
    }
    /// Whether there is a legend.
    public static func legend(_ visibility: Visibility) -> ChartChange {
      ChartChange("chartLegend") { $0.legend = visibility }
    }
    /// Where the legend stands, and what it is.
    public static func legend(at place: ChartSide, spacing: CGFloat?, _ content: AnyView?) -> ChartChange {
      ChartChange("chartLegend") {
        ($0.legendPlace, $0.legendSpacing, $0.ownLegend) = (place, spacing, content)
        if content != nil { $0.legend = .visible }
      }
    }
    /// A view in front of the chart.
    public static func overlay<V: View>(_ alignment: Alignment, _ content: @escaping (ChartGeometry) -> V) -> ChartChange {
      ChartChange("chartOverlay") { $0.overlays.append((alignment, { Erased(content($0)) })) }
    }
    /// A view behind the chart.
    public static func background<V: View>(_ alignment: Alignment, _ content: @escaping (ChartGeometry) -> V) -> ChartChange {
      ChartChange("chartBackground") { $0.backgrounds.append((alignment, { Erased(content($0)) })) }
    }
    /// Modifiers of the plot.
    public static func plotStyle<V: View>(_ content: @escaping (AnyView) -> V) -> ChartChange {
      ChartChange("chartPlotStyle") { $0.plotStyles.append { Erased(content($0)) } }
    }
    /// A view in front of the plot that hears fingers.
    public static func gesture<V: View>(_ view: @escaping (ChartGeometry) -> V) -> ChartChange {
      ChartChange("chartGesture") { $0.gestures.append { Erased(view($0)) } }
    }
  }

  /// The view, with something said about the charts in it.
  @MainActor public static func charts(in view: AnyView, _ change: ChartChange) -> AnyView {
    AnyView(WithEnvironment(view, change.name) { change.change(&$0.chart) })
  }

  /// Where values stand in a chart that was laid out.
  public struct ChartGeometry {
    let x: ChartScale?
    let y: ChartScale?
    /// The plot in the chart's coordinates, in points.
    public let plotFrame: CGRect
    /// Where a value stands on the horizontal axis, in points from the plot's leading edge; nil for a value that it has not.
    public func x(of value: ChartValue) -> CGFloat? { x?.position(value) }
    /// Where a value stands on the vertical axis, in points from the plot's top; nil for a value that it has not.
    public func y(of value: ChartValue) -> CGFloat? { y?.position(value) }
    /// What a value takes of the horizontal axis: its first place, in points.
    public func xStart(of value: ChartValue) -> CGFloat? { x?.range(ChartDatum("", value))?.lowerBound }
    /// What a value takes of the horizontal axis: its last place, in points.
    public func xEnd(of value: ChartValue) -> CGFloat? { x?.range(ChartDatum("", value))?.upperBound }
    /// What a value takes of the vertical axis: its first place, in points.
    public func yStart(of value: ChartValue) -> CGFloat? { y?.range(ChartDatum("", value))?.lowerBound }
    /// What a value takes of the vertical axis: its last place, in points.
    public func yEnd(of value: ChartValue) -> CGFloat? { y?.range(ChartDatum("", value))?.upperBound }
    /// The value at a place on the horizontal axis, in points from the plot's leading edge.
    public func valueX(at position: CGFloat) -> ChartValue? { x?.value(at: position) }
    /// The value at a place on the vertical axis, in points from the plot's top.
    public func valueY(at position: CGFloat) -> ChartValue? { y?.value(at: position) }
    /// The chart's corner in the root's coordinates.
    let origin: CGPoint
    /// The plot, for the `GeometryProxy` of a view in front of the chart.
    public var plotAnchor: Anchor<CGRect> {
      Anchor<CGRect>.Source.bounds.anchor(in: plotFrame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }
}
