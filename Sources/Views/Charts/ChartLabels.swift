internal import Drawing
internal import Foundation

/// Where a label of an axis stands.
struct ChartLabelPlace {
  let side: ChartAxisPlan.Side
  let value: FrameworkSupport.ChartValue
  /// The next value, where the label stands between the two.
  let next: FrameworkSupport.ChartValue?
  let isCentered: Bool
  let anchor: UnitPoint?
  /// Points between the plot and the label, and between its value and where it begins.
  let spacing: CGFloat
  let indent: CGFloat
  let offset: CGSize

  /// The place along the axis of the label's beginning, in points of the plot; nil for a value that is not on the axis.
  func start(_ scale: ChartScale, length: CGFloat) -> CGFloat? {
    guard let position = scale.position(value) else { return nil }
    let isAlong = side == .top || side == .bottom
    if let anchor { return position - length * (isAlong ? anchor.x : anchor.y) }
    if isCentered, !scale.isCategorical {
      let end = next.flatMap { scale.position($0) } ?? (scale.isVertical ? 0 : scale.length)
      return (position + end - length) / 2
    }
    if scale.isCategorical || !isAlong { return position - length / 2 }
    return position + indent
  }
}

/// The labels of a chart's axes: of those that are texts, one that would touch the one before or leave the chart is left out.
struct ChartLabels {
  private(set) var labels: [(view: AnyView, place: ChartLabelPlace)] = []

  init(_ plan: ChartPlan, size: CGSize, environment: EnvironmentValues) {
    var room = size.width
    for axis in plan.yAxis {
      let widths = axis.items.compactMap { entry -> CGFloat? in
        Self.text(entry, axis, environment).map { Self.size($0, entry.item, environment).width }
      }
      if let widest = widths.max() { room -= widest + Self.spacing }
    }
    for axis in plan.yAxis { add(axis, plan.y?.along(size.height), .infinity, environment) }
    for axis in plan.xAxis { add(axis, plan.x?.along(room), size.width, environment) }
  }
  /// Points between a plot and its labels (our choice).
  static let spacing: CGFloat = 4

  private typealias Entry = (value: FrameworkSupport.ChartValue, next: FrameworkSupport.ChartValue?, item: FrameworkSupport.ChartAxisItem)
  private static func text(_ entry: Entry, _ axis: ChartAxisPlan, _ environment: EnvironmentValues) -> String? {
    guard case .label(let label) = entry.item.kind, label.view == nil else { return nil }
    if let text = label.text { return text(entry.value) ?? "" }
    return axis.ticks.text(
      entry.value, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }
  private static func font(_ item: FrameworkSupport.ChartAxisItem) -> Font { item.font ?? .caption2 }
  private static func size(
    _ text: String, _ item: FrameworkSupport.ChartAxisItem, _ environment: EnvironmentValues
  ) -> CGSize { Text(verbatim: text).font(font(item)).content(environment).layout.size(width: nil, height: nil) }

  private mutating func add(_ axis: ChartAxisPlan, _ scale: ChartScale?, _ end: CGFloat, _ environment: EnvironmentValues) {
    guard let scale else { return }
    // Ticks come in order: a label can touch the one before only.
    var last: ClosedRange<CGFloat>?
    for entry in axis.items {
      guard case .label(let label) = entry.item.kind else { continue }
      let isAlong = axis.axis == .horizontal
      let place = ChartLabelPlace(
        side: axis.side, value: entry.value, next: entry.next, isCentered: entry.item.isCentered ?? false, anchor: label.anchor,
        spacing: (isAlong ? label.verticalSpacing : label.horizontalSpacing) ?? Self.spacing,
        indent: (isAlong ? label.horizontalSpacing : label.verticalSpacing) ?? Self.spacing, offset: entry.item.offset)
      guard let position = scale.position(entry.value), position >= -1, position <= scale.length + 1 else { continue }
      // Where the last day ends no day begins.
      if isAlong, label.anchor == nil, entry.value.isDate, position > scale.length - 1 { continue }
      var view = label.view
      if let text = Self.text(entry, axis, environment) {
        if text.isEmpty { continue }
        if isAlong, label.isVertical == nil {
          let width = Self.size(text, entry.item, environment).width
          guard let start = place.start(scale, length: width) else { continue }
          let range = start...start + width
          let isFree = last.map { $0.lowerBound >= range.upperBound + 2 || range.lowerBound >= $0.upperBound + 2 } ?? true
          guard isFree || label.mayOverlap else { continue }
          guard entry.item.isCentered == true || scale.isCategorical || range.upperBound <= end else { continue }
          last = range
        }
        view = AnyView(Text(verbatim: text).lineLimit(1))
      }
      guard let view else { continue }
      labels.append((Self.styled(view, entry.item, label), place))
    }
  }
  private static func styled(
    _ view: AnyView, _ item: FrameworkSupport.ChartAxisItem, _ label: FrameworkSupport.ChartAxisLabel
  ) -> AnyView {
    let plain = view.font(font(item)).foregroundStyle(item.style ?? AnyShapeStyle(.secondary))
    guard let isDownwards = label.isVertical else { return AnyView(plain) }
    return AnyView(ChartTurned(isDownwards: isDownwards) { plain.fixedSize().rotationEffect(.degrees(isDownwards ? 90 : -90)) })
  }
}

/// Takes the room of a view that is turned by a quarter.
struct ChartTurned: Layout {
  let isDownwards: Bool
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
