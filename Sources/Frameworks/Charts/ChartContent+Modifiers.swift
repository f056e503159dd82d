import Drawing
import Foundation
import SwiftUI

extension ChartContent {
  /// Marks drawn with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    ChartContentGroup(chartMarks.style(AnyShapeStyle(style)))
  }
  /// Marks drawn with the style that the chart has for a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    ChartContentGroup(chartMarks.style(by: value.datum))
  }
  /// Fainter marks.
  public func opacity(_ value: Double) -> some ChartContent { ChartContentGroup(chartMarks.opacity(value)) }
  /// Lines of a style.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { ChartContentGroup(chartMarks.lineStyle(style)) }
  /// Lines of the style that the chart has for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    ChartContentGroup(chartMarks.lineStyle(by: value.datum))
  }
  /// Marks beside each other by a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { ChartContentGroup(chartMarks.position(by: value.datum, axis: axis, span: span.dimension)) }
  /// Points of a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    ChartContentGroup(chartMarks.symbol(.shape(symbol)))
  }
  /// Points of the shape that the chart has for a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    ChartContentGroup(chartMarks.symbol(by: value.datum))
  }
  /// Views as points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    ChartContentGroup(chartMarks.symbol(.view(AnyView(symbol()))))
  }
  /// Points of an area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    ChartContentGroup(chartMarks.symbolSize(CGSize(width: max(area, 0).squareRoot(), height: max(area, 0).squareRoot())))
  }
  /// Points of a size.
  public func symbolSize(_ size: CGSize) -> some ChartContent { ChartContentGroup(chartMarks.symbolSize(size)) }
  /// Points that grow with a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    ChartContentGroup(chartMarks.symbolSize(by: value.datum))
  }
  /// Round corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    ChartContentGroup(chartMarks.cornerRadius(radius))
  }
  /// Marks that are seen in a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    ChartContentGroup(chartMarks.clip(shape))
  }
  /// Marks that are seen in the shape of other marks.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    ChartContentGroup(chartMarks.masked(by: content().chartMarks))
  }
  /// Lines that go so from value to value.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ChartContentGroup(chartMarks.interpolation(method.method))
  }
  /// Marks moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { ChartContentGroup(chartMarks.offset(x: x, y: y)) }
  /// Marks moved, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    ChartContentGroup(chartMarks.offset(x: offset.width, y: offset.height))
  }
  /// Marks moved, and their ends along the y axis by themselves, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    ChartContentGroup(chartMarks.offset(x: x, y: 0).offset(xStart: 0, xEnd: 0, yStart: yStart, yEnd: yEnd))
  }
  /// Marks moved, and their ends along the x axis by themselves, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    ChartContentGroup(chartMarks.offset(x: 0, y: y).offset(xStart: xStart, xEnd: xEnd, yStart: 0, yEnd: 0))
  }
  /// Marks whose ends are moved, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    ChartContentGroup(chartMarks.offset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }
  /// Marks in front of those with smaller numbers.
  public func zIndex(_ value: Double) -> some ChartContent { ChartContentGroup(chartMarks.zIndex(value)) }
  /// Marks with a view beside each.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }
  /// Marks with a view beside each, which is moved where it would not fit.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    ChartContentGroup(
      chartMarks.annotation(
        FrameworkSupport.ChartAnnotation(
          position: position.side, alignment: alignment, spacing: spacing, across: overflowResolution.across,
          down: overflowResolution.down, view: AnyView(content()))))
  }
  /// Marks that assistive techniques name so.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// Marks that assistive techniques name so.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
  /// Marks whose value assistive techniques tell so.
  @_disfavoredOverload
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  /// Marks that assistive techniques name so.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Marks whose value assistive techniques tell so.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Marks whose value assistive techniques tell so.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Marks that assistive techniques pass over.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Marks that tests find under a name.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// Marks whose styles are spread over the plot, not over each of them.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    ChartContentGroup(chartMarks.styledWithPlot(aligns))
  }
  /// Marks with a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { ChartContentGroup(chartMarks.shadow(color: color, radius: radius, x: x, y: y)) }
}
