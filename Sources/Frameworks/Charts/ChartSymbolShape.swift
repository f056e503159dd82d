import Foundation
import SwiftUI

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
  let kind: FrameworkSupport.ChartSymbolKind
  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path { FrameworkSupport.chartSymbol(kind, in: rect) }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A shape of five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two lines that cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two slanted lines that cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three lines that cross.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
extension Circle: ChartSymbolShape {}
/// A shape of points that is a line.
public struct StrokedChartSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle
  /// The line, inside of the shape.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}
extension ChartSymbolShape {
  /// The shape as a line of a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The shape as a line of a style.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedChartSymbol(base: self, style: style) }
}
