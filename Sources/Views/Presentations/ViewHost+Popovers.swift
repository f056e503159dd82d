internal import Drawing
internal import Foundation
internal import LayoutCore

extension ViewHost {
  /// The place that a presentation's arrow points to, in points of this host's root.
  func source(of presentation: Int, _ anchor: PopoverAttachmentAnchor) -> CGRect {
    let node = nodes.attachments.first { $0.value.contains { if case .presents(presentation) = $0 { true } else { false } } }?.key
    let frames = tree.frames()
    guard let node, frames.indices.contains(Int(node)), frames[Int(node)].isFinite else { return frames.first ?? .zero }
    let frame = frames[Int(node)]
    switch anchor {
    case .rect: return frame
    case .point(let point):
      let (x, y) = (frame.minX + frame.width * point.x, frame.minY + frame.height * point.y)
      return x.isFinite && y.isFinite ? CGRect(x: x, y: y, width: 0, height: 0) : frame
    }
  }

  /// A card as large as its content beside a place, with an arrow to it.
  /// - Parameters:
  ///   - place: in points of the screen.
  ///   - edge: where the arrow is wished; a card that has no room there lies on the other side.
  func popover(_ host: ViewHost, _ canvas: CGSize, at place: CGRect, _ edge: Edge) -> [DisplayList.Item] {
    let arrow = PresentationMeasures.arrow
    let screen = CGRect(origin: .zero, size: canvas)
    let free = CGRect(
      x: device.margin, y: device.safeArea.top, width: max(canvas.width - 2 * device.margin, 1), height: max(canvas.height - device.safeArea.top - device.safeArea.bottom, 1))
    let place = place.intersects(screen) ? place.overlap(with: screen) : CGRect(x: canvas.width / 2, y: canvas.height / 2, width: 0, height: 0)
    let (above, below) = (place.minY - arrow.height - free.minY, free.maxY - place.maxY - arrow.height)
    let ideal = host.layOut(ProposedViewSize(width: nil, height: nil))
    let isBelow = edge == .bottom ? above < ideal.height && below > above : below >= ideal.height || below >= above
    let room = CGSize(width: free.width, height: max(isBelow ? below : above, 1))
    func bounded(_ length: CGFloat, _ most: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), most) : most }
    let size = CGSize(width: bounded(ideal.width, room.width), height: bounded(ideal.height, room.height))
    let shown = host.layOut(ProposedViewSize(width: size.width, height: size.height))
    let x = min(max(place.midX - size.width / 2, free.minX), free.maxX - size.width)
    let y = isBelow ? place.maxY + arrow.height : place.minY - arrow.height - size.height
    let card = CGRect(x: x, y: y, width: size.width, height: size.height)
    let outline = bubble(card, tip: CGPoint(x: place.midX, y: isBelow ? card.minY - arrow.height : card.maxY + arrow.height))
    let shadow = PresentationMeasures.popoverShadow
    var items = [
      DisplayList.Item(
        .layer(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: shadow.opacity), radius: shadow.radius, offset: .zero), host.ground(outline, card)))
    ]
    let (left, top) = (card.midX - shown.width / 2, card.midY - shown.height / 2)
    items.append(DisplayList.Item(.layer(.clip(outline), [moved(host.displayList.items, left, top)])))
    return items + host.presented(on: canvas, from: CGPoint(x: left, y: top))
  }
  /// A card with an arrow at its upper or lower edge.
  private func bubble(_ card: CGRect, tip: CGPoint) -> DisplayList.Outline {
    let radius = PresentationMeasures.popoverRadius
    let half = PresentationMeasures.arrow.width / 2
    let corner = max(0, min(radius, card.width / 2, card.height / 2))
    let foot = tip.y < card.minY ? card.minY : card.maxY
    // the arrow stays off the round corners
    let (first, last) = (card.minX + corner + half, card.maxX - corner - half)
    var path = Path(roundedRect: card, cornerSize: CGSize(width: corner, height: corner), style: .continuous)
    guard first <= last else { return DisplayList.Outline(path, in: card) }
    let x = min(max(tip.x, first), last)
    path.move(to: CGPoint(x: x - half, y: foot))
    path.addQuadCurve(to: CGPoint(x: x, y: tip.y), control: CGPoint(x: x - half * 0.4, y: foot))
    path.addQuadCurve(to: CGPoint(x: x + half, y: foot), control: CGPoint(x: x + half * 0.4, y: foot))
    path.closeSubpath()
    return .path(path, in: card.union(CGRect(x: x, y: tip.y, width: 0, height: 0)), isEvenOdd: false)
  }
}
