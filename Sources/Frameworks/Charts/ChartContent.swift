import Foundation
import SwiftUI

/// What a chart shows.
@MainActor public protocol ChartContent {
  /// What it is made of.
  associatedtype Body: ChartContent
  /// What it is made of.
  @ChartContentBuilder var body: Body { get }
  /// The marks.
  var chartMarks: FrameworkSupport.ChartMarks { get }
}
extension ChartContent {
  /// Those of its body.
  public var chartMarks: FrameworkSupport.ChartMarks { body.chartMarks }
}
extension ChartContent where Body == EmptyChartContent {
  /// Nothing more.
  public var body: EmptyChartContent { EmptyChartContent() }
}
/// Nothing in a chart.
public struct EmptyChartContent: ChartContent {
  /// Nothing.
  public init() {}
  /// Nothing more.
  public var body: EmptyChartContent { self }
  /// None.
  public var chartMarks: FrameworkSupport.ChartMarks { FrameworkSupport.ChartMarks() }
}
/// Marks of a chart.
public struct ChartContentGroup: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The marks.
  public let chartMarks: FrameworkSupport.ChartMarks
  init(_ marks: FrameworkSupport.ChartMarks) { chartMarks = marks }
}
/// Marks without a static type.
public struct AnyChartContent: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The marks.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// Hides the type.
  public init<C: ChartContent>(_ content: C) { chartMarks = content.chartMarks }
  /// Hides the type.
  public init(erasing content: any ChartContent) { chartMarks = content.chartMarks }
}
/// Marks that have modifiers together.
public struct Plot<Content: ChartContent>: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The marks.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// Marks that have modifiers together.
  public init(@ChartContentBuilder content: () -> Content) { chartMarks = content().chartMarks }
}
/// One of two contents.
public struct BuilderConditional<TrueContent, FalseContent>: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The marks.
  public let chartMarks: FrameworkSupport.ChartMarks
}
/// Puts marks in a chart.
@MainActor @resultBuilder public enum ChartContentBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One content.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// The first content.
  public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
  /// One more content.
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(accumulated: A, next: B) -> ChartContentGroup {
    ChartContentGroup(accumulated.chartMarks.followed(by: next.chartMarks))
  }
  /// Content, or not.
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  /// One of two contents.
  public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
    BuilderConditional(chartMarks: first.chartMarks)
  }
  /// The other of two contents.
  public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
    BuilderConditional(chartMarks: second.chartMarks)
  }
  /// Content of newer systems.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent { AnyChartContent(content) }
}
extension ForEach: ChartContent where Content: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// Nothing more.
  public var body: EmptyChartContent { EmptyChartContent() }
  /// Those of each element.
  public var chartMarks: FrameworkSupport.ChartMarks {
    FrameworkSupport.ChartMarks(elementContents.map { $0.chartMarks })
  }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self = FrameworkSupport.forEach(data, id: \.id, content: content)
  }
}
extension ForEach where Content: ChartContent {
  /// Marks for each element, identified by the value under a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self = FrameworkSupport.forEach(data, id: id, content: content) }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self = FrameworkSupport.forEach(data, id: \.self, content: content)
  }
}
extension Group: ChartContent where Content: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// Nothing more.
  public var body: EmptyChartContent { EmptyChartContent() }
  /// Those of its content.
  public var chartMarks: FrameworkSupport.ChartMarks { FrameworkSupport.content(of: self).chartMarks }
}
extension Group where Content: ChartContent {
  /// Marks that have modifiers together.
  public init(@ChartContentBuilder content: () -> Content) { self = FrameworkSupport.group(content()) }
}
extension Optional: ChartContent where Wrapped: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// Nothing more.
  public var body: EmptyChartContent { EmptyChartContent() }
  /// Those of its value.
  public var chartMarks: FrameworkSupport.ChartMarks { self?.chartMarks ?? FrameworkSupport.ChartMarks() }
}
/// One line, area or set of points for many values of a function.
public struct LinePlot: ChartContent {
  /// Nothing more.
  public typealias Body = EmptyChartContent
  /// The marks.
  public let chartMarks: FrameworkSupport.ChartMarks
  /// The line of a function.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double> = 0...1, function: @escaping (Double) -> Double
  ) {
    let step = (domain.upperBound - domain.lowerBound) / 100
    let marks = (0...100).compactMap { index -> FrameworkSupport.ChartMarks? in
      let place = domain.lowerBound + Double(index) * step
      let value = function(place)
      guard value.isFinite else { return nil }
      return .mark(
        .line, x: FrameworkSupport.ChartDatum(place.chartValue), y: FrameworkSupport.ChartDatum(value.chartValue))
    }
    chartMarks = FrameworkSupport.ChartMarks(marks)
  }
}
