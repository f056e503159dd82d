internal import Drawing
internal import Foundation

/// Texts that a control draws itself on a screen of pixels.
extension TextContent {
  /// A text of one line or more in a font.
  init(_ string: String, font: ResolvedFont, paint: Paint, metrics: TextMetrics) {
    self.init(
      string: string, layout: TextLayout(string, font: font, metrics: metrics),
      style: TextStyle(font: font, paint: paint))
  }
  /// Its size with nothing offered, in points.
  var size: CGSize { layout.ideal }
  /// What it shows in the middle of a frame, one line, cut off where it is too long.
  func centred(in frame: CGRect) -> [DisplayList.Content] {
    let layout = layout
    let size = layout.size(width: frame.width, height: layout.character.height)
    return items(
      in: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height))
  }
  /// What it shows in a frame from its left edge, one line in the middle of its height, cut off where it is too long.
  func leading(in frame: CGRect) -> [DisplayList.Content] {
    let layout = layout
    let size = layout.size(width: frame.width, height: layout.character.height)
    return items(in: CGRect(x: frame.minX, y: frame.midY - size.height / 2, width: size.width, height: size.height))
  }
}
