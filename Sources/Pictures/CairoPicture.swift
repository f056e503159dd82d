internal import CCairo
public import Drawing
public import Foundation

/// Pictures by cairo.
public enum CairoPicture {
  /// A PNG file. A side or an area of too many pixels is refused.
  public static func png(_ list: DisplayList, _ style: PictureStyle) throws(PictureError) -> Data {
    let extent = list.extent
    let scale = style.scale.isFinite && style.scale > 0 ? style.scale : 1
    let (width, height) = (Int(bounded: (extent.width * scale).rounded(.up)), Int(bounded: (extent.height * scale).rounded(.up)))
    guard max(width, height) <= PictureError.longestSide, width * height <= PictureError.limit else { throw .tooLarge(width: width, height: height) }
    return try draw(list, style, style.surfaces.make(Int32(width), Int32(height)), extent, scale) { surface, sink in
      PNGFile.write(surface, sink)
    }
  }

  /// A PDF file of one page; its unit is the point.
  public static func pdf(_ list: DisplayList, _ style: PictureStyle) throws(PictureError) -> Data {
    let list = list.withBackdropsDrawn(style)
    let extent = list.extent
    let sink = CairoSink()
    let pointer = Unmanaged.passUnretained(sink).toOpaque()
    let surface = cairo_pdf_surface_create_for_stream(CairoSink.write, pointer, Double(extent.width), Double(extent.height))
    // without a date, the same picture has the same bytes
    "1970-01-01T00:00:00Z".withCString { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, $0) }
    style.title.withCString { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, $0) }
    return try draw(list, style, surface, extent, 1, into: sink) { surface, _ in
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
  }

  /// - Parameter width: what is to the right of so many pixels stays transparent.
  static func draw(
    _ list: DisplayList, _ style: PictureStyle, _ surface: OpaquePointer?, _ extent: CGRect, _ scale: CGFloat, width: Int? = nil, into sink: CairoSink = CairoSink(),
    finish: (OpaquePointer?, UnsafeMutableRawPointer) -> cairo_status_t
  ) throws(PictureError) -> Data {
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    if let width {
      cairo_rectangle(context, 0, 0, Double(width), Double(PictureError.longestSide))
      cairo_clip(context)
    }
    cairo_scale(context, Double(scale), Double(scale))
    cairo_translate(context, -Double(extent.minX), -Double(extent.minY))
    let paper = style.paper
    cairo_set_source_rgb(context, paper.red, paper.green, paper.blue)
    cairo_paint(context)
    CairoPainter(context: context, style: style, scale: scale).paint(list.items)
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cannotDraw(String(cString: cairo_status_to_string(status))) }
    let written = finish(surface, Unmanaged.passUnretained(sink).toOpaque())
    guard written == CAIRO_STATUS_SUCCESS else { throw .cannotDraw(String(cString: cairo_status_to_string(written))) }
    return sink.data
  }
}
