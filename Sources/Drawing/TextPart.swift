public import Foundation

/// A part of a text with one look: a font, a distance between its letters, a place above or below the line.
public struct TextPart: Hashable, Sendable {
  /// The font of the part.
  public var font: ResolvedFont
  /// What follows each character: in columns of a cell, since the grid has whole columns only, and letters never overlap;
  /// on a screen of pixels in parts of a point.
  public var tracking: Int
  /// Whether letters keep their distance, as tracked ones do: no pair of them stands closer than others.
  public var isTracked = false
  /// How far the part stands above the line, in points.
  public var baselineOffset: CGFloat
  /// Where it ends in the text, in UTF-8 bytes from the beginning.
  var end = 0

  /// - Parameters:
  ///   - spacing: between letters, in points; in a grid rounded to whole columns, a negative one counts as 0 (our choice).
  ///   - isTracked: whether the spacing is tracking, not kerning.
  ///   - baselineOffset: in points upwards; what is not finite counts as 0.
  public init(font: ResolvedFont, spacing: CGFloat = 0, isTracked: Bool = false, baselineOffset: CGFloat = 0, metrics: TextMetrics) {
    self.font = font
    switch metrics {
    case .cells(let cell):
      let columns = cell.width > 0 && spacing.isFinite ? (min(spacing, 1000) / cell.width).rounded() : 0
      tracking = max(0, min(1000, Int(bounded: columns)))
    case .pixels:
      tracking = metrics.units(spacing.isFinite ? max(-1000, min(1000, spacing)) : 0)
      self.isTracked = isTracked && tracking != 0
    }
    self.baselineOffset = baselineOffset.isFinite ? max(-1000, min(1000, baselineOffset)) : 0
  }
  /// A part in a grid of cells.
  public init(font: ResolvedFont, spacing: CGFloat = 0, baselineOffset: CGFloat = 0, cell: CGSize) {
    self.init(font: font, spacing: spacing, baselineOffset: baselineOffset, metrics: .cells(cell))
  }
  /// Whether a text of nothing else needs no parts.
  public var isPlain: Bool { tracking == 0 && baselineOffset == 0 }
}

/// What is known of a text beyond one font: its parts, and what was said about its lines.
public final class TextTraits: Sendable {
  /// In order, without gaps; never empty.
  public let parts: [TextPart]
  /// What was said about the lines.
  public let limits: TextLimits
  /// How the parts are measured.
  let metrics: TextMetrics
  /// Those of the parts on a screen of pixels; empty in a grid.
  let fonts: [FontMetrics]
  /// In columns of a cell, or parts of a point.
  let widestCluster: Int
  /// Where lines may end beside blanks.
  let breaks: LineBreaks

  /// - Parameter widest: the widest cluster, where it is known.
  init(parts: [TextPart], limits: TextLimits, metrics: TextMetrics, string: String, widest: Int? = nil, breaks: LineBreaks? = nil) {
    (self.parts, self.limits, self.metrics) = (parts, limits, metrics)
    fonts = metrics.isProportional ? parts.map { FontMetrics.of($0.font) } : []
    self.breaks = breaks ?? (metrics.isProportional ? LineBreaks(string) : LineBreaks())
    if let widest {
      widestCluster = widest
    } else {
      var cursor = PartCursor(string, parts, fonts)
      var widest = 1
      while let cluster = cursor.next() { widest = max(widest, cluster.columns) }
      widestCluster = widest
    }
  }

  /// From the top of a part's line to its letters' foot, and the height of its line, in points.
  func line(_ part: TextPart) -> (ascent: CGFloat, height: CGFloat) { (metrics.ascent(part.font), metrics.lineHeight(part.font)) }
  /// What an ellipsis in the look of a part takes.
  func ellipsis(_ part: Int) -> Int { fonts.isEmpty ? parts[part].font.scale : max(0, fonts[part].units("…") + parts[part].tracking) }
  /// Heights that differ by less are the same: offers are sums and quotients.
  var tolerance: CGFloat {
    switch metrics {
    case .cells: metrics.lineHeight(ResolvedFont()) * 1e-6
    case .pixels: TextMetrics.tolerance
    }
  }

  /// The place of the part that holds a byte.
  func part(at offset: Int) -> Int {
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Any text, cluster by cluster; each is as wide as its part makes it.
struct PartCursor: ClusterCursor {
  private var cursor: CharacterCursor
  private let parts: [TextPart]
  private let fonts: [FontMetrics]
  /// The part of the cluster that was read last.
  private(set) var part = 0

  /// - Parameter fonts: those of the parts on a screen of pixels; empty in a grid.
  init(_ text: String, _ parts: [TextPart], _ fonts: [FontMetrics], breaks: LineBreaks = LineBreaks()) {
    cursor = CharacterCursor(text, metrics: fonts.first, breaks: breaks)
    (self.parts, self.fonts) = (parts, fonts)
    cursor.isKerned = parts.first?.isTracked == false
  }
  var offset: Int { cursor.offset }

  mutating func next() -> Cluster? {
    while part < parts.count - 1, cursor.offset >= parts[part].end {
      part += 1
      if !fonts.isEmpty { (cursor.metrics, cursor.isKerned) = (fonts[part], !parts[part].isTracked) }
    }
    guard var cluster = cursor.next() else { return nil }
    if cluster.columns > 0 {
      cluster.columns = fonts.isEmpty ? cluster.columns * parts[part].font.scale + parts[part].tracking : max(0, cluster.columns + parts[part].tracking)
    }
    return cluster
  }
}

extension TextTraits {
  /// Whether letters may become smaller, or stand closer, before something is cut.
  var mayShrink: Bool { limits.minimumScale < 1 || (limits.allowsTightening && metrics.isProportional) }
  /// The parts with smaller letters, one form after the other: in a grid of whole scales, on a screen of pixels by twentieths of the size (our choice).
  var smallerForms: [[TextPart]] {
    let least = max(0, min(1, limits.minimumScale))
    guard metrics.isProportional else {
      let scale = parts.map(\.font.scale).max() ?? 1
      let fewest = max(1, Int(bounded: (CGFloat(scale) * least).rounded(.up)))
      guard fewest < scale else { return [] }
      return (fewest..<scale).reversed().map { smaller in
        parts.map { part in
          var part = part
          part.font.pointSize = 17 * CGFloat(max(1, Int(bounded: (Double(part.font.scale) * Double(smaller) / Double(scale)).rounded())))
          return part
        }
      }
    }
    let first = limits.allowsTightening ? [parts.map { $0.scaled(1, tightening: TextTraits.tightening) }] : []
    let steps = stride(from: 19, through: 1, by: -1).map { CGFloat($0) / 20 }.filter { $0 >= least - 1e-6 }
    return first + steps.map { step in parts.map { $0.scaled(step, tightening: limits.allowsTightening ? TextTraits.tightening : 0) } }
  }
  /// How much closer letters may stand, in parts of the size (our choice).
  private static let tightening: CGFloat = 0.015
}

extension TextPart {
  /// The part on a screen of pixels with letters of a part of their size, that stand closer by a part of it.
  fileprivate func scaled(_ factor: CGFloat, tightening: CGFloat) -> TextPart {
    var copy = self
    copy.font.pointSize *= factor
    copy.tracking -= Int(bounded: copy.font.pointSize * tightening * TextMetrics.unitsPerPoint)
    return copy
  }
}
