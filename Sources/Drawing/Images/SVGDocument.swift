internal import CCairo
internal import CRsvg
internal import Foundation

/// A file of SVG, read by librsvg, which reads nothing but these bytes: it has no place that a link could start from.
final class SVGDocument {
  private static let library: CRsvgFunctions? = {
    var functions = CRsvgFunctions()
    return crsvg_load(&functions) == 1 ? functions : nil
  }()
  private let functions: CRsvgFunctions
  private let handle: UnsafeMutableRawPointer
  /// In points: `width` and `height`, else the size of the `viewBox`. A pixel of SVG is a point, as in an asset
  /// catalogue.
  let size: CGSize

  /// - Parameter usesViewBox: the size is that of the `viewBox`, whatever `width` and `height` say.
  init(_ data: Data, usesViewBox: Bool = false) throws(ImageError) {
    guard let functions = Self.library else { throw .missing(package: "librsvg2-2") }
    let bytes = [UInt8](data)
    var fault: UnsafeMutablePointer<CRsvgError>?
    guard let handle = functions.open(bytes, bytes.count, &fault) else { throw .damaged(Self.words(fault, functions)) }
    (self.functions, self.handle) = (functions, handle)
    var (width, height) = (0.0, 0.0)
    if usesViewBox || functions.size(handle, &width, &height) == 0 {
      var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
      var (across, down, box) = (CRsvgLength(), CRsvgLength(), CRsvgRectangle())
      functions.dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
      (width, height) = hasBox != 0 ? (box.width, box.height) : (0, 0)
    }
    size = CGSize(width: width, height: height)
  }
  deinit { functions.close(handle) }

  private var viewport: CRsvgRectangle { CRsvgRectangle(x: 0, y: 0, width: size.width, height: size.height) }
  private static func words(_ fault: UnsafeMutablePointer<CRsvgError>?, _ functions: CRsvgFunctions) -> String {
    guard let fault else { return "it cannot be read" }
    defer { functions.free_error(fault) }
    return fault.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
  }

  /// Where an element lies, in points; nil for none of that `id`.
  func frame(of id: String) -> CGRect? {
    var (area, ink, logical) = (viewport, CRsvgRectangle(), CRsvgRectangle())
    var fault: UnsafeMutablePointer<CRsvgError>?
    guard functions.geometry(handle, "#" + id, &area, &ink, &logical, &fault) != 0 else {
      fault.map { functions.free_error($0) }
      return nil
    }
    return CGRect(x: logical.x, y: logical.y, width: logical.width, height: logical.height)
  }
  /// The pixels of a part.
  /// - Parameters:
  ///   - part: in points.
  ///   - layer: the `id` of the element that alone is drawn; nil for all.
  ///   - grain: pixels a point.
  func bitmap(_ part: CGRect, layer: String?, grain: CGFloat, width: Int, height: Int) throws(ImageError) -> Bitmap {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, grain, grain)
    cairo_translate(context, -part.minX, -part.minY)
    var area = viewport
    var fault: UnsafeMutablePointer<CRsvgError>?
    let name = layer.map { "#" + $0 }
    let isDrawn = context.map { functions.draw(handle, UnsafeMutableRawPointer($0), name, &area, &fault) } ?? 0
    guard isDrawn != 0 else { throw .damaged(Self.words(fault, functions)) }
    cairo_surface_flush(surface)
    guard let bitmap = Bitmap(surface) else { throw .damaged("it cannot be drawn") }
    return bitmap
  }
}
