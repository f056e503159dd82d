internal import Foundation

/// Which colours and symbols stand for which values, below a chart.
struct ChartLegend: View {
  private let plan: ChartPlan
  private let own: AnyView?
  private let entries: [(value: FrameworkSupport.ChartValue, style: AnyShapeStyle?, symbol: FrameworkSupport.ChartSymbol?)]

  /// nil for a chart that needs none.
  init?(_ plan: ChartPlan) {
    own = plan.settings.ownLegend
    entries = plan.styles.legend
    self.plan = plan
    if plan.settings.legend == .hidden || own == nil && entries.isEmpty && plan.styles.numbers == nil { return nil }
  }

  var body: some View {
    if let own {
      own
    } else if let numbers = plan.styles.numbers {
      scale(numbers)
    } else {
      ChartFlow(spacing: 12, lineSpacing: 4) { ForEach(0..<entries.count, id: \.self) { entry(entries[$0]) } }
    }
  }
  /// The colours of numbers, from the smallest to the largest.
  private func scale(_ numbers: ClosedRange<Double>) -> some View {
    HStack(spacing: 4) {
      Text(verbatim: numbers.lowerBound.formatted()).font(.caption2).foregroundStyle(.secondary)
      LinearGradient(colors: (0...4).map { plan.styles.color(Double($0) / 4) }, startPoint: .leading, endPoint: .trailing)
        .frame(width: 80, height: 8)
      Text(verbatim: numbers.upperBound.formatted()).font(.caption2).foregroundStyle(.secondary)
    }
  }
  private func entry(
    _ entry: (value: FrameworkSupport.ChartValue, style: AnyShapeStyle?, symbol: FrameworkSupport.ChartSymbol?)
  ) -> some View {
    HStack(spacing: 4) {
      swatch(entry.symbol, entry.style ?? AnyShapeStyle(.secondary))
      Text(verbatim: text(entry.value)).font(.caption2).foregroundStyle(.secondary)
    }
  }
  @ViewBuilder private func swatch(_ symbol: FrameworkSupport.ChartSymbol?, _ style: AnyShapeStyle) -> some View {
    switch symbol?.kind {
    case .shape(let shape): shape.fill(style).frame(width: 8, height: 8)
    case .view(let view): view.foregroundStyle(style)
    case nil: Circle().fill(style).frame(width: 8, height: 8)
    }
  }
  private func text(_ value: FrameworkSupport.ChartValue) -> String {
    switch value.kind {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(Date.FormatStyle(timeZone: TimeZone(secondsFromGMT: 0) ?? .gmt).month(.abbreviated).day())
    }
  }
}

/// Views one behind the other, in as many lines as are needed.
struct ChartFlow: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  private func places(_ subviews: Subviews, width: CGFloat) -> (places: [CGPoint], size: CGSize) {
    var (places, point, lineHeight, widest): ([CGPoint], CGPoint, CGFloat, CGFloat) = ([], .zero, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      places.append(point)
      widest = max(widest, point.x + size.width)
      lineHeight = max(lineHeight, size.height)
      point.x += size.width + spacing
    }
    return (places, CGSize(width: widest, height: point.y + lineHeight))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(subviews, width: proposal.width ?? .infinity).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, width: bounds.width + 0.5).places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
