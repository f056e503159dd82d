internal import CCairo
internal import Drawing
internal import Foundation

/// A font at a size, ready to draw.
struct LetterFont {
  /// How thick the line around round letters is, in parts of the size (by eye).
  static let roundness: CGFloat = 0.045
  /// A letter of another font is made no wider than this, in parts of its width (by eye).
  static let mostStretch: CGFloat = 1.25
  /// How large a picture in colours is, and how far its middle is above the letters' foot, in parts of the size (our choice).
  static let pictureSize: CGFloat = 1.17, pictureMiddle: CGFloat = 0.35
  /// How thick the outline is that stands for one, as a part of its side.
  static let missingLine: CGFloat = 0.05

  let isOwn: Bool
  private let context: OpaquePointer?
  private let face: FontBook.Face
  private let size: CGFloat

  init(_ face: FontBook.Face, size: CGFloat, _ context: OpaquePointer?) {
    (isOwn, self.face, self.size, self.context) = (face.isOwn, face, size, context)
  }
  private func choose() {
    var matrix = cairo_matrix_t()
    cairo_get_font_matrix(context, &matrix)
    if cairo_get_font_face(context) == face.face, matrix.xx == Double(size) { return }
    cairo_set_font_face(context, face.face)
    cairo_set_font_size(context, Double(size))
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
  /// The glyphs of a segment from 0,0 on; nil if the font lacks one.
  func glyphs(_ segment: LetterSegment) -> (glyphs: [cairo_glyph_t], advance: CGFloat)? {
    choose()
    guard let font = cairo_get_scaled_font(context), cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
      return nil
    }
    if segment.isJoined { return shaped(segment.text) }
    var found: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    guard
      cairo_scaled_font_text_to_glyphs(font, 0, 0, segment.text, -1, &found, &count, nil, nil, nil)
        == CAIRO_STATUS_SUCCESS, let found
    else { return nil }
    defer { cairo_glyph_free(found) }
    let glyphs = (0..<Int(count)).map { found[$0] }
    if glyphs.isEmpty || glyphs.contains(where: { $0.index == 0 }) { return nil }
    return (glyphs, .nan)
  }
  /// Glyphs whose shapes and places depend on each other: HarfBuzz knows them.
  private func shaped(_ text: String) -> (glyphs: [cairo_glyph_t], advance: CGFloat)? {
    guard let shaper = face.shaper, let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(shaper, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return nil }
    let unit = Double(size) / Double(max(1, face.unitsPerEm))
    var glyphs: [cairo_glyph_t] = []
    var (x, y) = (0.0, 0.0)
    for index in 0..<Int(count) {
      if infos[index].codepoint == 0 { return nil }
      let place = places[index]
      glyphs.append(
        cairo_glyph_t(
          index: UInt(infos[index].codepoint), x: x + Double(place.x_offset) * unit,
          y: y - Double(place.y_offset) * unit))
      x += Double(place.x_advance) * unit
      y -= Double(place.y_advance) * unit
    }
    return (glyphs, CGFloat(x))
  }
  /// How far the font itself goes on after the glyphs, in points.
  func advance(_ found: (glyphs: [cairo_glyph_t], advance: CGFloat)) -> CGFloat {
    if !found.advance.isNaN { return found.advance }
    choose()
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, found.glyphs, Int32(found.glyphs.count), &extents)
    return CGFloat(extents.x_advance)
  }
  /// Adds the outlines of glyphs to the path.
  func trace(_ found: (glyphs: [cairo_glyph_t], advance: CGFloat), at point: CGPoint, across: CGFloat, down: CGFloat) {
    guard across.isFinite, across > 0, across < 100 else { return }
    choose()
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    cairo_scale(context, Double(across), Double(down))
    cairo_glyph_path(context, found.glyphs, Int32(found.glyphs.count))
    cairo_restore(context)
  }
  /// Paints glyphs that have colours, in the middle of a box.
  func show(_ found: (glyphs: [cairo_glyph_t], advance: CGFloat), in box: CGRect) {
    choose()
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, found.glyphs, Int32(found.glyphs.count), &extents)
    let (width, height) = (CGFloat(extents.width), CGFloat(extents.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return }
    let factor = min(box.width / width, box.height / height)
    cairo_save(context)
    cairo_translate(context, Double(box.midX), Double(box.midY))
    cairo_scale(context, Double(factor), Double(factor))
    cairo_translate(context, -(extents.x_bearing + extents.width / 2), -(extents.y_bearing + extents.height / 2))
    cairo_show_glyphs(context, found.glyphs, Int32(found.glyphs.count))
    cairo_restore(context)
  }
}
