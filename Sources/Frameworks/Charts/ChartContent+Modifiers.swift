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
  /// Round corners, as large as the shape has them; any other shape cuts nothing off.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: CGFloat = shape is Capsule || shape is Circle ? 1000 : (shape as? RoundedRectangle)?.cornerSize.width ?? 0
    return ChartContentGroup(chartMarks.cornerRadius(radius))
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
  /// Marks in front of those with smaller numbers.
  public func zIndex(_ value: Double) -> some ChartContent { ChartContentGroup(chartMarks.zIndex(value)) }
  /// Marks with a view beside each.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return ChartContentGroup(
      chartMarks.annotation(
        FrameworkSupport.ChartAnnotation(position: position.side, alignment: alignment, spacing: spacing, view: view)))
  }
  /// Marks with a view beside each, which stays in the chart.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }
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
  /// Marks whose styles cover the plot: each style covers its mark here.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Marks with a shadow, which charts do not draw here.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
}

/// Where something stands beside a mark or a plot.
public struct AnnotationPosition: Hashable {
  let side: FrameworkSupport.ChartSide
  /// As is usual there.
  public static let automatic = AnnotationPosition(side: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(side: .overlay)
  /// Above.
  public static let top = AnnotationPosition(side: .top)
  /// Below.
  public static let bottom = AnnotationPosition(side: .bottom)
  /// Before.
  public static let leading = AnnotationPosition(side: .leading)
  /// Behind.
  public static let trailing = AnnotationPosition(side: .trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(side: .topLeading)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(side: .topTrailing)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(side: .bottomLeading)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
}
/// What happens with a view beside a mark that does not fit; it stays where it is here.
public struct AnnotationOverflowResolution: Hashable {
  /// What happens along one axis.
  public struct Strategy: Hashable {
    /// As is usual.
    public static let automatic = Strategy()
    /// Moved until it fits.
    public static let fit = Strategy()
    /// Moved until it fits into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The scale leaves room.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
  }
  /// A part of a chart.
  public struct Boundary: Hashable {
    /// As is usual.
    public static let automatic = Boundary()
    /// The plot.
    public static let plot = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
  }
  /// As is usual.
  public static let automatic = AnnotationOverflowResolution()
  /// What happens along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  /// Whether it is the same for both axes.
  var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
  /// The square around a circle.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
/// The usual shapes of points.
public struct BasicChartSymbolShape: ChartSymbolShape {
  let name: String
  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path { FrameworkSupport.chartSymbol(name, in: rect) }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
  /// A square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
  /// A shape of five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: "pentagon") }
  /// Two lines that cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: "plus") }
  /// Two slanted lines that cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: "cross") }
  /// Three lines that cross.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: "asterisk") }
}
extension Circle: ChartSymbolShape {}
/// A shape of points that is a line.
public struct StrokedChartSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let lineWidth: CGFloat
  /// The line, inside of the shape.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}
extension ChartSymbolShape {
  /// The shape as a line of a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedChartSymbol(base: self, lineWidth: lineWidth)
  }
}
