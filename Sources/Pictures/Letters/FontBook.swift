internal import CCairo
internal import Drawing
internal import Foundation
internal import Synchronization

/// The fonts of this machine that draw the letters of a screen of pixels.
enum FontBook {
  /// A font, and whether it is the one that was asked for.
  struct Face: @unchecked Sendable {
    /// Made once and never freed or changed, so every thread may draw with it.
    let face: OpaquePointer
    /// What finds the glyphs of joined letters; nil where the file cannot be read.
    let shaper: OpaquePointer?
    /// The unit of the shaper's lengths.
    let unitsPerEm: UInt32
    /// Whether the machine has the family; else it is the next best one.
    var isOwn: Bool
    /// Whether it draws a character; so it is taken where the file's table cannot be read.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
      var glyph: hb_codepoint_t = 0
      return shaper.map { hb_font_get_nominal_glyph($0, scalar.value, &glyph) != 0 } ?? true
    }
  }
  /// What is asked for.
  struct Query: Hashable {
    var families: [String]
    var weight: Int
    var isItalic = false
    /// A scalar that the font should have.
    var scalar: UInt32?
    var hasColors = false
  }

  private static let known = Mutex<[Query: Face]>([:])
  /// The font for a query; nil where the machine has none at all.
  static func face(_ query: Query) -> Face? {
    known.withLock { known in
      if let face = known[query] { return face }
      guard let face = find(query) else { return nil }
      known[query] = face
      return face
    }
  }
  private static func find(_ query: Query) -> Face? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    func add(_ name: String, _ text: String) {
      text.withCString {
        _ = $0.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
          FcPatternAddString(pattern, name, $0)
        }
      }
    }
    for family in query.families { add(FC_FAMILY, family) }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(query.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, query.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // The separate files: a variable font would be drawn at its default.
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    if query.families.first == "Inter" { add(FC_FONTFORMAT, "CFF") }
    if query.hasColors { FcPatternAddBool(pattern, FC_COLOR, FcBool(1)) }
    if let scalar = query.scalar, let set = FcCharSetCreate() {
      FcCharSetAddChar(set, scalar)
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcCharSetDestroy(set)
    }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let best = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(best) }
    if let face = face(of: best, query) { return face }
    // Its file is broken: the next one that is not.
    guard let others = FcFontSort(nil, pattern, FcBool(1), nil, &result) else { return nil }
    defer { FcFontSetDestroy(others) }
    for index in 0..<Int(others.pointee.nfont) {
      guard let found = FcFontRenderPrepare(nil, pattern, others.pointee.fonts[index]) else { continue }
      defer { FcPatternDestroy(found) }
      if let face = face(of: found, query) { return face }
    }
    return nil
  }
  /// The font that was found; nil where its file cannot be drawn with.
  private static func face(of found: OpaquePointer, _ query: Query) -> Face? {
    var name: UnsafeMutablePointer<FcChar8>?
    let isNamed = FcPatternGetString(found, FC_FAMILY, 0, &name) == FcResultMatch
    let family = isNamed ? name.map { String(cString: $0) } : nil
    guard let face = cairo_ft_font_face_create_for_pattern(found) else { return nil }
    guard isSound(face) else {
      cairo_font_face_destroy(face)
      return nil
    }
    let shaper = shaper(of: found)
    return Face(face: face, shaper: shaper.font, unitsPerEm: shaper.unitsPerEm, isOwn: family == query.families.first)
  }
  /// Whether the file can be opened and a letter of it measured: the error of one that cannot would be the whole picture's.
  private static func isSound(_ face: OpaquePointer) -> Bool {
    var (size, room) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&size, 16, 16)
    cairo_matrix_init_identity(&room)
    guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS, let options = cairo_font_options_create() else { return false }
    defer { cairo_font_options_destroy(options) }
    guard let font = cairo_scaled_font_create(face, &size, &room, options) else { return false }
    defer { cairo_scaled_font_destroy(font) }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return false }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_text_extents(font, "Ag", &extents)
    return cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS
  }
  private static func shaper(of pattern: OpaquePointer) -> (font: OpaquePointer?, unitsPerEm: UInt32) {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return (nil, 1000) }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard let blob = hb_blob_create_from_file(String(cString: path)) else { return (nil, 1000) }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(truncatingIfNeeded: index & 0xFFFF)) else { return (nil, 1000) }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return (nil, 1000) }
    hb_ot_font_set_funcs(font)
    return (font, hb_face_get_upem(face))
  }
}

extension FontBook {
  /// What is stretched to the letters of Inter where that is missing, the most similar first.
  private static let standIns = ["Nimbus Sans", "Liberation Sans", "DejaVu Sans"]
  /// The family of a device of cells: the one that its sizes are made for, whatever other fonts are installed; else the machine's own.
  static let cellFamily: String = {
    let family = "DejaVu Sans Mono"
    return face(Query(families: [family], weight: 400))?.isOwn == true ? family : "monospace"
  }()
  /// The font of a text's letters.
  static func face(_ font: ResolvedFont) -> Face? {
    var query = Query(families: ["Inter"], weight: weight(font), isItalic: font.isItalic)
    switch font.design {
    case .default, .rounded:
      if let inter = face(query), inter.isOwn { return inter }
      query.families = standIns
      var face = face(query)
      face?.isOwn = false
      return face
    case .monospaced: query.families = ["JetBrains Mono", "DejaVu Sans Mono"]
    case .serif: query.families = ["Noto Serif", "DejaVu Serif"]
    }
    return face(query)
  }
  /// Round letters are lighter ones with a line around them.
  private static func weight(_ font: ResolvedFont) -> Int {
    let weight = max(100, min(900, font.weight))
    return font.design == .rounded ? max(100, weight - 100) : weight
  }
  /// The font for what the text's own lacks.
  static func face(for text: String, _ font: ResolvedFont, isPicture: Bool) -> Face? {
    guard let first = text.unicodeScalars.first else { return nil }
    if isPicture {
      return face(Query(families: ["Noto Color Emoji"], weight: 400, scalar: first.value, hasColors: true))
    }
    let families = ["Noto Sans" + script(first), "Noto Sans", "DejaVu Sans"]
    return face(Query(families: families, weight: font.weight >= 600 ? 700 : 400, scalar: first.value))
  }
  /// The name of a writing in the names of fonts, with a blank before it; empty for most.
  static func script(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: " Hebrew"
    case 0x0600...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: " Arabic"
    case 0x0900...0x097F: " Devanagari"
    case 0x0980...0x09FF: " Bengali"
    case 0x0B80...0x0BFF: " Tamil"
    case 0x0E00...0x0E7F: " Thai"
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF: " CJK SC"
    default: ""
    }
  }
}
