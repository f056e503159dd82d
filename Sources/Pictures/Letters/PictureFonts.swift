internal import Drawing

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
}
