internal import CSixel
internal import Foundation

/// DEC's sixels: bands of six rows in at most 255 colours, by libsixel.
public enum SixelPicture {
  /// Shows pixels of red, green and blue bytes from the cursor on, which stays. Nothing is mixed by patterns: an
  /// interface has flat colours.
  /// - Returns: nothing where the bytes are not as many as the size says, or memory is missing.
  public static func show(_ pixels: [UInt8], _ size: PixelSize, _ palette: SixelPalette) -> TerminalText {
    guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 3, !palette.colors.isEmpty else {
      return ""
    }
    let indices = palette.indices(of: pixels)
    var length = 0
    guard
      let text = csixel_encode(
        indices, Int32(size.width), Int32(size.height), palette.bytes, Int32(palette.colors.count), &length)
    else { return "" }
    defer { free(text) }
    let body = text.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
    // libsixel begins with a letter of its own envelope.
    let picture = EscapeSequence.sixel("0;1;0" + (body.hasPrefix("q") ? body : "q" + body))
    return EscapeSequence.saveCursor + picture + EscapeSequence.restoreCursor
  }
}
