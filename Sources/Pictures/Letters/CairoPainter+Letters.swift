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
      for (character, letter) in zip(line, place.letters) where !character.isWhitespace {
        draw(character, letter, CGPoint(x: run.frame.minX + letter.x, y: baseline), own, metrics, run.font)
      }
      cairo_fill_preserve(context)
      if run.font.design == .rounded {
        pen(StrokeStyle(lineWidth: metrics.size * LetterFont.roundness, lineCap: .round, lineJoin: .round))
        cairo_stroke(context)
      }
      cairo_new_path(context)
      if run.isUnderlined || run.isStruckThrough {
        let (left, right) = place.span
        let thickness = max(1 / max(scale, 1), metrics.size * 0.06)
        if run.isUnderlined { rule(run.frame.minX + left, run.frame.minX + right, baseline + metrics.size * 0.11, thickness) }
        if run.isStruckThrough { rule(run.frame.minX + left, run.frame.minX + right, baseline - metrics.size * 0.27 - thickness / 2, thickness) }
      }
    }
  }

  /// Adds a letter's outline to the path; a picture in colours is painted at once.
  private func draw(
    _ character: Character, _ letter: DisplayList.Letter, _ point: CGPoint, _ own: LetterFont, _ metrics: FontMetrics, _ font: ResolvedFont
  ) {
    if FontMetrics.isEmoji(character) { return picture(character, letter, point, metrics, font) }
    let shown = metrics.shown(character)
    let part = metrics.isSmall(character) ? FontMetrics.smallCapsSize : 1
    if let glyphs = own.glyphs(shown) {
      let stretch = own.isOwn && font.design != .serif ? font.width : letter.width / max(own.advance(glyphs) * part, 0.001)
      return own.trace(glyphs, at: point, across: stretch * part, down: part)
    }
    if let other = FontBook.face(for: character, font).map({ LetterFont($0, size: metrics.size, context) }), let glyphs = other.glyphs(shown) {
      let natural = other.advance(glyphs)
      // What is narrower than its room stands in its middle, as the wide forms of East Asia do; what is wider is made narrower.
      let across = natural > letter.width && letter.width > 0 ? letter.width / natural : 1
      return other.trace(glyphs, at: CGPoint(x: point.x + max(0, letter.width - natural * across) / 2, y: point.y), across: across, down: 1)
    }
    // No font has it.
    let box = CGRect(x: point.x + letter.width * 0.12, y: point.y - metrics.size * 0.7, width: letter.width * 0.76, height: metrics.size * 0.7)
    guard box.width > 0 else { return }
    trace(Path(box).strokedPath(StrokeStyle(lineWidth: metrics.size * 0.05)), isNew: false)
  }

  /// A picture in colours, in the middle of its room.
  private func picture(_ character: Character, _ letter: DisplayList.Letter, _ point: CGPoint, _ metrics: FontMetrics, _ font: ResolvedFont) {
    let side = metrics.size * 1.17
    let box = CGRect(x: point.x + (letter.width - side) / 2, y: point.y - metrics.size * 0.35 - side / 2, width: side, height: side)
    if let face = FontBook.face(for: character, font), face.isOwn {
      let other = LetterFont(face, size: side, context)
      if let glyphs = other.glyphs(character) {
        let natural = max(other.advance(glyphs), 0.001)
        return other.show(glyphs, in: box, scale: side / natural)
      }
    }
    trace(DisplayList.Outline.rounded(box.insetBy(dx: side * 0.08, dy: side * 0.08), side * 0.2).path, isNew: false)
  }
}
