internal import CCairo
internal import Drawing
internal import Foundation

/// Draws items with cairo.
struct CairoPainter {
  let context: OpaquePointer?
  let style: PictureStyle
  /// Pixels a point, for what is drawn as pixels: blurs and shadows.
  let scale: CGFloat
  /// What lies behind the picture that is painted now.
  let behind = GroupStack()
  /// Keeps what backdrops show; nil where nobody asks for it.
  var shots: BackdropShots?

  func paint(_ items: [DisplayList.Item]) {
    for item in items { paint(item.content) }
  }

  private func paint(_ content: DisplayList.Content) {
    switch content {
    case .fill(let outline, let paint):
      guard paint.isVisible else { return }
      trace(onPixels(outline).path)
      cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      fill(paint, outline.bounds)
    case .stroke(let outline, let line, let paint):
      guard paint.isVisible, line.lineWidth.isFinite, line.lineWidth > 0 else { return }
      let area = outline.bounds.insetBy(dx: -line.lineWidth / 2, dy: -line.lineWidth / 2)
      if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
        trace(outline.path.strokedPath(line))
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        return fill(paint, area)
      }
      trace(outline.path)
      pen(line)
      source(paint, area)
      cairo_stroke(context)
    case .border(let rect, let width, let paint):
      guard paint.isVisible, width > 0, width.isFinite, rect.width > 0, rect.height > 0 else { return }
      trace(Path(rect))
      trace(Path(rect.insetBy(dx: min(width, rect.width / 2), dy: min(width, rect.height / 2))), isNew: false)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      fill(paint, rect)
    case .backdrop(let outline, let backdrop): self.backdrop(outline, backdrop)
    case .text(let run): text(run)
    case .image(let run): image(run)
    case .layer(let effect, let items): layer(effect, items)
    }
  }

  // MARK: Paths

  func trace(_ path: Path, isNew: Bool = true) {
    if isNew { cairo_new_path(context) }
    func usable(_ points: CGPoint...) -> Bool { points.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 } }
    for element in path.elements {
      switch element {
      case .move(let end): if usable(end) { cairo_move_to(context, Double(end.x), Double(end.y)) }
      case .line(let end): if usable(end) { cairo_line_to(context, Double(end.x), Double(end.y)) }
      case .quadCurve(let end, let control):
        guard usable(end, control) else { continue }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        let (cx, cy) = (Double(control.x), Double(control.y))
        cairo_curve_to(
          context, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, Double(end.x) + (cx - Double(end.x)) * 2 / 3, Double(end.y) + (cy - Double(end.y)) * 2 / 3, Double(end.x),
          Double(end.y))
      case .curve(let end, let one, let two):
        if usable(end, one, two) { cairo_curve_to(context, Double(one.x), Double(one.y), Double(two.x), Double(two.y), Double(end.x), Double(end.y)) }
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }
  func pen(_ line: StrokeStyle) {
    cairo_set_line_width(context, Double(min(line.lineWidth, 1e5)))
    cairo_set_line_cap(context, line.lineCap == .round ? CAIRO_LINE_CAP_ROUND : line.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, line.lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : line.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, Double(line.miterLimit.isFinite ? max(1, line.miterLimit) : 10))
    let dash = line.usableDash.map { Double($0) }
    cairo_set_dash(context, dash, Int32(dash.count), line.dashPhase.isFinite ? Double(line.dashPhase) : 0)
  }

  // MARK: Paints

  /// Fills the current path.
  private func fill(_ paint: Paint, _ area: CGRect) {
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      cairo_save(context)
      cairo_clip(context)
      sweep(gradient, area)
      cairo_restore(context)
      return
    }
    source(paint, area)
    cairo_fill(context)
  }
  func source(_ paint: Paint, _ area: CGRect) {
    let drawn: GradientPaint.Drawn? = if case .gradient(let gradient) = paint { gradient.drawn(in: area) } else { nil }
    guard case .gradient(let gradient) = drawn, let pattern = pattern(gradient, area) else {
      let color = if case .color(let color) = drawn { color } else { paint.solid(ink: style.ink) }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return
    }
    for stop in gradient.ordered { cairo_pattern_add_color_stop_rgba(pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha) }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
  private func pattern(_ gradient: GradientPaint, _ fallback: CGRect) -> OpaquePointer? {
    let area = gradient.area ?? fallback
    func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height) }
    switch gradient.geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      return cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let center, let start, let end):
      let middle = place(center)
      return cairo_pattern_create_radial(Double(middle.x), Double(middle.y), Double(max(0, start)), Double(middle.x), Double(middle.y), Double(max(0, end)))
    case .elliptical(let center, let start, let end):
      guard area.width > 0, area.height > 0 else { return nil }
      let middle = place(center)
      let pattern = cairo_pattern_create_radial(0, 0, Double(max(0, start)), 0, 0, Double(max(0, end)))
      var matrix = cairo_matrix_t()
      cairo_matrix_init(&matrix, 1 / Double(area.width), 0, 0, 1 / Double(area.height), -Double(middle.x / area.width), -Double(middle.y / area.height))
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    case .angular: return nil
    }
  }
  /// Colours around a point, which cairo lacks: narrow wedges inside the clip.
  private func sweep(_ gradient: GradientPaint, _ fallback: CGRect) {
    guard case .angular(let center, _, _) = gradient.geometry else { return }
    let area = gradient.area ?? fallback
    let middle = CGPoint(x: area.minX + center.x * area.width, y: area.minY + center.y * area.height)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let reach = hypot(max(abs(left - Double(middle.x)), abs(right - Double(middle.x))), max(abs(top - Double(middle.y)), abs(bottom - Double(middle.y)))) + 1
    let sampler = GradientSampler(gradient, fallback: area)
    let count = wedges(reach)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for step in 0..<count {
      let (from, to) = (2 * Double.pi * Double(step) / Double(count), 2 * Double.pi * (Double(step) + 1.2) / Double(count))
      let angle = 2 * Double.pi * (Double(step) + 0.5) / Double(count)
      let color = sampler.color(at: CGPoint(x: middle.x + CGFloat(cos(angle)) * 100, y: middle.y + CGFloat(sin(angle)) * 100))
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_new_path(context)
      cairo_move_to(context, Double(middle.x), Double(middle.y))
      cairo_line_to(context, Double(middle.x) + reach * cos(from), Double(middle.y) + reach * sin(from))
      cairo_line_to(context, Double(middle.x) + reach * cos(to), Double(middle.y) + reach * sin(to))
      cairo_fill(context)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// How many colours go around a point: none of them as wide as four pixels, as far as the picture has pixels.
  private func wedges(_ reach: Double) -> Int {
    let most = 360
    guard cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE else { return most }
    var (across, down) = (reach, 0.0)
    cairo_user_to_device_distance(context, &across, &down)
    return max(24, min(most, Int(bounded: 2 * Double.pi * hypot(across, down) / 4)))
  }

  // MARK: Texts

  /// Each character stands in its cells, as layout has measured it.
  private func text(_ run: DisplayList.TextRun) {
    guard run.paint.isVisible else { return }
    if !run.places.isEmpty { return letters(run) }
    let (width, height) = (style.cell.width * CGFloat(run.font.scale), style.cell.height * CGFloat(run.font.scale))
    cairo_select_font_face(
      context, FontBook.cellFamily, run.font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL, run.font.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    // a character of the monospaced font is 0.6 of its size wide
    let size = min(width / 0.602, height * 0.84)
    // letters larger than any picture, or smaller than a pixel's hundredth, are an error of the font library, which would keep it for later texts
    var (across, down) = (Double(size), 0.0)
    cairo_user_to_device_distance(context, &across, &down)
    guard (0.01...8000).contains(hypot(across, down)) else { return }
    cairo_set_font_size(context, Double(size))
    var metrics = cairo_font_extents_t()
    cairo_font_extents(context, &metrics)
    source(run.paint, run.frame)
    for (index, line) in run.lines.enumerated() {
      let top = run.frame.minY + CGFloat(index) * height
      let baseline = top + (height + CGFloat(metrics.ascent - metrics.descent)) / 2
      var x = run.frame.minX
      for character in line {
        let columns = columns(of: character)
        if columns > 0, character != " " {
          show(character, at: x, baseline: baseline, within: CGRect(x: x, y: top, width: CGFloat(columns) * width, height: height))
        }
        if columns > 0 { x += CGFloat(columns) * width + CGFloat(run.tracking) * style.cell.width }
      }
      let thickness = max(1, size / 14)
      if run.isUnderlined { rule(run.frame.minX, x, baseline + size * 0.12, thickness) }
      if run.isStruckThrough { rule(run.frame.minX, x, baseline - size * 0.3, thickness) }
    }
    cairo_new_path(context)
  }
  func rule(_ left: CGFloat, _ right: CGFloat, _ y: CGFloat, _ thickness: CGFloat) {
    cairo_rectangle(context, Double(left), Double(y), Double(right - left), Double(thickness))
    cairo_fill(context)
  }

  // MARK: Layers

  /// What can be seen of what is painted now, in points; nil where that has no end.
  var seen: CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return area.width < 1e6 && area.height < 1e6 ? area : nil
  }
  private func shadow(_ items: [DisplayList.Item], _ color: RGBA, _ radius: CGFloat, _ offset: CGSize) {
    switch style.look {
    case .cells: CellLayer(items, blurredBy: radius, painter: self)?.shadow(color).paint(context, offset: offset)
    case .pixels: PixelLayer(items, blurredBy: radius, offset: offset, painter: self)?.blurredMask().paint(context, in: color, offset: offset)
    }
  }
  /// Whether an outline is a rectangle whose edges lie between the pixels of the picture.
  private func isBetweenPixels(_ outline: DisplayList.Outline) -> Bool {
    guard case .rectangle(let rect) = outline else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE else { return false }
    // cairo counts in parts of 256
    func isWhole(_ place: Double) -> Bool { abs(place - place.rounded()) < 1.0 / 512 }
    return isWhole(Double(rect.minX) * matrix.xx + matrix.x0) && isWhole(Double(rect.maxX) * matrix.xx + matrix.x0)
      && isWhole(Double(rect.minY) * matrix.yy + matrix.y0) && isWhole(Double(rect.maxY) * matrix.yy + matrix.y0)
  }
  /// A rectangle with its edges on the pixels of the picture: a screen's frames lie on the pixels of its own scale, and
  /// a picture of another scale would blur them. Hairlines stay as they are (our choice, as iOS rounds frames).
  private func onPixels(_ outline: DisplayList.Outline) -> DisplayList.Outline {
    guard style.look == .pixels else { return outline }
    switch outline {
    case .rectangle(let rect): return .rectangle(onPixels(rect))
    case .roundedRectangle(let rect, let corner, let form):
      return .roundedRectangle(onPixels(rect), cornerSize: corner, form)
    case .ellipse, .path: return outline
    }
  }
  private func onPixels(_ rect: CGRect) -> CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == Double(scale), matrix.yy == Double(scale),
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1e6 }),
      cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
    else { return rect }
    func rounded(_ low: CGFloat, _ high: CGFloat, _ origin: Double) -> (low: CGFloat, high: CGFloat) {
      guard (high - low) * scale >= 2 else { return (low, high) }
      func place(_ edge: CGFloat) -> CGFloat { ((edge * scale + CGFloat(origin)).rounded() - CGFloat(origin)) / scale }
      return (place(low), place(high))
    }
    let (x, y) = (rounded(rect.minX, rect.maxX, matrix.x0), rounded(rect.minY, rect.maxY, matrix.y0))
    return CGRect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }
  /// What follows, up to `pop`, becomes a picture of its own.
  private func push() {
    behind.enter(from: context)
    cairo_push_group(context)
  }
  /// The picture becomes what is painted with.
  private func pop() {
    cairo_pop_group_to_source(context)
    behind.leave()
  }
  private func layer(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) {
    cairo_save(context)
    defer { cairo_restore(context) }
    switch effect {
    case .group(let opacity):
      push()
      paint(items)
      pop()
      cairo_paint_with_alpha(context, max(0, min(1, opacity)))
    case .clip(let outline):
      // The edge is cut once, off the whole picture. Cut off item by item, what lies behind would shine through every edge: a dark line where it is a shadow.
      // Where it lies between pixels there is nothing to cut.
      let isWhole = !isBetweenPixels(outline) && (items.count > 1 || items.contains { if case .layer = $0.content { true } else { false } })
      if isWhole {
        let area = outline.extent.insetBy(dx: -1, dy: -1)
        if [area.minX, area.minY, area.maxX, area.maxY].allSatisfy({ abs($0) < 1e6 }) {
          trace(Path(area))
          cairo_clip(context)
        }
        push()
        paint(items)
        pop()
      }
      trace(outline.path)
      cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if isWhole { return cairo_fill(context) }
      cairo_clip(context)
      paint(items)
    case .mask(let mask):
      push()
      paint(items)
      let content = cairo_pop_group(context)
      behind.leave()
      cairo_push_group(context)
      paint(mask)
      let alpha = cairo_pop_group(context)
      cairo_set_source(context, content)
      cairo_mask(context, alpha)
      cairo_pattern_destroy(content)
      cairo_pattern_destroy(alpha)
    case .transform(let map):
      guard map.isDrawable else { return }
      var matrix = cairo_matrix_t()
      cairo_matrix_init(&matrix, Double(map.a), Double(map.b), Double(map.c), Double(map.d), Double(map.tx), Double(map.ty))
      cairo_transform(context, &matrix)
      paint(items)
    case .blend(let mode):
      push()
      paint(items)
      pop()
      cairo_set_operator(context, Self.operator(mode))
      cairo_paint(context)
    case .blur(let radius):
      switch style.look {
      case .cells: CellLayer(items, blurredBy: radius, painter: self)?.blurred().paint(context)
      case .pixels: PixelLayer(items, blurredBy: radius, painter: self)?.blurred().paint(context)
      }
    case .shadow(let color, let radius, let offset):
      if color.alpha > 0 { shadow(items, color, radius, offset) }
      paint(items)
    }
  }

  private static func `operator`(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
