public import Foundation

/// A picture on its way to a terminal, as its protocol wants it.
public enum TerminalPicture: Sendable {
  /// A PNG file: of all pixels of the cells for kitty's protocol, of the picture's for iTerm2's.
  case png(Data)
  /// Red, green and blue bytes of the picture's pixels, for sixels.
  case pixels([UInt8])
}
