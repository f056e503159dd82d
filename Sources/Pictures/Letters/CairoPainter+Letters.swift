internal import CCairo
internal import Drawing
internal import Foundation

/// Texts of a screen of pixels: each letter at its place.
extension CairoPainter {
  func letters(_ run: DisplayList.TextRun) {
    let metrics = FontMetrics.of(run.font)
    // Letters larger than any picture, or smaller than a pixel's hundredth, are an error of the font library, which would keep it for later texts.
    var (across, down) = (Double(metrics.size), 0.0)
    cairo_user_to_device_distance(context, &across, &down)
    guard (0.01...8000).contains(hypot(across, down)), let face = FontBook.face(run.font) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    let own = LetterFont(face, size: metrics.size, context)
    source(run.paint, run.frame)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    for (line, place) in zip(run.lines, run.places) {
      let baseline = run.frame.minY + place.baseline
      cairo_new_path(context)
      for segment in LetterSegment.segments(of: line, place.letters, metrics) {
        draw(segment, CGPoint(x: run.frame.minX + segment.x, y: baseline), own, metrics, run.font)
      }
      cairo_fill_preserve(context)
      if run.font.design == .rounded {
        pen(StrokeStyle(lineWidth: metrics.size * LetterFont.roundness, lineCap: .round, lineJoin: .round))
        cairo_stroke(context)
      }
      cairo_new_path(context)
      for rule in LetterRule.rules(run, place, metrics, scale: scale) {
        self.rule(rule.minX, rule.maxX, rule.minY, rule.height)
      }
    }
  }

  /// Adds the outlines of a segment to the path; a picture in colours is painted at once.
  private func draw(
    _ segment: LetterSegment, _ point: CGPoint, _ own: LetterFont, _ metrics: FontMetrics, _ font: ResolvedFont
  ) {
    if segment.isPicture { return picture(segment, point, metrics, font) }
    if let glyphs = own.glyphs(segment) {
      if own.isOwn && font.design != .serif {
        return own.trace(glyphs, at: point, across: font.width * segment.scale, down: segment.scale)
      }
      // A letter of another font fills its room, unless it would be too wide: then it stands in the middle of it.
      let natural = max(own.advance(glyphs) * segment.scale, 0.001)
      let across = min(segment.width / natural, segment.isJoined ? .infinity : LetterFont.mostStretch)
      let left = CGPoint(x: point.x + max(0, segment.width - natural * across) / 2, y: point.y)
      return own.trace(glyphs, at: left, across: across * segment.scale, down: segment.scale)
    }
    if let other = FontBook.face(for: segment.text, font, isPicture: false).map({
      LetterFont($0, size: metrics.size, context)
    }),
      let glyphs = other.glyphs(segment)
    {
      let natural = max(other.advance(glyphs), 0.001)
      // What is joined fills its room. The rest stands in the middle of it, and is made narrower where there is too little.
      let across = segment.width > 0 && (segment.isJoined || natural > segment.width) ? segment.width / natural : 1
      return other.trace(
        glyphs, at: CGPoint(x: point.x + max(0, segment.width - natural * across) / 2, y: point.y), across: across,
        down: 1)
    }
    // No font has it: a box.
    let box = CGRect(
      x: point.x + segment.width * 0.12, y: point.y - metrics.size * 0.7, width: segment.width * 0.76,
      height: metrics.size * 0.7)
    if box.width > 0 { trace(Path(box).strokedPath(StrokeStyle(lineWidth: metrics.size * 0.05)), isNew: false) }
  }

  /// A picture in colours, in the middle of its room; where no font has it, the outline of a rounded square.
  private func picture(_ segment: LetterSegment, _ point: CGPoint, _ metrics: FontMetrics, _ font: ResolvedFont) {
    let side = metrics.size * LetterFont.pictureSize
    let box = CGRect(
      x: point.x + (segment.width - side) / 2, y: point.y - metrics.size * LetterFont.pictureMiddle - side / 2,
      width: side, height: side)
    if let face = FontBook.face(for: segment.text, font, isPicture: true), face.isOwn {
      let other = LetterFont(face, size: side, context)
      var segment = segment
      segment.isJoined = segment.text.unicodeScalars.count > 1
      if let glyphs = other.glyphs(segment) { return other.show(glyphs, in: box) }
    }
    let outline = DisplayList.Outline.rounded(box.insetBy(dx: side * 0.1, dy: side * 0.1), side * 0.2).path
    trace(outline.strokedPath(StrokeStyle(lineWidth: side * LetterFont.missingLine)), isNew: false)
  }
}
