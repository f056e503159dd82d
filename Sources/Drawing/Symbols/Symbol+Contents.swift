public import Foundation

extension Symbol {
  /// How the parts of a symbol are coloured.
  public enum Coloring: Hashable, Sendable {
    /// All in one paint.
    case monochrome(Paint)
    /// In one paint, which is faint for the disc behind a sign.
    case hierarchical(Paint)
    /// The sign or the badge in the first paint, what is around or behind it in the second.
    case palette(Paint, Paint)
    /// In the colours of what it shows; what has none takes the paint.
    case multicolor(Paint)
  }

  /// What is drawn on the plane that a map of the grid leads to.
  /// - Parameters:
  ///   - line: the width of the line that thickens it, in points; 0 for none.
  ///   - value: up to which part, from 0 to 1, waves and bars are drawn whole; nil for all.
  ///   - area: what a gradient covers.
  public func contents(_ coloring: Coloring, map: CGAffineTransform, line: CGFloat = 0, value: Double? = nil, area: CGRect) -> [DisplayList.Content] {
    guard map.a.isFinite, map.d.isFinite, map.tx.isFinite, map.ty.isFinite, map.a != 0, map.d != 0 else { return [] }
    var pens = SymbolPens(map: map, line: line.isFinite ? max(0, line) : 0, area: area)
    let layers = value.flatMap { part($0) } ?? layers.map { ($0, 1) }
    switch coloring {
    case .monochrome(let paint): return pens.together(layers, paint)
    case .hierarchical(let paint):
      for (index, (layer, opacity)) in layers.enumerated() {
        let isDisc = index + 1 < layers.count && layers[index + 1].layer.isHole
        pens.draw(layer, paint.opacity(opacity * (isDisc ? SymbolMetrics.discOpacity : 1)))
      }
    case .palette(let first, let second):
      for (layer, opacity) in layers { pens.draw(layer, (layer.role == .primary ? first : second).opacity(opacity)) }
    case .multicolor(let paint):
      guard let colors = SymbolColors.named(name) else { return pens.together(layers, paint) }
      for (layer, opacity) in layers.flatMap({ colors.parts($0, isAlone: layers.count == 1) }) { pens.draw(layer.layer, layer.paint.opacity(opacity)) }
    }
    return pens.contents
  }
}

/// Fills outlines of the grid.
struct SymbolPens {
  let map: CGAffineTransform
  let line: CGFloat
  let area: CGRect
  var contents: [DisplayList.Content] = []

  /// One part, as if no other were there.
  mutating func draw(_ layer: Symbol.Layer, _ paint: Paint) {
    guard paint.isVisible else { return }
    contents += solid(paint) { cut(fill(layer.path, grown: layer.path, $0), layer.cuts) }
  }

  /// All parts in one paint: a sign in a filled shape is a hole in it.
  func together(_ layers: [(layer: Symbol.Layer, opacity: Double)], _ paint: Paint) -> [DisplayList.Content] {
    guard paint.isVisible else { return [] }
    return solid(paint) { paint in
      var all: [DisplayList.Content] = []
      var index = 0
      while index < layers.count {
        let (layer, opacity) = layers[index]
        var path = layer.path
        while index + 1 < layers.count, layers[index + 1].layer.isHole {
          index += 1
          path.addPath(layers[index].layer.path)
        }
        // what is thicker grows outwards only: the hole in it would shrink
        all += cut(fill(path, grown: layer.path, paint.opacity(opacity)), layer.cuts)
        index += 1
      }
      return all
    }
  }

  private func fill(_ path: Path, grown: Path, _ paint: Paint) -> [DisplayList.Content] {
    let paint = paint.placed(in: area)
    var contents: [DisplayList.Content] = [.fill(.path(path.applying(map), in: area, isEvenOdd: true), paint)]
    if line > 0 {
      contents.append(.stroke(.path(grown.applying(map), in: area, isEvenOdd: true), StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round), paint))
    }
    return contents
  }
  /// Without the areas that are cut off.
  private func cut(_ contents: [DisplayList.Content], _ cuts: [Path]) -> [DisplayList.Content] {
    cuts.reduce(contents) { contents, cut in
      var around = Path(CGRect(x: -Symbol.side, y: -Symbol.side, width: Symbol.side * 3, height: Symbol.side * 3))
      around.addPath(cut)
      return [.layer(.clip(.path(around.applying(map), in: area, isEvenOdd: true)), contents.map { DisplayList.Item($0) })]
    }
  }
  /// What lies over itself would be darker there in a paint that shines through: it becomes one picture first.
  private func solid(_ paint: Paint, _ make: (Paint) -> [DisplayList.Content]) -> [DisplayList.Content] {
    guard case .color(var color) = paint, color.alpha < 1 else { return make(paint) }
    let whole = make(paint)
    guard whole.count > 1 || line > 0 else { return whole }
    let opacity = color.alpha
    color.alpha = 1
    return [.layer(.group(opacity: opacity), make(.color(color)).map { DisplayList.Item($0) })]
  }
}
