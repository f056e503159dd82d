internal import CCairo
public import Foundation

/// A picture of an asset catalogue that is written as lines, and the pixels that are drawn for it: SVG by librsvg, PDF
/// by poppler.
public struct VectorImage: Sendable {
  /// What a file is to be.
  public enum Purpose: Hashable, Sendable {
    /// A picture as large as the file says. It `isScalable` where the catalogue preserves its lines: then it is drawn
    /// finely enough for large frames.
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
  /// Pixels a point.
  public let grain: CGFloat
  /// What is drawn.
  public let pixels: Bitmap

  /// Pixels a point that a picture is drawn with, the finest screen's; the longer side of a scalable one in pixels;
  /// pixels that are drawn at most (our choice).
  private static let (grain, longerSide, pixelLimit): (CGFloat, CGFloat, CGFloat) = (3, 1_536, 6_000_000)

  /// Whether a file is SVG or PDF: its first bytes say so, whatever its name ends with.
  public static func isVector(_ data: Data) -> Bool { isPDF(data) || isSVG(data) }
  private static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }
  private static func isSVG(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(4_096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && start.contains("<svg")
  }

  /// Reads a file and draws it.
  public init(_ data: Data, for purpose: Purpose) throws(ImageError) {
    guard data.count <= ImageError.byteLimit else { throw .fileTooLarge(bytes: data.count) }
    if Self.isPDF(data) {
      let document = try PDFDocument(data)
      let plan = try Plan(document.size, purpose)
      try self.init(plan, baseline: nil, pixels: document.bitmap(width: plan.width, height: plan.height))
    } else if Self.isSVG(data) {
      let document = try SVGDocument(data)
      let symbol = purpose == .symbol ? Self.symbol(in: document) : nil
      let part = symbol?.frame ?? CGRect(origin: .zero, size: document.size)
      let plan = try Plan(part.size, purpose)
      let pixels = try document.bitmap(
        part, layer: symbol?.layer, grain: plan.grain, width: plan.width, height: plan.height)
      self.init(plan, baseline: symbol.map { $0.baseline - $0.frame.minY }, pixels: pixels)
    } else {
      throw .unknownFormat
    }
  }
  private init(_ plan: Plan, baseline: CGFloat?, pixels: Bitmap) {
    (size, grain, self.baseline, self.pixels) = (plan.size, plan.grain, baseline, pixels)
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

  /// How finely a picture is drawn.
  private struct Plan {
    let size: CGSize
    let grain: CGFloat
    let (width, height): (Int, Int)

    init(_ size: CGSize, _ purpose: Purpose) throws(ImageError) {
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
        throw .damaged("it has no size")
      }
      var grain = VectorImage.grain
      if purpose == .picture(isScalable: true) {
        grain = max(grain, VectorImage.longerSide / max(size.width, size.height))
      }
      grain = min(
        grain, (VectorImage.pixelLimit / size.width / size.height).squareRoot(),
        CGFloat(Int16.max) / max(size.width, size.height))
      self.size = size
      self.grain = grain
      (width, height) = (
        max(1, Int(bounded: (size.width * grain).rounded(.up))),
        max(1, Int(bounded: (size.height * grain).rounded(.up)))
      )
    }
  }
}
