public import Foundation
internal import Synchronization

/// A picture of an asset catalogue that is written as lines: SVG, or PDF, which poppler makes SVG of. Pixels are drawn
/// by librsvg for the frame that is filled.
public final class VectorImage: Hashable, Sendable {
  /// What a file is to be.
  public enum Purpose: Hashable, Sendable {
    /// A picture as large as the file says. It `isScalable` where the catalogue preserves its lines: then it is drawn
    /// finely in large frames, else with the pixels of its own size.
    case picture(isScalable: Bool)
    /// A symbol in Apple's template for symbols, which holds it in weights and sizes: the regular one of medium size,
    /// for letters of ``symbolPointSize``.
    case symbol
  }
  /// The size of letters that a template of a symbol is drawn for, in points (Apple, "Creating custom symbol images for
  /// your app").
  public static let symbolPointSize: CGFloat = 100

  /// In points.
  public let size: CGSize
  /// Of a symbol, where the baseline of the text beside it lies, from its top in points.
  public let baseline: CGFloat?
  private let isScalable: Bool
  /// The picture in few pixels.
  private let small: Bitmap
  private let drawing: Mutex<Drawing>

  /// Pixels a point that a picture is drawn with, the finest screen's; pixels of the longer side of a picture that
  /// only shows that the file can be drawn; pixels that are drawn at most (our choice).
  private static let (grain, preview, pixelLimit): (CGFloat, CGFloat, CGFloat) = (3, 32, 6_000_000)

  /// Whether a file is SVG or PDF: its first bytes say so, whatever its name ends with.
  public static func isVector(_ data: Data) -> Bool { isPDF(data) || isSVG(data) }
  private static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }
  private static func isSVG(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(4_096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && start.contains("<svg")
  }

  /// Reads a file. Its lines are drawn once in few pixels, so that what cannot be drawn is refused.
  public init(_ data: Data, for purpose: Purpose) throws(ImageError) {
    guard data.count <= ImageError.byteLimit else { throw .fileTooLarge(bytes: data.count) }
    let document: SVGDocument
    if Self.isPDF(data) {
      document = try SVGDocument(PDFDocument.svg(of: data), usesViewBox: true)
    } else if Self.isSVG(data) {
      document = try SVGDocument(data)
    } else {
      throw .unknownFormat
    }
    let symbol = purpose == .symbol ? Self.symbol(in: document) : nil
    let part = symbol?.frame ?? CGRect(origin: .zero, size: document.size)
    guard part.width.isFinite, part.height.isFinite, part.width > 0, part.height > 0 else {
      throw .damaged("it has no size")
    }
    var drawing = Drawing(document: document, part: part, layer: symbol?.layer)
    small = try drawing.bitmap(grain: min(Self.grain, Self.preview / max(part.width, part.height)))
    (size, isScalable) = (part.size, purpose != .picture(isScalable: false))
    baseline = symbol.map { $0.baseline - $0.frame.minY }
    self.drawing = Mutex(drawing)
  }

  /// The pixels of the whole picture for a frame in points, which they fill stretched: three for each point of the
  /// frame or more, or as many as there may be.
  func bitmap(for frame: CGSize) -> Bitmap {
    let part = max(frame.width / size.width, frame.height / size.height)
    guard part.isFinite, part > 0 else { return small }
    // In steps of the square root of 2: a frame that grows is drawn a few times, not for every step of its size.
    let step = (2 * log2(part) - 1e-6).rounded(.up)
    let most = min(
      isScalable ? .infinity : Self.grain, (Self.pixelLimit / size.width / size.height).squareRoot(),
      CGFloat(Int16.max) / max(size.width, size.height))
    let grain = min(Self.grain * pow(2, step / 2), most)
    return drawing.withLock { (try? $0.bitmap(grain: grain)) ?? small }
  }

  /// The same picture.
  public static func == (a: VectorImage, b: VectorImage) -> Bool { a === b }
  /// Which picture it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What is drawn, and the pixels that were drawn of it by the pixels of a point.
  private struct Drawing {
    let document: SVGDocument
    let part: CGRect
    let layer: String?
    var drawn: [CGFloat: Bitmap] = [:]

    mutating func bitmap(grain: CGFloat) throws(ImageError) -> Bitmap {
      if let known = drawn[grain] { return known }
      let bitmap = try document.bitmap(
        part, layer: layer, grain: grain, width: max(1, Int(bounded: (part.width * grain).rounded(.up))),
        height: max(1, Int(bounded: (part.height * grain).rounded(.up))))
      drawn[grain] = bitmap
      return bitmap
    }
  }

  /// The regular symbol of a template, as wide as from margin to margin; nil for a file that is no template.
  private static func symbol(in document: SVGDocument) -> (layer: String, frame: CGRect, baseline: CGFloat)? {
    for size in ["M", "S", "L"] {
      let layer = "Regular-" + size
      guard var frame = document.frame(of: layer), frame.width > 0, frame.height > 0,
        let line = document.frame(of: "Baseline-" + size)
      else { continue }
      if let left = document.frame(of: "left-margin-" + layer), let right = document.frame(of: "right-margin-" + layer) {
        frame = frame.union(
          CGRect(x: left.midX, y: frame.minY, width: max(0, right.midX - left.midX), height: frame.height))
      }
      return (layer, frame, line.midY)
    }
    return nil
  }
}
