internal import Foundation

/// What a view is in a chart.
enum ChartRole: LayoutValueKey {
  case plot, ticks, layer, legend
  case label(ChartLabelPlace)
  case title(Axis, FrameworkSupport.ChartSide, Alignment, CGFloat)
  static var defaultValue: ChartRole { .layer }
}

/// Places a chart's parts: the legend and the titles first, then the labels of the axes; the plot has the rest.
struct ChartLayout: Layout {
  let plan: ChartPlan
  let placement: ChartPlacement

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: ChartView.ideal, height: ChartView.ideal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var room = bounds
    placeLegend(in: &room, subviews)
    let outside = titles(subviews)
    let insets = labelInsets(subviews)
    let top = max(insets.top, insets.halfLabel) + outside.top
    let bottom = max(insets.bottom, insets.halfLabel) + outside.bottom
    let leading = insets.leading + outside.leading
    let trailing = max(insets.trailing, insets.overhang) + outside.trailing
    let available = CGRect(
      x: room.minX + leading, y: room.minY + top, width: max(room.width - leading - trailing, 0),
      height: max(room.height - top - bottom, 0))
    var plot = available
    for subview in subviews {
      guard case .plot = subview[ChartRole.self] else { continue }
      plot.size = subview.sizeThatFits(ProposedViewSize(available.size))
      subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    placement.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let x = plan.x?.along(plot.width)
    let y = plan.y?.along(plot.height)
    for subview in subviews {
      switch subview[ChartRole.self] {
      case .plot, .legend: break
      case .ticks: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .layer: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .label(let place): self.place(subview, place, place.side == .top || place.side == .bottom ? x : y, plot)
      case .title(let axis, let side, let alignment, let spacing):
        placeTitle(subview, axis, side, alignment, spacing, plot, insets, room)
      }
    }
  }

  // MARK: Labels

  private struct Insets {
    var leading: CGFloat = 0, trailing: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
    /// Half of the highest label beside the plot, which may stand at its edge.
    var halfLabel: CGFloat = 0
    /// What a label below the plot may reach beyond it.
    var overhang: CGFloat = 0
  }
  private func labelInsets(_ subviews: Subviews) -> Insets {
    var insets = Insets()
    for subview in subviews {
      guard case .label(let place) = subview[ChartRole.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      switch place.side {
      case .leading: insets.leading = max(insets.leading, size.width + place.spacing)
      case .trailing: insets.trailing = max(insets.trailing, size.width + place.spacing)
      case .top: insets.top = max(insets.top, size.height + place.spacing)
      case .bottom: insets.bottom = max(insets.bottom, size.height + place.spacing)
      }
      if place.side == .leading || place.side == .trailing, plan.y?.isCategorical == false {
        insets.halfLabel = max(insets.halfLabel, size.height / 2)
      }
    }
    return insets
  }
  private func place(_ subview: LayoutSubview, _ place: ChartLabelPlace, _ scale: ChartScale?, _ plot: CGRect) {
    let isAlong = place.side == .top || place.side == .bottom
    var proposal = ProposedViewSize.unspecified
    if isAlong, let band = scale?.bandWidth { proposal.width = band }
    let size = subview.sizeThatFits(proposal)
    let start = scale.flatMap { place.start($0, length: isAlong ? size.width : size.height) } ?? 0
    let point =
      switch place.side {
      case .leading: CGPoint(x: plot.minX - place.spacing - size.width, y: plot.minY + start)
      case .trailing: CGPoint(x: plot.maxX + place.spacing, y: plot.minY + start)
      case .top: CGPoint(x: plot.minX + start, y: plot.minY - place.spacing - size.height)
      case .bottom: CGPoint(x: plot.minX + start, y: plot.maxY + place.spacing)
      }
    subview.place(at: CGPoint(x: point.x + place.offset.width, y: point.y + place.offset.height), proposal: proposal)
  }

  // MARK: Titles and the legend

  private func side(_ axis: Axis, _ side: FrameworkSupport.ChartSide) -> FrameworkSupport.ChartSide {
    guard side == .automatic else { return side }
    return axis == .horizontal ? .bottom : .topTrailing
  }
  private func titles(_ subviews: Subviews) -> Insets {
    var insets = Insets()
    for subview in subviews {
      guard case .title(let axis, let place, _, let spacing) = subview[ChartRole.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      switch side(axis, place).kind {
      case .leading: insets.leading += size.width + spacing
      case .trailing: insets.trailing += size.width + spacing
      case .top, .topLeading, .topTrailing: insets.top += size.height + spacing
      case .overlay: break
      default: insets.bottom += size.height + spacing
      }
    }
    return insets
  }
  private func placeTitle(
    _ subview: LayoutSubview, _ axis: Axis, _ place: FrameworkSupport.ChartSide, _ alignment: Alignment, _ spacing: CGFloat,
    _ plot: CGRect, _ insets: Insets, _ room: CGRect
  ) {
    let size = subview.sizeThatFits(.unspecified)
    let side = side(axis, place)
    let across: CGFloat =
      switch alignment.horizontal {
      case .leading: plot.minX
      case .trailing: room.maxX - size.width
      default: plot.midX - size.width / 2
      }
    let down: CGFloat =
      switch alignment.vertical {
      case .top: plot.minY
      case .bottom: plot.maxY - size.height
      default: plot.midY - size.height / 2
      }
    let point: CGPoint =
      switch side.kind {
      case .leading: CGPoint(x: plot.minX - insets.leading - spacing - size.width, y: down)
      case .trailing: CGPoint(x: plot.maxX + insets.trailing + spacing, y: down)
      case .top: CGPoint(x: across, y: plot.minY - max(insets.top, insets.halfLabel) - spacing - size.height)
      case .topLeading: CGPoint(x: plot.minX, y: plot.minY - max(insets.top, insets.halfLabel) - spacing - size.height)
      case .topTrailing:
        CGPoint(x: room.maxX - size.width, y: plot.minY - max(insets.top, insets.halfLabel) - spacing - size.height)
      case .overlay: CGPoint(x: across, y: down)
      case .bottomTrailing: CGPoint(x: room.maxX - size.width, y: plot.maxY + insets.bottom + spacing)
      case .bottomLeading: CGPoint(x: plot.minX, y: plot.maxY + insets.bottom + spacing)
      default: CGPoint(x: across, y: plot.maxY + insets.bottom + spacing)
      }
    subview.place(at: point, proposal: ProposedViewSize(size))
  }

  private func placeLegend(in room: inout CGRect, _ subviews: Subviews) {
    for subview in subviews {
      guard case .legend = subview[ChartRole.self] else { continue }
      let size = subview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
      let spacing = plan.settings.legendSpacing ?? 8
      var point = CGPoint(x: room.minX, y: room.maxY - size.height)
      switch plan.settings.legendPlace.kind {
      case .top, .topLeading, .topTrailing:
        point.y = room.minY
        room = CGRect(
          x: room.minX, y: room.minY + size.height + spacing, width: room.width, height: room.height - size.height - spacing)
      case .leading:
        point.y = room.midY - size.height / 2
        room = CGRect(
          x: room.minX + size.width + spacing, y: room.minY, width: room.width - size.width - spacing, height: room.height)
      case .trailing:
        point = CGPoint(x: room.maxX - size.width, y: room.midY - size.height / 2)
        room.size.width -= size.width + spacing
      case .overlay: point = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
      default: room.size.height -= size.height + spacing
      }
      if [.topTrailing, .bottomTrailing].contains(plan.settings.legendPlace) { point.x = room.maxX - size.width }
      room.size = CGSize(width: max(room.width, 0), height: max(room.height, 0))
      subview.place(at: point, proposal: ProposedViewSize(size))
    }
  }
}
