internal import CCairo
internal import Drawing
internal import Foundation

/// Characters that the monospaced font may lack.
extension CairoPainter {
  /// Draws a character from a place on its line; what the font lacks is taken from others, or drawn as lines.
  func show(_ character: Character, at x: CGFloat, baseline: CGFloat, within box: CGRect) {
    if hasGlyphs(character) { return show(character, x, baseline) }
    let side = min(box.width, box.height * 0.9)
    if let path = SymbolStrokes.path(character, in: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)) {
      trace(path)
      pen(StrokeStyle(lineWidth: SymbolStrokes.lineWidth * side / 24, lineCap: .round, lineJoin: .round))
      cairo_stroke(context)
      return
    }
    guard let own = cairo_get_font_face(context) else { return show(character, x, baseline) }
    cairo_font_face_reference(own)
    defer {
      cairo_set_font_face(context, own)
      cairo_font_face_destroy(own)
    }
    for family in ["DejaVu Sans", "Noto Sans Symbols 2", "Noto Sans Symbols", "Symbola", "Noto Emoji", "Noto Color Emoji"] {
      cairo_select_font_face(context, family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
      if hasGlyphs(character) { return show(character, x, baseline) }
    }
    cairo_set_font_face(context, own)
    show(character, x, baseline)
  }
  private func show(_ character: Character, _ x: CGFloat, _ baseline: CGFloat) {
    cairo_move_to(context, Double(x), Double(baseline))
    String(character).withCString { cairo_show_text(context, $0) }
  }
  /// Whether the font that is chosen can draw a character. Those of Europe's writings are not asked about.
  private func hasGlyphs(_ character: Character) -> Bool {
    guard character.unicodeScalars.contains(where: { $0.value >= 0x2000 }), let font = cairo_get_scaled_font(context) else { return true }
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    guard cairo_scaled_font_text_to_glyphs(font, 0, 0, String(character), -1, &glyphs, &count, nil, nil, nil) == CAIRO_STATUS_SUCCESS, let glyphs else { return true }
    defer { cairo_glyph_free(glyphs) }
    return (0..<Int(count)).allSatisfy { glyphs[$0].index != 0 }
  }
}
