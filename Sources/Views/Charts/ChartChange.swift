public import Foundation

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

  /// How an axis counts.
  public struct ChartScaleKind: Hashable, Sendable {
    let kind: ChartScale.Kind
    private init(_ kind: ChartScale.Kind) { self.kind = kind }
    /// Evenly.
    public static let linear = ChartScaleKind(.linear)
    /// By powers of ten.
    public static let log = ChartScaleKind(.logarithmic)
    /// By roots.
    public static let squareRoot = ChartScaleKind(.squareRoot)
    /// By powers of ten on both sides of zero.
    public static let symmetricLog = ChartScaleKind(.symmetricLogarithmic)
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
    /// How an axis counts.
    public static func scale(_ axis: Axis, _ kind: ChartScaleKind) -> ChartChange {
      self.axis("Scale", axis) { $0.kind = kind.kind }
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
}
