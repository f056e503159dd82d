internal import Drawing
internal import Foundation

/// Turns items into the elements of an SVG file.
struct SVGWriter {
  let style: PictureStyle
  var names: [Int32: SVGPicture.Name]
  private(set) var definitions: [String] = []
  var body: [String] = []
  private var known: [String: String] = [:]
  /// The images that are written, by what they show.
  private var images: [ImageKey: String] = [:]
  private struct ImageKey: Hashable {
    /// Of pixels that the display list keeps while it is written.
    let bitmap: ObjectIdentifier
    let tint: RGBA?
    let isPixelated: Bool
    let size: CGSize
  }

  init(style: PictureStyle, names: [Int32: SVGPicture.Name]) {
    self.style = style
    self.names = names
  }

  mutating func write(_ item: DisplayList.Item) {
    // the first item of a node carries its name
    let name = names.removeValue(forKey: item.node)
    if let name { body.append("<g id=\"\(escapedForXML(name.id, keepsLineBreaks: false))\"><title>\(escapedForXML(name.title))</title>") }
    write(item.content)
    if name != nil { body.append("</g>") }
  }

  private mutating func write(_ content: DisplayList.Content) {
    switch content {
    case .fill(let outline, let paint):
      guard paint.isVisible else { return }
      shape(outline.path, isEvenOdd: outline.isEvenOdd, paint, outline.bounds)
    case .stroke(let outline, let line, let paint):
      guard paint.isVisible, line.lineWidth.isFinite, line.lineWidth > 0 else { return }
      let area = outline.bounds.insetBy(dx: -line.lineWidth / 2, dy: -line.lineWidth / 2)
      if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return shape(outline.path.strokedPath(line), isEvenOdd: false, paint, area) }
      body.append("<path d=\"\(Self.data(outline.path))\" fill=\"none\" \(attributes("stroke", paint, area)) \(pen(line))/>")
    case .border(let rect, let width, let paint):
      guard paint.isVisible, width > 0, width.isFinite else { return }
      let inner = rect.insetBy(dx: width / 2, dy: width / 2)
      guard inner.width > 0, inner.height > 0 else { return shape(Path(rect), isEvenOdd: false, paint, rect) }
      body.append("<path d=\"\(Self.data(Path(inner)))\" fill=\"none\" \(attributes("stroke", paint, rect)) stroke-width=\"\(Self.number(width))\"/>")
    case .backdrop(let outline, let backdrop): write(.fill(outline, backdrop.flat))
    case .text(let run): text(run)
    case .image(let run): image(run)
    case .layer(let effect, let items): layer(effect, items)
    }
  }

  private mutating func shape(_ path: Path, isEvenOdd: Bool, _ paint: Paint, _ area: CGRect) {
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    guard case .gradient(let gradient) = paint, case .angular(let center, _, _) = gradient.geometry else {
      body.append("<path d=\"\(Self.data(path))\"\(rule) \(attributes("fill", paint, area))/>")
      return
    }
    // colours around a point, which SVG lacks: narrow wedges inside the path
    let clip = define { "<clipPath id=\"\($0)\"><path d=\"\(Self.data(path))\"\(isEvenOdd ? " clip-rule=\"evenodd\"" : "")/></clipPath>" }
    let sampler = GradientSampler(gradient, fallback: area)
    let place = gradient.area ?? area
    let middle = CGPoint(x: place.minX + center.x * place.width, y: place.minY + center.y * place.height)
    let extent = path.boundingRect
    let reach = hypot(max(abs(extent.minX - middle.x), abs(extent.maxX - middle.x)), max(abs(extent.minY - middle.y), abs(extent.maxY - middle.y))) + 1
    body.append("<g clip-path=\"url(#\(clip))\">")
    let count = 120
    for step in 0..<count {
      let (from, to) = (2 * Double.pi * Double(step) / Double(count), 2 * Double.pi * (Double(step) + 1.2) / Double(count))
      let angle = 2 * Double.pi * (Double(step) + 0.5) / Double(count)
      let color = sampler.color(at: CGPoint(x: middle.x + CGFloat(cos(angle)) * 100, y: middle.y + CGFloat(sin(angle)) * 100))
      var wedge = Path()
      wedge.addLines([middle] + [from, to].map { CGPoint(x: middle.x + reach * CGFloat(cos($0)), y: middle.y + reach * CGFloat(sin($0))) })
      wedge.closeSubpath()
      body.append("<path d=\"\(Self.data(wedge))\" \(attributes("fill", .color(color), area))/>")
    }
    body.append("</g>")
  }

  // MARK: Attributes

  /// A definition is written once, however often it is used.
  private mutating func define(_ make: (String) -> String) -> String {
    let key = make("")
    if let id = known[key] { return id }
    let id = "d\(known.count + 1)"
    known[key] = id
    definitions.append(make(id))
    return id
  }
  mutating func attributes(_ name: String, _ paint: Paint, _ area: CGRect) -> String {
    var color = paint.solid(ink: style.ink)
    if case .gradient(let gradient) = paint {
      switch gradient.drawn(in: area) {
      case .color(let only): color = only
      case .gradient(let drawn): if let id = self.gradient(drawn, area) { return "\(name)=\"url(#\(id))\"" }
      }
    }
    return "\(name)=\"\(Self.hex(color))\"" + (color.alpha < 1 ? " \(name)-opacity=\"\(Self.number(CGFloat(color.alpha)))\"" : "")
  }
  private mutating func gradient(_ gradient: GradientPaint, _ fallback: CGRect) -> String? {
    let area = gradient.area ?? fallback
    func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height) }
    let n = Self.number
    let (element, geometry): (String, String)
    switch gradient.geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      (element, geometry) = ("linearGradient", "x1=\"\(n(start.x))\" y1=\"\(n(start.y))\" x2=\"\(n(end.x))\" y2=\"\(n(end.y))\"")
    case .radial(let center, let start, let end):
      let middle = place(center)
      (element, geometry) = ("radialGradient", "cx=\"\(n(middle.x))\" cy=\"\(n(middle.y))\" fr=\"\(n(max(0, start)))\" r=\"\(n(max(0, end)))\"")
    case .elliptical(let center, let start, let end):
      let middle = place(center)
      let map = "gradientTransform=\"translate(\(n(middle.x)) \(n(middle.y))) scale(\(n(area.width)) \(n(area.height)))\""
      (element, geometry) = ("radialGradient", "cx=\"0\" cy=\"0\" fr=\"\(n(max(0, start)))\" r=\"\(n(max(0, end)))\" \(map)")
    case .angular: return nil
    }
    let stops = gradient.ordered.map { "<stop offset=\"\(n(CGFloat($0.location)))\" stop-color=\"\(Self.hex($0.color))\" stop-opacity=\"\(n(CGFloat($0.color.alpha)))\"/>" }
    return define { "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>\(stops.joined())</\(element)>" }
  }
  private func pen(_ line: StrokeStyle) -> String {
    var words = ["stroke-width=\"\(Self.number(line.lineWidth))\""]
    if line.lineCap != .butt { words.append("stroke-linecap=\"\(line.lineCap)\"") }
    if line.lineJoin != .miter { words.append("stroke-linejoin=\"\(line.lineJoin)\"") }
    words.append("stroke-miterlimit=\"\(Self.number(line.miterLimit.isFinite ? max(1, line.miterLimit) : 10))\"")
    let dash = line.usableDash
    if !dash.isEmpty { words.append("stroke-dasharray=\"\(dash.map(Self.number).joined(separator: " "))\" stroke-dashoffset=\"\(Self.number(line.dashPhase))\"") }
    return words.joined(separator: " ")
  }

  // MARK: Texts

  private mutating func text(_ run: DisplayList.TextRun) {
    guard run.paint.isVisible else { return }
    if !run.places.isEmpty { return letters(run) }
    let (width, height) = (style.cell.width * CGFloat(run.font.scale), style.cell.height * CGFloat(run.font.scale))
    var words = ["font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\"", "font-size=\"\(Self.number(min(width / 0.602, height * 0.84)))\"", "xml:space=\"preserve\""]
    if run.font.weight != 400 { words.append("font-weight=\"\(run.font.weight)\"") }
    if run.tracking > 0 { words.append("letter-spacing=\"\(Self.number(CGFloat(run.tracking) * style.cell.width))\"") }
    if run.font.isItalic { words.append("font-style=\"italic\"") }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil].compactMap(\.self)
    if !lines.isEmpty { words.append("text-decoration=\"\(lines.joined(separator: " "))\"") }
    words.append(attributes("fill", run.paint, run.frame))
    for (index, line) in run.lines.enumerated() where !line.isEmpty {
      let y = run.frame.minY + (CGFloat(index) + 0.72) * height
      let gap = CGFloat(run.tracking) * style.cell.width
      let length = CGFloat(columns(of: line)) * width + CGFloat(max(0, line.count { columns(of: $0) > 0 } - 1)) * gap
      body.append(
        "<text x=\"\(Self.number(run.frame.minX))\" y=\"\(Self.number(y))\" textLength=\"\(Self.number(length))\" lengthAdjust=\"spacingAndGlyphs\" \(words.joined(separator: " "))>\(escapedForXML(line))</text>"
      )
    }
  }

  // MARK: Images

  /// An image is written once, parts of it are windows on it.
  private mutating func image(_ run: DisplayList.ImageRun) {
    let n = Self.number
    guard run.opacity > 0, let id = imageID(of: run) else { return }
    let opacity = run.opacity < 1 ? " opacity=\"\(n(CGFloat(run.opacity)))\"" : ""
    body.append("<g\(opacity)>")
    for slice in run.slices {
      let (from, to) = (slice.source, slice.destination)
      let place = "x=\"\(n(to.minX))\" y=\"\(n(to.minY))\" width=\"\(n(to.width))\" height=\"\(n(to.height))\""
      let window = "<svg \(place) viewBox=\"\(n(from.minX)) \(n(from.minY)) \(n(from.width)) \(n(from.height))\" preserveAspectRatio=\"none\"><use href=\"#\(id)\"/></svg>"
      body.append(run.isMirrored ? "<g transform=\"translate(\(n(to.minX * 2 + to.width)) 0) scale(-1 1)\">\(window)</g>" : window)
    }
    body.append("</g>")
  }

  private mutating func imageID(of run: DisplayList.ImageRun) -> String? {
    let key = ImageKey(bitmap: ObjectIdentifier(run.bitmap), tint: run.tint?.solid(ink: style.ink), isPixelated: run.isPixelated, size: run.frame.size)
    if let id = images[key] { return id }
    guard let address = SVGWriter.address(of: run, tint: key.tint) else { return nil }
    // The pixels lie as the file has them, whatever it says of the camera's position.
    let look = "image-orientation:none" + (run.isPixelated ? ";image-rendering:pixelated" : "")
    let size = "width=\"\(run.bitmap.width)\" height=\"\(run.bitmap.height)\" preserveAspectRatio=\"none\""
    let id = define { "<image id=\"\($0)\" \(size) style=\"\(look)\" href=\"\(address)\"/>" }
    images[key] = id
    return id
  }
  /// The bytes of the file that an image came from; of a photograph of more bytes than are seen, a smaller file. Pixels are needed, and written as PNG, only where
  /// there is none such file: for what was drawn, for changed colours, and for a template, whose opacity alone is shown in another colour.
  private static func address(of run: DisplayList.ImageRun, tint: RGBA?) -> String? {
    let bitmap = run.bitmap
    if tint == nil {
      func isLarge(_ bytes: Int) -> Bool { bytes > SmallerImage.largest && !run.isTiled && !run.isPixelated && run.caps == DisplayList.ImageRun.Caps() }
      if isLarge(bitmap.file?.data.count ?? bitmap.bytes.count), let file = SmallerImage(bitmap: bitmap, size: run.frame.size).file,
        file.count < bitmap.file?.data.count ?? .max
      {
        return "data:image/jpeg;base64,\(file.base64EncodedString())"
      }
      if let file = bitmap.file { return "data:\(file.format.mediaType);base64,\(file.data.base64EncodedString())" }
    }
    let shown = tint.map { tint in bitmap.mapped { RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: $0.alpha * tint.alpha) } } ?? bitmap
    return PixelImage(shown).map { "data:image/png;base64,\($0.png.base64EncodedString())" }
  }

  // MARK: Layers

  private mutating func layer(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) {
    let n = Self.number
    let attribute: String
    switch effect {
    case .group(let opacity): attribute = "opacity=\"\(n(CGFloat(opacity)))\" style=\"isolation:isolate\""
    case .clip(let outline):
      let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      // Isolated, so that the edge is cut once, off the whole picture: else what lies behind shines through.
      let id = define { "<clipPath id=\"\($0)\"><path d=\"\(Self.data(outline.path))\"\(rule)/></clipPath>" }
      attribute = "clip-path=\"url(#\(id))\" style=\"isolation:isolate\""
    case .mask(let mask):
      let inside = elements(mask)
      attribute =
        "mask=\"url(#\(define { "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" x=\"-100000\" y=\"-100000\" width=\"200000\" height=\"200000\" style=\"mask-type:alpha\">\(inside)</mask>" }))\""
    case .transform(let map): attribute = "transform=\"matrix(\([map.a, map.b, map.c, map.d, map.tx, map.ty].map(n).joined(separator: " ")))\""
    case .blend(let mode): attribute = "style=\"mix-blend-mode:\(Self.word(mode))\""
    case .blur(let radius):
      guard let region = DisplayList.Content.layer(effect, items).extent else { return }
      attribute = "filter=\"url(#\(filter(region, [gaussian(radius, of: "SourceGraphic")])))\""
    case .shadow(let color, let radius, let offset):
      guard let region = DisplayList.Content.layer(effect, items).extent else { return }
      // Not as feDropShadow: librsvg leaves out all that has a filter with a part that it does not know.
      let parts = [
        gaussian(radius, of: "SourceAlpha"), "<feOffset dx=\"\(n(offset.width))\" dy=\"\(n(offset.height))\" result=\"place\"/>",
        "<feFlood flood-color=\"\(Self.hex(color))\" flood-opacity=\"\(n(CGFloat(color.alpha)))\"/>", "<feComposite in2=\"place\" operator=\"in\"/>",
        "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>",
      ]
      attribute = "filter=\"url(#\(filter(region, parts)))\""
    }
    body.append("<g \(attribute)>")
    for item in items { write(item) }
    body.append("</g>")
  }
  /// A filter for a region in points: a part of the element's bounds would cut what is flat.
  private mutating func filter(_ region: CGRect, _ parts: [String]) -> String {
    let n = Self.number
    let box = "filterUnits=\"userSpaceOnUse\" x=\"\(n(region.minX))\" y=\"\(n(region.minY))\" width=\"\(n(region.width))\" height=\"\(n(region.height))\""
    return define { "<filter id=\"\($0)\" \(box) color-interpolation-filters=\"sRGB\">\(parts.joined())</filter>" }
  }
  private func gaussian(_ radius: CGFloat, of input: String) -> String {
    "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(Self.number(max(0, radius) / 2))\"/>"
  }
  private mutating func elements(_ items: [DisplayList.Item]) -> String {
    var outer: [String] = []
    swap(&outer, &body)
    for item in items { write(item.content) }
    swap(&outer, &body)
    return outer.joined()
  }

  // MARK: Words

  private static func word(_ mode: BlendMode) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "darken"
    case .sourceAtop, .destinationOver, .destinationOut: "normal"
    default: "\(mode)"
    }
  }
  static func data(_ path: Path) -> String {
    func p(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(p(end))"
      case .line(let end): "L\(p(end))"
      case .quadCurve(let end, let control): "Q\(p(control)) \(p(end))"
      case .curve(let end, let one, let two): "C\(p(one)) \(p(two)) \(p(end))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }
  /// Three decimals at most; what is not finite is 0.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
  static func hex(_ color: RGBA) -> String {
    "#"
      + [color.red, color.green, color.blue].map { value in
        let byte = String(UInt8(fraction: value), radix: 16)
        return byte.count == 1 ? "0" + byte : byte
      }.joined()
  }
}
