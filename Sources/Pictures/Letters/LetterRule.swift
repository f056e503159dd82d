internal import Drawing
internal import Foundation

/// The lines under and through a text of a screen of pixels.
enum LetterRule {
  /// Parts of the size: how thick a line is, how far below the letters' foot, and how far above it (our choice).
  static let thickness: CGFloat = 0.06, below: CGFloat = 0.11, above: CGFloat = 0.27

  /// Those of a line, in points. None is thinner than a pixel.
  static func rules(_ run: DisplayList.TextRun, _ place: DisplayList.LinePlace, _ metrics: FontMetrics, scale: CGFloat)
    -> [CGRect]
  {
    guard run.isUnderlined || run.isStruckThrough, !place.letters.isEmpty else { return [] }
    let (span, foot) = (place.span, run.frame.minY + place.baseline)
    let height = max(1 / max(scale, 1), metrics.size * thickness)
    func rule(_ y: CGFloat) -> CGRect {
      CGRect(x: run.frame.minX + span.left, y: y, width: span.right - span.left, height: height)
    }
    return (run.isUnderlined ? [rule(foot + metrics.size * below)] : [])
      + (run.isStruckThrough ? [rule(foot - metrics.size * above - height / 2)] : [])
  }
}
