public import Foundation

/// iTerm2's inline images, which WezTerm, mintty and others know too.
public enum ITermPicture {
  /// Shows a picture of some pixels from the cursor on, which stays.
  public static func show(_ png: Data, _ size: PixelSize) -> TerminalText {
    let facts = "inline=1;size=\(png.count);width=\(size.width)px;height=\(size.height)px;preserveAspectRatio=1"
    let picture = EscapeSequence.iterm("File=\(facts):\(png.base64EncodedString())")
    return EscapeSequence.saveCursor + picture + EscapeSequence.restoreCursor
  }
}
