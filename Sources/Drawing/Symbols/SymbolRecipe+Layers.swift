internal import Foundation

extension SymbolRecipe {
  /// What is drawn, back to front; nil where a table lacks a part.
  var layers: [Symbol.Layer]? {
    switch self {
    case .icon(let file): SymbolTable.icon(file).map { Self.layers(ofFile: file, PathData.path($0)) }
    case .own(let name): SymbolTable.own[name].map { [Symbol.Layer(path: PathData.path($0))] }
    case .text(let text): Self.text(text).map { [Symbol.Layer(path: $0)] }
    case .inside(let inner, let shape, let isFilled): inner.layers.flatMap { Self.put($0, inner, in: shape, isFilled: isFilled) }
    case .badged(let base, let badge): Self.badged(base.layers, badge.layers)
    case .slashed(let base): base.layers.map(Self.slashed)
    }
  }

  /// A file with a shape in its name is that shape and what lies in it.
  private static func layers(ofFile file: String, _ path: Path) -> [Symbol.Layer] {
    let isFilled = file.hasSuffix("-fill")
    let name = isFilled ? String(file.dropLast(5)) : file
    let whole = path.boundingRect
    guard ["-circle", "-square", "-diamond", "-octagon", "-triangle"].contains(where: name.hasSuffix) else { return [Symbol.Layer(path: path)] }
    var (shape, sign, edges) = (Path(), Path(), 0)
    for part in path.parts {
      let box = part.boundingRect
      if box.width > whole.width * 0.8, box.height > whole.height * 0.8 {
        shape.addPath(part)
        edges += 1
      } else {
        sign.addPath(part)
      }
    }
    // a line has two edges, an area has one; else the sign is a part of the shape
    if sign.isEmpty || edges != (isFilled ? 1 : 2) { return [Symbol.Layer(path: path)] }
    return [Symbol.Layer(role: .secondary, path: shape), Symbol.Layer(path: sign, isHole: isFilled)]
  }

  /// Letters beside each other, their height and width around the middle.
  private static func text(_ text: String) -> Path? {
    var path = Path()
    var x: CGFloat = 0
    for letter in text {
      guard let line = SymbolTable.letters[String(letter)], let start = line.firstIndex(where: \.isLetter), let advance = Double(line[..<start]) else { return nil }
      path.addPath(PathData.path(String(line[start...])).offsetBy(dx: x, dy: 0))
      x += CGFloat(advance)
    }
    return path.offsetBy(dx: SymbolMetrics.center.x - x / 2, dy: SymbolMetrics.center.y + SymbolMetrics.letterHeight / 2)
  }

  // MARK: Compositions

  private static func put(_ layers: [Symbol.Layer], _ recipe: SymbolRecipe, in shape: SymbolShape, isFilled: Bool) -> [Symbol.Layer]? {
    guard let outline = outline(of: shape, isFilled: isFilled) else { return nil }
    var scale = SymbolMetrics.insideScale
    if case .text(let text) = recipe { scale = text.count > 1 ? SymbolMetrics.digitsScale : SymbolMetrics.letterScale }
    let center = SymbolMetrics.center
    let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    var inner = layers.map { $0.applying(map) }
    for index in inner.indices { inner[index].role = .primary }
    guard isFilled, let first = inner.first else { return [Symbol.Layer(role: .secondary, path: outline)] + inner }
    // one hole of all that is inside
    let path = inner.dropFirst().reduce(first.path) { path, layer in
      var path = path
      path.addPath(layer.path)
      return path
    }
    return [Symbol.Layer(role: .secondary, path: outline), Symbol.Layer(path: path, cuts: inner.flatMap(\.cuts), isHole: true)]
  }
  private static func outline(of shape: SymbolShape, isFilled: Bool) -> Path? {
    let line = SymbolMetrics.line
    switch shape {
    case .circle:
      var path = SymbolMetrics.disc(SymbolMetrics.center, SymbolMetrics.radius + line / 2)
      if !isFilled { path.addPath(SymbolMetrics.disc(SymbolMetrics.center, SymbolMetrics.radius - line / 2)) }
      return path
    case .square:
      return isFilled
        ? SymbolMetrics.area(SymbolMetrics.square + line, SymbolMetrics.corner + line / 2) : SymbolMetrics.ring(SymbolMetrics.square, SymbolMetrics.corner, line: line)
    case .diamond:
      let center = SymbolMetrics.center
      let turned = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(CGAffineTransform(rotationAngle: .pi / 4))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      let path = isFilled ? SymbolMetrics.area(SymbolMetrics.diamond + line, line) : SymbolMetrics.ring(SymbolMetrics.diamond, line / 2, line: line)
      return path.applying(turned)
    case .rectangle, .app, .bubble, .octagon, .triangle, .shield:
      return SymbolRules.recipe(shape.rawValue + (isFilled ? ".fill" : ""))?.layers.map { layers in
        layers.reduce(into: Path()) { $0.addPath($1.path) }
      }
    }
  }
  private static func badged(_ base: [Symbol.Layer]?, _ badge: [Symbol.Layer]?) -> [Symbol.Layer]? {
    guard var layers = base, let badge else { return nil }
    let hole = SymbolMetrics.disc(SymbolMetrics.holeMiddle, SymbolMetrics.holeRadius)
    for index in layers.indices {
      layers[index].role = .secondary
      layers[index].cuts.append(hole)
    }
    let (place, scale) = (SymbolMetrics.badgePlace, SymbolMetrics.badgeSide / Symbol.side)
    let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y)
    // a disc with a hole in it, in one colour
    let disc = badge.reduce(into: Path()) { $0.addPath($1.path) }
    return layers + [Symbol.Layer(path: disc.applying(map))]
  }
  private static func slashed(_ layers: [Symbol.Layer]) -> [Symbol.Layer] {
    let (from, to) = (CGPoint(x: SymbolMetrics.slashFrom, y: SymbolMetrics.slashFrom), CGPoint(x: SymbolMetrics.slashTo, y: SymbolMetrics.slashTo))
    let half = SymbolMetrics.slashWidth / 2
    // from the upper left to the lower right; to the lower left is down and to the left
    let side = CGVector(dx: -1, dy: 1).unit
    let along = CGVector(dx: 1, dy: 1).unit
    func band(_ near: CGFloat, _ far: CGFloat, beyond: CGFloat) -> [CGPoint] {
      let (start, end) = (from + along * -beyond, to + along * beyond)
      return [start + side * near, end + side * near, end + side * far, start + side * far]
    }
    var cut = Path()
    cut.addPolygon(band(half, half + SymbolMetrics.slashCut, beyond: Symbol.side))
    var line = Path()
    line.move(to: from + side * half)
    line.addLine(to: to + side * half)
    line.addRelativeArc(center: to, radius: half, startRadians: 3 * .pi / 4, deltaRadians: -.pi)
    line.addLine(to: from + side * -half)
    line.addRelativeArc(center: from, radius: half, startRadians: -.pi / 4, deltaRadians: -.pi)
    line.closeSubpath()
    return layers.map { layer in
      var layer = layer
      layer.cuts.append(cut)
      return layer
    } + [Symbol.Layer(path: line)]
  }
}

extension Symbol.Layer {
  /// The layer elsewhere.
  func applying(_ map: CGAffineTransform) -> Symbol.Layer {
    Symbol.Layer(role: role, path: path.applying(map), cuts: cuts.map { $0.applying(map) }, isHole: isHole)
  }
}

extension Path {
  /// The parts between a `move` and the next one.
  var parts: [Path] {
    var parts: [Path] = []
    for element in elements {
      if case .move(let point) = element { parts.append(Path { $0.move(to: point) }); continue }
      guard !parts.isEmpty else { continue }
      switch element {
      case .move: break
      case .line(let end): parts[parts.count - 1].addLine(to: end)
      case .quadCurve(let end, let control): parts[parts.count - 1].addQuadCurve(to: end, control: control)
      case .curve(let end, let one, let two): parts[parts.count - 1].addCurve(to: end, control1: one, control2: two)
      case .closeSubpath: parts[parts.count - 1].closeSubpath()
      }
    }
    return parts
  }
}
