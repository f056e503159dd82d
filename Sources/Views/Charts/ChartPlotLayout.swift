internal import Foundation

/// The marks of a chart, in its plot.
struct ChartMarksView: View {
  let plan: ChartPlan
  let placement: ChartPlacement
  var body: some View {
    GeometryReader { proxy in
      let plot = placement.plot
      let chart = CGRect(origin: CGPoint(x: -plot.minX, y: -plot.minY), size: plan.size)
      ChartPiecesView(pieces: ChartPieces(plan, size: proxy.size).pieces, chart: chart)
    }
  }
}

/// Views of marks at their places.
struct ChartPiecesView: View {
  let pieces: [ChartPiece]
  /// The whole chart, in points of the plot.
  let chart: CGRect
  var body: some View {
    ChartPlotLayout(places: pieces.map(\.place), chart: chart) {
      ForEach(0..<pieces.count, id: \.self) { pieces[$0].view }
    }
  }
}

/// Places the marks of a plot.
struct ChartPlotLayout: Layout {
  let places: [ChartPiece.Place]
  let chart: CGRect
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places) {
      switch place {
      case .frame(let frame):
        subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
      case .centre(let point):
        subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center, proposal: .unspecified)
      case .beside(let frame, let side, let annotation):
        let size = subview.sizeThatFits(.unspecified)
        var origin = side.origin(
          of: size, beside: frame, alignment: annotation.alignment, spacing: annotation.spacing ?? ChartLabels.spacing)
        let plot = CGRect(origin: .zero, size: bounds.size)
        origin.x = annotation.across.moved(origin.x, size.width, plot.minX, plot.maxX, chart.minX, chart.maxX)
        origin.y = annotation.down.moved(origin.y, size.height, plot.minY, plot.maxY, chart.minY, chart.maxY)
        subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
      }
    }
  }
}

extension FrameworkSupport.ChartBoundary {
  /// A place from which something of a length reaches as little as can be beyond the boundary.
  fileprivate func moved(
    _ place: CGFloat, _ length: CGFloat, _ plotStart: CGFloat, _ plotEnd: CGFloat, _ chartStart: CGFloat, _ chartEnd: CGFloat
  ) -> CGFloat {
    switch kind {
    case .anywhere: place
    case .plot: max(min(place, plotEnd - length), plotStart)
    case .chart: max(min(place, chartEnd - length), chartStart)
    }
  }
}
