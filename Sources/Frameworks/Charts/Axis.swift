import Foundation
import SwiftUI

/// What stands along an axis.
@MainActor public protocol AxisContent {
  /// The marks of the axis.
  var axisMarks: [FrameworkSupport.ChartAxisMarks] { get }
}
/// Marks of an axis.
public struct AxisContentGroup: AxisContent {
  /// The marks of the axis.
  public let axisMarks: [FrameworkSupport.ChartAxisMarks]
}
extension Optional: AxisContent where Wrapped: AxisContent {
  /// Those of its value.
  public var axisMarks: [FrameworkSupport.ChartAxisMarks] { self?.axisMarks ?? [] }
}
extension Optional: AxisMark where Wrapped: AxisMark {
  /// Those of its value.
  public var axisItems: [FrameworkSupport.ChartAxisItem] { self?.axisItems ?? [] }
}
/// Without a static type.
public typealias AnyAxisContent = AxisContentGroup
/// Puts marks on an axis.
@MainActor @resultBuilder public enum AxisContentBuilder {
  /// Nothing.
  public static func buildBlock() -> AxisContentGroup { AxisContentGroup(axisMarks: []) }
  /// One content.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// The first content.
  public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
  /// One more content.
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> AxisContentGroup {
    AxisContentGroup(axisMarks: accumulated.axisMarks + next.axisMarks)
  }
  /// Content, or not.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  /// One of two contents.
  public static func buildEither<C: AxisContent>(first: C) -> AxisContentGroup { AxisContentGroup(axisMarks: first.axisMarks) }
  /// The other of two contents.
  public static func buildEither<C: AxisContent>(second: C) -> AxisContentGroup { AxisContentGroup(axisMarks: second.axisMarks) }
}

/// What stands at a value of an axis.
@MainActor public protocol AxisMark {
  /// Lines, ticks and labels.
  var axisItems: [FrameworkSupport.ChartAxisItem] { get }
}
/// Lines, ticks and labels.
public struct AxisMarkGroup: AxisMark {
  /// Lines, ticks and labels.
  public let axisItems: [FrameworkSupport.ChartAxisItem]
}
/// Puts lines, ticks and labels at a value.
@MainActor @resultBuilder public enum AxisMarkBuilder {
  /// Nothing.
  public static func buildBlock() -> AxisMarkGroup { AxisMarkGroup(axisItems: []) }
  /// One mark.
  public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
  /// The first mark.
  public static func buildPartialBlock<C: AxisMark>(first: C) -> C { first }
  /// One more mark.
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> AxisMarkGroup {
    AxisMarkGroup(axisItems: accumulated.axisItems + next.axisItems)
  }
  /// A mark, or not.
  public static func buildIf<C: AxisMark>(_ content: C?) -> C? { content }
  /// One of two marks.
  public static func buildEither<C: AxisMark>(first: C) -> AxisMarkGroup { AxisMarkGroup(axisItems: first.axisItems) }
  /// The other of two marks.
  public static func buildEither<C: AxisMark>(second: C) -> AxisMarkGroup { AxisMarkGroup(axisItems: second.axisItems) }
}
extension AxisMark {
  /// Drawn with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    AxisMarkGroup(axisItems: axisItems.map { $0.style(AnyShapeStyle(style)) })
  }
  /// Written in a font.
  public func font(_ font: Font?) -> some AxisMark { AxisMarkGroup(axisItems: axisItems.map { $0.font(font) }) }
  /// Moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    AxisMarkGroup(axisItems: axisItems.map { $0.offset(x: x, y: y) })
  }
}

/// A value of an axis.
public struct AxisValue {
  let value: FrameworkSupport.ChartValue
  /// Its index among the values of the axis.
  public let index: Int
  /// How many there are.
  public let count: Int
  /// The value as one of a type; nil for a type that it has not.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { plottable(value, type) }
}

/// Marks along an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The marks of the axis.
  public let axisMarks: [FrameworkSupport.ChartAxisMarks]
  /// What stands at some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    axisMarks = [
      FrameworkSupport.ChartAxisMarks(position: position.side, ticks: values.ticks) { value, index, count in
        content(AxisValue(value: value, index: index, count: count)).axisItems
      }
    ]
  }
  /// What stands at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
  /// The same at all values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
  /// The same at all of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}
extension AxisMarks where Content == AxisMarkGroup {
  /// What stands at some values: a line and a label for each.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    axisMarks = [FrameworkSupport.ChartAxisMarks(position: position.side, ticks: values.ticks, stroke: stroke)]
  }
  /// What stands at these values: a line and a label for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    axisMarks = [
      FrameworkSupport.ChartAxisMarks(position: position.side, ticks: AxisMarkValues(values).ticks, stroke: stroke)
    ]
  }
  /// Lines, ticks and labels of a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      AxisGridLine(stroke: stroke)
      AxisTick(stroke: stroke)
      AxisValueLabel(format: format)
    }
  }
  /// Lines, ticks and labels of a format at these values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}
/// How labels stand at their values; they stand as usual here.
public struct AxisMarkPreset {
  /// As is usual.
  public static let automatic = AxisMarkPreset()
  /// The first and the last label stay in the plot.
  public static let aligned = AxisMarkPreset()
  /// Labels stand outside the plot.
  public static let extended = AxisMarkPreset()
  /// Labels stand in the plot.
  public static let inset = AxisMarkPreset()
}
/// On which side of a plot the marks of an axis stand.
public struct AxisMarkPosition {
  let side: FrameworkSupport.ChartSide
  /// As is usual: below, and behind.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// Before.
  public static let leading = AxisMarkPosition(side: .leading)
  /// Behind.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(side: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(side: .bottom)
}
/// At which values of an axis something stands.
public struct AxisMarkValues {
  let ticks: FrameworkSupport.ChartTicks
  init(_ ticks: FrameworkSupport.ChartTicks) { self.ticks = ticks }
  init<Value: Plottable>(_ values: [Value]) { ticks = .values(values.map { $0.primitivePlottable.chartValue }) }
  /// Round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(desiredCount: nil, minimumStride: nil)) }
  /// Round values, about as many as are wanted.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(desiredCount: desiredCount, minimumStride: nil)) }
  /// Round values with a distance.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride))) }
  /// Round values with a distance.
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride))) }
  /// All multiples of a step.
  public static func stride<P: Plottable & BinaryInteger>(by step: P) -> AxisMarkValues {
    AxisMarkValues(.stride(by: Double(step)))
  }
  /// All multiples of a step.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(by: Double(step))) }
  /// Each so many days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(by: component, count: count, calendar: calendar)) }
}

/// A line through the plot at a value.
public struct AxisGridLine: AxisMark {
  /// The line.
  public let axisItems: [FrameworkSupport.ChartAxisItem]
  /// A line through the plot.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { axisItems = [.gridLine(centered: centered, stroke: stroke)] }
}
/// A tick at the edge of the plot.
public struct AxisTick: AxisMark {
  /// The tick.
  public let axisItems: [FrameworkSupport.ChartAxisItem]
  /// How long a tick is.
  public struct Length {
    let points: CGFloat?
    /// As is usual.
    public static let automatic = Length(points: nil)
    /// As the label is high.
    public static let label = Length(points: nil)
    /// As the highest label is high.
    public static let longestLabel = Length(points: nil)
    /// As the label is high, and longer.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 18 + length) }
    /// As the highest label is high, and longer.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(points: 18 + length) }
  }
  /// A tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    axisItems = [.tick(centered: centered, length: length.points, stroke: stroke)]
  }
  /// A tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    axisItems = [.tick(centered: centered, length: length, stroke: stroke)]
  }
}
/// How a label is turned.
public struct AxisValueLabelOrientation {
  let isVertical: Bool?
  /// As is usual.
  public static let automatic = AxisValueLabelOrientation(isVertical: nil)
  /// Not turned.
  public static let horizontal = AxisValueLabelOrientation(isVertical: nil)
  /// It reads downwards.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  /// It reads upwards.
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: false)
}
/// What happens with labels that touch each other.
public struct AxisValueLabelCollisionResolution {
  let mayOverlap: Bool
  /// One of them is left out.
  public static let automatic = AxisValueLabelCollisionResolution(mayOverlap: false)
  /// One of them is left out.
  public static let greedy = AxisValueLabelCollisionResolution(mayOverlap: false)
  /// One of them is left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(mayOverlap: false)
  }
  /// They are cut where a category's room ends.
  public static let truncate = AxisValueLabelCollisionResolution(mayOverlap: true)
  /// They stay.
  public static let disabled = AxisValueLabelCollisionResolution(mayOverlap: true)
}
/// A label at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  /// The label.
  public let axisItems: [FrameworkSupport.ChartAxisItem]
  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = FrameworkSupport.ChartAxisLabel(
      view: AnyView(content()), text: nil, anchor: anchor, isVertical: orientation.isVertical,
      mayOverlap: collisionResolution.mayOverlap, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    axisItems = [.label(label, centered: centered)]
  }
}
extension AxisValueLabel where Content == Text {
  /// The value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let label = FrameworkSupport.ChartAxisLabel(
      view: nil, text: nil, anchor: anchor, isVertical: orientation.isVertical,
      mayOverlap: collisionResolution.mayOverlap, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    axisItems = [.label(label, centered: centered)]
  }
  /// A text.
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    let label = FrameworkSupport.ChartAxisLabel(
      view: nil, text: { _ in text }, anchor: anchor, isVertical: orientation.isVertical,
      mayOverlap: collisionResolution.mayOverlap, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    axisItems = [.label(label, centered: centered)]
  }
  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let label = FrameworkSupport.ChartAxisLabel(
      view: nil,
      text: { value in plottable(value, Format.FormatInput.self).map { format.format($0) } }, anchor: anchor, isVertical: orientation.isVertical,
      mayOverlap: collisionResolution.mayOverlap, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    axisItems = [.label(label, centered: centered)]
  }
}
