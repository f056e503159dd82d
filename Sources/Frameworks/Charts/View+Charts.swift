import Foundation
import SwiftUI

/// The plot of a chart, as `chartPlotStyle` gives it.
public struct ChartPlotContent: View {
  let content: AnyView
  /// The plot.
  public var body: some View { content }
}

@MainActor private func changed<V: View>(_ view: V, _ change: FrameworkSupport.ChartChange) -> AnyView {
  FrameworkSupport.charts(in: AnyView(view), change)
}
extension View {
  /// Whether the horizontal axis is seen.
  public func chartXAxis(_ visibility: Visibility) -> some View { changed(self, .visibility(.horizontal, visibility)) }
  /// Whether the vertical axis is seen.
  public func chartYAxis(_ visibility: Visibility) -> some View { changed(self, .visibility(.vertical, visibility)) }
  /// What stands along the horizontal axis.
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    changed(self, .marks(.horizontal, content().axisMarks))
  }
  /// What stands along the vertical axis.
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    changed(self, .marks(.vertical, content().axisMarks))
  }
  /// The title of the horizontal axis.
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// The title of the vertical axis.
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// The title of the horizontal axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = FrameworkSupport.ChartAnnotation(
      position: position.side, alignment: alignment ?? .center, spacing: spacing, view: AnyView(content()))
    return changed(self, .title(.horizontal, title))
  }
  /// The title of the vertical axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = FrameworkSupport.ChartAnnotation(
      position: position.side, alignment: alignment ?? .center, spacing: spacing, view: AnyView(content()))
    return changed(self, .title(.vertical, title))
  }
  /// What the horizontal axis shows.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    changed(changed(self, .domain(.horizontal, domain.chartDomain)), .scale(.horizontal, type?.kind ?? .linear))
  }
  /// What the vertical axis shows.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    changed(changed(self, .domain(.vertical, domain.chartDomain)), .scale(.vertical, type?.kind ?? .linear))
  }
  /// What of the plot's width the horizontal axis takes.
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    changed(self, .padding(.horizontal, start: range.startPadding, end: range.endPadding))
  }
  /// What of the plot's height the vertical axis takes.
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    changed(self, .padding(.vertical, start: range.startPadding, end: range.endPadding))
  }
  /// What the horizontal axis shows, and what of the plot's width it takes.
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }
  /// What the vertical axis shows, and what of the plot's height it takes.
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }
  /// How the horizontal axis counts.
  public func chartXScale(type: ScaleType? = nil) -> some View { changed(self, .scale(.horizontal, type?.kind ?? .linear)) }
  /// How the vertical axis counts.
  public func chartYScale(type: ScaleType? = nil) -> some View { changed(self, .scale(.vertical, type?.kind ?? .linear)) }

  /// The styles of values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    changed(
      self, .styles(mapping.map { $0.key.primitivePlottable.chartValue }, mapping.map { AnyShapeStyle($0.value) }))
  }
  /// The styles of values, in their order.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    changed(self, .styles(domain.map { $0.primitivePlottable.chartValue }, range.map { AnyShapeStyle($0) }))
  }
  /// The styles of values, in the order in which they come.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    changed(self, .styles([], range.map { AnyShapeStyle($0) }))
  }
  /// Colours between which numbers have theirs.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    changed(self, .colors(range.stops.map { $0.color }))
  }
  /// A style for each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    changed(
      self, .styles(domain.map { $0.primitivePlottable.chartValue }, domain.map { AnyShapeStyle(mapping($0)) }))
  }
  /// The order in which values have styles.
  public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue], type: ScaleType? = nil) -> some View {
    changed(self, .styleDomain(domain.map { $0.primitivePlottable.chartValue }))
  }
  /// The shapes of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    changed(
      self,
      .symbols(
        mapping.map { $0.key.primitivePlottable.chartValue },
        mapping.map { FrameworkSupport.ChartSymbol.shape(AnyShape($0.value)) }))
  }
  /// The shapes of values, in their order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(domain: [DataValue], range: [S]) -> some View {
    changed(
      self,
      .symbols(
        domain.map { $0.primitivePlottable.chartValue }, range.map { FrameworkSupport.ChartSymbol.shape(AnyShape($0)) }))
  }
  /// The shapes of values, in the order in which they come.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    changed(self, .symbols([], range.map { FrameworkSupport.ChartSymbol.shape(AnyShape($0)) }))
  }
  /// The lines of values.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    changed(self, .lineStyles(mapping.map { $0.key.primitivePlottable.chartValue }, mapping.map { $0.value }))
  }
  /// The lines of values, in their order.
  public func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue], range: [StrokeStyle]) -> some View {
    changed(self, .lineStyles(domain.map { $0.primitivePlottable.chartValue }, range))
  }

  /// Whether there is a legend.
  public func chartLegend(_ visibility: Visibility) -> some View { changed(self, .legend(visibility)) }
  /// Where the legend stands.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { changed(self, .legend(at: position.side, spacing: spacing, nil)) }
  /// A legend of one's own.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { changed(self, .legend(at: position.side, spacing: spacing, AnyView(content()))) }

  /// A view in front of the chart that knows where values stand.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { changed(self, .overlay(alignment) { content(ChartProxy(geometry: $0)) }) }
  /// A view behind the chart that knows where values stand.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { changed(self, .background(alignment) { content(ChartProxy(geometry: $0)) }) }
  /// Modifiers of the plot.
  public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V) -> some View {
    changed(self, .plotStyle { content(ChartPlotContent(content: $0)) })
  }
  /// A gesture on the plot.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    changed(self, .gesture { Color.clear.contentShape(Rectangle()).gesture(gesture(ChartProxy(geometry: $0))) })
  }

  /// Tells the value under a finger while it is down.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    changed(self, .selection(.horizontal) { value.wrappedValue = plottable($0, P.self) })
  }
  /// Tells the value under a finger while it is down.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    changed(self, .selection(.vertical) { value.wrappedValue = plottable($0, P.self) })
  }
  /// Tells a range of values that fingers span: none here.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Tells a range of values that fingers span: none here.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Tells the sum of the parts of a pie up to a finger while it is down.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    changed(self, .angleSelection { value.wrappedValue = plottable($0, P.self) })
  }

  /// Along which axes a chart is scrolled: its beginning is shown.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// How much of the horizontal axis is seen at once.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    changed(self, .visibleLength(.horizontal, length.primitivePlottable.chartValue.number ?? 0))
  }
  /// How much of the vertical axis is seen at once.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    changed(self, .visibleLength(.vertical, length.primitivePlottable.chartValue.number ?? 0))
  }
  /// The first value that is seen.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    changed(self, .scrollStart(.horizontal, x.wrappedValue.primitivePlottable.chartValue))
  }
  /// The first value that is seen.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    changed(self, .scrollStart(.vertical, y.wrappedValue.primitivePlottable.chartValue))
  }
  /// The value that is seen first at the beginning.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    changed(self, .scrollStart(.horizontal, initialX.primitivePlottable.chartValue))
  }
  /// The value that is seen first at the beginning.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    changed(self, .scrollStart(.vertical, initialY.primitivePlottable.chartValue))
  }
  /// Where scrolling stops.
  public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View { self }
}
