public import Drawing
internal import Foundation
internal import LayoutCore

extension ViewHost {
  /// What the laid-out nodes show, back to front: a node before its children, a background's second layer before its first, borders last.
  public var displayList: DisplayList {
    guard let root = tree.root else { return DisplayList() }
    let items = items(of: root, tree.frames(), nil)
    return DisplayList(items: device.look == .pixels ? items.map(\.withRoundEnds) : items, bounds: CGRect(origin: .zero, size: tree.size(of: root)))
  }

  /// `window`: what lies outside of it is not seen; nil without a scroll view around.
  private func items(of node: NodeID, _ frames: [CGRect], _ window: Window?) -> [DisplayList.Item] {
    let info = infos[Int(node)]
    let content = info.content < 0 ? nil : contents[Int(info.content)]
    let frame = frames[Int(node)]
    var items: [DisplayList.Item] = []
    func add(_ content: DisplayList.Content) {
      if let seen = window.map({ content.seen(through: $0.seen) }) ?? content { items.append(DisplayList.Item(seen, node: node)) }
    }
    if let content, let own = self.items(content, frame) { own.forEach(add) }
    var lines: [DisplayList.Content] = []
    if case .control(let drawing) = content, frame.isFinite {
      let rows = Array(tree.children(of: node))
      let hidden = Set(rows.indices.filter { nodes.hiddenSeparators.contains(rows[$0]) })
      let drawn = drawing.items(frame, cell: device.cell, children: rows.map { frames[Int($0)] }, hidden: hidden)
      // Lines between rows lie on what is behind the rows.
      if case .separators = drawing { lines = drawn } else { drawn.forEach(add) }
    }
    var inside = window
    if tree.isWindow(node), frame.isFinite, !isUnclipped(node) {
      let seen = device.look == .pixels ? reach(of: node, frame) : frame
      inside = Window(seen: window.map { $0.seen.overlap(with: seen) } ?? seen, top: frame.minY, bottom: frame.maxY)
    }
    let children = Array(tree.children(of: node))
    if case .control(.rows(let drawing)) = content {
      // What stays in sight is seen where it stands then.
      let parts = children.map { child in
        listPart(of: child, frames[Int(child)], frames) { self.items(of: child, frames, drawing.stays($0, inside?.top) ? nil : inside) }
      }
      items += drawing.items(parts, top: inside?.top)
    } else if case .mask = content, let first = children.first {
      let mask = children.dropFirst().flatMap { self.items(of: $0, frames, nil) }
      items.append(DisplayList.Item(.layer(.mask(mask), self.items(of: first, frames, inside)), node: node))
    } else {
      let shifts = pinnedShifts(children, frames, inside)
      for child in tree.isBackground(node) ? children.reversed() : drawn(children) where shifts[child] == nil {
        items += self.items(of: child, frames, inside)
      }
      for child in children {
        if let shift = shifts[child] { items.append(moved(self.items(of: child, frames, nil), 0, shift)) }
      }
    }
    lines.forEach(add)
    if case .border(let paint, let width) = content, frame.isFinite { add(.border(frame, width: width, paint.placed(in: frame))) }
    return frame.isFinite ? info.effects.reversed().reduce(items) { applied($1, to: $0, of: node, frame) } : items
  }
  private func applied(_ effect: NodeEffect, to items: [DisplayList.Item], of node: NodeID, _ frame: CGRect) -> [DisplayList.Item] {
    guard let measured = effect.measured else { return effect.apply(items, frame) }
    return measured(geometry(of: node, frame.size)).reduce(items) { $1.apply($0, frame) }
  }

  /// The bounds of a scroll view with what bars and device keep free around them: on iOS what is scrolled is seen there, too (Apple's documentation).
  private func reach(of node: NodeID, _ frame: CGRect) -> CGRect {
    let insets = tree.safeAreaInsets(of: node)
    let seen = CGRect(
      x: frame.minX - insets.left, y: frame.minY - insets.top, width: frame.width + insets.left + insets.right, height: frame.height + insets.top + insets.bottom)
    return seen.isFinite ? seen : frame
  }
  private func isUnclipped(_ node: NodeID) -> Bool {
    nodes.attachments[node]?.contains { if case .unclipped = $0 { true } else { false } } ?? false
  }
  private func items(_ content: NodeContent, _ frame: CGRect) -> [DisplayList.Content]? {
    guard frame.isFinite else { return nil }
    switch content {
    case .text(let text): return text.items(in: frame)
    case .sign(_, let text) where text.layout.metrics.isProportional: return text.items(in: frame)
    case .sign(_, let text): return [.text(run(text.layout.lines(width: frame.width, height: frame.height).map(\.text), frame, text.style))]
    case .fill(_, let paint): return [.fill(.rectangle(frame), paint.placed(in: frame))]
    case .canvas(let drawing): return drawing.items(in: frame)
    case .shape(_, let shape, let layers): return layers.flatMap { $0.items(shape, frame) }
    case .image(let run): return [.image(run.placed(in: frame))]
    case .divider(let paint): return [.fill(.rectangle(frame), paint)]
    case .brackets(let left, let right, let style):
      let line = CGRect(x: frame.minX, y: frame.midY - device.cell.height / 2, width: device.cell.width, height: device.cell.height)
      return [.text(run([left], line, style)), .text(run([right], line.offsetBy(dx: frame.width - device.cell.width, dy: 0), style))]
    case .progress(let fraction, let done, let rest):
      var part = frame
      part.size.width *= fraction
      return [.fill(.rectangle(frame), rest), .fill(.rectangle(part), done)]
    case .spacer, .border, .control, .mask: return nil
    }
  }
  private func run(_ lines: [String], _ frame: CGRect, _ style: TextStyle) -> DisplayList.TextRun {
    var run = DisplayList.TextRun(lines: lines, frame: frame, font: style.font, paint: style.paint.placed(in: frame))
    run.isUnderlined = style.isUnderlined
    run.isStruckThrough = style.isStruckThrough
    return run
  }
}

extension CGRect {
  /// An infinite or undefined frame can be printed, not painted.
  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
