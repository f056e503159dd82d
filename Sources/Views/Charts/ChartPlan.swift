internal import Foundation

/// A chart's marks, scales and axes for a size, before anything is measured.
struct ChartPlan {
  typealias Value = FrameworkSupport.ChartValue
  private(set) var marks: [StackedMark]
  /// Those that other marks are seen through.
  private let masks: [StackedMark]
  let settings: ChartSettings
  /// Of the whole chart, in points.
  let size: CGSize
  var x: ChartScale?
  var y: ChartScale?
  var xAxis: [ChartAxisPlan] = []
  var yAxis: [ChartAxisPlan] = []
  let styles: ChartStyles

  init(_ marks: FrameworkSupport.ChartMarks, _ settings: ChartSettings, size: CGSize, environment: EnvironmentValues) {
    self.settings = settings
    self.size = size
    self.marks = ChartStacker.stacked(marks.marks)
    masks = ChartStacker.stacked(marks.marks.flatMap { $0.masks.flatMap(\.marks) })
    styles = ChartStyles(marks.marks, settings)
    let isPie = marks.marks.contains { $0.kind == .sector }
    for axis in [Axis.horizontal, .vertical] {
      let own = axis == .horizontal ? settings.x : settings.y
      let wanted = desiredCount(axis, size)
      var scale = scale(axis, own, wanted)
      if scale == nil, !isPie, marks.marks.isEmpty || own.domain?.values != nil { scale = Self.empty(axis, own) }
      guard var scale, !(isPie && own.domain == nil) else { continue }
      pad(&scale, own)
      let axes = plan(axis, own, scale, wanted, environment)
      if axis == .horizontal { (x, xAxis) = (scale, axes) } else { (y, yAxis) = (scale, axes) }
    }
  }

  /// The same scales for other marks.
  func of(_ marks: FrameworkSupport.ChartMarks) -> ChartPlan {
    var copy = self
    copy.marks = ChartStacker.stacked(marks.marks)
    return copy
  }

  /// How many marks an axis of a chart of that size should have: one for each 40 points of its height or 60 of its width (our choice).
  private func desiredCount(_ axis: Axis, _ size: CGSize) -> Int {
    let points = axis == .vertical ? size.height / 40 : size.width / 60
    return min(max(Int(bounded: points), 3), axis == .vertical ? 6 : 8)
  }

  /// The axis of a chart without marks.
  private static func empty(_ axis: Axis, _ own: ChartSettings.Axis) -> ChartScale? {
    guard let values = own.domain?.values, let domain = domain(values) else { return nil }
    return ChartScale(domain, isVertical: axis == .vertical)
  }
  private static func domain(_ values: [Value]) -> ChartScale.Domain? {
    if values.contains(where: { $0.category != nil }) {
      var seen = Set<String>()
      return .categories(values.compactMap(\.category).filter { seen.insert($0).inserted })
    }
    let scalars = values.compactMap(\.scalar)
    guard let low = scalars.min(), let high = scalars.max() else { return nil }
    return .interval(lower: low, upper: high, isDate: values.first?.isDate ?? false)
  }

  private func extent(_ entry: StackedMark, _ axis: Axis) -> ChartExtent { axis == .horizontal ? entry.mark.x : entry.mark.y }

  private func scale(_ axis: Axis, _ own: ChartSettings.Axis, _ wanted: Int) -> ChartScale? {
    var values: [Value] = []
    var hasStacks = false
    for entry in marks + masks {
      if let range = axis == .horizontal ? entry.x : entry.y {
        values += [Value(number: range.lowerBound), Value(number: range.upperBound)]
        hasStacks = true
      } else {
        values += extent(entry, axis).data.flatMap { [$0.value, $0.end].compactMap { $0 } }
      }
    }
    let given = own.domain?.values
    guard let domain = Self.domain(given ?? values) else { return nil }
    guard case .interval(var lower, var upper, let isDate) = domain else { return made(domain, axis, own) }
    if given == nil, !isDate, own.kind != .logarithmic {
      if own.domain?.includesZero ?? true || hasStacks { (lower, upper) = (min(lower, 0), max(upper, 0)) }
      if upper <= lower { (lower, upper) = (lower - (lower == 0 ? 0 : 1), upper + 1) }
      let step = ChartTickValues.roundStep((upper - lower) / Double(wanted))
      lower = (lower / step + 1e-9).rounded(.down) * step
      upper = (upper / step - 1e-9).rounded(.up) * step
    } else if given == nil, upper <= lower {
      (lower, upper) = isDate ? (lower - 43200, upper + 43200) : (lower / 10, lower * 10)
    }
    if let length = own.visibleLength, length > 0, length < upper - lower {
      lower = min(max(own.scrollStart?.scalar ?? lower, lower), upper - length)
      upper = lower + length
    }
    return made(.interval(lower: lower, upper: upper, isDate: isDate), axis, own)
  }
  private func made(_ domain: ChartScale.Domain, _ axis: Axis, _ own: ChartSettings.Axis) -> ChartScale {
    var scale = ChartScale(domain, isVertical: axis == .vertical)
    scale.kind = own.kind
    scale.isReversed = own.domain?.isReversed ?? false
    return scale
  }

  /// Points that are left free, so that bars at the ends of an axis of numbers are whole.
  private func pad(_ scale: inout ChartScale, _ own: ChartSettings.Axis) {
    scale.pad(start: own.startPadding ?? 0, end: own.endPadding ?? 0)
    guard own.startPadding == nil, case .interval(let lower, let upper, _) = scale.domain, upper > lower else { return }
    let bars = marks.filter { entry in
      guard entry.mark.kind == .bar || entry.mark.kind == .rectangle else { return false }
      let extent = scale.isVertical ? entry.mark.y : entry.mark.x
      let isAcross = entry.mark.kind == .rectangle || entry.isVertical != scale.isVertical
      return isAcross && extent.value != nil && extent.value?.isBand == false
    }
    if !bars.isEmpty { scale.pad(start: Self.freeBar, end: Self.freeBar) }
  }
  /// Half of what a bar at a number may be wide at most, and what stays free beside it, in points (our choice).
  static let freeBar: CGFloat = 12

  private func plan(
    _ axis: Axis, _ own: ChartSettings.Axis, _ scale: ChartScale, _ wanted: Int, _ environment: EnvironmentValues
  ) -> [ChartAxisPlan] {
    guard own.visibility != .hidden else { return [] }
    let groups = own.marks ?? [FrameworkSupport.ChartAxisMarks(position: .automatic, ticks: .automatic(desiredCount: nil, minimumStride: nil), stroke: nil)]
    return groups.map { marks in
      let ticks = ChartTickValues(
        marks.ticks, domain: scale.domain, kind: scale.kind, desiredCount: wanted, calendar: environment.calendar)
      return ChartAxisPlan(axis: axis, marks: marks, ticks: ticks, isCategorical: scale.isCategorical)
    }
  }
}

/// What stands along one side of a plot.
struct ChartAxisPlan {
  typealias Value = FrameworkSupport.ChartValue
  typealias Item = FrameworkSupport.ChartAxisItem
  enum Side { case leading, trailing, top, bottom }
  let axis: Axis
  let side: Side
  let ticks: ChartTickValues
  /// What stands at each value.
  let items: [(value: Value, next: Value?, item: Item)]

  init(axis: Axis, marks: FrameworkSupport.ChartAxisMarks, ticks: ChartTickValues, isCategorical: Bool) {
    self.axis = axis
    self.ticks = ticks
    side =
      switch (axis, marks.position.kind) {
      case (.vertical, .leading): .leading
      case (.vertical, .trailing): .trailing
      case (.vertical, _): isCategorical ? .leading : .trailing
      case (.horizontal, .top): .top
      case (.horizontal, _): .bottom
      }
    var items: [(value: Value, next: Value?, item: Item)] = []
    for (index, value) in ticks.values.enumerated() {
      let next = index + 1 < ticks.values.count ? ticks.values[index + 1] : nil
      let shown = marks.content?(value, index, ticks.values.count) ?? Self.usual(axis, isCategorical, marks.stroke)
      items += shown.map { (value, next, $0) }
    }
    self.items = items
  }
  /// A line through the plot at each number, dashed where it is upright, and labels; categories have labels alone.
  private static func usual(_ axis: Axis, _ isCategorical: Bool, _ stroke: StrokeStyle?) -> [Item] {
    let label = Item.label(.usual, centered: nil)
    if isCategorical { return [label] }
    let line = Item.gridLine(centered: nil, stroke: stroke)
    return axis == .vertical ? [line, label] : [line, .tick(centered: nil, length: nil, stroke: stroke), label]
  }
}
