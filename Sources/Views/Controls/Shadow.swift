internal import Drawing
internal import Foundation

/// A black shadow below a part of a control.
struct Shadow {
  /// How far it lies below, in points.
  let y: CGFloat
  /// How far its edge reaches on either side, in points, as drawing programs say it.
  let blur: CGFloat
  /// From 0 to 1.
  let opacity: Double

  /// An outline in a colour with shadows below it.
  static func lifted(_ outline: DisplayList.Outline, _ paint: Paint, _ shadows: [Shadow]) -> [DisplayList.Content] {
    shadows.map { shadow in
      .layer(
        .shadow(RGBA(red: 0, green: 0, blue: 0, alpha: shadow.opacity), radius: shadow.blur, offset: CGSize(width: 0, height: shadow.y)),
        [DisplayList.Item(.fill(outline, paint))])
    }
  }
}

extension [DisplayList.Content] {
  /// All of it, fainter, as one picture; as it is where a control can be used.
  func dimmed(_ isDimmed: Bool) -> [DisplayList.Content] {
    isDimmed ? [.layer(.group(opacity: PhoneMetrics.disabledOpacity), map { DisplayList.Item($0) })] : self
  }
}
