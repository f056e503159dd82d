internal import Drawing
internal import Foundation

/// The lines of a chart's axes: those through the plot, or the ticks beside it.
struct ChartAxisLines: View {
  let plan: ChartPlan
  let isInside: Bool

  /// Lines that look the same are one path.
  private struct Look {
    let style: AnyShapeStyle
    let stroke: StrokeStyle
    var path = Path()
  }

  var body: some View {
    GeometryReader { proxy in
      let looks = looks(proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(0..<looks.count, id: \.self) { index in
          ChartPath(path: looks[index].path).stroke(looks[index].style, style: looks[index].stroke)
        }
      }
    }
  }

  private func looks(_ size: CGSize) -> [Look] {
    var looks: [Look] = []
    for axis in plan.xAxis + plan.yAxis {
      guard let scale = (axis.axis == .horizontal ? plan.x?.along(size.width) : plan.y?.along(size.height)) else { continue }
      // The usual lines look alike; those that the program styles are kept apart.
      var usual: Int?
      for entry in axis.items {
        let ends: (from: CGFloat, to: CGFloat)
        switch entry.item.kind {
        case .label: continue
        case .gridLine:
          guard isInside else { continue }
          ends = (0, axis.axis == .horizontal ? size.height : size.width)
        case .tick(let length):
          guard !isInside else { continue }
          ends = tick(axis, length ?? Self.usualTick(axis), size)
        }
        guard let place = place(entry, scale), place >= -0.5, place <= scale.length + 0.5 else { continue }
        let index: Int
        if entry.item.style == nil, entry.item.stroke == nil, let usual {
          index = usual
        } else {
          looks.append(Look(style: entry.item.style ?? AnyShapeStyle(SystemColor.separator), stroke: entry.item.stroke ?? Self.stroke(axis)))
          index = looks.count - 1
          if entry.item.style == nil, entry.item.stroke == nil { usual = index }
        }
        let isUpright = axis.axis == .horizontal
        looks[index].path.move(to: isUpright ? CGPoint(x: place, y: ends.from) : CGPoint(x: ends.from, y: place))
        looks[index].path.addLine(to: isUpright ? CGPoint(x: place, y: ends.to) : CGPoint(x: ends.to, y: place))
      }
    }
    return looks
  }
  private func place(
    _ entry: (value: FrameworkSupport.ChartValue, next: FrameworkSupport.ChartValue?, item: FrameworkSupport.ChartAxisItem),
    _ scale: ChartScale
  ) -> CGFloat? {
    guard let position = scale.position(entry.value) else { return nil }
    // A category's line stands where its room begins.
    if let band = scale.bandWidth, entry.item.isCentered != true { return position - band / 2 }
    guard entry.item.isCentered == true, !scale.isCategorical else { return position }
    return (position + (entry.next.flatMap { scale.position($0) } ?? (scale.isVertical ? 0 : scale.length))) / 2
  }
  private static func stroke(_ axis: ChartAxisPlan) -> StrokeStyle {
    StrokeStyle(lineWidth: 1, dash: axis.axis == .horizontal ? [2, 2] : [])
  }
  /// Below a plot a tick is as long as the label beside it is high, on its sides as short as the distance to the labels (our choice).
  private static func usualTick(_ axis: ChartAxisPlan) -> CGFloat { axis.axis == .horizontal ? 18 : ChartLabels.spacing }
  private func tick(_ axis: ChartAxisPlan, _ length: CGFloat, _ size: CGSize) -> (from: CGFloat, to: CGFloat) {
    switch axis.side {
    case .leading, .top: (-length, 0)
    case .trailing: (size.width, size.width + length)
    case .bottom: (size.height, size.height + length)
    }
  }
}
