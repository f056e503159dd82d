internal import CCairo
internal import Drawing
internal import Foundation

/// A font at a size, ready to draw.
struct LetterFont {
  /// How thick the line around round letters is, in parts of the size (by eye).
  static let roundness: CGFloat = 0.045
  let isOwn: Bool
  private let context: OpaquePointer?
  private let face: OpaquePointer
  private let size: CGFloat

  init(_ face: FontBook.Face, size: CGFloat, _ context: OpaquePointer?) {
    (isOwn, self.face, self.size, self.context) = (face.isOwn, face.face, size, context)
  }
  private func choose() {
    var matrix = cairo_matrix_t()
    cairo_get_font_matrix(context, &matrix)
    if cairo_get_font_face(context) == face, matrix.xx == Double(size) { return }
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, Double(size))
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
  /// The glyphs of a character from 0,0 on; nil if the font lacks one.
  func glyphs(_ character: Character) -> [cairo_glyph_t]? {
    choose()
    guard let font = cairo_get_scaled_font(context), cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return nil }
    var found: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    // Joiners and selectors have no glyph of their own.
    let text = String(String.UnicodeScalarView(character.unicodeScalars.filter { $0.value != 0x200D && !(0xFE00...0xFE0F).contains($0.value) }))
    guard cairo_scaled_font_text_to_glyphs(font, 0, 0, text, -1, &found, &count, nil, nil, nil) == CAIRO_STATUS_SUCCESS, let found else { return nil }
    defer { cairo_glyph_free(found) }
    let glyphs = (0..<Int(count)).map { found[$0] }
    return glyphs.isEmpty || glyphs.contains { $0.index == 0 } ? nil : glyphs
  }
  /// How far the font itself goes on after the glyphs, in points.
  func advance(_ glyphs: [cairo_glyph_t]) -> CGFloat {
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, glyphs, Int32(glyphs.count), &extents)
    return CGFloat(extents.x_advance)
  }
  /// Adds the outlines of glyphs to the path.
  func trace(_ glyphs: [cairo_glyph_t], at point: CGPoint, across: CGFloat, down: CGFloat) {
    guard across.isFinite, across > 0, across < 100 else { return }
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    cairo_scale(context, Double(across), Double(down))
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    cairo_restore(context)
  }
  /// Paints glyphs that have colours, in the middle of a box.
  func show(_ glyphs: [cairo_glyph_t], in box: CGRect, scale: CGFloat) {
    cairo_save(context)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, glyphs, Int32(glyphs.count), &extents)
    let (width, height) = (max(CGFloat(extents.width), 0.001), max(CGFloat(extents.height), 0.001))
    let factor = min(box.width / width, box.height / height)
    cairo_translate(context, Double(box.midX), Double(box.midY))
    cairo_scale(context, Double(factor), Double(factor))
    cairo_translate(context, -(extents.x_bearing + extents.width / 2), -(extents.y_bearing + extents.height / 2))
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    cairo_restore(context)
  }
}
