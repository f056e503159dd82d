internal import Foundation

extension TextLayout {
  /// More columns or lines than any text has.
  static let unlimited = Int.max / 4

  /// The columns that fit an offered width, never fewer than the widest cluster needs.
  func columnLimit(_ width: CGFloat?) -> Int { max(1, widestCluster, Self.fitting(width, metrics, of: step.width)) }
  /// The lines that fit an offered height, at least one.
  func lineLimit(_ height: CGFloat?) -> Int { max(1, Self.whole(metrics.isProportional ? height.map { $0 + TextMetrics.tolerance } : height, of: step.height)) }
  /// The columns, or parts of a point, that fit an offered width.
  static func fitting(_ width: CGFloat?, _ metrics: TextMetrics, of unit: CGFloat) -> Int {
    whole(metrics.isProportional ? width.map { max(0, $0) + TextMetrics.tolerance } : width, of: unit)
  }

  /// How often `unit` fits; a millionth below a whole counts as whole, because offers are sums and quotients of floating-point numbers.
  static func whole(_ offer: CGFloat?, of unit: CGFloat) -> Int {
    guard let offer, !offer.isNaN else { return unlimited }
    let quotient = (max(0, offer) / unit + 1e-6).rounded(.down)
    return quotient < CGFloat(Int.farthest) ? Int(bounded: quotient) : unlimited
  }

  /// Calls `body` for each line with its range in UTF-8 bytes, its columns, and whether it was cut (then the columns include the ellipsis).
  func breakLines(limit: Int, maximum: Int, body: (_ start: Int, _ end: Int, _ columns: Int, _ isTruncated: Bool) -> Void) {
    if metrics.isProportional {
      let letters = FontMetrics.of(font)
      let (breaks, ellipsis) = (LineBreaks(string), letters.units("…"))
      if isASCII {
        let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
          letters.withLetters { letters in
            breaks.withOffsets { breaks in
              let cursor = LetterCursor(bytes: bytes, letters: letters, breaks: breaks)
              Self.breakLines(of: cursor, limit: limit, maximum: maximum, ellipsis: ellipsis, body: body)
            }
          }
        }
        if isDone != nil { return }
      }
      return Self.breakLines(of: CharacterCursor(string, metrics: letters, breaks: breaks), limit: limit, maximum: maximum, ellipsis: ellipsis, body: body)
    }
    if isASCII {
      let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
        Self.breakLines(of: ByteCursor(bytes: $0), limit: limit, maximum: maximum, ellipsis: nil, body: body)
      }
      if isDone != nil { return }
    }
    Self.breakLines(of: CharacterCursor(string), limit: limit, maximum: maximum, ellipsis: nil, body: body)
  }

  /// - Parameter ellipsis: what it takes on a screen of pixels; nil in a grid, where it may stand behind a blank.
  private static func breakLines<Cursor: ClusterCursor>(
    of text: Cursor, limit: Int, maximum: Int, ellipsis: Int?, body: (_ start: Int, _ end: Int, _ columns: Int, _ isTruncated: Bool) -> Void
  ) {
    var breaker = LineBreaker(text, limit: limit)
    for index in 1...max(1, maximum) {
      let start = breaker.cursor
      guard let line = breaker.next() else { return }
      if index < maximum || breaker.isFinished {
        body(line.start, line.end, line.columns, false)
      } else {
        let cut = LineBreaker.truncated(from: start, limit: limit, ellipsis: ellipsis ?? 1, keepsBlanks: ellipsis == nil)
        body(cut.start, cut.end, cut.columns, true)
      }
    }
  }

  /// The columns of the widest explicit line and of the widest cluster, and the number of explicit lines.
  static func measure<Cursor: ClusterCursor>(_ text: Cursor) -> (widestLine: Int, widestCluster: Int, explicitLines: Int) {
    var cursor = text
    var widestLine = 0
    var widestCluster = 0
    var count = 1
    var columns = 0
    while let cluster = cursor.next() {
      if cluster.kind == .lineBreak {
        count += 1
        columns = 0
      } else {
        columns += cluster.columns
        widestCluster = max(widestCluster, cluster.columns)
        widestLine = max(widestLine, columns)
      }
    }
    return (widestLine, widestCluster, count)
  }
}
