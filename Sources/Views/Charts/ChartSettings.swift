internal import Foundation

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
