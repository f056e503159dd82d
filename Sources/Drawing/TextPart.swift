public import Foundation

/// A part of a text with one look: a font, a distance between its letters, a place above or below the line.
public struct TextPart: Hashable, Sendable {
  /// The font of the part.
  public var font: ResolvedFont
  /// What follows each character, in columns of a cell; the grid has whole columns only, and letters never overlap.
  public var tracking: Int
  /// How far the part stands above the line, in points.
  public var baselineOffset: CGFloat
  /// Where it ends in the text, in UTF-8 bytes from the beginning.
  var end = 0

  /// - Parameters:
  ///   - spacing: between letters, in points; rounded to whole columns of `cell`, a negative one counts as 0 (our choice).
  ///   - baselineOffset: in points upwards; what is not finite counts as 0.
  public init(font: ResolvedFont, spacing: CGFloat = 0, baselineOffset: CGFloat = 0, cell: CGSize) {
    self.font = font
    let columns = cell.width > 0 && spacing.isFinite ? (min(spacing, 1000) / cell.width).rounded() : 0
    tracking = max(0, min(1000, Int(bounded: columns)))
    self.baselineOffset = baselineOffset.isFinite ? max(-1000, min(1000, baselineOffset)) : 0
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
  /// One column and one line of scale 1, in points.
  let cell: CGSize
  /// In columns of a cell.
  let widestCluster: Int

  init(parts: [TextPart], limits: TextLimits, cell: CGSize, string: String) {
    (self.parts, self.limits, self.cell) = (parts, limits, cell)
    var cursor = PartCursor(string, parts)
    var widest = 1
    while let cluster = cursor.next() { widest = max(widest, cluster.columns) }
    widestCluster = widest
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
  /// The part of the cluster that was read last.
  private(set) var part = 0

  init(_ text: String, _ parts: [TextPart]) {
    cursor = CharacterCursor(text)
    self.parts = parts
  }
  var offset: Int { cursor.offset }

  mutating func next() -> Cluster? {
    while part < parts.count - 1, cursor.offset >= parts[part].end { part += 1 }
    guard var cluster = cursor.next() else { return nil }
    if cluster.columns > 0 { cluster.columns = cluster.columns * parts[part].font.scale + parts[part].tracking }
    return cluster
  }
}
