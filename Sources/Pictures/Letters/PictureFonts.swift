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
    guard let lacking = first(in: list.items, where: { !isDrawn($0) }) else { return nil }
    if FontMetrics.isEmoji(lacking) {
      return "no font for emoji is installed: squares stand for them; sudo apt-get install fonts-noto-color-emoji"
    }
    let scalar = lacking.unicodeScalars.first
    let package = scalar.map(FontBook.script) == " CJK SC" ? "fonts-noto-cjk" : "fonts-noto-core"
    return "no font that is installed has '\(lacking)': boxes stand for such letters; sudo apt-get install \(package)"
  }
  /// Whether a font of this machine has a character. Letters of the alphabets that Inter has are there with any font.
  private static func isDrawn(_ character: Character) -> Bool {
    if FontMetrics.isEmoji(character) {
      return FontBook.face(for: String(character), ResolvedFont(), isPicture: true)?.isOwn == true
    }
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x0530, scalar.properties.isAlphabetic else {
      return true
    }
    let faces = [FontBook.face(ResolvedFont()), FontBook.face(for: String(character), ResolvedFont(), isPicture: false)]
    return faces.contains { $0?.hasGlyph(for: scalar) == true }
  }
  private static func first(
    in items: [DisplayList.Item], where isWanted: (Character) -> Bool
  ) -> Character? {
    for item in items {
      switch item.content {
      case .text(let run):
        for line in run.lines {
          if let found = line.first(where: isWanted) { return found }
        }
      case .layer(_, let inner): if let found = first(in: inner, where: isWanted) { return found }
      default: break
      }
    }
    return nil
  }
}
