public import Foundation

extension DisplayList.Item {
  /// The item at a part of its opacity, 0 to 1. What is no group fades item by item, as SwiftUI does without `compositingGroup`.
  public func faded(by opacity: Double) -> DisplayList.Item { opacity == 1 ? self : DisplayList.Item(content.faded(by: opacity), node: node) }
  /// The item with the text colour and its fainter forms as colours, whatever is around it.
  public func inked(_ ink: RGBA) -> DisplayList.Item {
    DisplayList.Item(content.painted({ $0.mapped(ink: ink) { $0 } }, image: { $0 }), node: node)
  }
  /// The item with every colour changed; the text colour is taken for `ink`.
  public func recoloured(ink: RGBA, _ change: (RGBA) -> RGBA) -> DisplayList.Item {
    DisplayList.Item(content.painted({ $0.mapped(ink: ink, change) }, image: { $0.recoloured(change) }), node: node)
  }
}

extension DisplayList.Content {
  fileprivate func faded(by opacity: Double) -> DisplayList.Content {
    switch self {
    case .layer(.group(let own), let items): .layer(.group(opacity: own * opacity), items)
    default: painted({ $0.opacity(opacity) }, image: { $0.faded(by: opacity) })
    }
  }
  /// The content with every paint changed.
  fileprivate func painted(_ change: (Paint) -> Paint, image changeImage: (DisplayList.ImageRun) -> DisplayList.ImageRun) -> DisplayList.Content {
    switch self {
    case .fill(let outline, let paint): return .fill(outline, change(paint))
    case .stroke(let outline, let style, let paint): return .stroke(outline, style, change(paint))
    case .border(let rect, let width, let paint): return .border(rect, width: width, change(paint))
    case .backdrop(let outline, let backdrop): return .backdrop(outline, backdrop.painted(change))
    case .text(var run):
      run.paint = change(run.paint)
      return .text(run)
    case .image(var run):
      guard let tint = run.tint else { return .image(changeImage(run)) }
      run.tint = change(tint)
      return .image(run)
    case .layer(.shadow(let color, let radius, let offset), let items):
      let color = change(.color(color)).solid(ink: .black)
      return .layer(.shadow(color, radius: radius, offset: offset), items.map { DisplayList.Item($0.content.painted(change, image: changeImage), node: $0.node) })
    case .layer(let effect, let items): return .layer(effect, items.map { DisplayList.Item($0.content.painted(change, image: changeImage), node: $0.node) })
    }
  }

  /// The smallest rectangle around all that is painted, in points; nil where nothing is. Shadows and blurs count with their radius.
  public var extent: CGRect? {
    func finite(_ rect: CGRect) -> CGRect? { [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) ? rect : nil }
    switch self {
    case .fill(let outline, let paint): return paint.isVisible ? finite(outline.extent) : nil
    case .stroke(let outline, let style, let paint):
      guard paint.isVisible, style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
      let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 4)) : 1.5)
      return finite(outline.extent).flatMap { finite($0.insetBy(dx: -reach, dy: -reach)) }
    case .border(let rect, _, let paint): return paint.isVisible ? finite(rect) : nil
    case .backdrop(let outline, let backdrop): return backdrop.opacity > 0 ? finite(outline.extent) : nil
    case .text(let run): return run.paint.isVisible ? finite(run.frame) : nil
    case .image(let run): return run.opacity > 0 ? finite(run.frame) : nil
    case .layer(let effect, let items):
      func together(_ items: [DisplayList.Item]) -> CGRect? {
        items.compactMap(\.content.extent).reduce(nil as CGRect?) { $0?.union($1) ?? $1 }.flatMap(finite)
      }
      guard let inner = together(items) else { return nil }
      switch effect {
      case .group, .blend: return inner
      case .clip(let outline): return finite(outline.extent.overlap(with: inner))
      case .mask(let mask):
        return together(mask).flatMap { finite($0.overlap(with: inner)) }
      case .transform(let transform): return finite(inner.applying(transform))
      case .blur(let radius): return finite(inner.insetBy(dx: -2 * radius, dy: -2 * radius))
      case .shadow(_, let radius, let offset):
        return finite(inner.union(inner.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -2 * radius, dy: -2 * radius)))
      }
    }
  }
}

extension CGRect {
  /// As `intersection`, which traps where an edge is infinite, as that of two huge rectangles together may be.
  package func overlap(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension DisplayList.ImageRun {
  fileprivate func faded(by opacity: Double) -> DisplayList.ImageRun {
    var copy = self
    copy.opacity *= opacity.isNaN ? 0 : max(0, min(1, opacity))
    return copy
  }
  fileprivate func recoloured(_ change: (RGBA) -> RGBA) -> DisplayList.ImageRun {
    var copy = self
    copy.bitmap = bitmap.mapped(change)
    return copy
  }
}
