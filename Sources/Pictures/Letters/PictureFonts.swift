public import Drawing

/// What the machine's fonts do to pictures of a device of pixels.
public enum PictureFonts {
  /// What is not drawn as it should be for want of a font, in words; nil where all is there. Sizes and places are the same in any case.
  public static var note: String? {
    guard let face = FontBook.face(ResolvedFont()) else {
      return "no font is installed: texts are left out of pictures; sudo apt-get install fonts-inter"
    }
    return face.isOwn
      ? nil : "Inter is not installed: another font is stretched to its letters; sudo apt-get install fonts-inter"
  }
  /// What a picture lacks for want of a font for what its texts say, in words; nil where all is there.
  public static func note(for list: DisplayList) -> String? {
    guard let emoji = firstEmoji(in: list.items) else { return nil }
    if FontBook.face(for: String(emoji), ResolvedFont(), isPicture: true)?.isOwn == true { return nil }
    return "no font for emoji is installed: squares stand for them; sudo apt-get install fonts-noto-color-emoji"
  }
  private static func firstEmoji(in items: [DisplayList.Item]) -> Character? {
    for item in items {
      switch item.content {
      case .text(let run):
        for line in run.lines {
          if let found = line.first(where: { FontMetrics.isEmoji($0) }) { return found }
        }
      case .layer(_, let inner): if let found = firstEmoji(in: inner) { return found }
      default: break
      }
    }
    return nil
  }
}
