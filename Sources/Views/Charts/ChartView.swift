internal import Drawing
internal import Foundation
internal import LayoutCore

extension FrameworkSupport {
  /// Marks with scales, axes and a legend, as large as is offered; 200 points where nothing is (our choice).
  @MainActor public static func chart(_ marks: ChartMarks) -> AnyView { AnyView(ChartView(marks: marks)) }
}

/// A chart: its views are made once its size is known, because that says how many marks its axes have.
struct ChartView {
  let marks: FrameworkSupport.ChartMarks
  static let ideal: CGFloat = 200
}

extension ChartView: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("Chart", { $0.beginFlexibleFrame(idealWidth: ideal, idealHeight: ideal, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      nodes.reader("ChartReader") { nodes, proxy in
        let environment = nodes.environment
        let plan = ChartPlan(view.marks, environment.chart, size: proxy.size, environment: environment)
        nodes.append(WithEnvironment(ChartBody(plan: plan, proxy: proxy, environment: environment), "chart") { $0.chart = ChartSettings() })
      }
    }
  }
}

/// Where a chart's plot was placed: written by the chart's layout, read by what is made once the layout is done.
final class ChartPlacement {
  var plot = CGRect.zero
}

/// The views of a chart.
struct ChartBody: View {
  let plan: ChartPlan
  let proxy: GeometryProxy
  let environment: EnvironmentValues
  private let placement = ChartPlacement()

  init(plan: ChartPlan, proxy: GeometryProxy, environment: EnvironmentValues) {
    self.plan = plan
    self.proxy = proxy
    self.environment = environment
  }

  private var geometry: FrameworkSupport.ChartGeometry {
    FrameworkSupport.ChartGeometry(
      x: plan.x?.along(placement.plot.width), y: plan.y?.along(placement.plot.height), plotFrame: placement.plot,
      origin: proxy.globalFrame.origin)
  }

  var body: some View {
    let labels = ChartLabels(plan, size: proxy.size, environment: environment)
    return ChartLayout(plan: plan, placement: placement) {
      ForEach(0..<plan.settings.backgrounds.count, id: \.self) { layer(plan.settings.backgrounds[$0]) }
      plot.layoutValue(key: ChartRole.self, value: .plot)
      ChartAxisLines(plan: plan, isInside: false).layoutValue(key: ChartRole.self, value: .ticks)
      ForEach(0..<labels.labels.count, id: \.self) { index in
        labels.labels[index].view.layoutValue(key: ChartRole.self, value: .label(labels.labels[index].place))
      }
      title(plan.settings.x, .horizontal)
      title(plan.settings.y, .vertical)
      if let legend = ChartLegend(plan) { legend.layoutValue(key: ChartRole.self, value: .legend) }
      if let touch { touch.layoutValue(key: ChartRole.self, value: .ticks) }
      ForEach(0..<plan.settings.overlays.count, id: \.self) { layer(plan.settings.overlays[$0]) }
    }
  }
  /// Grid lines and marks, with what the program says of the plot.
  private var plot: Erased {
    let lines = ChartAxisLines(plan: plan, isInside: true)
    let marks = ChartMarksView(plan: plan, placement: placement)
    let plain = Erased(
      ZStack(alignment: .topLeading) {
        lines; marks
      })
    return plan.settings.plotStyles.reduce(plain) { $1(AnyView($0)) }
  }
  /// A view in front of the whole chart, or behind it, that knows where values stand.
  private func layer(_ layer: (Alignment, (FrameworkSupport.ChartGeometry) -> Erased)) -> some View {
    GeometryReader { _ in layer.1(geometry).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.0) }
      .layoutValue(key: ChartRole.self, value: .layer)
  }
  @ViewBuilder private func title(_ axis: ChartSettings.Axis, _ direction: Axis) -> some View {
    if let title = axis.title, axis.visibility != .hidden {
      title.view.font(.caption2).foregroundStyle(.secondary)
        .layoutValue(key: ChartRole.self, value: .title(direction, title.position, title.alignment, title.spacing ?? 4))
    }
  }
  /// What hears fingers on the plot.
  private var touch: AnyView? {
    let (x, y, angle) = (plan.settings.x.select, plan.settings.y.select, plan.settings.selectAngle)
    let plain = Color.clear.contentShape(Rectangle())
    if let gesture = plan.settings.gestures.last { return AnyView(GeometryReader { _ in gesture(geometry) }) }
    guard x != nil || y != nil || angle != nil else { return nil }
    let drag = DragGesture(minimumDistance: 0)
      .onChanged { value in
        let (place, known) = (value.location, geometry)
        x?(known.valueX(at: place.x))
        y?(known.valueY(at: place.y))
        angle?(plan.angle(at: place, in: known.plotFrame.size))
      }
      .onEnded { _ in
        x?(nil)
        y?(nil)
        angle?(nil)
      }
    return AnyView(plain.gesture(drag))
  }
}

extension ChartPlan {
  /// The sum of the parts of a pie up to a place, clockwise from the top; nil where there is no pie.
  func angle(at place: CGPoint, in size: CGSize) -> Value? {
    let sum = marks.reduce(0) { $0 + max($1.mark.angle?.value.number ?? 0, 0) }
    guard sum > 0 else { return nil }
    let turn = atan2(Double(place.x - size.width / 2), Double(size.height / 2 - place.y)) / (2 * .pi)
    return Value(number: (turn < 0 ? turn + 1 : turn) * sum)
  }
}
